import type { Kind } from '../kinds.ts';
import type { Outcome } from '../load/job.ts';
import { median } from '../numbers.ts';
import type { Instance } from '../service/index.ts';
import type { Effort, Rates } from './throughput.ts';

export interface Latency {
  kind: Kind;
  /** milliseconds; at half of the measured throughput, requests are due at a fixed rate */
  half: { rate: number; p50: number; p99: number };
  /** milliseconds; at full load, each connection sends its next request when it has an answer */
  full: { rate: number; p50: number; p99: number };
}

/** Latencies at half load, after those at full load, which the throughput's rounds have measured. */
export async function measureLatency(kind: Kind, instance: Instance, full: Rates, effort: Effort): Promise<Latency> {
  const rate = full.rate / 2;
  const outcomes: Outcome[] = [];
  for (let round = 0; round < effort.rounds; round++) outcomes.push(await instance.pace(kind, effort.seconds, rate));
  const middle = (key: 'p50' | 'p99') => median(outcomes.map((outcome) => outcome[key]));
  return {
    kind,
    half: { rate, p50: middle('p50'), p99: middle('p99') },
    full: { rate: full.rate, p50: full.p50 ?? NaN, p99: full.p99 ?? NaN },
  };
}
