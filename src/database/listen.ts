// The connection on which PostgreSQL reports changes. It is separate from the pool, whose connections come and go.
import { Socket } from 'node:net';
import pg from 'pg';
import { CHANGES_CHANNEL, parseChange, type Change } from './changes.ts';

/** Gets each reported change, and undefined whenever changes may have been missed. */
export type ChangeListener = (change: Change | undefined) => void;

export interface Changes {
  subscribe(listener: ChangeListener): void;
  /** Disconnects without waiting for the server. */
  close(): void;
}

export interface ListenOptions {
  url: string;
  /** shown in pg_stat_activity */
  applicationName: string;
  /** called with the cause when the connection is lost or cannot be opened, and without one when it is back */
  log: (message: string, cause?: unknown) => void;
}

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;

const LOST = 'changes are not reported; look-ups may be up to one second old';
const BACK = 'changes are reported again';

function openClient({ url, applicationName }: ListenOptions): pg.Client {
  return new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    stream: () => new Socket().unref(),
  });
}

/**
 * Listens for changes and reconnects, for as long as it takes, when the connection is lost. Never rejects, and does not
 * keep the process alive.
 */
export function listenForChanges(options: ListenOptions): Changes {
  const listeners: ChangeListener[] = [];
  let current: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let listening = false;
  let failures = 0;

  const report = (change: Change | undefined): void => listeners.forEach((listener) => listener(change));

  function lose(client: pg.Client, cause: unknown): void {
    // A connection that breaks reports it in several ways, and one that was closed on purpose does so as well.
    if (client !== current) return;
    current = undefined;
    client.end().catch(() => undefined);
    if (listening) report(undefined);
    listening = false;
    if (failures === 0) options.log(LOST, cause);
    retry = setTimeout(() => void connect(), Math.min(FIRST_RETRY_MS * 2 ** failures++, LAST_RETRY_MS)).unref();
  }

  async function connect(): Promise<void> {
    const client = (current = openClient(options));
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, new Error('the connection was closed')));
    client.on('notification', ({ payload = '' }) => report(parseChange(payload)));
    try {
      await client.connect();
      await client.query(`listen ${CHANGES_CHANNEL}`);
    } catch (error) {
      return lose(client, error);
    }
    if (failures > 0) options.log(BACK);
    failures = 0;
    listening = true;
    report(undefined);
  }

  void connect();
  return {
    subscribe: (listener) => void listeners.push(listener),
    close() {
      clearTimeout(retry);
      const client = current;
      current = undefined;
      client?.end().catch(() => undefined);
    },
  };
}
