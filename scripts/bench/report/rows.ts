// The part of the report that is about a database with a long history.
import type { RowsResult } from '../rows/index.ts';

const list = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`)];

/** The lowest throughput of all kinds, as a share of that on the empty database. */
export const lowestShare = ({ throughput }: RowsResult): number =>
  Math.min(...throughput.map(({ empty, filled }) => filled.rate / empty.rate));

export const slowestRead = ({ reads }: RowsResult): number => Math.max(...reads.map(({ ms }) => ms));

export function rowsText(rows: RowsResult): string {
  const { checked, skipped, problems, costly } = rows.plans;
  return [
    `\nWith ${rows.clicks} clicks and ${rows.sales} sales: requests per second, empty and filled`,
    ...rows.throughput.map(({ kind, empty, filled }) => {
      const share = (filled.rate / empty.rate).toFixed(2);
      return `  ${kind.padEnd(12)}${empty.rate.toFixed(0).padStart(8)}${filled.rate.toFixed(0).padStart(8)}   ${share}`;
    }),
    ...list(
      'Reads in ms: of commands the time of their statements, of lists the longest of them',
      rows.reads.map(({ name, ms }) => `${ms.toFixed(1).padStart(10)}  ${name}`),
    ),
    `Plans of ${checked} statements checked, ${problems.length} problems`,
    ...list('Problems:', problems),
    ...list('Without a plan:', skipped.length > 0 ? [skipped.join(', ')] : []),
    ...list(
      'Statements that read much at once (cost by the planner):',
      costly.map(({ name, cost }) => `${String(cost).padStart(10)}  ${name}`),
    ),
  ].join('\n');
}
