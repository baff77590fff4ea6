// Writes the clicks of the log to the database. Every instance does it, and the log gives each batch to one of them.
import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../../database/db.ts';
import type { ClickIds } from '../../attribution/click-id.ts';
import { SECOND, type Clock } from '../../lib/clock.ts';
import { CONSUMER, type Connection } from './connection.ts';
import { storeMessages } from './store-messages.ts';

/** Batches that an instance holds; each has up to 256 clicks and half a mebibyte. */
const MOST_HELD = 16;
/** Batches that are written together. */
const MOST_TOGETHER = 8;
const EXPIRES_MS = 5 * SECOND;
/** After two missed heartbeats, the next batches are asked for again, so that a new leader is found within seconds. */
const HEARTBEAT_MS = SECOND;
/** After a failure, batches come back after this time. */
const RETRY_MS = SECOND;

export interface WriterOptions {
  connection: Connection;
  db: Db;
  clickIds: ClickIds;
  clock: Clock;
  log: Pick<Logger, 'warn' | 'error' | 'info'>;
}

export interface Writer {
  /** completes the running write; everything else stays in the log */
  stop(): Promise<void>;
}

/** Returns a function that writes messages. It never rejects: what could not be written comes back. */
function createWrite({ db, clickIds, clock, log }: WriterOptions, pause: () => Promise<unknown>) {
  let failing = false;
  return async (batch: readonly JsMsg[]): Promise<void> => {
    try {
      const contents = batch.map(({ data }) => data);
      const refused = await storeMessages({ db, clickIds, now: clock.now() }, contents);
      for (const message of batch) message.ack();
      if (refused > 0) log.error({ clicks: refused }, 'clicks of the log cannot be stored; see `admin clicks refused`');
      if (failing) log.info('the clicks of the log are written again');
      failing = false;
    } catch (err) {
      for (const message of batch) message.nak(RETRY_MS);
      if (!failing) log.warn({ err }, 'the clicks of the log cannot be written; they wait in the log');
      failing = true;
      await pause();
    }
  };
}

/** Takes what arrives, and writes what has arrived meanwhile, until the messages end. */
async function consume(taken: ConsumerMessages, write: ReturnType<typeof createWrite>, signal: AbortSignal) {
  const held: JsMsg[] = [];
  let writing: Promise<void> | undefined;
  const writeHeld = async (): Promise<void> => {
    while (held.length > 0 && !signal.aborted) await write(held.splice(0, MOST_TOGETHER));
    writing = undefined;
  };
  for await (const message of taken) {
    held.push(message);
    writing ??= writeHeld();
    if (held.length >= MOST_HELD) await writing;
  }
  await writing;
  // Another instance gets at once what this one does not write any more.
  for (const message of held) message.nak();
}

export function startWriter(options: WriterOptions): Writer {
  const { connection, log } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = () => sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
  const write = createWrite(options, pause);
  let messages: ConsumerMessages | undefined;

  async function take(): Promise<void> {
    const opened = await connection.ready();
    if (!opened || signal.aborted) return;
    await connection.ensure();
    const consumer = await opened.js.consumers.get(connection.config.stream, CONSUMER);
    const limits = { max_messages: MOST_HELD, expires: EXPIRES_MS, idle_heartbeat: HEARTBEAT_MS };
    messages = await consumer.consume({ ...limits, abort_on_missing_resource: true });
    if (signal.aborted) await messages.close();
    await consume(messages, write, signal);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await take().catch((err: unknown) => {
        if (!signal.aborted) log.warn({ err }, 'the clicks of the log cannot be read; this is tried again');
      });
      await pause();
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await messages?.close();
      // With a connection, the running write is completed and acknowledged first; without one, closing it ends the wait.
      if (connection.log()) await running;
      await connection.close();
      await running;
    },
  };
}
