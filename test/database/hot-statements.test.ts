import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
  programs_with_late_refunds: 'for `doctor`, across all programs',
  programs_with_totals_ahead: 'each process asks for all programs; a row for each',
  overdue_payment_events: 'finds the payments whose wait has ended, in the order of their arrival',
  partners_who_earned_first: 'a job asks for all programs; a row for each partner who has earned something',
  due_webhook_endpoints: 'each process asks what is due, across all programs',
  forget_click_chains: 'with the clicks of a month, of all programs',
  forget_click_landings: 'with the clicks of a month, of all programs',
  waiting_webhook_counts: 'for metrics, across all programs',
  programs_of_member: 'looks for test events of each program that the person may see',
};

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Alias?: string;
  Filter?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Plans?: Node[];
  [key: string]: unknown;
}
const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter', 'Hash Cond', 'Merge Cond', 'Join Filter'];
const UTILITY = ['42601', '0A000'];
const hot = new Set<string>(BY_PROGRAM);

interface Statement {
  name: string;
  text: string;
}

let database: TestDatabase;
let client: pg.Client;
let statements: Statement[];
beforeAll(async () => {
  database = await cloneDatabase();
  const db = openTestDb(database.url);
  await ensureClickMonths(db, [new Date()]);
  await db.close();
  const options = '-c jit=off -c enable_seqscan=off -c plan_cache_mode=force_generic_plan';
  client = new pg.Client({ connectionString: database.url, options });
  await client.connect();
  const script = ['--import', 'tsx', 'scripts/lib/statements/index.js', 'src'];
  const printed = execFileSync(process.execPath, script, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  statements = JSON.parse(printed) as Statement[];
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

/** The table of a part of a plan; undefined if it reads none. A month of clicks counts as `clicks`. */
const tableOf = (node: Node): string | undefined => node['Relation Name']?.replace(/^clicks_\d+_\d+$/, 'clicks');

/** The hot tables that a part of a plan scans without a condition on the program. */
function unbound(node: Node, around: readonly string[] = []): string[] {
  const own = CONDITIONS.flatMap((name) => (typeof node[name] === 'string' ? [node[name]] : []));
  const conditions = [...around, ...own];
  const table = tableOf(node) ?? '';
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
  const names = rows.map(({ name }) => name).sort();
  expect(placed, 'Say in src/database/distributed/tables.ts where the rows of each table are').toEqual(names);
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

async function namesOf(sql: string, ...values: unknown[]): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(sql, values);
  return new Set(rows.map(({ name }) => name));
}

/** The names of the statements for whose plan this says something. */
async function statementsWith(says: (plan: Node) => readonly string[]): Promise<string[]> {
  const found: string[] = [];
  let checked = 0;
  for (const { name, text } of statements) {
    const plan = await planOf(text);
    if (!plan) continue;
    checked++;
    if (says(plan).length > 0) found.push(name);
  }
  expect(checked).toBeGreaterThan(300);
  return found.sort();
}

// The plans are those of a plain database; on another, `npm run test:distributed` runs the statements.
const onPlain = test.skipIf(inject('servers').length > 1);

onPlain('every statement names the program for each hot table that it reads, except for a reason', async () => {
  expect(await statementsWith((plan) => unbound(plan))).toEqual(Object.keys(EXCEPTIONS).sort());
});

/** A program with thousands of clicks, all of one partner: with fewer rows, PostgreSQL does not care which index it reads. */
async function fillProgram(): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `with program as (
       insert into programs (name, slug, domain, commission_type, commission_rate, currency, lead_auth,
         cookie_window_days, attribution_window_days, created_at)
       values ('Large', 'large', 'large.example', 'percent', 20, 'USD', 'server_required', 60, 60, now()) returning id),
     partner as (insert into partners (name, email, created_at) values ('Anna', 'a@p.example', now()) returning id),
     partnership as (
       insert into partnerships (program_id, partner_id, status, created_at, changed_at)
       select program.id, partner.id, 'joined', now(), now() from program, partner returning id, program_id)
     insert into links (code, program_id, partnership_id, created_at)
     select 'large', program_id, id, now() from partnership returning program_id as id`,
  );
  // Only a superuser may leave the foreign keys unchecked.
  const fill = readFileSync('scripts/bench/rows/fill.sql', 'utf8').replace(/^set session_replication_role.*/m, '');
  await client.query(fill.replaceAll(/(?<!:):rows\b/g, '5000').replaceAll(/(?<!:):program\b/g, rows[0]!.id));
  await client.query('analyze');
}

/** An index condition that names the program alone. */
const OF_PROGRAM = /^\(\w+\.program_id = [^()]+\)$/;

onPlain('an index serves every statement: none searches through all rows of a program', async () => {
  await fillProgram();
  // With these joins, PostgreSQL reads whole tables even if an index leads to each row.
  await client.query('set enable_hashjoin = off; set enable_mergejoin = off');
  const partial = await namesOf('select indexrelid::regclass::text as name from pg_index where indpred is not null');
  const filled = await namesOf(
    // A month of few clicks is read as a small table is.
    `select relname as name from pg_class where reltuples > 100 and (relname = any ($1) or relname ~ '^clicks_[0-9]')`,
    BY_PROGRAM,
  );
  const searched = (node: Node): string[] => {
    const { 'Node Type': type, 'Index Name': index = '', Filter: filter } = node;
    const condition = node['Index Cond'] ?? node['Recheck Cond'] ?? '';
    const table = node['Relation Name'] ?? '';
    const isNarrowed = partial.has(index) || (condition !== '' && !OF_PROGRAM.test(condition));
    const isSearch = type.endsWith('Scan') && filter !== undefined && !isNarrowed;
    const isWrong = isSearch && (type === 'Seq Scan' || filled.has(table));
    return [...(isWrong ? [table] : []), ...(node.Plans ?? []).flatMap(searched)];
  };
  expect(await statementsWith(searched)).toEqual([]);
});
