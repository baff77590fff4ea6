import type { ClickIds } from '../attribution/click-id.ts';
import type { Currency } from '../common/types.ts';
import { MINUTE } from '../lib/clock.ts';
import type { Logger } from 'pino';
import { applyAllAwaited } from '../payments/awaited.ts';
import { applyOverdue } from '../payments/receive.ts';
import { listConfiguredJobs } from '../common/jobs.ts';
import type { Job } from './jobs.ts';

/** The name of the job that applies the events of payments whose sales are recorded. */
export const AWAITED_EVENTS_JOB = 'awaited-events';

/** The name of the job that applies the events whose wait has ended. */
export const OVERDUE_EVENTS_JOB = 'overdue-events';

/** What applying an event needs besides the database. */
export interface Applying {
  clickIds: ClickIds;
  currencies: readonly Currency[];
  log: Pick<Logger, 'warn'>;
}

/** Applies the events that wait for recorded sales, which a process that ended has not applied. */
export const awaitedEventsJob = ({ clickIds, currencies, log: logger }: Applying): Job => ({
  name: AWAITED_EVENTS_JOB,
  everyMs: 5 * MINUTE,
  async run({ db, clock, signal }) {
    const [last] = await listConfiguredJobs(db, [AWAITED_EVENTS_JOB]);
    const log = (err: unknown, message: string): void => logger.warn({ err }, message);
    await applyAllAwaited({ db, clickIds, currencies, clock, signal, log }, last?.finished_at ?? undefined);
  },
});

/** Applies the payments that waited ten minutes for a session or a subscription. */
export const overdueEventsJob = ({ clickIds, currencies, log: logger }: Applying): Job => ({
  name: OVERDUE_EVENTS_JOB,
  everyMs: MINUTE,
  async run({ db, clock, signal }) {
    const log = (err: unknown, message: string): void => logger.warn({ err }, message);
    await applyOverdue({ db, clickIds, currencies, clock, signal, log });
  },
});
