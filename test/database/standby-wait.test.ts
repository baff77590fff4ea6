// A commit that waits for a synchronous standby is already stored on this server, and would be lost with it. PostgreSQL ends
// the wait with a warning if the session is cancelled; the commit must not be acknowledged then.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBatch } from '../../src/database/batch.ts';
import { openDb, statement, type Db } from '../../src/database/db.ts';
import { acquireEmbedded, type EmbeddedDatabase } from '../../src/database/embedded/index.ts';
import { OWNER } from '../../src/database/embedded/owner.ts';
import { superuserUrl } from '../support/global-setup.ts';

const SERVICE = 'service-with-standby';

let folder: string;
// A server of its own: the setting is of the whole server.
let server: EmbeddedDatabase;
let adminUrl: string;
let admin: pg.Client;
let db: Db;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'referral-standby-wait-'));
  chmodSync(folder, 0o711); // if root runs this, the database's own user needs access
  const dataDir = join(folder, 'data');
  server = await acquireEmbedded({ dataDir, checkoutDir: process.cwd(), settings: { fsync: 'off' } });
  adminUrl = superuserUrl(server);
  admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`create table notes (text text primary key); grant all on notes to ${OWNER}`);
  db = openDb({ url: server.url, poolSize: 1, applicationName: SERVICE });
});
afterAll(async () => {
  await db?.close();
  await admin?.end();
  await server?.release();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until commits wait for a standby: PostgreSQL applies the setting some time after sessions show it. */
async function untilCommitsWait(): Promise<void> {
  const probe = new pg.Client(adminUrl);
  await probe.connect();
  const { rows } = await probe.query<{ pid: number }>('select pg_backend_pid() as pid');
  for (let waits = false; !waits;) {
    const commit = probe.query(`select pg_logical_emit_message(true, 'probe', '')`);
    waits = await Promise.race([commit.then(() => false), sleep(200, true)]);
    await admin.query('select pg_cancel_backend($1)', [rows[0]!.pid]);
    await commit;
  }
  await probe.end();
}

/** Names the standby that every commit waits for; none if empty. */
async function waitFor(standby: string): Promise<void> {
  await admin.query('set synchronous_commit = local');
  await admin.query(`alter system set synchronous_standby_names = '${standby}'`);
  await admin.query('select pg_reload_conf()');
  if (standby !== '') await untilCommitsWait();
}

const note = statement<{ text: string }>('note', 'insert into notes (text) values ($1) returning text');

/** Cancels the statement that waits for the standby, as an operator or a pooler may. */
async function cancelWait(): Promise<void> {
  const waiting = `select pid from pg_stat_activity where application_name = $1 and wait_event = 'SyncRep'`;
  const pids = async () => (await admin.query<{ pid: number }>(waiting, [SERVICE])).rows;
  await expect.poll(pids, { timeout: 4_000 }).toHaveLength(1);
  const [{ pid } = { pid: 0 }] = await pids();
  await admin.query('select pg_cancel_backend($1)', [pid]);
}

const storedHere = async (text: string): Promise<boolean> =>
  (await admin.query('select 1 from notes where text = $1', [text])).rowCount === 1;

const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'acknowledged',
    (error: unknown) => error,
  );

const NOT_REPLICATED = expect.objectContaining({ message: expect.stringMatching(/standby/) as string }) as unknown;

beforeEach(() => waitFor('missing'));
afterEach(() => waitFor(''));

test.each<[string, (text: string) => Promise<unknown>]>([
  ['a transaction', (text) => db.transaction((tx) => tx.run(note, [text]))],
  ['a lone statement', (text) => db.run(note, [text])],
])(
  '%s whose wait for the standby was cancelled is not acknowledged, although it is stored here',
  async (name, write) => {
    const written = outcomeOf(write(name));
    await cancelWait();
    expect(await written).toEqual(NOT_REPLICATED);
    expect(await storedHere(name)).toBe(true);
  },
);

test('no row of a batch is acknowledged then, and none is written again', async () => {
  let runs = 0;
  const batch = createBatch<string, string>({
    db,
    async run(limited, rows) {
      runs++;
      const all = statement<{ text: string }>('notes', 'insert into notes select unnest($1::text[]) returning text');
      return (await limited.run(all, [rows])).map(({ text }) => text);
    },
  });
  const added = ['batch 1', 'batch 2'].map((text) => outcomeOf(batch.add(text)));
  await cancelWait();
  expect(await Promise.all(added)).toEqual([NOT_REPLICATED, NOT_REPLICATED]);
  expect(runs).toBe(1);
});

test('a role that hides warnings does not hide this one', async () => {
  await admin.query(`alter role ${OWNER} set client_min_messages = error`);
  const other = openDb({ url: server.url, poolSize: 1, applicationName: SERVICE });
  try {
    const written = outcomeOf(other.run(note, ['hidden']));
    await cancelWait();
    expect(await written).toEqual(NOT_REPLICATED);
  } finally {
    await other.close();
    await admin.query(`alter role ${OWNER} reset client_min_messages`);
  }
});

test('the connection that waited is replaced, and the next commit is acknowledged once the standby is back', async () => {
  const written = outcomeOf(db.run(note, ['before']));
  await cancelWait();
  await written;
  await waitFor('');
  expect(await db.run(note, ['after'])).toEqual([{ text: 'after' }]);
});

test('a commit that waits longer than a statement may take is not acknowledged', { timeout: 20_000 }, async () => {
  expect(await outcomeOf(db.transaction((tx) => tx.run(note, ['too long'])))).toBeInstanceOf(Error);
});
