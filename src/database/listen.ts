// The connection on which PostgreSQL reports changes. It is not in the pool, which closes and replaces connections.
import { Socket } from 'node:net';
import pg from 'pg';
import { connectionTo, settingsText } from './session.ts';
import { CHANGES_CHANNEL, parseChange, type Change } from './changes.ts';

/**
 * Receives each reported change, and undefined when changes may have been missed: `isLost` when the connection is lost, so that
 * more may follow.
 */
export type ChangeListener = (change: Change | undefined, isLost?: boolean) => void;

export interface Changes {
  subscribe(listener: ChangeListener): void;
  /** Disconnects without waiting for the server. */
  close(): void;
}

export interface ListenOptions {
  url: string;
  /** shown in pg_stat_activity */
  applicationName: string;
  /** called with the error if the connection is lost or cannot be opened, and without one after a reconnect */
  log: (message: string, cause?: unknown) => void;
}

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

const LOST = 'changes are not reported; look-ups may be up to one second old';
const BACK = 'changes are reported again';

/**
 * Listens for changes, and reconnects without a time limit if the connection is lost. Never rejects, and does not keep
 * the process running.
 */
export function listenForChanges(options: ListenOptions): Changes {
  const address = { ...connectionTo(options.url), application_name: options.applicationName };
  const listeners: ChangeListener[] = [];
  let current: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let listening = false;
  let failures = 0;

  const report = (change: Change | undefined, isLost = false): void =>
    listeners.forEach((listener) => listener(change, isLost));

  function lose(client: pg.Client, cause: unknown): void {
    // A lost connection emits several events, and so does a connection that was closed intentionally.
    if (client !== current) return;
    current = undefined;
    client.end().catch(() => undefined);
    if (listening) report(undefined, true);
    listening = false;
    if (failures === 0) options.log(LOST, cause);
    retry = setTimeout(() => void connect(), Math.min(FIRST_RETRY_MS * 2 ** failures++, LAST_RETRY_MS)).unref();
  }

  async function connect(): Promise<void> {
    const client = (current = new pg.Client({ ...address, stream: () => new Socket().unref() }));
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, new Error('the connection was closed')));
    client.on('notification', ({ payload = '' }) => report(parseChange(payload)));
    try {
      await client.connect();
      await client.query(`${settingsText({})};listen ${CHANGES_CHANNEL}`);
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
