// Distributes the service's tables over the workers of a Citus cluster.
import type pg from 'pg';
import { disconnect, openClient, type Settings } from '../session.ts';
import { checkCluster, type Cluster } from './cluster.ts';
import { ERASED_AMONG } from './functions.ts';
import { DistributeRefusal } from './refusal.ts';
import { BY_PROGRAM, BY_TRANSACTION, ON_COORDINATOR } from './tables.ts';

export interface DistributeOptions {
  /** the database on the coordinator, with the service's tables */
  url: string;
  /** receives one line for each table that is distributed */
  say: (line: string) => void;
}

export interface DistributedTable {
  table: string;
  by: 'program_id' | 'transaction_id';
  rows: number;
  /** whether an earlier run had distributed it */
  already: boolean;
}

export interface Distributed extends Cluster {
  tables: DistributedTable[];
  /** the tables that stay on the coordinator */
  on_coordinator: readonly string[];
}

/** Rows are copied for as long as it takes. The tables are locked one at a time, and nothing else uses them. */
const SETTINGS: Settings = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, lock_timeout: '5s' };

interface Place {
  column: string;
  group: number;
}

async function placeOf(client: pg.Client, table: string): Promise<Place | undefined> {
  const { rows } = await client.query<Place>(
    `select column_to_column_name(logicalrelid, partkey) as column, colocationid as group
     from pg_dist_partition where logicalrelid = $1::regclass and partmethod = 'h'`,
    [table],
  );
  return rows[0];
}

const countRows = async (client: pg.Client, table: string): Promise<number> =>
  Number((await client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count);

/** One statement, which is undone as a whole if it is interrupted. */
async function distributeTable(
  client: pg.Client,
  { table, by, near }: { table: string; by: DistributedTable['by']; near: string },
): Promise<DistributedTable> {
  const before = await placeOf(client, table);
  const rows = await countRows(client, table);
  if (before) {
    const others = near === 'none' ? undefined : await placeOf(client, near);
    if (before.column === by && (others === undefined || others.group === before.group)) {
      return { table, by, rows, already: true };
    }
    throw new DistributeRefusal(`${table} is distributed already, but not by ${by} with the other tables`);
  }
  await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [table, by, near]);
  const after = await countRows(client, table);
  if (after !== rows) throw new Error(`${table} had ${rows} rows, and has ${after} after it was distributed`);
  return { table, by, rows, already: false };
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

async function distributeAll(client: pg.Client, say: DistributeOptions['say']): Promise<DistributedTable[]> {
  const [first] = BY_PROGRAM;
  const wanted = [
    ...BY_PROGRAM.map((table) => ({ table, by: 'program_id' as const, near: table === first ? 'none' : first })),
    ...BY_TRANSACTION.map((table) => ({ table, by: 'transaction_id' as const, near: 'none' })),
  ];
  const tables: DistributedTable[] = [];
  for (const one of wanted) {
    const done = await distributeTable(client, one);
    if (!done.already) say(`${done.table} is distributed by ${done.by}: ${plural(done.rows, 'row')}.`);
    tables.push(done);
  }
  return tables;
}

/** The rows that the coordinator had before are on the workers now; without this, it would store them twice. */
async function removeCopies(client: pg.Client): Promise<void> {
  for (const table of [...BY_TRANSACTION, ...BY_PROGRAM].reverse()) {
    await client.query('select truncate_local_data_after_distributing_table($1)', [table]);
  }
}

/**
 * Distributes each table that grows with traffic. Each table is one transaction, so the command can be interrupted, and the
 * next run goes on with the other tables. A run on a distributed database changes nothing.
 * @throws DistributeRefusal if the cluster or the service is not ready for it
 */
export async function distribute({ url, say }: DistributeOptions): Promise<Distributed> {
  const client = await openClient(url, 'referral-tracking distribute', SETTINGS);
  try {
    const cluster = await checkCluster(client);
    const tables = await distributeAll(client, say);
    await client.query(ERASED_AMONG);
    await removeCopies(client);
    return { ...cluster, tables, on_coordinator: ON_COORDINATOR };
  } finally {
    await disconnect(client);
  }
}
