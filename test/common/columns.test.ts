import pg from 'pg';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { CLICKS } from '../../src/clicks/write.ts';
import { COMMISSIONS, ENTRIES } from '../../src/commissions/write.ts';
import { CUSTOMERS } from '../../src/attribution/write.ts';
import { LEADS } from '../../src/leads/write.ts';
import { arraysOf, sentRows, type Columns, type RowOf } from '../../src/common/columns.ts';
import { TEST_EVENTS } from '../../src/tracking/test-events.ts';
import { ITEMS, PAYOUTS } from '../../src/payouts/write.ts';
import { REFUNDS } from '../../src/refunds/write.ts';
import { CLAIMS, SALES, SUBSCRIPTIONS } from '../../src/sales/write.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';

// Each table of facts has one list of columns, from which every statement that inserts a row is made, on a plain and on a
// distributed database.

const ID = 'given out by the database';
/** The lists, and the columns that no insert writes, each with the reason. */
const TABLES: Record<string, { columns: Columns; unwritten?: Record<string, string> }> = {
  clicks: { columns: CLICKS },
  customers: { columns: CUSTOMERS, unwritten: { id: ID, erased_at: 'set by the erasure' } },
  leads: { columns: LEADS, unwritten: { id: ID, partnership_id: 'set by a merge' } },
  sale_claims: { columns: CLAIMS },
  sales: { columns: SALES },
  subscriptions: { columns: SUBSCRIPTIONS },
  commissions: {
    columns: COMMISSIONS,
    unwritten: { id: ID, paid_at: 'set by a change', held_at: 'set by a change', payout_item_id: 'set by a payout' },
  },
  commission_entries: { columns: ENTRIES, unwritten: { id: ID } },
  refunds: { columns: REFUNDS },
  payouts: { columns: PAYOUTS, unwritten: { id: ID } },
  payout_items: {
    columns: ITEMS,
    unwritten: {
      id: ID,
      external_reference: 'set by an act',
      reason: 'set by an act',
      exported_at: 'set by an export',
      mailed_reference: 'set with the mail that says so',
    },
  },
  test_events: { columns: TEST_EVENTS, unwritten: { id: ID, is_test: 'always true' } },
};

const TYPES: Record<string, string> = { 'timestamp with time zone': 'timestamptz' };

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

describe.each(Object.entries(TABLES))('the list of %s', (table, { columns, unwritten = {} }) => {
  test('has every column, except for a reason', async () => {
    const { rows } = await client.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = current_schema() and table_name = $1`,
      [table],
    );
    const written = rows.filter(({ name }) => !(name in unwritten));
    expect(columns).toEqual(Object.fromEntries(written.map(({ name, type }) => [name, TYPES[type] ?? type])));
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(unwritten)));
  });
});

const MANY = { id: 'bigint', name: 'text', at: 'timestamptz', more: 'jsonb', mark: 'bytea' } as const;

test('rows go in by the names of their columns, and undefined as null', async () => {
  const at = new Date('2026-11-01T10:00:00.123Z');
  const rows: RowOf<typeof MANY>[] = [
    { more: { quote: `"'\\{},` }, name: 'NULL', at, id: 1, mark: Buffer.from([0, 255]) },
    { id: 2, name: undefined, at: null, more: undefined, mark: undefined },
  ];
  const { rows: found } = await client.query(`select * from ${sentRows(MANY)}`, arraysOf(MANY, rows));
  expect(found).toEqual([
    { id: 1, name: 'NULL', at, more: JSON.stringify(rows[0]!.more), mark: rows[0]!.mark, place: expect.anything() },
    { id: 2, name: null, at: null, more: null, mark: null, place: expect.anything() },
  ]);
});

test('a row that lacks a column, or has a value of another type, does not compile', () => {
  type Row = RowOf<typeof MANY>;
  expectTypeOf<Omit<Row, 'name'>>().not.toExtend<Row>();
  expectTypeOf<Omit<Row, 'name'> & { name: number }>().not.toExtend<Row>();
});
