// Measures a database with a long history: its throughput compared with an empty one, and the time of reads.
import { readFileSync } from 'node:fs';
import { until } from '../../harness/scene.ts';
import { KINDS, type Kind } from '../kinds.ts';
import type { Load } from '../load/index.ts';
import { compare, type Effort, type Rates } from '../measure.ts';
import type { Postgres } from '../postgres.ts';
import { startService, type Program } from '../service.ts';
import { timeReads, type Read } from './reads.ts';

export interface RowsResult {
  clicks: number;
  sales: number;
  /** of the service on the filled database and on the empty one */
  throughput: { kind: Kind; rates: Rates[] }[];
  reads: Read[];
  /** the same after the load, whose events are in no total yet, so that a read counts them */
  readsAfterLoad: Read[];
}

const CLICKS_A_SALE = 10;

interface RowsOptions {
  postgres: Postgres;
  load: Load;
  folder: string;
  rows: number;
  effort: Effort;
}

/** Fills a program that has links with a history of this number of clicks. */
async function fillHistory({ postgres, rows }: RowsOptions, program: number): Promise<void> {
  console.log(`filling a database with ${rows} clicks and ${rows / CLICKS_A_SALE} sales`);
  const sql = readFileSync(new URL('fill.sql', import.meta.url), 'utf8');
  const values: Record<string, number> = { rows, program };
  await postgres.sql(
    'bench_filled',
    sql.replace(/(?<!:):(rows|program)\b/g, (_, name: string) => String(values[name])),
  );
  await postgres.sql('bench_filled', 'vacuum analyze');
}

const ROLL_UP_MS = 1_800_000;

/** Waits until the service has computed the totals of all past hours, which takes a while the first time. */
async function untilRolledUp({ postgres }: RowsOptions, { id }: Program): Promise<void> {
  console.log('waiting for the totals');
  const sql = `select 1 from rolled_programs where program_id = ${id} and rolled_until > now() - interval '2 hours'`;
  const done = async () => (await postgres.sql('bench_filled', sql))[0];
  await until('that the service computes the totals', ROLL_UP_MS, done);
}

export async function measureRows(options: RowsOptions): Promise<RowsResult> {
  const { postgres, load, folder, rows, effort } = options;
  const common = { postgres, load, folder };
  const empty = await startService({ ...common, name: 'empty' });
  const history = ({ id }: Program) => fillHistory(options, id);
  const filled = await startService({ ...common, name: 'filled', history });
  await untilRolledUp(options, filled.program);
  const [clickId] = await filled.supply.clickIds('lead', 2);
  const read = () => timeReads({ postgres, service: filled, clickId: clickId!, commandTimes: effort.warmUp ? 3 : 1 });
  const reads = await read();
  const throughput: RowsResult['throughput'] = [];
  for (const kind of KINDS) {
    console.log(`${kind}: throughput on the filled database`);
    const turns = [filled, empty].map((one) => ({
      name: one.name,
      measure: (time: number) => one.measure(kind, time),
    }));
    throughput.push({ kind, rates: await compare(turns, effort) });
  }
  return { clicks: rows, sales: rows / CLICKS_A_SALE, throughput, reads, readsAfterLoad: await read() };
}
