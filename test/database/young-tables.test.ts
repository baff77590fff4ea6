import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buyersStatement } from '../../src/sales/buyers.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';

// A new table has no statistics for a minute, and a prepared statement keeps its plan until it has some. So a statement of each
// sale must not read a whole table that is still small when it is planned: in a minute it has a hundred thousand rows.

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase();
  client = new pg.Client({ connectionString: database.url, options: '-c plan_cache_mode=force_generic_plan' });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

test.skipIf(inject('distributed'))(
  'the look-up of buyers finds claims by their index, without statistics',
  async () => {
    await client.query('alter table sale_claims set (autovacuum_enabled = off)');
    await client.query(`insert into sale_claims select 'order-' || i, 1, i from generate_series(1, 1000) i`);
    await client.query(`prepare buyers as ${buyersStatement.text}`);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute buyers(${Array(7).fill("'{}'").join(', ')})`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('sale_claims_transaction');
    expect(plan).not.toContain('Seq Scan on sale_claims');
  },
);
