// Measures what-if over 100,000 sales, of customers who have bought before, and the memory that it needs.
import { readFileSync } from 'node:fs';
import { openDb } from '../../../src/database/db.ts';
import { residentMemory } from '../../harness/processes.ts';
import { makeOwner } from '../../harness/owners.ts';
import type { Load } from '../load/index.ts';
import { median } from '../measure.ts';
import type { Postgres } from '../postgres.ts';
import { startService, type Program, type ServiceUnderLoad } from '../service.ts';

/** As many as one simulation decides about. */
const SALES = 100_000;
const ROUNDS = 3;
/** The last day of these has begun, so that the period has a little less than all sales. */
const DAYS = 60;
const DAY_MS = 86_400_000;
const NAME = 'simulations';
const DATABASE = `bench_${NAME}`;

/** The terms that are asked about, by what they need. */
const TERMS = {
  'its own terms': null,
  'another rate': { commission_rate: 25 },
  'recurring, for six commissions': { commission_type: 'recurring_percent', max_commissions: 6 },
} as const;

export interface SimulationsResult {
  sales: number;
  /** milliseconds of each request, by what is asked */
  times: Record<keyof typeof TERMS, number[]>;
  /** resident memory of the service before, and the highest meanwhile, in MB */
  memoryMb: { before: number; highest: number };
}

interface SimulationsOptions {
  postgres: Postgres;
  load: Load;
  folder: string;
}

async function fill(postgres: Postgres, { id }: Program): Promise<void> {
  console.log(`filling a database with ${2 * SALES} sales`);
  const sql = readFileSync(new URL('fill.sql', import.meta.url), 'utf8');
  const values: Record<string, number> = { sales: SALES, program: id };
  await postgres.sql(
    DATABASE,
    sql.replace(/(?<!:):(sales|program)\b/g, (_, name: string) => String(values[name])),
  );
  await postgres.sql(DATABASE, 'vacuum analyze');
}

async function openOwner({ settings, program }: ServiceUnderLoad): Promise<string> {
  const db = openDb({ url: settings.DATABASE_URL!, applicationName: 'bench' });
  return makeOwner(db, settings.DATABASE_URL!, program.id, 'owner@brand.example', ['terms.read']).finally(() =>
    db.close(),
  );
}

const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Asks once; returns the milliseconds until the answer has arrived. */
async function ask({ port, program }: ServiceUnderLoad, token: string, terms: object | null): Promise<number> {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/programs/${program.id}/terms/simulate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ from: dayIn(-DAYS + 1), to: dayIn(1), level: 'program', terms }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`the simulation was answered ${response.status}: ${text}`);
  const { data } = JSON.parse(text) as { data: { totals: { sales: number }[] } };
  const { sales } = data.totals[0]!;
  if (sales < 0.98 * SALES) throw new Error(`the simulation counted ${sales} sales`);
  return performance.now() - began;
}

/** Watches the memory of the process; returns the function that ends it and says the most. */
function watchMemory(pid: number): () => number {
  let highest = 0;
  const look = () => (highest = Math.max(highest, residentMemory(pid) ?? 0));
  const timer = setInterval(look, 50);
  return () => {
    clearInterval(timer);
    return Math.round(look());
  };
}

export async function measureSimulations(options: SimulationsOptions): Promise<SimulationsResult> {
  const history = (program: Program) => fill(options.postgres, program);
  const service = await startService({ ...options, name: NAME, history });
  const token = await openOwner(service);
  const before = Math.round(residentMemory(service.pid) ?? NaN);
  const ended = watchMemory(service.pid);
  const times = {
    'its own terms': [],
    'another rate': [],
    'recurring, for six commissions': [],
  } as SimulationsResult['times'];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, terms] of Object.entries(TERMS))
      times[name as keyof typeof TERMS].push(await ask(service, token, terms));
  }
  return { sales: SALES, times, memoryMb: { before, highest: ended() } };
}

/** The table, after a line about the run. */
export function simulationsTable({ sales, times, memoryMb }: SimulationsResult): string {
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  const rows = Object.entries(times).map(([name, all]) => [name, seconds(median(all)), seconds(Math.max(...all))]);
  return [
    `What-if over ${sales} sales; memory ${memoryMb.before} MB before and ${memoryMb.highest} MB at most.\n`,
    ...[['Terms', 'Median', 'Slowest'], ['---', '---', '---'], ...rows].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}
