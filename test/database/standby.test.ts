// A demoted leader may have commits that no other server has, and that are lost when it follows the new one. It can still be
// read: a repeated request would find such a record, and the answer would say that it is stored.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb, statement, type Db } from '../../src/database/db.ts';
import { listenForChanges, type Changes } from '../../src/database/listen.ts';
import { findPostgres, startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';

const bin = findPostgres();
let server: OwnPostgres;
let db: Db;
let changes: Changes;
const logged: string[] = [];
beforeAll(async () => {
  if (bin === undefined) return;
  server = await startOwnPostgres(bin);
  db = openDb({ url: server.url, poolSize: 2 });
  const log = (message: string) => void logged.push(message);
  changes = listenForChanges({ url: server.url, applicationName: 'listener', log });
});
afterAll(async () => {
  changes?.close();
  await db?.close();
  server?.stop();
});

const read = statement<{ n: number }>('read', 'select 1 as n');
const write = statement<object>('write', 'create table if not exists notes (text text)');

async function promote(): Promise<void> {
  const admin = new pg.Client(server.adminUrl);
  await admin.connect();
  await admin.query('select pg_promote()').finally(() => admin.end());
}

test.runIf(bin !== undefined)('a standby is neither read nor written, until it is the leader', async () => {
  expect(await db.run(read, [])).toEqual([{ n: 1 }]);
  server.restartAsStandby();
  await expect.poll(() => db.pool().open).toBe(0);
  await expect(db.run(read, [])).rejects.toThrow('the database server is a standby');
  await expect(db.run(write, [])).rejects.toThrow('the database server is a standby');
  expect(db.pool()).toMatchObject({ open: 0, waiting: 0 });
  await promote();
  expect(await db.run(read, [])).toEqual([{ n: 1 }]);
  expect(await db.run(write, [])).toEqual([]);
  await expect.poll(() => logged.at(-1), { timeout: 15_000 }).toBe('changes are reported again');
});
