import pg from 'pg';
import { SUPERUSER } from './cluster.ts';

/*
 * Each process that uses the cluster has a registration: a separate connection with a shared advisory lock.
 * The registration ends with its process, even after a kill. A process that leaves, and then gets the lock
 * exclusively, was the last one.
 */

const LOCK_KEY = 7_233_189_143;
/** The statements of a registration are short. The limit ends the wait for a suspended server. */
const QUERY_TIMEOUT_MS = 30_000;

/** Creates a client for a superuser connection, which ends with the process. */
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
    application_name: 'referral-tracking registration',
  });
  // Without a listener, the error event of a lost connection would end the process.
  client.on('error', () => undefined);
  return client;
}

/** Another process has the cluster for itself; it may release it soon. */
class LockedCluster extends Error {
  override name = 'LockedCluster';
}

/** Keeps all other processes from taking a registration, until this registration ends. False if another process has one. */
export async function claimCluster(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK_KEY]);
  return rows[0]?.mine === true;
}

export async function register(port: number, password: string): Promise<pg.Client> {
  // Advisory locks belong to a database; this database always exists.
  const client = superuserClient(port, password, 'postgres');
  try {
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock_shared($1) as taken', [
      LOCK_KEY,
    ]);
    if (!rows[0]?.taken) throw new LockedCluster('another process is moving it to another server, or is about to end');
    return client;
  } catch (error) {
    await unregister(client);
    throw error;
  }
}

/** Releases the registration's lock and returns whether no other process holds one. */
export async function isLast(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [LOCK_KEY]);
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [LOCK_KEY]);
  return rows[0]?.last === true;
}

/** Never rejects, and does not wait for a server that does not answer. */
export async function unregister(client: pg.Client): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, 1000);
  });
  await Promise.race([client.end().catch(() => undefined), patience]);
  clearTimeout(timer);
}

/** Errors of a server that is starting, recovering, stopping or stopped, and of a lock that another process holds. */
export function isPassing(error: unknown): boolean {
  const code = (error as { code?: string }).code;
  if (code === undefined) return true;
  return code.startsWith('E') || /^(57|53|08|55P03$|40P01$)/.test(code);
}

/** Sets whether this connection keeps the process running. pg has these methods, but its types do not. */
export function holdProcess(client: pg.Client, hold: boolean): void {
  const held = client as unknown as { ref(): void; unref(): void };
  if (hold) held.ref();
  else held.unref();
}
