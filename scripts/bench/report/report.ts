import type { Kind } from '../kinds.ts';
import type { Latency } from '../measure/latency.ts';
import type { Rates } from '../measure/throughput.ts';
import type { RowsResult } from '../rows/index.ts';

/** What one run has measured; the shape of the JSON report. */
export interface Report {
  /** when it was started, ISO 8601 */
  at: string;
  machine: { cpus: number; cpu: string; memoryMb: number; postgres: string; generator: string };
  effort: { rounds: number; seconds: number; connections: number };
  /** one for each Node that ran the service */
  results: Results[];
  /** on a database with a long history; only with --rows */
  rows?: RowsResult;
}

export interface Results {
  /** the version of Node, such as v20.19.0 */
  node: string;
  throughput: { kind: Kind; rates: Rates[] }[];
  path: Rates[];
  latency: Latency[];
  /** resident memory under full load; of the service and its workers */
  memoryMb: number;
  /** start to first answer on an existing database */
  startMs: number;
}

export const rateOf = (rates: readonly Rates[], name: string): Rates => rates.find((one) => one.name === name)!;

/** The service's throughput as a multiple of another's. */
export const ratio = (rates: readonly Rates[], other: string): number =>
  rateOf(rates, 'service').rate / rateOf(rates, other).rate;

/** The lowest and the highest ratio of a single round. */
export function range(rates: readonly Rates[], other: string): [number, number] {
  const theirs = rateOf(rates, other).rounds;
  const ratios = rateOf(rates, 'service').rounds.map((rate, i) => rate / theirs[i]!);
  return [Math.min(...ratios), Math.max(...ratios)];
}
