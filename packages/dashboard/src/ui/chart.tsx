// Lines over days, with the same numbers as a table.
import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef, useState } from 'react';
import { dayText } from '../lib/days.ts';
import { Button } from './button.tsx';
import styles from './chart.module.css';
import { classes } from './classes.ts';
import { csvOf, download } from '../lib/csv.ts';
import { drawLines, useLookChanges } from './plot.ts';
import { Table, type Column } from './table.tsx';

export interface ChartSeries {
  label: string;
  /** one value for each day */
  values: readonly number[];
  /** a dashed line in the background: what the other is compared with */
  soft?: boolean;
}

export interface TimeChartProps {
  /** what is drawn, such as "Clicks"; says it for screen readers, and names the file */
  title: string;
  /** UTC days, such as `2026-11-21` */
  days: readonly string[];
  /** at most two: the line, and what it is compared with */
  series: readonly ChartSeries[];
  /** writes a value, also at the axis */
  format: (value: number) => string;
}

export function TimeChart({ title, days, series, format }: TimeChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number>();
  const look = useLookChanges();
  // The numbers as a text: a chart is drawn again only if they have changed.
  const data = JSON.stringify([days, series]);
  useEffect(() => drawLines(place.current!, { days, series, format, onPoint: setPointed }), [data, look]); // eslint-disable-line react-hooks/exhaustive-deps
  const at = pointed ?? undefined;
  return (
    <figure className={styles.chart} style={{ margin: 0 }}>
      <div ref={place} className={styles.plot} role="img" aria-label={`${title} by day; the table has the numbers`} />
      <ul className={styles.legend}>
        {series.map(({ label, values, soft }) => (
          <li key={label} className={classes(soft && styles.soft)}>
            {label}
            {at !== undefined && `: ${format(values[at] ?? 0)}`}
          </li>
        ))}
        {at !== undefined && <li className={styles.day}>{dayText(days[at] ?? '')}</li>}
      </ul>
      <ChartTable title={title} days={days} series={series} format={format} />
    </figure>
  );
}

function ChartTable({ title, days, series, format }: TimeChartProps) {
  const [open, setOpen] = useState(false);
  const columns: Column<number>[] = [
    { title: 'Day', cell: (index) => dayText(days[index]!), csv: (index) => days[index] },
    ...series.map(({ label, values }) => ({
      title: label,
      number: true,
      cell: (index: number) => format(values[index] ?? 0),
      csv: (index: number) => values[index],
    })),
  ];
  const rows = days.map((_, index) => index);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Show as a table<span className="visually-hidden">: {title}</span>
      </summary>
      {open && (
        <>
          <div className={styles.scroll} tabIndex={0} role="region" aria-label={`${title} by day`}>
            <Table caption={`${title} by day`} columns={columns} rows={rows.toReversed()} rowKey={(index) => index} />
          </div>
          <Button small kind="quiet" onClick={() => download(`${title}.csv`, csvOf(columns, rows))}>
            Save as CSV
          </Button>
        </>
      )}
    </details>
  );
}
