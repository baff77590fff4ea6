import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openClient, type Settings } from '../session.ts';
import { describeLockHolder } from './blockers.ts';
import type { MigratorOptions } from './migration.ts';

/**
 * The connection that runs the migrations of a start. It also holds the lock that prevents concurrent migrations: if the
 * connection is lost, lock and migration end together.
 */
export interface MigrationSession extends MigratorOptions {
  client: pg.Client;
  /** the server's process of the connection */
  pid: number;
  /** a second connection, to observe which sessions the first one waits for */
  observer: pg.Client;
  /** time (ms) after which no wait starts */
  deadline: number;
}

/** Any constant works, but it must not change, because former versions use the same lock. */
const LOCK = 7_310_571_001;
const POLL_MS = 250;
const LOG_EVERY_MS = 5_000;

/**
 * Makes the server detect a client that was killed or suspended, even during a statement, because requests wait for the
 * locks of its session. Time limits of the role must not interrupt a migration.
 */
const SETTINGS: Settings = {
  statement_timeout: 0,
  idle_in_transaction_session_timeout: '3s',
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
};

export async function connect(url: string): Promise<pg.Client> {
  const client = await openClient(url, 'referral-tracking migration', SETTINGS);
  // Only some operating systems can detect a lost client during a statement.
  await client.query(`set client_connection_check_interval = '2s'`).catch(() => undefined);
  return client;
}

/** The server's process of a connection. */
export async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}

/**
 * Takes the lock until the session ends. It polls instead of waiting in a statement, because a waiting statement holds a
 * snapshot, and `create index concurrently` of the session with the lock would wait for that snapshot.
 * @throws if another session holds the lock until the time limit
 */
export async function takeLock(session: MigrationSession): Promise<void> {
  const { client, log } = session;
  for (let loggedAt = 0; ;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1::bigint) as taken', [LOCK]);
    if (rows[0]?.taken) return;
    const holder = () => describeLockHolder(client, LOCK);
    if (Date.now() > session.deadline) {
      throw new Error(`another process has been migrating the database for too long: ${await holder()}`);
    }
    if (Date.now() - loggedAt >= LOG_EVERY_MS) {
      loggedAt = Date.now();
      log(`Waiting for another process that migrates the database: ${await holder()}`);
    }
    await sleep(POLL_MS, undefined, { signal: session.signal });
  }
}
