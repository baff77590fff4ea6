// What one run has measured, and the table of docs/scaling.md.
import type { Kind } from './kinds.ts';
import type { Rates } from './measure.ts';
import type { RowsResult } from './rows/index.ts';

/** The shape of the JSON report. */
export interface Report {
  /** when it was started, ISO 8601 */
  at: string;
  machine: { cpus: number; cpu: string; memoryMb: number; node: string; postgres: string; generator: string };
  effort: { rounds: number; seconds: number; connections: number };
  /** of the service and of pgbench */
  throughput: { kind: Kind; rates: Rates[] }[];
  /** visits of short addresses, and clicks of the same service */
  redirects: Rates[];
  /** of the service and of node:http */
  path: Rates[];
  /** milliseconds; at half of the measured throughput, requests are due at a fixed rate */
  clickP99: { half: number; full: number };
  /** resident memory under full load; of the service and its workers */
  memoryMb: number;
  /** start to first answer on an existing database */
  startMs: number;
  /** on a database with a long history; only with --rows */
  rows?: RowsResult;
}

/** The first rate as a multiple of the second, and the lowest and the highest multiple of a single round. */
function ratio([one, other]: readonly Rates[]): { text: string; range: string } {
  const all = one!.rounds.map((rate, i) => rate / other!.rounds[i]!);
  const [low, high] = [Math.min(...all), Math.max(...all)].map((value) => value.toFixed(2));
  return { text: (one!.rate / other!.rate).toFixed(2), range: `rounds ${low} to ${high}` };
}

const NAMES: Record<Kind, string> = {
  click: 'clicks',
  lead: 'leads',
  sale: 'sales with commission, each of a new buyer',
  resale: 'sales with commission, of 2,000 buyers in turn',
  refund: 'refunds',
  readiness: 'readiness',
};
const grouped = (value: number): string => Math.round(value).toLocaleString('en-US');

function rowsLines({ clicks, throughput, reads }: RowsResult): string[][] {
  const slowest = reads.toSorted((a, b) => b.ms - a.ms)[0]!;
  const shares = throughput.map(({ kind, rates }) => `${NAMES[kind]} ${ratio(rates).text}`);
  return [
    [`with ${grouped(clicks)} clicks ÷ empty database`, shares.join(', ')],
    ['slowest read with a long history', `${slowest.ms.toFixed(0)} ms, ${slowest.name}`],
  ];
}

/** The table, after a line about the run. */
export function tableOf(report: Report): string {
  const { machine, effort, throughput, redirects, path, clickP99, memoryMb, startMs, rows } = report;
  const lines = [
    ['Measurement', `Node ${machine.node}`],
    ['---', '---'],
    ...throughput.map(({ kind, rates }) => {
      const { text, range } = ratio(rates);
      return [NAMES[kind], `${grouped(rates[0]!.rate)}/s, ${text} × \`pgbench\` (${range})`];
    }),
    ['redirects', `${grouped(redirects[0]!.rate)}/s, ${ratio(redirects).text} × clicks (${ratio(redirects).range})`],
    ['click p99 at half load / at full load', `${clickP99.half.toFixed(0)} ms / ${clickP99.full.toFixed(0)} ms`],
    ['limit, validation and routing alone, ÷ `node:http`', `${ratio(path).text} (${ratio(path).range})`],
    ['memory under full load', `${memoryMb} MB`],
    ['start to the first answer, on existing database', `${(startMs / 1000).toFixed(2)} s`],
    ...(rows ? rowsLines(rows) : []),
  ];
  return [
    `${machine.cpus} cores (${machine.cpu}) for PostgreSQL ${machine.postgres}, the service and the load ` +
      `(${machine.generator}); ${effort.connections} connections; medians of ${effort.rounds} rounds of ` +
      `${effort.seconds} s; synchronous_commit on.\n`,
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}
