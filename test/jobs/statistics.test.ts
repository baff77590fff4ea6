import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherStatistics } from '../../src/stats/statistics.ts';
import { cloneDatabase, openTestDb, type TestDatabase, type TestDb } from '../support/database.ts';

// After a restore or an import, tables have rows and no statistics.

let database: TestDatabase;
let db: TestDb;
beforeAll(async () => {
  database = await cloneDatabase();
  db = openTestDb(database.url);
  // So that PostgreSQL does not gather the statistics itself meanwhile.
  for (const table of ['partners', 'programs'])
    await db.knex.raw(`alter table ${table} set (autovacuum_enabled = false)`);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const importPartners = (from: number, to: number) =>
  db.knex.raw(
    `insert into partners (name, email, created_at)
     select 'Partner ' || n, n || '@partner.dev', now() from generate_series(${from}, ${to}) n`,
  );
const analyzed = () =>
  db.knex('pg_stats').distinct('tablename').where({ schemaname: 'public' }).orderBy('tablename').pluck('tablename');
const rowsByStatistics = async () =>
  (await db.knex('pg_class').where({ relname: 'partners' }).pluck<number[]>('reltuples'))[0];

test('tables without statistics get them, and are then left to autovacuum', async () => {
  await importPartners(1, 5_000);
  expect(await analyzed()).toEqual([]);
  await gatherStatistics(db, AbortSignal.abort());
  expect(await analyzed()).toEqual([]);
  await gatherStatistics(db, new AbortController().signal);
  // The table and its index on an expression. Small tables do not need them.
  expect(await analyzed()).toEqual(['partners', 'partners_email']);
  expect(await rowsByStatistics()).toBe(5_000);
  await importPartners(5_001, 6_000);
  await gatherStatistics(db, new AbortController().signal);
  expect(await rowsByStatistics()).toBe(5_000);
});
