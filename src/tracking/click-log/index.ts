// The log that clicks are recorded in before the database has them. Loaded only with NATS_URL.
import type { Logger } from 'pino';
import type { ClickLogConfig } from '../../config/click-log.ts';
import type { Db } from '../../database/db.ts';
import { createClickIds } from '../../attribution/click-id.ts';
import type { Clock } from '../../lib/clock.ts';
import { openConnection } from './connection.ts';
import { readBacklog, type Backlog } from './lag.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { startWriter, type Writer } from './writer.ts';

export { checkLog, type LogState } from './check.ts';
export type { Recorder } from './recorder.ts';
export type { Backlog } from './lag.ts';

export interface ClickLogOptions {
  config: ClickLogConfig;
  secretKey: Buffer;
  /** earlier keys, whose click identifiers are still valid */
  previousKeys?: readonly Buffer[];
  clock: Clock;
  log: Logger;
}

const connectionOf = ({ config, log }: ClickLogOptions, purpose: string) =>
  openConnection(config, `referral-tracking ${purpose}`, (details, message) => log.warn(details, message));

const clickIdsOf = ({ secretKey, previousKeys }: ClickLogOptions) => createClickIds(secretKey, previousKeys);

/** For the processes that receive clicks. It does not wait for the log. */
export function openRecorder(options: ClickLogOptions): Recorder {
  const { clock, log } = options;
  return createRecorder({ connection: connectionOf(options, 'clicks'), clickIds: clickIdsOf(options), clock, log });
}

export interface ClickWriter extends Writer {
  /** undefined: the log does not answer */
  backlog(): Promise<Backlog | undefined>;
}

/** For one process of an instance: writes what is in the log to the database. */
export function startClickWriter(options: ClickLogOptions & { db: Db }): ClickWriter {
  const { db, clock, log } = options;
  const connection = connectionOf(options, 'writer');
  const writer = startWriter({ connection, db, clickIds: clickIdsOf(options), clock, log });
  return { ...writer, backlog: () => readBacklog(connection) };
}
