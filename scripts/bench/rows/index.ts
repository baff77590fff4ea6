// Measures a database with a long history: its throughput compared with an empty one, the time of reads, and the plans.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { KINDS, type Kind } from '../kinds.ts';
import type { Load } from '../load/index.ts';
import { compare, type Effort, type Rates } from '../measure/throughput.ts';
import type { Postgres } from '../postgres.ts';
import type { Program } from '../service/fixtures.ts';
import { startService } from '../service/index.ts';
import { checkPlans, type PlanCheck } from './plans.ts';
import { timeReads, type Read } from './reads.ts';

export interface RowsResult {
  clicks: number;
  sales: number;
  /** of the service on the empty database and on the filled one */
  throughput: { kind: Kind; empty: Rates; filled: Rates }[];
  reads: Read[];
  /** the same after the load, whose events are in no total yet, so that a read counts them */
  readsAfterLoad: Read[];
  plans: PlanCheck;
}

const DATABASE = 'bench_rows';
const CLICKS_A_SALE = 10;

/** Fills a program that has links with a history of this number of clicks. */
export async function fillHistory(postgres: Postgres, database: string, id: number, rows: number): Promise<void> {
  console.log(`filling a database with ${rows} clicks and ${rows / CLICKS_A_SALE} sales`);
  const sql = readFileSync(new URL('fill.sql', import.meta.url), 'utf8');
  const values: Record<string, number> = { rows, program: id };
  await postgres.sql(
    database,
    sql.replace(/(?<!:):(rows|program)\b/g, (_, name: string) => String(values[name])),
  );
  await postgres.sql(database, 'vacuum analyze');
}

const ROLL_UP_MS = 1_800_000;

/** Waits until the service has computed the totals of all past hours, which takes a while the first time. */
export async function untilRolledUp(postgres: Postgres, database: string, id: number): Promise<void> {
  const until = performance.now() + ROLL_UP_MS;
  const sql = `select 1 from rolled_programs where program_id = ${id} and rolled_until > now() - interval '2 hours'`;
  while ((await postgres.sql(database, sql)).length === 0) {
    if (performance.now() > until) throw new Error('the service has not computed the totals within half an hour');
    await sleep(1_000);
  }
}

interface RowsOptions {
  postgres: Postgres;
  load: Load;
  folder: string;
  rows: number;
  effort: Effort;
}

/** Two services with the same load: one on an empty database, one with a long history. */
async function startBoth({ postgres, load, folder, rows }: RowsOptions) {
  const common = { postgres, load, folder, largeReadiness: true };
  const empty = await startService({ ...common, name: 'empty', database: 'bench_empty' });
  const history = ({ id }: Program) => fillHistory(postgres, DATABASE, id, rows);
  const filled = await startService({ ...common, name: 'filled', database: DATABASE, history });
  console.log('waiting for the totals');
  await untilRolledUp(postgres, DATABASE, filled.programs.writes.id);
  return { empty: empty.main, filled };
}

export async function measureRows(options: RowsOptions): Promise<RowsResult> {
  const { postgres, rows, effort } = options;
  const { empty, filled } = await startBoth(options);
  const databaseUrl = postgres.url(DATABASE);
  const [clickId] = await filled.supplies.writes.clickIds('lead', 2);
  const read = (): Promise<Read[]> => {
    const program = filled.programs.writes;
    const commandTimes = effort.warmUp ? 3 : 1;
    return timeReads({ postgres, databaseUrl, instance: filled.main, program, clickId: clickId!, commandTimes });
  };
  console.log('reads');
  const reads = await read();
  const throughput: RowsResult['throughput'] = [];
  for (const kind of KINDS) {
    console.log(`${kind}: throughput on the filled database`);
    const [ofEmpty, ofFilled] = await compare(kind, [empty, filled.main], effort);
    throughput.push({ kind, empty: ofEmpty!, filled: ofFilled! });
  }
  console.log('reads after the load, and plans');
  const readsAfterLoad = await read();
  await postgres.sql(DATABASE, 'vacuum analyze');
  const plans = await checkPlans(databaseUrl);
  return { clicks: rows, sales: rows / CLICKS_A_SALE, throughput, reads, readsAfterLoad, plans };
}
