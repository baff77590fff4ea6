// A server that was the leader and is a standby now rejects writes (SQLSTATE 25006) on sessions that stay open. Connections to
// it must not return to the pool: every write on them would fail, long after another server is the leader.
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { createBatch } from '../../src/database/batch.ts';
import { openDb, statement, type Db } from '../../src/database/db.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { startService } from '../support/service.ts';

const CONNECTIONS = 4;
let database: TestDatabase;
let server: pg.Client;
let db: Db;
beforeAll(async () => {
  server = new pg.Client(inject('serverUrl'));
  await server.connect();
  database = await cloneDatabase();
  db = openDb({ url: database.url, poolSize: CONNECTIONS });
  await db.run(statement('make', 'create table notes (text text primary key)'), []);
  await db.close();
});
afterAll(async () => {
  await database.drop();
  await server.end();
});
afterEach(async () => {
  await demote(database.url, false);
  await db.close();
});

/** New sessions are on a server that rejects writes, or on one that accepts them. Open sessions stay as they are. */
async function demote(url: string, demoted: boolean): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await server.query(`alter database ${name} set default_transaction_read_only = ${demoted}`);
}

const note = statement<{ text: string }>('note', 'insert into notes (text) values ($1) returning text');
const wait = statement<object>('wait', 'select pg_sleep(0.1)');
const READ_ONLY = expect.objectContaining({ code: '25006' }) as unknown;

/** Opens every connection of the pool while the server is demoted, and then makes another server the leader. */
async function openDemoted(): Promise<void> {
  await demote(database.url, true);
  db = openDb({ url: database.url, poolSize: CONNECTIONS });
  await Promise.all(Array.from({ length: CONNECTIONS }, () => db.run(wait, [])));
  expect(db.pool().open).toBe(CONNECTIONS);
  await demote(database.url, false);
}

test('the first rejected write closes every connection that was open, so that the next write is recorded', async () => {
  await openDemoted();
  await expect(db.run(note, ['rejected'])).rejects.toEqual(READ_ONLY);
  const written = await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => db.run(note, [`statement ${n}`])));
  expect(written).toHaveLength(CONNECTIONS);
});

test('this holds for a write in a transaction, and within a savepoint of it', async () => {
  await openDemoted();
  const work = (text: string) => db.transaction((tx) => tx.savepoint(() => tx.run(note, [text])));
  await expect(work('rejected')).rejects.toEqual(READ_ONLY);
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => work(`transaction ${n}`)));
});

test('a prepared statement is prepared again on the new connections', async () => {
  await demote(database.url, false);
  db = openDb({ url: database.url, poolSize: 1 });
  await db.run(note, ['prepared']);
  await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    new URL(database.url).pathname.slice(1),
  ]);
  await expect.poll(() => db.pool().open).toBe(0);
  expect(await db.run(note, ['prepared again'])).toEqual([{ text: 'prepared again' }]);
});

test('the rows of a batch that a standby rejected are not tried one by one', async () => {
  await openDemoted();
  const runs: number[] = [];
  const batch = createBatch<string, string>({
    db,
    async run(limited, rows) {
      runs.push(rows.length);
      const all = statement<{ text: string }>('notes', 'insert into notes select unnest($1::text[]) returning text');
      return (await limited.run(all, [rows])).map(({ text }) => text);
    },
  });
  const rows = await Promise.allSettled(['one', 'two', 'three'].map((text) => batch.add(text)));
  expect(rows.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(runs).toEqual([3]);
});

test('the service answers 500 while the server is demoted, and records again without a restart', async () => {
  db = openDb({ url: database.url, poolSize: 1 });
  const service = await startService();
  try {
    const { url } = await service.make.campaign();
    const name = new URL(service.databaseUrl).pathname.slice(1);
    const clicks = () => Promise.all(Array.from({ length: 20 }, () => service.click({ affiliate_url: url })));
    await demote(service.databaseUrl, true);
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await expect
      .poll(async () => (await clicks()).map(({ body }) => (body.error as { message?: string } | undefined)?.message))
      .toEqual(Array.from({ length: 20 }, () => 'Click tracking failed'));
    await demote(service.databaseUrl, false);
    await clicks();
    expect((await clicks()).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await service.call('/readyz', { method: 'GET' })).status).toBe(200);
  } finally {
    await service.stop();
  }
});
