import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb, statement, type Db } from '../../src/database/db.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';

// Other rows refer to these without a foreign key, which each write would have to check.

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase();
  db = openDb({ url: database.url, poolSize: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

test.each(['programs', 'partnerships', 'links', 'commissions', 'refunds'])('rows of %s cannot be deleted', (table) =>
  expect(db.run(statement(`delete_${table}`, `delete from ${table}`), [])).rejects.toThrow(
    `rows of ${table} are never deleted`,
  ),
);
