// How far the database is behind the log of clicks.
import { Gauge, type Registry } from 'prom-client';
import { SECOND, type Clock } from '../lib/clock.ts';
import type { BacklogSource } from '../lib/measures.ts';

const METRICS = {
  up: ['referral_clicks_log_up', '1 if the log of clicks answers.'],
  pending: ['referral_clicks_log_pending', 'Batches of clicks in the log that are not in the database yet.'],
  oldest: ['referral_clicks_log_oldest_seconds', 'The age of the oldest of these batches: how far totals lag.'],
} as const;

/** Registers the metrics of the log; the result reads them for a page. */
export function followBacklog(source: BacklogSource, clock: Clock, registers: [Registry]): () => Promise<void> {
  const gaugeOf = ([name, help]: readonly [string, string]) => new Gauge({ name, help, registers });
  const [up, pending, oldest] = [gaugeOf(METRICS.up), gaugeOf(METRICS.pending), gaugeOf(METRICS.oldest)];
  return async () => {
    const backlog = await source.backlog();
    up.set(backlog ? 1 : 0);
    // Without an answer, the last values would look like a log that works.
    pending.set(backlog ? backlog.batches : NaN);
    const { oldestAt } = backlog ?? {};
    const ageMs = oldestAt ? Math.max(0, clock.now().getTime() - oldestAt.getTime()) : 0;
    oldest.set(backlog ? ageMs / SECOND : NaN);
  };
}
