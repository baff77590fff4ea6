import { CHANGES_CHANNEL } from '../../src/database/changes.ts';
import { createClickIds } from '../../src/attribution/click-id.ts';
import { customerByClickId } from '../../src/attribution/customers.ts';
import type { TestDb } from './database.ts';
import { SECRET_KEY } from './keys.ts';

/** Reads and makes the click identifiers of the services under test. */
export const clickIds = createClickIds(SECRET_KEY);

/** The customer of a click, as a row of `customers`; with id null while nothing but the click is recorded. */
export async function customerOf(db: TestDb, clickId: string) {
  const row = await db.knex('customers').where({ click_id: clickId }).first();
  const clicked = customerByClickId(clickIds, clickId);
  return row ?? (clicked && { ...clicked, converted_at: null });
}

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

/** Makes every instance read again what it has in memory. */
const forget = (db: TestDb) => db.knex.raw('select pg_notify(?, ?)', [CHANGES_CHANNEL, 'all']);

/** Runs the work while the table does not exist, and no instance has rows of it in memory. */
export async function without<T>(db: TestDb, table: string, work: () => Promise<T>): Promise<T> {
  await db.knex.raw('alter table ?? rename to ??', [table, `${table}_away`]);
  try {
    await forget(db);
    return await work();
  } finally {
    await db.knex.raw('alter table ?? rename to ??', [`${table}_away`, table]);
  }
}

/** The table of every row of the database that contains the text. */
export async function tablesWith({ knex }: TestDb, text: string): Promise<string[]> {
  const relations = knex('pg_class').whereIn('relkind', ['r', 'p']).where({ relispartition: false });
  const tables = await relations.whereRaw("relnamespace = 'public'::regnamespace").pluck<string[]>('relname');
  const found: string[] = [];
  for (const table of tables) {
    const rows = await knex(knex.raw('?? as t', [table])).whereRaw('t::text ilike ?', [`%${text}%`]);
    found.push(...rows.map(() => table));
  }
  return found;
}

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
}

/** Every column that holds one of the texts, as text, in JSON, in a list or as bytes: `leads.event_name has secret`. */
export async function columnsWith({ knex }: TestDb, texts: readonly string[]): Promise<string[]> {
  const columns = (await knex('information_schema.columns')
    .where({ table_schema: 'public' })
    .whereIn('data_type', ['text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY'])
    .select('table_name', 'column_name', 'data_type')) as Column[];
  const search = ({ table_name: table, column_name: column, data_type: type }: Column): string =>
    `select distinct '${table}.${column} has ' || t as found from "${table}", unnest(?::text[]) t where ` +
    (type === 'bytea'
      ? `position(convert_to(t, 'UTF8') in "${column}") > 0`
      : `strpos(lower("${column}"::text), lower(t)) > 0`);
  const sql = columns.map(search).join(' union all ');
  const { rows } = (await knex.raw(
    sql,
    columns.map(() => [...texts]),
  )) as { rows: { found: string }[] };
  return rows.map(({ found }) => found).sort();
}
