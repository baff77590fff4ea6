import pg from 'pg';
import { SUPERUSER } from './cluster.ts';

/*
 * Each process that uses the cluster keeps a seat: a connection of its own with a shared advisory
 * lock. It ends with its process, however that dies. Who leaves and then gets the lock
 * exclusively was the last one.
 */

const LOCK_KEY = 7_233_189_143;
export const DATABASE = 'referral';

export async function takeSeat(port: number, password: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    // Advisory locks count per database; this one always exists.
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 5000,
    application_name: 'referral-tracking seat',
  });
  // Without a listener, a database that dies would take the whole process with it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [LOCK_KEY]);
    return client;
  } catch (error) {
    await closeSeat(client);
    throw error;
  }
}

export async function ensureDatabase(client: pg.Client): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
}

/** Gives up the seat's lock and tells whether nobody else holds one. */
export async function isLast(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [LOCK_KEY]);
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [LOCK_KEY]);
  return rows[0]?.last === true;
}

/** Never fails, nor waits for a server that no longer answers. */
export async function closeSeat(client: pg.Client): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, 1000);
  });
  await Promise.race([client.end().catch(() => undefined), patience]);
  clearTimeout(timer);
}

/** Errors of a server that is starting, recovering, stopping or just gone. */
export function isPassing(error: unknown): boolean {
  const code = (error as { code?: string }).code;
  if (code === undefined) return true;
  return code.startsWith('E') || /^(57|53|08)/.test(code);
}

/** Whether this connection alone keeps the process from ending; pg offers it, its types do not. */
export function holdProcess(client: pg.Client, hold: boolean): void {
  const held = client as unknown as { ref(): void; unref(): void };
  if (hold) held.ref();
  else held.unref();
}
