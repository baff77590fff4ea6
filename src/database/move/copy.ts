import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { copySequences, readTables, refuseOthers, type Table } from './tables.ts';
import { MoveRefusal } from './refusal.ts';

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Changing the triggers of a table takes a lock that blocks all its writers, also for a role that may only insert and
 * therefore must not use LOCK TABLE. In the target, triggers would add rows that are copied as well.
 */
async function setTriggers(client: pg.Client, tables: readonly Table[], state: 'disable' | 'enable'): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quote(name)} ${state} trigger user`);
}

const OTHERS = `
select coalesce(nullif(application_name, ''), 'unnamed') as name from pg_stat_activity
where datname = current_database() and backend_type = 'client backend'
  and application_name not in ('referral-tracking admin', 'referral-tracking move', 'referral-tracking migration')`;

/** Blocks writes until the transaction ends. @throws MoveRefusal if somebody else is connected */
export async function holdSource(source: pg.Client): Promise<Table[]> {
  await source.query('begin');
  const tables = await readTables(source);
  await setTriggers(source, tables, 'disable');
  const { rows } = await source.query<{ name: string }>(OTHERS);
  if (rows.length > 0) throw new MoveRefusal(`the embedded database is in use (${rows[0]!.name}): stop the service`);
  return tables;
}

/** @throws MoveRefusal if a table of the target has a row */
export async function refuseFilled(target: pg.Client, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await target.query(`select from ${quote(name)} limit 1`);
    if (rows.length > 0) throw new MoveRefusal(`the target is not empty: its table ${name} has rows`);
  }
}

const count = async (client: pg.Client, name: string): Promise<number> =>
  (await client.query<{ rows: number }>(`select count(*)::bigint as rows from ${quote(name)}`)).rows[0]!.rows;

async function copyTable(source: pg.Client, target: pg.Client, { name, columns }: Table): Promise<number> {
  const what = `${quote(name)} (${columns.map(quote).join(', ')})`;
  await pipeline(source.query(to(`copy ${what} to stdout`)), target.query(from(`copy ${what} from stdin`)));
  const [had, has] = [await count(source, name), await count(target, name)];
  if (had !== has) throw new Error(`${name} has ${had} rows, but ${has} were copied`);
  return has;
}

/**
 * Copies all rows and the state of the sequences, and compares the numbers of rows. The caller has begun a transaction in
 * each database and commits that of the target.
 */
export async function copyAll(
  source: pg.Client,
  target: pg.Client,
  tables: readonly Table[],
  say: (line: string) => void,
): Promise<Record<string, number>> {
  const theirs = await readTables(target);
  refuseOthers(tables, theirs);
  await setTriggers(target, theirs, 'disable');
  await refuseFilled(target, theirs);
  const rows: Record<string, number> = {};
  for (const table of tables) {
    rows[table.name] = await copyTable(source, target, table);
    if (rows[table.name]! > 0) say(`Copied ${table.name}: ${rows[table.name]} rows`);
  }
  await copySequences(source, target);
  // Foreign keys that are checked at the end of the transaction; their checks would prevent the change of triggers.
  await target.query('set constraints all immediate');
  await setTriggers(target, theirs, 'enable');
  return rows;
}
