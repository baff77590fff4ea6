// Whether the service can use a database, before it changes anything there.
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { disconnect, openClient } from './session.ts';
import { UnsuitableDatabase } from './unsuitable.ts';

/** How often two connections are compared: other clients of a pooler can take the server's process in between. */
const ROUNDS = 3;

const PROBE = 'referral_tracking.connection';
const MARK = `select pg_backend_pid() as pid, set_config('${PROBE}', $1, false)`;
const READ = `select pg_backend_pid() as pid, current_setting('${PROBE}', true) as mark`;

interface Seen {
  pid: number;
  mark: string | null;
}

const ask = async (client: pg.Client, text: string, values: string[] = []): Promise<Seen> =>
  (await client.query<Seen>({ text, values, query_timeout: 5_000 } as pg.QueryConfig)).rows[0]!;

/** Whether a pooler gives a connection another process of the server for each transaction, if it shows itself. */
async function isShared(first: pg.Client, second: pg.Client): Promise<boolean> {
  const mark = randomBytes(9).toString('hex');
  const { pid } = await ask(first, MARK, [mark]);
  for (let round = 0; round < ROUNDS; round++) {
    if ((await ask(second, READ)).mark === mark || (await ask(first, READ)).pid !== pid) return true;
  }
  return false;
}

async function refuseShared(url: string, first: pg.Client): Promise<void> {
  // Without a second connection, nothing can be said.
  const second = await openClient(url, 'referral-tracking check', {}).catch(() => undefined);
  if (!second) return;
  const shared = await isShared(first, second).finally(() => disconnect(second));
  if (!shared) return;
  throw new UnsuitableDatabase(
    'a pooler gives each transaction another connection to the server, and with it the settings, locks and reports of ' +
      "changes of other clients. Use session pooling (PgBouncer: pool_mode = session), or the server's own port",
  );
}

async function refuseEncoding(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]!.server_encoding;
  if (encoding === 'UTF8') return;
  throw new UnsuitableDatabase(
    `the encoding of the database is ${encoding}, and the service stores texts of all languages. Create the database ` +
      'with --encoding UTF8 --template template0',
  );
}

/** @throws UnsuitableDatabase */
export async function checkSuitable(url: string): Promise<void> {
  const client = await openClient(url, 'referral-tracking check', {});
  try {
    await refuseEncoding(client);
    await refuseShared(url, client);
  } finally {
    await disconnect(client);
  }
}
