// Records clicks in the log. What the log does not take within a moment goes straight to the database.
import type { Logger } from 'pino';
import type { ClickIds } from '../../attribution/click-id.ts';
import { SECOND, type Clock } from '../../lib/clock.ts';
import type { Db } from '../../database/db.ts';
import type { ClickLog } from '../../clicks/record.ts';
import type { NewClick } from '../../clicks/write.ts';
import { storeLoggedClicks } from '../logged-clicks.ts';
import { subjectOf, type Connection } from './connection.ts';
import { followLag } from './lag.ts';
import { messagesOf, type Message } from './message.ts';

/** How long a batch waits for a majority of the servers. The database still has time before the request ends. */
const PUBLISH_MS = 2 * SECOND;
/** After a failure, the log is not asked for this long, so that no request waits for a log that is gone. */
const PAUSE_MS = SECOND;

export interface RecorderOptions {
  connection: Connection;
  clickIds: ClickIds;
  clock: Clock;
  log: Pick<Logger, 'warn' | 'info'>;
}

export interface Recorder extends ClickLog {
  close(): Promise<void>;
}

export function createRecorder({ connection, clickIds, clock, log }: RecorderOptions): Recorder {
  const subject = subjectOf(connection.config);
  const expect = { streamName: connection.config.stream };
  const counts: Record<'log' | 'database', number> = { log: 0, database: 0 };
  const lag = followLag(connection, clock);
  let pausedUntil = -Infinity;
  let failing = false;

  function note(error: unknown): void {
    pausedUntil = performance.now() + PAUSE_MS;
    if (!failing) log.warn({ err: error }, 'the log of clicks took no clicks; they are recorded in the database');
    failing = true;
  }

  /** Returns the clicks that a majority of the servers did not confirm. They may be in the log. */
  async function publish(messages: readonly Message[]): Promise<NewClick[]> {
    const now = performance.now();
    const open = now >= pausedUntil ? connection.log() : undefined;
    if (!open) return messages.flatMap(({ clicks }) => clicks);
    // While the log fails, one batch at a time finds out whether it still does.
    if (failing) pausedUntil = now + PUBLISH_MS;
    const sent = messages.map(({ id, data }) =>
      open.js.publish(subject, data, { msgID: id, timeout: PUBLISH_MS, expect }),
    );
    const results = await Promise.allSettled(sent);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) note(failed.reason);
    else if (failing) {
      [failing, pausedUntil] = [false, -Infinity];
      log.info('the log of clicks takes clicks again');
    }
    return messages.filter((_, i) => results[i]!.status === 'rejected').flatMap(({ clicks }) => clicks);
  }

  async function record(db: Db, clicks: readonly NewClick[]): Promise<void> {
    const left = await publish(messagesOf(clicks));
    counts.log += clicks.length - left.length;
    if (left.length === 0) return;
    await storeLoggedClicks(db, clickIds, left, clock.now());
    counts.database += left.length;
  }

  return { record, completeUntil: lag.completeUntil, counts, close: () => connection.close() };
}
