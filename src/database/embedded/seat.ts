import pg from 'pg';
import { SUPERUSER } from './cluster.ts';

/*
 * Each process that uses the cluster keeps a seat: a connection of its own with a shared advisory
 * lock. It ends with its process, however that dies. Who leaves and then gets the lock
 * exclusively was the last one.
 */

const LOCK_KEY = 7_233_189_143;
/** No statement of a seat takes long; a server that was stopped must not make its users wait for ever. */
const QUERY_TIMEOUT_MS = 30_000;

/** A connection as the superuser, which ends with the process. */
export function superuserClient(port: number, password: string, database: string): pg.Client {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database,
    ssl: false,
    connectionTimeoutMillis: 5000,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: 'referral-tracking seat',
  });
  // Without a listener, a database that dies would take the whole process with it.
  client.on('error', () => undefined);
  return client;
}

export async function takeSeat(port: number, password: string): Promise<pg.Client> {
  // Advisory locks count per database; this one always exists.
  const client = superuserClient(port, password, 'postgres');
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [LOCK_KEY]);
    return client;
  } catch (error) {
    await closeSeat(client);
    throw error;
  }
}

/** Gives up the seat's lock and returns whether nobody else holds one. */
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

/** Errors of a server that is starting, recovering, stopping or just gone, and of a lock that somebody holds. */
export function isPassing(error: unknown): boolean {
  const code = (error as { code?: string }).code;
  if (code === undefined) return true;
  return code.startsWith('E') || /^(57|53|08|55P03$|40P01$)/.test(code);
}

/** Whether this connection alone keeps the process from ending; pg offers it, its types do not. */
export function holdProcess(client: pg.Client, hold: boolean): void {
  const held = client as unknown as { ref(): void; unref(): void };
  if (hold) held.ref();
  else held.unref();
}
