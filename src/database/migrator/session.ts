import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describeLockHolder } from './blockers.ts';
import type { MigratorOptions } from './migration.ts';

/**
 * The one connection on which a start migrates. It also holds the lock that keeps two starters apart: when it is lost,
 * lock and migration end together.
 */
export interface MigrationSession extends MigratorOptions {
  client: pg.Client;
  /** the server's process for it */
  pid: number;
  /** a second connection, which sees what the first one waits for */
  observer: pg.Client;
  /** moment (ms) after which nothing is waited for any more */
  deadline: number;
}

/** Any constant will do, but it must stay the same: former versions take it as well. */
const LOCK = 7_310_571_001;
const POLL_MS = 250;
const LOG_EVERY_MS = 5_000;

/**
 * The server must notice by itself that a starter died or was stopped, even one that is just executing a statement: its
 * session holds locks that traffic waits for. No limit of the role may cut a migration.
 */
const SETTINGS = [
  `set application_name = 'referral-tracking migration'`,
  'set statement_timeout = 0',
  `set idle_in_transaction_session_timeout = '3s'`,
  'set tcp_keepalives_idle = 10',
  'set tcp_keepalives_interval = 5',
  'set tcp_keepalives_count = 3',
];

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // Statements report a lost connection; without a listener it would end the whole process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (const setting of SETTINGS) await client.query(setting);
    // Only some operating systems can look for a client that has gone while a statement runs.
    await client.query(`set client_connection_check_interval = '2s'`).catch(() => undefined);
    return client;
  } catch (error) {
    await disconnect(client);
    throw error;
  }
}

/** The server's process for a connection. */
export async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}

/** Never fails, and does not wait for a server that no longer answers. */
export async function disconnect(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), sleep(1_000, undefined, { ref: false })]);
}

/**
 * Takes the lock for as long as the session lives. It is tried again and again, not waited for in a statement: a waiting
 * statement holds a snapshot, and `create index concurrently` of the starter that has the lock would wait for that.
 * @throws when another starter holds it for longer than the patience
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
