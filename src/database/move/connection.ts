import type pg from 'pg';
import { disconnect, openClient, type Settings } from '../session.ts';
import { MoveRefusal } from './refusal.ts';

/** Any constant works: two moves to one database must not run at once. */
const LOCK = 7_310_571_003;
const OLDEST_MAJOR = 15;

/** A copy may take hours, which no time limit of the role must interrupt. */
const SETTINGS: Settings = {
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  lock_timeout: '5s',
  // The server notices a lost client within half a minute, so that the move can be repeated.
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
};

async function checkTarget(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string; free: boolean }>(
    `select current_setting('server_version_num')::integer / 10000 as version, current_setting('server_encoding') as encoding,
       pg_try_advisory_lock($1) as free`,
    [LOCK],
  );
  const { version, encoding, free } = rows[0]!;
  if (version < OLDEST_MAJOR) throw new MoveRefusal(`the target is PostgreSQL ${version}; it must be 15 or newer`);
  if (encoding !== 'UTF8') throw new MoveRefusal(`the encoding of the target is ${encoding}; it must be UTF8`);
  if (!free) throw new MoveRefusal('another process is moving a database to the target');
}

/** Connects to the database that is moved. */
export const connectToSource = (url: string): Promise<pg.Client> => connect(url, () => Promise.resolve());

/**
 * Connects to the database that receives the move. Until it is disconnected, no second move can connect to it.
 * @throws MoveRefusal if it is too old, has another encoding, or receives a move from another process
 */
export const connectToTarget = (url: string): Promise<pg.Client> => connect(url, checkTarget);

async function connect(url: string, check: (client: pg.Client) => Promise<void>): Promise<pg.Client> {
  const client = await openClient(url, 'referral-tracking move', SETTINGS);
  try {
    await check(client);
    return client;
  } catch (error) {
    await disconnect(client);
    throw error;
  }
}
