// The numbers of a period that ends with today: tiles, one large chart, and the way from a click to a sale, compared with the
// period before. Today is not over, so the changes leave it out, and the last day of the period before.
import { useState } from 'react';
import { changeText } from '../../lib/change.ts';
import { daysOf } from '../../lib/days.ts';
import { amountText, countText, moneyText } from '../../lib/money.ts';
import { TimeChart } from '../../ui/chart.tsx';
import { Delta } from '../../ui/delta.tsx';
import { Card } from '../../ui/page.tsx';
import { Segment } from '../../ui/segment.tsx';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import styles from './stats.module.css';
import { byDay, sumOf, type StatsGroup, type Totals } from './totals.ts';
import { FromClickToSale } from './trail.tsx';
import { isOpenRange, rangeBefore, type Range } from './use-totals.ts';

interface NumbersProps {
  range: Range;
  /** the groups by day; undefined while they are loading */
  now: StatsGroup[] | undefined;
  before: StatsGroup[] | undefined;
  currency: string;
  /** what the commission is for the reader: "Commission" or "Earnings" */
  earned: string;
}

type Key = 'revenue' | 'commission' | 'clicks' | 'leads' | 'sales';

interface Measure {
  key: Key;
  label: string;
  /** as short as a choice needs it */
  short: string;
  format: (value: number) => string;
  /** writes a value in a file */
  plain?: (value: number) => string;
}

/** Leads are between clicks and sales, and have no tile of their own. */
const TILES: readonly Key[] = ['revenue', 'commission', 'sales', 'clicks'];

function measuresOf(currency: string, earned: string): Measure[] {
  const amount = (cents: number) => moneyText(cents, currency);
  const plain = (cents: number) => amountText(cents, currency);
  return [
    { key: 'revenue', label: `Net revenue, ${currency}`, short: 'Revenue', format: amount, plain },
    { key: 'commission', label: `${earned}, ${currency}`, short: earned, format: amount, plain },
    { key: 'clicks', label: 'Clicks', short: 'Clicks', format: countText },
    { key: 'leads', label: 'Leads', short: 'Leads', format: countText },
    { key: 'sales', label: `Sales, ${currency}`, short: 'Sales', format: countText },
  ];
}

export function Numbers({ range, now, before, currency, earned }: NumbersProps) {
  const days = daysOf(range.from, range.to);
  const earlier = rangeBefore(range);
  const current = now && byDay(now, days, currency);
  const former = before && byDay(before, daysOf(earlier.from, earlier.to), currency);
  const measures = measuresOf(currency, earned);
  return (
    <>
      <Tiles>
        {TILES.map((key) => (
          <MeasureTile
            key={key}
            measure={measures.find((measure) => measure.key === key)!}
            current={current}
            former={former}
            open={isOpenRange(range)}
          />
        ))}
      </Tiles>
      <div className={styles.main}>
        <MainChart measures={measures} days={days} current={current} former={former} />
        {current ? (
          <FromClickToSale totals={sumOf(current)} currency={currency} earned={earned} />
        ) : (
          <Card title="From click to sale">
            <Awaited label="Loading: From click to sale" />
          </Card>
        )}
      </div>
    </>
  );
}

interface PeriodsProps {
  /** the totals of each day; undefined while they are loading */
  current: Totals[] | undefined;
  former: Totals[] | undefined;
}

interface MeasureTileProps extends PeriodsProps {
  measure: Measure;
  /** whether the last day is not over */
  open: boolean;
}

/** What the change compares is said: it is not the number of the tile if something has come in today. */
function MeasureTile({ measure: { key, label, format }, current, former, open }: MeasureTileProps) {
  const end = open ? -1 : undefined;
  const now = current && sumOf(current)[key];
  const complete = current && sumOf(current.slice(0, end))[key];
  const before = former && sumOf(former.slice(0, end))[key];
  return (
    <Tile
      label={label}
      value={now === undefined ? undefined : format(now)}
      change={
        complete === undefined || before === undefined ? (
          <Skeleton width="3rem" />
        ) : (
          <Delta before={before} now={complete} total={now} text={comparedText(before, complete, now!, format)} />
        )
      }
      line={current ? <Sparkline values={current.map((totals) => totals[key])} /> : <Skeleton width="100%" />}
    />
  );
}

/** `1,175 until yesterday: +6% from 1,107 in the previous period` */
function comparedText(before: number, complete: number, now: number, format: Measure['format']): string {
  const change = changeText(before, complete);
  if (change === undefined) return `${format(before)} in the previous period`;
  const until = complete === now ? '' : `${format(complete)} until yesterday: `;
  return `${until}${change} from ${format(before)} in the previous period`;
}

function MainChart({ measures, days, current, former }: PeriodsProps & { measures: Measure[]; days: string[] }) {
  const [chosen, choose] = useState<Key>('revenue');
  const { key, label, format, plain } = measures.find((measure) => measure.key === chosen)!;
  const choice = (
    <Segment
      label="Chart"
      value={chosen}
      options={measures.map((measure) => [measure.key, measure.short] as const)}
      onChange={choose}
    />
  );
  return (
    <Card title={label} actions={choice}>
      {current && former ? (
        <TimeChart
          title={label}
          days={days}
          format={format}
          tall
          {...(plain ? { plain } : {})}
          series={[
            { label: 'This period', values: current.map((totals) => totals[key]) },
            { label: 'Previous period', values: former.map((totals) => totals[key]), soft: true },
          ]}
        />
      ) : (
        <Awaited label={`Loading: ${label}`} />
      )}
    </Card>
  );
}

/** As tall as what comes, so that nothing below it moves. */
const Awaited = ({ label }: { label: string }) => (
  <div className={styles.awaited}>
    <SkeletonRows label={label} />
  </div>
);

/** In place of an error: nobody has to do anything. */
export const Late = () => (
  <p className={styles.soft} role="status">
    The numbers are on their way, and appear here within a minute.
  </p>
);
