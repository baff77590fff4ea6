// How every connection begins: its address, its time limit, and the settings of its session.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { parseDatabaseUrl } from '../lib/database-url.ts';
import { explained } from './unsuitable.ts';

export type Settings = Readonly<Record<string, string | number>>;

/** The time limit for a connection, in milliseconds; the address can lower it. */
export const CONNECT_TIMEOUT_MS = 5_000;

/**
 * What the service relies on when it reads values, and what would end or disturb its sessions, whatever the server, the
 * database or the role sets. The settings come after the start of the session: a pooler refuses most of them in it.
 */
const SESSION: Settings = {
  client_encoding: 'UTF8',
  client_min_messages: 'warning',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: 1,
  standard_conforming_strings: 'on',
  array_nulls: 'on',
  lc_monetary: 'C',
  lc_numeric: 'C',
  lc_time: 'C',
  default_transaction_isolation: 'read committed',
  default_transaction_deferrable: 'off',
  idle_session_timeout: 0,
};

/** The text that gives a session these settings and those that every session has, in one round trip. */
export const settingsText = (own: Settings): string =>
  Object.entries({ ...SESSION, ...own })
    .map(([name, value]) => `set ${name} = ${typeof value === 'number' ? value : pg.escapeLiteral(value)}`)
    .join(';');

/** Where and how to connect. @throws InvalidDatabaseUrl */
export function connectionTo(url: string) {
  const { connectTimeoutMs = CONNECT_TIMEOUT_MS, ...address } = parseDatabaseUrl(url);
  return {
    ...address,
    connectionTimeoutMillis: Math.min(connectTimeoutMs, CONNECT_TIMEOUT_MS),
    keepAlive: true,
  } satisfies pg.ClientConfig;
}

/** Where the database listens; undefined for one that is reached by a file. */
export function databaseServer(url: string): { host: string; port: number } | undefined {
  const { host, port } = new pg.Client(connectionTo(url));
  return host.startsWith('/') ? undefined : { host, port };
}

/**
 * Opens a connection outside the pool, for work that has its settings. Its name is shown in pg_stat_activity.
 * @throws UnsuitableDatabase if TLS fails, with what to set
 */
export async function openClient(url: string, applicationName: string, settings: Settings): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionTo(url), application_name: applicationName });
  // Statements report a lost connection. Without a listener, its error event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // A pooler answers the start of a session, and may have no server for its first statement.
    await client.query({ text: settingsText(settings), query_timeout: CONNECT_TIMEOUT_MS } as pg.QueryConfig);
    return client;
  } catch (error) {
    await disconnect(client);
    throw explained(error);
  }
}

/** Never rejects, and does not wait for a server that does not answer. */
export async function disconnect(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), sleep(1_000, undefined, { ref: false })]);
}
