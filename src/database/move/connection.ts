import pg from 'pg';
import { MoveRefusal } from './refusal.ts';

/** Any constant works: two moves to one database must not run at once. */
const LOCK = 7_310_571_003;
const OLDEST_MAJOR = 15;

/** A copy may take hours, which no time limit of the role must interrupt; both sides write and read values alike. */
const SETTINGS = [
  `set application_name = 'referral-tracking move'`,
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
  `set lock_timeout = '5s'`,
  // The server notices a lost client within half a minute, so that the move can be repeated.
  'set tcp_keepalives_idle = 10',
  'set tcp_keepalives_interval = 5',
  'set tcp_keepalives_count = 3',
  'set datestyle = iso',
  'set extra_float_digits = 3',
];

/** The address of a database without credentials and settings, for people. */
export function showUrl(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

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
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // Statements report a lost connection. Without a listener, its error event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (const setting of SETTINGS) await client.query(setting);
    await check(client);
    return client;
  } catch (error) {
    await disconnect(client);
    throw error;
  }
}

export const disconnect = (client: pg.Client): Promise<void> => client.end().catch(() => undefined);
