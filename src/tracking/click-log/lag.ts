// How far the database is behind the log.
import type { Clock } from '../../lib/clock.ts';
import type { Connection } from './connection.ts';

/** Readings of this age are used again. */
const FRESH_MS = 1_000;
const ANSWER_MS = 1_000;

export interface Backlog {
  /** batches that are not in the database yet */
  batches: number;
  /** when the oldest of them was recorded; undefined: there is none */
  oldestAt: Date | undefined;
}

/** Undefined: the log does not answer. */
export async function readBacklog(connection: Connection): Promise<Backlog | undefined> {
  const log = connection.log();
  if (!log) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_MS, undefined).unref());
  const info = await Promise.race([log.jsm.streams.info(connection.config.stream).catch(() => undefined), late]);
  if (!info) return undefined;
  const { messages, first_ts: firstAt } = info.state;
  return { batches: messages, oldestAt: messages === 0 ? undefined : new Date(firstAt) };
}

export interface Lag {
  /** the time up to which the database has every click of the log; at most `now` */
  completeUntil: (now: Date) => Promise<Date>;
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** Reads the backlog when somebody asks. While the log does not answer, the last answer counts. */
export function followLag(connection: Connection, clock: Clock): Lag {
  let complete = clock.now();
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const at = clock.now();
    const backlog = await readBacklog(connection);
    readAt = clock.monotonic();
    if (backlog) complete = backlog.oldestAt ? earlier(at, backlog.oldestAt) : at;
  }

  return {
    async completeUntil(now) {
      if (clock.monotonic() - readAt >= FRESH_MS) {
        reading ??= read().finally(() => (reading = undefined));
        await reading;
      }
      return earlier(now, complete);
    },
  };
}
