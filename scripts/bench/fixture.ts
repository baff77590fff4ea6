import { randomBytes } from 'node:crypto';
import { systemClock } from '../../src/lib/clock.ts';
import { openDb, statement, type Db } from '../../src/database/db.ts';
import { ensureDemo } from '../../src/demo/demo.ts';

export interface Bench {
  db: Db;
  key: string;
  code: string;
}

/** A program, partner and link to send the load to. */
export async function prepare(url: string, dataDir: string): Promise<Bench> {
  const db = openDb({ url, poolSize: 2 });
  const demo = await ensureDemo({ db, clock: systemClock, dataDir, baseUrl: 'http://127.0.0.1' });
  return { db, key: demo.api_key, code: demo.code };
}

const insertCustomers = statement<object>(
  'insert_customers_of_benchmark',
  `with link as (select * from links where code = $1),
   made as (
     insert into clicks (click_id, link_code, program_id, partnership_id, occurred_at)
     select $2::text || i, code, program_id, partnership_id, $4::timestamptz from link, generate_series(1, $3::int) i
     returning click_id, program_id, partnership_id, occurred_at)
   insert into customers (click_id, program_id, partnership_id, status, clicked_at)
   select click_id, program_id, partnership_id, 'click', occurred_at from made`,
);

/** Creates this number of customers that have only clicked; returns the common prefix of their click_ids. */
export async function makeCustomers({ db, code }: Bench, count: number): Promise<string> {
  const prefix = `clk_${randomBytes(6).toString('hex')}_`;
  await db.run(insertCustomers, [code, prefix, count, systemClock.now()]);
  return prefix;
}
