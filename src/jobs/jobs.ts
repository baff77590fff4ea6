// What the service does by itself from time to time.
import type { Db } from '../database/db.ts';
import { ensureClickMonths, monthStart } from '../database/partitions.ts';
import { HOUR, MINUTE } from '../lib/clock.ts';
import { databaseTime } from '../store/jobs.ts';
import { rollUp } from '../store/totals/roll-up.ts';

export interface Job {
  /** stored: it must stay the same */
  name: string;
  everyMs: number;
  /** May be interrupted anywhere and run again; ends soon after the signal. */
  run: (db: Db, now: Date, signal: AbortSignal) => Promise<void>;
}

/** How many months have their partition before they begin. */
const MONTHS_AHEAD = 2;

/** The months whose clicks have a partition ahead of time. */
const monthsAhead = (now: Date): Date[] =>
  Array.from({ length: MONTHS_AHEAD + 1 }, (_, later) => monthStart(now, later));

/** Events dated before the end of the totals would be missing there: a clock that is ahead must not move that end. */
async function rollUpSafely(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  const theirs = await databaseTime(db);
  await rollUp(db, theirs < now ? theirs : now, signal);
}

export const JOBS: readonly Job[] = [
  { name: 'click-partitions', everyMs: HOUR, run: (db, now) => ensureClickMonths(db, monthsAhead(now)) },
  { name: 'roll-ups', everyMs: 5 * MINUTE, run: rollUpSafely },
];
