import type { TestDb } from './database.ts';

/** The number of matching rows of a table. */
export async function countRows(db: TestDb, table: string, where: object = {}): Promise<number> {
  const [row] = (await db.knex(table).where(where).count({ rows: '*' })) as [{ rows: number }];
  return Number(row.rows);
}

/** The number of rows of every table that a tracking call may write to. */
export async function countAll(db: TestDb): Promise<Record<string, number>> {
  const tables = ['clicks', 'customers', 'leads', 'sales', 'commissions', 'refunds', 'test_events'];
  return Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await countRows(db, table)] as const)),
  );
}

/** Runs the work while the table does not exist. */
export async function without<T>(db: TestDb, table: string, work: () => Promise<T>): Promise<T> {
  await db.knex.raw('alter table ?? rename to ??', [table, `${table}_away`]);
  try {
    return await work();
  } finally {
    await db.knex.raw('alter table ?? rename to ??', [`${table}_away`, table]);
  }
}
