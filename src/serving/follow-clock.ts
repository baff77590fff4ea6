// Sets the clock of a process to the time of the database, so that all instances have the same time. Totals depend on
// it: they never contain an event that is dated long before it is stored.
import type { AdjustableClock } from '../lib/clock.ts';
import type { Db } from '../database/db.ts';
import { databaseTime } from '../common/jobs.ts';
import { rewindAhead } from '../stats/roll-up.ts';

const COMPARE_EVERY_MS = 30_000;
const LOOK_EVERY_MS = 1_000;
/** A smaller difference is not worth a step of the clock. */
const TOLERANCE_MS = 100;
/** From this difference on, it is logged. */
const REPORTED_MS = 5_000;
/** A greater change between system time and monotonic clock is a jump of the time, or a suspended machine. */
const JUMP_MS = 1_000;

export interface Followed {
  db: Db;
  clock: AdjustableClock;
  log: { warn(details: object, message: string): void };
  /** the system time in milliseconds; tests replace it */
  systemTime?: () => number;
}

/**
 * Sets the clock to the database's time, if the difference is more than the time that the question took. First rewinds the
 * totals that are ahead of that time: this process may be new, and another may have written them with a fast clock.
 */
export async function compareClock({ db, clock, log }: Followed): Promise<void> {
  const before = clock.monotonic();
  const theirs = await databaseTime(db);
  const after = clock.monotonic();
  const middle = (before + after) / 2;
  for (const err of await rewindAhead(db, theirs)) log.warn({ err }, 'the totals of a fast clock could not be rewound');
  const elapsed = clock.monotonic() - middle;
  const difference = theirs.getTime() + elapsed - clock.now().getTime();
  if (Math.abs(difference) <= Math.max(TOLERANCE_MS, (after - before) / 2)) return;
  clock.set(theirs, middle);
  if (Math.abs(difference) < REPORTED_MS) return;
  log.warn({ differenceMs: Math.round(difference) }, "the clock differed from the database's, whose time is used");
}

/**
 * Compares now, every 30 seconds, and whenever the system time jumps or the machine was suspended. Never rejects: without
 * an answer of the database the clock runs on, and nothing can be stored anyway.
 */
export async function followDatabase(followed: Followed): Promise<{ stop(): void }> {
  const { clock, log, systemTime = Date.now } = followed;
  const shift = (): number => systemTime() - clock.monotonic();
  let seen = shift();
  let due = 0;
  let comparing: Promise<void> | undefined;
  const compare = (): Promise<void> => {
    seen = shift();
    due = clock.monotonic() + COMPARE_EVERY_MS;
    comparing ??= compareClock(followed)
      .catch((err: unknown) => log.warn({ err }, "the database's time is not known"))
      .finally(() => (comparing = undefined));
    return comparing;
  };
  await compare();
  const timer = setInterval(() => {
    if (clock.monotonic() >= due || Math.abs(shift() - seen) > JUMP_MS) void compare();
  }, LOOK_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
