// Lines over days, weeks or months, with the same numbers as a table.
import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef, useState } from 'react';
import { bucketsOf, bucketText, shortText, sumsOf, unitOf, type Bucket, type Unit } from '../lib/buckets.ts';
import { csvOf } from '../lib/csv.ts';
import { today } from '../lib/days.ts';
import { download } from '../lib/download.ts';
import { Button } from './button.tsx';
import styles from './chart.module.css';
import { classes } from './classes.ts';
import { useFileName } from './file-name.ts';
import { drawLines, useLookChanges, type ChartSeries, type Point } from './plot.ts';
import { Table, type Column } from './table.tsx';

export interface TimeChartProps {
  /** what is drawn, such as "Clicks"; says it for screen readers, and names the file */
  title: string;
  /** UTC days, such as `2026-11-21`; if the last one is today, its line is dotted, because it is not over */
  days: readonly string[];
  /** at most two: the line, and what it is compared with; a value for each day */
  series: readonly ChartSeries[];
  /** writes a value, also at the axis */
  format: (value: number) => string;
  /** writes a value in the file */
  plain?: (value: number) => string | number;
  /** whether it is the main thing of its page */
  tall?: boolean;
}

const isOpen = ({ to }: Bucket): boolean => to === today();

/** Its days, and whether they are not over. */
const labelOf = (bucket: Bucket): string =>
  isOpen(bucket) ? `${bucketText(bucket)}, today so far` : bucketText(bucket);

export function TimeChart({ days, series: daily, ...props }: TimeChartProps) {
  const { title, format, tall } = props;
  const place = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<Point>();
  const look = useLookChanges();
  const unit = unitOf(days);
  const buckets = bucketsOf(days);
  const series = daily.map((one) => ({ ...one, values: sumsOf(buckets, one.values) }));
  const open = buckets.length > 0 && isOpen(buckets.at(-1)!);
  // Of an amount that is always zero, the axis would show a cent.
  const least = props.plain ? 100 : 1;
  const texts = buckets.map((bucket) => shortText(bucket, unit));
  // The numbers as a text: a chart is drawn again only if they have changed.
  const data = JSON.stringify([days, series, open]);
  useEffect(() => drawLines(place.current!, { texts, series, format, least, open, onPoint: setPoint }), [data, look]); // eslint-disable-line react-hooks/exhaustive-deps
  const said = `${title} by ${unit}${open ? ', the last one so far' : ''}; the table has the numbers`;
  const pointed = point && buckets[point.index];
  return (
    <figure className={classes(styles.chart, tall && styles.tall)}>
      <div className={styles.frame}>
        <div ref={place} className={styles.plot} role="img" aria-label={said} />
        {pointed && <Tip point={point} of={buckets.length} label={labelOf(pointed)} series={series} format={format} />}
      </div>
      <div className={styles.foot}>
        <ul className={styles.legend}>
          {series.map(({ label, soft }) => (
            <li key={label} className={classes(soft && styles.soft)}>
              {label}
            </li>
          ))}
          {open && <li className={styles.open}>Today so far</li>}
        </ul>
        <ChartTable {...props} unit={unit} buckets={buckets} series={series} />
      </div>
    </figure>
  );
}

interface TipProps extends Pick<TimeChartProps, 'series' | 'format'> {
  point: Point;
  of: number;
  label: string;
}

/** What the point under the pointer says, beside it: left of it in the second half. */
const Tip = ({ point: { index, left }, of, label, series, format }: TipProps) => (
  <div
    className={styles.tip}
    style={{ transform: `translateX(${left}px) translateX(${index * 2 < of ? '0.75rem' : 'calc(-100% - 0.75rem)'})` }}
  >
    <strong>{label}</strong>
    {series.map(({ label: name, values, soft }) => (
      <p key={name} className={classes(soft && styles.soft)}>
        <span>{name}</span> <span>{format(values[index] ?? 0)}</span>
      </p>
    ))}
  </div>
);

interface ChartTableProps extends Omit<TimeChartProps, 'days'> {
  unit: Unit;
  buckets: readonly Bucket[];
}

const UNITS: Record<Unit, string> = { day: 'Day', week: 'Week', month: 'Month' };

function ChartTable({ title, unit, buckets, series, format, plain = (value) => value }: ChartTableProps) {
  const [open, setOpen] = useState(false);
  const nameOf = useFileName();
  const named = `${title} by ${unit}`;
  const columns: Column<number>[] = [
    { title: UNITS[unit], cell: (index) => labelOf(buckets[index]!), csv: (index) => buckets[index]!.from },
    ...series.map(({ label, values }) => ({
      title: label,
      number: true,
      cell: (index: number) => format(values[index] ?? 0),
      csv: (index: number) => plain(values[index] ?? 0),
    })),
    { title: `Complete ${unit}`, csv: (index) => (isOpen(buckets[index]!) ? 'no' : 'yes') },
  ];
  const rows = buckets.map((_, index) => index);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Show as a table<span className="visually-hidden">: {title}</span>
      </summary>
      {open && (
        <>
          <div className={styles.scroll} tabIndex={0} role="region" aria-label={named}>
            <Table caption={named} columns={columns} rows={rows.toReversed()} rowKey={(index) => index} narrow />
          </div>
          <Button small kind="quiet" onClick={() => download(nameOf(named), csvOf(columns, rows))}>
            Save as CSV
          </Button>
        </>
      )}
    </details>
  );
}
