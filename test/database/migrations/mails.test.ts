import { afterAll, beforeAll, expect, test } from 'vitest';
import { up } from '../../../src/database/migrations/0021-mails.ts';
import { cloneDatabase, openTestDb, type TestDatabase, type TestDb } from '../../support/database.ts';

// Nobody is mailed about a first commission that they earned before the service sent such mails.

let database: TestDatabase;
let db: TestDb;
beforeAll(async () => {
  database = await cloneDatabase();
  db = openTestDb(database.url);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

test('partners who have earned something count as mailed, also if the migration runs again', async () => {
  const totals = (partnership_id: number, currency: string, commission_cents: number) => {
    return { program_id: 1, partnership_id, currency, commission_cents };
  };
  await db.knex('partnership_totals').insert([totals(7, 'USD', 5), totals(7, 'EUR', 5), totals(8, 'USD', 0)]);
  for (const _ of [1, 2]) await up(db.knex);
  const mailed = await db.knex('mails_written').select('kind', 'subject_id');
  expect(mailed).toEqual([{ kind: 'first-commission', subject_id: 7 }]);
});
