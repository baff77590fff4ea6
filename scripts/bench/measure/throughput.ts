import type { Contestant, Kind, Measurement } from '../kinds.ts';
import { median } from '../numbers.ts';
import type { PathContestant } from '../path/index.ts';
import { interleave } from './rounds.ts';

/** How often and how long is measured. */
export interface Effort {
  rounds: number;
  seconds: number;
  warmUp: boolean;
}

export interface Rates {
  name: string;
  /** per second, median of the rounds */
  rate: number;
  /** per second, one for each round */
  rounds: number[];
  /** milliseconds at saturation, medians; not reported by pgbench */
  p50?: number;
  p99?: number;
}

const medianOf = (measured: readonly Measurement[], key: 'p50' | 'p99') => {
  const values = measured.flatMap((one) => one[key] ?? []);
  return values.length > 0 ? { [key]: median(values) } : {};
};

const ratesOf = (name: string, measured: readonly Measurement[]): Rates => {
  const rounds = measured.map(({ rate }) => rate);
  return { name, rate: median(rounds), rounds, ...medianOf(measured, 'p50'), ...medianOf(measured, 'p99') };
};

/** The throughput of each for one kind of work, measured in turns. */
export async function compare(kind: Kind, contestants: readonly Contestant[], effort: Effort): Promise<Rates[]> {
  const turns = contestants.map((one) => () => one.measure(kind, effort.seconds));
  const measured = await interleave(turns, effort.rounds, effort.warmUp);
  return contestants.map(({ name }, i) => ratesOf(name, measured[i]!));
}

/** The same for the contract path. */
export async function comparePath(contestants: readonly PathContestant[], effort: Effort): Promise<Rates[]> {
  const turns = contestants.map((one) => async () => ({ rate: await one.measure(effort.seconds) }));
  const measured = await interleave(turns, effort.rounds, effort.warmUp);
  return contestants.map(({ name }, i) => ratesOf(name, measured[i]!));
}
