// The connection to the log, which is made in the background: without it, clicks go to the database.
import {
  AckPolicy,
  DiscardPolicy,
  jetstream,
  jetstreamManager,
  JetStreamApiCodes,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
  type ConsumerConfig,
  type JetStreamClient,
  type JetStreamManager,
  type StreamConfig,
} from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClickLogConfig } from '../../config/click-log.ts';
import { SECOND } from '../../lib/clock.ts';

const RETRY_MS = SECOND;
const ANSWER_MS = 3 * SECOND;
/** A server that answers no ping for two of these is left. */
const PING_MS = 2 * SECOND;
const DEDUPLICATION_MS = 120 * SECOND;
/** A batch that an instance took and did not write within this time goes to another one. */
const ACK_WAIT_MS = 15 * SECOND;
/** Batches that are being written by all instances together. */
const MOST_PENDING = 1_024;
const NANOSECONDS = 1_000_000;

/** The consumer that all instances share. */
export const CONSUMER = 'database';

export interface Log {
  js: JetStreamClient;
  jsm: JetStreamManager;
}

export interface Connection {
  config: ClickLogConfig;
  /** undefined while no server answers or the stream does not exist */
  log(): Log | undefined;
  /** creates the stream again if it is missing, as after a loss of all servers */
  ensure(): Promise<void>;
  /** resolves with the log as soon as there is one; undefined if the connection was closed */
  ready(): Promise<Log | undefined>;
  close(): Promise<void>;
}

export type Warn = (details: object, message: string) => void;

export const connectOnce = ({ servers, user, password, tls }: ClickLogConfig, name: string): Promise<NatsConnection> =>
  connect({
    servers,
    name,
    ...(user === undefined ? {} : { user, pass: password ?? '' }),
    ...(tls ? { tls: {} } : {}),
    timeout: ANSWER_MS,
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: RETRY_MS / 4,
    pingInterval: PING_MS,
    noAsyncTraces: true,
  });

/** The subject of the stream; a stream has one. */
export const subjectOf = ({ stream }: ClickLogConfig): string => `${stream}.batch`;

// A batch is deleted from the stream when it is in the database, so a full stream means that the database is behind.
export const streamOf = (config: ClickLogConfig) =>
  ({
    name: config.stream,
    subjects: [subjectOf(config)],
    storage: StorageType.File,
    retention: RetentionPolicy.Workqueue,
    discard: DiscardPolicy.New,
    num_replicas: config.replicas,
    max_bytes: config.maxBytes,
    duplicate_window: DEDUPLICATION_MS * NANOSECONDS,
  }) satisfies Partial<StreamConfig>;

const CONSUMER_CONFIG: Partial<ConsumerConfig> & { durable_name: string } = {
  durable_name: CONSUMER,
  ack_policy: AckPolicy.Explicit,
  ack_wait: ACK_WAIT_MS * NANOSECONDS,
  max_ack_pending: MOST_PENDING,
  max_deliver: -1,
};

const MISSING: readonly number[] = [JetStreamApiCodes.StreamNotFound, JetStreamApiCodes.ConsumerNotFound];
const isMissing = (error: unknown): boolean => error instanceof JetStreamApiError && MISSING.includes(error.code);

async function ensureConsumer(jsm: JetStreamManager, stream: string): Promise<void> {
  const { durable_name, ...settings } = CONSUMER_CONFIG;
  const found = await jsm.consumers.info(stream, durable_name).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!found) await jsm.consumers.add(stream, CONSUMER_CONFIG);
  else if (found.config.ack_wait !== settings.ack_wait || found.config.max_ack_pending !== settings.max_ack_pending) {
    await jsm.consumers.update(stream, durable_name, settings);
  }
}

/** Creates what is missing, and applies changed settings. Instances may do it at the same time. */
async function ensureStream(jsm: JetStreamManager, config: ClickLogConfig): Promise<void> {
  const wanted = streamOf(config);
  const found = await jsm.streams.info(config.stream).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!found) await jsm.streams.add(wanted);
  else if (found.config.num_replicas !== wanted.num_replicas || found.config.max_bytes !== wanted.max_bytes) {
    await jsm.streams.update(config.stream, { num_replicas: wanted.num_replicas, max_bytes: wanted.max_bytes });
  }
  await ensureConsumer(jsm, config.stream);
}

/** Connects in the background, again and again, until it is closed. Never rejects. */
export function openConnection(config: ClickLogConfig, name: string, warn: Warn): Connection {
  const closing = new AbortController();
  let nc: NatsConnection | undefined;
  let log: Log | undefined;
  let connected = false;
  let arrived!: (log: Log | undefined) => void;
  const first = new Promise<Log | undefined>((resolve) => (arrived = resolve));
  const pause = () => sleep(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined);

  async function follow(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') {
        connected = false;
        warn({ server: connection.getServer() }, 'the connection to the log of clicks was lost');
      } else if (type === 'reconnect') connected = true;
    }
  }

  async function open(): Promise<void> {
    nc = await connectOnce(config, name);
    connected = true;
    void follow(nc);
    const jsm = await jetstreamManager(nc, { timeout: ANSWER_MS, checkAPI: false });
    await ensureStream(jsm, config);
    log = { js: jetstream(nc), jsm };
    arrived(log);
  }

  async function keepTrying(): Promise<void> {
    for (let told = false; !log && !closing.signal.aborted; told = true) {
      try {
        await open();
      } catch (err) {
        if (!told) warn({ err }, 'the log of clicks cannot be used yet; clicks are recorded in the database');
        await nc?.close();
        await pause();
      }
    }
  }

  const trying = keepTrying();
  return {
    config,
    log: () => (connected ? log : undefined),
    ready: () => first,
    ensure: async () => void (log && (await ensureStream(log.jsm, config))),
    async close() {
      closing.abort();
      arrived(undefined);
      await trying;
      if (!nc || nc.isClosed()) return;
      // Sends the last acknowledgements first.
      if (connected)
        await Promise.race([nc.flush().catch(() => undefined), sleep(ANSWER_MS, undefined, { ref: false })]);
      await nc.close();
    },
  };
}
