// The periodic jobs of the service.
import type { Db } from '../database/db.ts';
import { ensureClickMonths, monthStart } from '../database/partitions.ts';
import { gatherStatistics } from '../store/statistics.ts';
import { HOUR, MINUTE } from '../lib/clock.ts';
import { databaseTime } from '../store/jobs.ts';
import { pruneKeys } from '../store/idempotency.ts';
import { rollUp } from '../store/totals/roll-up.ts';

export interface Job {
  /** stored in the database, so it must not change */
  name: string;
  everyMs: number;
  /** Can be interrupted at any point and run again; ends soon after the signal. */
  run: (db: Db, now: Date, signal: AbortSignal) => Promise<void>;
}

/** The number of future months that have a partition. */
const MONTHS_AHEAD = 2;

/** The current month and the future months that need a partition. */
const monthsAhead = (now: Date): Date[] =>
  Array.from({ length: MONTHS_AHEAD + 1 }, (_, later) => monthStart(now, later));

/** Uses the earlier of both clocks: if a fast clock moved the end of the totals too far, events before it would be missing. */
async function rollUpSafely(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  const theirs = await databaseTime(db);
  await rollUp(db, theirs < now ? theirs : now, signal);
}

/** Deletes the expired answers to repeated requests, until none is left or the service stops. */
async function pruneAllKeys(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await pruneKeys(db, now)) > 0);
}

export const JOBS: readonly Job[] = [
  { name: 'statistics', everyMs: 5 * MINUTE, run: (db, _now, signal) => gatherStatistics(db, signal) },
  { name: 'click-partitions', everyMs: HOUR, run: (db, now) => ensureClickMonths(db, monthsAhead(now)) },
  { name: 'idempotency-keys', everyMs: HOUR, run: pruneAllKeys },
  { name: 'roll-ups', everyMs: 5 * MINUTE, run: rollUpSafely },
];
