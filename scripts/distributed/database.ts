// Checks what must hold after the tables of the service have been distributed over the workers.
import { openDb } from '../../src/database/db.ts';
import { MIGRATIONS, migrate } from '../../src/database/migrate.ts';
import { clickTables, dropClickTable, ensureClickMonths, monthStart } from '../../src/database/partitions.ts';
import { openFound } from '../../src/database/distributed/find.ts';
import { query } from '../harness/query.ts';
import type { Cluster } from './cluster.ts';

/** JavaScript's and the contract's numbers are exact up to this. */
const LARGEST_ID = Number.MAX_SAFE_INTEGER;

/** The last of an earlier version, which has every table that is distributed. */
const LAST_EARLIER = '0022-postbacks';
export const EARLIER = MIGRATIONS.slice(0, MIGRATIONS.findIndex(({ name }) => name === LAST_EARLIER) + 1);

/** Creates the tables with the clicks' partitions of this month, on the coordinator alone. */
export async function prepare(url: string, migrations = MIGRATIONS): Promise<void> {
  await migrate(url, { migrations });
  const db = openDb({ url });
  await ensureClickMonths(db, [new Date()]).finally(() => db.close());
}

export interface Months {
  /** whether a month of clicks that is created later is distributed too */
  distributed: boolean;
  /** why an old month cannot be dropped; undefined if it can */
  kept: string | undefined;
}

export async function tryMonths({ url }: Cluster): Promise<Months> {
  const db = await openFound({ url });
  try {
    await ensureClickMonths(db, [monthStart(new Date(), 2)]);
    const made = (await clickTables(db)).at(-1)!;
    const [found] = await query<{ distributed: boolean }>(
      url,
      'select exists (select from pg_dist_partition where logicalrelid = $1::regclass) as distributed',
      [made.name],
    );
    const kept = await dropClickTable(db, made).then(
      () => undefined,
      (error: Error) => error.message,
    );
    return { distributed: found!.distributed, kept };
  } finally {
    await db.close();
  }
}

/** Returns the sequences that would give out an identifier of 2^53 or more, on any node. */
export async function problemsOfIdentifiers({ url, workerUrls }: Cluster): Promise<string[]> {
  const problems: string[] = [];
  for (const [place, node] of [url, ...workerUrls].entries()) {
    const rows = await query<{ name: string; start: number }>(
      node,
      `select sequencename as name, start_value as start from pg_sequences
       where schemaname = current_schema() and start_value > $1`,
      [LARGEST_ID],
    );
    for (const { name, start } of rows) problems.push(`${name} of node ${place} begins at ${start}`);
  }
  return problems;
}
