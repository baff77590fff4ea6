import { MINUTE } from '../lib/clock.ts';
import type { CatchUp } from '../payments/catch-up/nightly.ts';
import type { Applying } from './awaited-events.ts';
import type { Job } from './jobs.ts';

/** The name of the job that asks payment processors for what they failed to deliver. */
export const CATCH_UP_JOB = 'catch-up';

/** Asks the processors once a night. It looks often whether it is time, so that a service that was down then asks later. */
export const catchUpJob = ({ clickIds, currencies, log: logger }: Applying, catchUp: CatchUp): Job => ({
  name: CATCH_UP_JOB,
  everyMs: 5 * MINUTE,
  async run({ db, clock, signal }) {
    // Loaded with the first run: few deployments have one.
    const { catchUpAll } = await import('../payments/catch-up/nightly.ts');
    const log = (err: unknown, message: string): void => logger.warn({ err }, message);
    await catchUpAll({ db, clickIds, currencies, clock, signal, log }, catchUp);
  },
});
