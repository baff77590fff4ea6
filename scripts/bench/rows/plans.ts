// Checks the plan of every statement of the service: in a large database, each must use an index.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { root } from '../processes.ts';

export interface PlanCheck {
  checked: number;
  /** statements that have no plan, such as `listen` */
  skipped: string[];
  /** what is wrong, one line each */
  problems: string[];
  /** statements that read much at once, with the planner's cost; not wrong by itself */
  costly: { name: string; cost: number }[];
}

interface Statement {
  name: string;
  text: string;
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Filter?: string;
  'Index Cond'?: string;
  'Total Cost': number;
  Plans?: Node[];
}

/** A table with fewer rows may be read as a whole. */
const FEW_ROWS = 10_000;
/** A table with more rows grows with traffic, also in a short run: an index must limit what is read of it. */
const GROWING_ROWS = 200;
/** About the cost of reading ten thousand rows by an index. */
const HIGH_COST = 40_000;

async function statements(): Promise<Statement[]> {
  const script = join(root, 'scripts/bench/rows/statements.js');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout) as Statement[];
}

const nodesOf = (plan: Node): Node[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const UTILITY = ['42601', '0A000'];

/** The plan that does not depend on parameters; undefined for a statement that is not planned. */
async function explain(client: pg.Client, { text }: Statement): Promise<Node | undefined> {
  await client.query('begin');
  try {
    await client.query(`prepare checked as ${text}`);
    const { rows } = await client.query<{ count: number }>(
      `select coalesce(cardinality(parameter_types), 0) as count from pg_prepared_statements where name = 'checked'`,
    );
    const values = Array.from({ length: rows[0]!.count }, () => 'null').join(', ');
    const call = values === '' ? 'checked' : `checked (${values})`;
    const explained = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`explain (format json) execute ${call}`);
    return explained.rows[0]!['QUERY PLAN'][0].Plan;
  } catch (error) {
    if (error instanceof pg.DatabaseError && UTILITY.includes(error.code ?? '')) return undefined;
    throw error;
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
}

/** The tables with at least this number of rows. */
async function tablesWith(client: pg.Client, count: number): Promise<Set<string>> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind in ('r', 'p') and reltuples >= ${count}`,
  );
  return new Set(rows.map(({ relname }) => relname));
}

interface Tables {
  large: ReadonlySet<string>;
  growing: ReadonlySet<string>;
}

/** The nodes that are not below a `limit`, which may end them early. */
const unlimited = (plan: Node): Node[] =>
  plan['Node Type'] === 'Limit' ? [] : [plan, ...(plan.Plans ?? []).flatMap(unlimited)];

/** The problems of a plan, given the plan with sequential scans disabled. */
function problemsOf(name: string, plan: Node, avoiding: Node, { large, growing }: Tables): string[] {
  const scans = (of: Node) => nodesOf(of).filter((node) => node['Node Type'] === 'Seq Scan');
  const whole = scans(plan).filter((node) => large.has(node['Relation Name']!));
  const unserved = scans(avoiding).filter((node) => node.Filter !== undefined);
  // Only in a large database does PostgreSQL choose to read a whole table; here it reads a whole index instead.
  const unbounded = unlimited(avoiding).filter(
    (node) =>
      /^Index (Only )?Scan/.test(node['Node Type']) &&
      node['Index Cond'] === undefined &&
      growing.has(node['Relation Name']!),
  );
  return [
    ...[...whole, ...unbounded].map((node) => `${name}: reads all of ${node['Relation Name']}`),
    ...unserved.map((node) => `${name}: no index of ${node['Relation Name']} serves ${node.Filter}`),
  ];
}

/** Explains every statement in the database, which must be filled and analyzed. */
export async function checkPlans(databaseUrl: string): Promise<PlanCheck> {
  // As on the service's connections.
  const options = '-c jit=off -c max_parallel_workers_per_gather=0';
  const client = new pg.Client({ connectionString: databaseUrl, options });
  await client.connect();
  const check: PlanCheck = { checked: 0, skipped: [], problems: [], costly: [] };
  try {
    const tables = { large: await tablesWith(client, FEW_ROWS), growing: await tablesWith(client, GROWING_ROWS) };
    await client.query('set plan_cache_mode = force_generic_plan');
    for (const statement of await statements()) {
      await client.query('set enable_seqscan = on');
      const plan = await explain(client, statement);
      await client.query('set enable_seqscan = off');
      const avoiding = await explain(client, statement);
      if (!plan || !avoiding) {
        check.skipped.push(statement.name);
        continue;
      }
      check.checked += 1;
      check.problems.push(...problemsOf(statement.name, plan, avoiding, tables));
      const cost = plan['Total Cost'];
      if (cost > HIGH_COST) check.costly.push({ name: statement.name, cost: Math.round(cost) });
    }
  } finally {
    await client.end();
  }
  return check;
}
