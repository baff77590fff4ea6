import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb, statement, type Db } from '../../src/database/db.ts';
import { ensureClickMonths, monthStart, partitionOf } from '../../src/database/partitions.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase();
  db = openDb({ url: database.url, poolSize: 8 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const at = (time: string) => new Date(time);
const insert = statement<object>(
  'insert_test_click',
  `insert into clicks (program_id, occurred_at, click_id, link_id, partnership_id) values (1, $1, $2, 1, 1)`,
);
const partitions = async () =>
  (
    await db.run(
      statement<{ name: string }>(
        'partitions',
        `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'clicks'::regclass order by 1`,
      ),
      [],
    )
  ).map(({ name }) => name);

test('a month begins at midnight UTC of its first day, in every year', () => {
  expect(monthStart(at('2026-11-30T23:59:59.999Z')).toISOString()).toBe('2026-11-01T00:00:00.000Z');
  expect(monthStart(at('2026-12-01T00:00:00Z'), 1).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(partitionOf(at('0099-01-01T00:00:00Z'))).toBe('clicks_0099_01');
});

test('clicks go into the partition of their month, up to its last millisecond', async () => {
  await ensureClickMonths(db, [at('2026-11-15T00:00:00Z'), at('2026-12-15T00:00:00Z')]);
  expect(await partitions()).toEqual(['clicks_2026_11', 'clicks_2026_12']);
  await db.run(insert, [at('2026-11-30T23:59:59.999Z'), 'last']);
  await db.run(insert, [at('2026-12-01T00:00:00.000Z'), 'first']);
  const count = (table: string) =>
    db.run(statement<{ click_id: string }>(`of_${table}`, `select click_id from ${table}`), []);
  expect(await count('clicks_2026_11')).toEqual([{ click_id: 'last' }]);
  expect(await count('clicks_2026_12')).toEqual([{ click_id: 'first' }]);
});

test('making a month that is there changes nothing, and ten at once make one', async () => {
  const months = [at('2027-01-01T00:00:00Z')];
  await Promise.all(Array.from({ length: 10 }, () => ensureClickMonths(db, months)));
  await ensureClickMonths(db, months);
  expect((await partitions()).filter((name) => name === 'clicks_2027_01')).toHaveLength(1);
});

test('a month whose table is there and not attached is attached', async () => {
  await db.run(statement('apart', 'create table clicks_2027_03 (like clicks including all)'), []);
  await ensureClickMonths(db, [at('2027-03-09T00:00:00Z')]);
  await db.run(insert, [at('2027-03-31T00:00:00Z'), 'march']);
});

test('clicks are written while a month is made', async () => {
  const writing = db.transaction(async (tx) => {
    await tx.run(insert, [at('2026-11-02T00:00:00Z'), 'meanwhile']);
    // Making the month does not wait for this transaction, nor this one for it.
    await ensureClickMonths(db, [at('2027-05-01T00:00:00Z')]);
    await tx.run(insert, [at('2026-11-03T00:00:00Z'), 'meanwhile too']);
  });
  await writing;
  expect(await partitions()).toContain('clicks_2027_05');
});
