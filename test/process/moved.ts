// What the tests of `move` read and write on both sides.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { nameOf } from '../../src/database/move/record.ts';
import { query } from './support.ts';

/** Every row of every table, as one number for each table; migrations and moves aside. */
export async function contents(url: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname not in ('migrations', 'moves', 'jobs') order by 1`,
  );
  const sums = tables.map(
    ({ name }) => `select '${name}' as name, count(*) || ' rows ' ||
    coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from "${name}" t`,
  );
  const rows = await query<{ name: string; sum: string }>(url, 'set timezone to utc', sums.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** The number of rows of a table. */
export const countIn = (all: Record<string, string>, table: string): number => parseInt(all[table]!, 10);

/** Writes the mark of a move to this database. */
export async function mark(dataDir: string, url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const target = await nameOf(client).finally(() => client.end());
  const moved = { to: 'postgres://there/referral', target, moved_at: 'then' };
  writeFileSync(join(dataDir, 'moved.json'), JSON.stringify(moved));
}
