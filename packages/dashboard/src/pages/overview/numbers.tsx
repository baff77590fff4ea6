// The numbers of a period that ends with today: a tile for each, and a chart for most, compared with the period before. Today
// is not over, so the changes leave it out, and the last day of the period before.
import { useState, type ReactNode } from 'react';
import { daysOf } from '../../lib/days.ts';
import { useNarrow } from '../../lib/narrow.ts';
import { amountText, countText, moneyText } from '../../lib/money.ts';
import { byDay, sumOf, type StatsGroup } from '../../lib/totals.ts';
import { TimeChart } from '../../ui/chart.tsx';
import { FilterSelect } from '../../ui/filters.tsx';
import { Card } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import styles from './overview.module.css';
import { Tile, type Measure } from './tiles.tsx';
import { rangeBefore, type Range } from './totals.ts';

interface NumbersProps {
  range: Range;
  /** the groups by day; undefined while they are loading */
  now: StatsGroup[] | undefined;
  before: StatsGroup[] | undefined;
  currency: string;
  /** what the commission is for the reader: "Commission" or "Earnings" */
  earned: string;
}

/** The line of the revenue would be that of the commission at another scale. */
const isDrawn = ({ key }: Measure): boolean => key !== 'revenue';

export function Numbers({ range, now, before, currency, earned }: NumbersProps) {
  const days = daysOf(range.from, range.to);
  const earlier = rangeBefore(range);
  const current = now && byDay(now, days, currency);
  const former = before && byDay(before, daysOf(earlier.from, earlier.to), currency);
  const amount = (cents: number) => moneyText(cents, currency);
  const plain = (cents: number) => amountText(cents, currency);
  const measures: Measure[] = [
    { key: 'clicks', label: 'Clicks', format: countText },
    { key: 'leads', label: 'Leads', format: countText },
    { key: 'sales', label: 'Sales', format: countText },
    { key: 'revenue', label: `Net revenue, ${currency}`, format: amount, plain },
    { key: 'commission', label: `${earned}, ${currency}`, format: amount, plain },
  ];
  return (
    <>
      <dl className={styles.tiles}>
        {measures.map((measure) => (
          <Tile
            key={measure.key}
            measure={measure}
            now={current && sumOf(current)[measure.key]}
            complete={current && sumOf(current.slice(0, -1))[measure.key]}
            before={former && sumOf(former.slice(0, -1))[measure.key]}
          />
        ))}
      </dl>
      <p className={styles.small}>
        Days are in UTC. The totals include today, which is not over. The changes compare complete days only: those
        until yesterday, and as many of the previous period.
      </p>
      <Charts
        measures={measures.filter(isDrawn)}
        chart={({ key, label, format, plain }) =>
          current && former ? (
            <TimeChart
              title={label}
              days={days}
              format={format}
              {...(plain ? { plain } : {})}
              series={[
                { label: 'This period', values: current.map((totals) => totals[key]) },
                { label: 'Previous period', values: former.map((totals) => totals[key]), soft: true },
              ]}
            />
          ) : (
            <SkeletonRows label={`Loading: ${label}`} />
          )
        }
      />
    </>
  );
}

/** In place of an error: nobody has to do anything. */
export const Late = () => (
  <p className={styles.soft} role="status">
    The numbers are on their way, and appear here within a minute.
  </p>
);

interface ChartsProps {
  measures: readonly Measure[];
  chart: (measure: Measure) => ReactNode;
}

/** All charts; on a phone one at a time, so that what follows them is not far below. */
function Charts({ measures, chart }: ChartsProps) {
  const narrow = useNarrow();
  const [chosen, choose] = useState<string>('clicks');
  const shown = narrow ? measures.filter(({ key }) => key === chosen) : measures;
  return (
    <>
      {narrow && (
        <FilterSelect
          label="Chart"
          value={chosen}
          options={measures.map(({ key, label }) => [key, label])}
          onChange={choose}
        />
      )}
      <div className={styles.charts}>
        {shown.map((measure) => (
          <Card key={measure.key} title={measure.label}>
            {chart(measure)}
          </Card>
        ))}
      </div>
    </>
  );
}
