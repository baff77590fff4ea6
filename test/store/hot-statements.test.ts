import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { BY_PROGRAM, BY_TRANSACTION, ON_COORDINATOR } from '../../src/database/distributed/tables.ts';
import { ensureClickMonths } from '../../src/database/partitions.ts';
import { cloneDatabase, openTestDb, type TestDatabase } from '../support/database.ts';

// The rows of a program could be on one machine of many. So every key of a table that grows with traffic has the program,
// and so has every statement that reads or changes one: it never has to ask all machines.

/** Statements that read hot tables without the program, each with the reason. */
const EXCEPTIONS: Record<string, string> = {
  program_of_commission: 'an operator names a commission by its number alone',
  payment_events_by_identifier: 'an operator names an event of the processor by its identifier alone',
  sale_conflict_count: 'for an operator, across all programs',
  waiting_payment_event_counts: 'for `doctor` and metrics, across all programs',
  programs_of_member: 'looks for test events of each program that the person may see',
};

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Alias?: string;
  Plans?: Node[];
  [key: string]: unknown;
}
const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter', 'Hash Cond', 'Merge Cond', 'Join Filter'];
const UTILITY = ['42601', '0A000'];
const hot = new Set<string>(BY_PROGRAM);

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase();
  const db = openTestDb(database.url);
  await ensureClickMonths(db, [new Date()]);
  await db.close();
  const options = '-c jit=off -c enable_seqscan=off -c plan_cache_mode=force_generic_plan';
  client = new pg.Client({ connectionString: database.url, options });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

/** The hot tables that a part of a plan scans without a condition on the program. */
function unbound(node: Node, around: readonly string[] = []): string[] {
  const own = CONDITIONS.flatMap((name) => (typeof node[name] === 'string' ? [node[name]] : []));
  const conditions = [...around, ...own];
  const table = (node['Relation Name'] ?? '').replace(/^clicks_\d+_\d+$/, 'clicks');
  const isBound = conditions.some((text) => text.includes(`${node.Alias}.program_id`));
  const here = node['Node Type'].endsWith('Scan') && hot.has(table) && !isBound ? [table] : [];
  return [...here, ...(node.Plans ?? []).flatMap((plan) => unbound(plan, conditions))];
}

/** The plan of a statement for any parameters; undefined for one that has none, such as `listen`. */
async function planOf(text: string): Promise<Node | undefined> {
  await client.query('begin');
  try {
    await client.query(`prepare checked as ${text}`);
    const { rows } = await client.query<{ count: number }>(
      `select coalesce(cardinality(parameter_types), 0) as count from pg_prepared_statements where name = 'checked'`,
    );
    const values = Array.from({ length: rows[0]!.count }, () => 'null').join(', ');
    const explained = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (verbose, format json) execute checked ${values && `(${values})`}`,
    );
    return explained.rows[0]!['QUERY PLAN'][0].Plan;
  } catch (error) {
    if (error instanceof pg.DatabaseError && UTILITY.includes(error.code ?? '')) return undefined;
    throw error;
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
}

test('every table is placed once', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname not in ('migrations', 'moves')`,
  );
  const placed = [...BY_PROGRAM, ...BY_TRANSACTION, ...ON_COORDINATOR].sort();
  expect(placed).toEqual(rows.map(({ name }) => name).sort());
});

test('every key of a hot table begins with the program, and its unique and foreign keys have it', async () => {
  const { rows } = await client.query<{ key: string; columns: string[] }>(
    `select c.relname || ': ' || i.indexrelid::regclass as key, i.indisprimary as primary,
       array(select a.attname::text from unnest(i.indkey) with ordinality as k(number, place)
         join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number order by k.place) as columns
     from pg_index i join pg_class c on c.oid = i.indrelid where c.relname = any ($1) and i.indisunique
     union all
     select c.relname || ': ' || k.conname, false, array(select a.attname::text from unnest(k.conkey) as n(number)
         join pg_attribute a on a.attrelid = c.oid and a.attnum = n.number)
     from pg_constraint k join pg_class c on c.oid = k.conrelid where c.relname = any ($1) and k.contype = 'f'`,
    [BY_PROGRAM],
  );
  expect(rows.length).toBeGreaterThan(BY_PROGRAM.length);
  const without = rows.filter(({ columns }) => columns[0] !== 'program_id').map(({ key }) => key);
  expect(without).toEqual([]);
});

test('no foreign key of a hot table leads to another machine', async () => {
  const { rows } = await client.query<{ name: string; target: string }>(
    `select k.conname as name, k.confrelid::regclass::text as target from pg_constraint k
     where k.contype = 'f' and k.conrelid::regclass::text = any ($1)`,
    [BY_PROGRAM],
  );
  expect(rows.filter(({ target }) => !hot.has(target))).toEqual([]);
});

const NAMED = 'every statement names the program for each hot table that it reads, except for a reason';
// The plans are those of a plain database; on another, `npm run test:distributed` runs the statements.
test.skipIf(inject('servers').length > 1)(NAMED, async () => {
  const script = ['--import', 'tsx', 'scripts/lib/statements/index.js', 'src'];
  const printed = execFileSync(process.execPath, script, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const found: string[] = [];
  let checked = 0;
  for (const { name, text } of JSON.parse(printed) as { name: string; text: string }[]) {
    const plan = await planOf(text);
    if (!plan) continue;
    checked++;
    if (unbound(plan).length > 0) found.push(name);
  }
  expect(checked).toBeGreaterThan(300);
  expect(found.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});
