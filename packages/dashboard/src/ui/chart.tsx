// Lines over days, with the same numbers as a table.
import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef, useState } from 'react';
import { dayText, today } from '../lib/days.ts';
import { Button } from './button.tsx';
import styles from './chart.module.css';
import { classes } from './classes.ts';
import { csvOf } from '../lib/csv.ts';
import { download } from '../lib/download.ts';
import { useFileName } from './file-name.ts';
import { drawLines, useLookChanges, type ChartSeries } from './plot.ts';
import { Table, type Column } from './table.tsx';

export interface TimeChartProps {
  /** what is drawn, such as "Clicks"; says it for screen readers, and names the file */
  title: string;
  /** UTC days, such as `2026-11-21`; if the last one is today, its line is dotted, because it is not over */
  days: readonly string[];
  /** at most two: the line, and what it is compared with */
  series: readonly ChartSeries[];
  /** writes a value, also at the axis */
  format: (value: number) => string;
  /** writes a value in the file */
  plain?: (value: number) => string | number;
}

const isOpen = (day: string | undefined): boolean => day === today();

/** The day, and whether it is not over. */
const labelOf = (day: string): string => (isOpen(day) ? `${dayText(day)}, today so far` : dayText(day));

export function TimeChart(props: TimeChartProps) {
  const { title, days, series, format } = props;
  const place = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number>();
  const look = useLookChanges();
  const open = isOpen(days.at(-1));
  // Of an amount that is always zero, the axis would show a cent.
  const least = props.plain ? 100 : 1;
  // The numbers as a text: a chart is drawn again only if they have changed.
  const data = JSON.stringify([days, series, open]);
  useEffect(() => drawLines(place.current!, { days, series, format, least, open, onPoint: setPointed }), [data, look]); // eslint-disable-line react-hooks/exhaustive-deps
  const at = pointed ?? undefined;
  const said = `${title} by day${open ? ', the last one so far' : ''}; the table has the numbers`;
  return (
    <figure className={styles.chart} style={{ margin: 0 }}>
      <div ref={place} className={styles.plot} role="img" aria-label={said} />
      <ul className={styles.legend}>
        {series.map(({ label, values, soft }) => (
          <li key={label} className={classes(soft && styles.soft)}>
            {label}
            {at !== undefined && `: ${format(values[at] ?? 0)}`}
          </li>
        ))}
        {open && <li className={styles.open}>Today so far</li>}
        {at !== undefined && <li className={styles.day}>{labelOf(days[at] ?? '')}</li>}
      </ul>
      <ChartTable {...props} />
    </figure>
  );
}

function ChartTable({ title, days, series, format, plain = (value) => value }: TimeChartProps) {
  const [open, setOpen] = useState(false);
  const nameOf = useFileName();
  const columns: Column<number>[] = [
    { title: 'Day', cell: (index) => labelOf(days[index]!), csv: (index) => days[index] },
    ...series.map(({ label, values }) => ({
      title: label,
      number: true,
      cell: (index: number) => format(values[index] ?? 0),
      csv: (index: number) => plain(values[index] ?? 0),
    })),
    { title: 'Complete day', csv: (index) => (isOpen(days[index]) ? 'no' : 'yes') },
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
            <Table
              caption={`${title} by day`}
              columns={columns}
              rows={rows.toReversed()}
              rowKey={(index) => index}
              narrow
            />
          </div>
          <Button small kind="quiet" onClick={() => download(nameOf(`${title} by day`), csvOf(columns, rows))}>
            Save as CSV
          </Button>
        </>
      )}
    </details>
  );
}
