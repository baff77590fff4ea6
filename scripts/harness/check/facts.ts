// Reads the content of the database, without a proxy, while no clients send requests.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Postgres } from '../postgres.ts';

/** A row as the database has it (of a table without an `id`, its number in the table), with the nonce of the request that stored it, if it has one. */
export interface DatabaseRow {
  id: number;
  nonce: string | undefined;
  // The columns depend on the table.
  [column: string]: unknown;
}

export const TABLES = [
  'clicks',
  'customers',
  'leads',
  'sale_claims',
  'sales',
  'commissions',
  'commission_entries',
  'refunds',
  'payment_events',
  'payouts',
  'payout_items',
  'subscriptions',
] as const;
export type Facts = Record<(typeof TABLES)[number], DatabaseRow[]> & {
  /** sessions that are idle in a transaction */
  idleInTransaction: Record<string, unknown>[];
  /** the number of log messages about a sale that was stored without its commission, by sale */
  saidWithoutCommission: Set<number>;
};

const nonceOf = (row: Record<string, unknown>): string | undefined =>
  (row.additional_data as { nonce?: string } | null | undefined)?.nonce;

const IDLE = `select pid, application_name, state, state_change, query from pg_stat_activity
  where datname = 'referral' and state like 'idle in transaction%'`;
const PATIENCE_MS = 3_000;

/** While no request is active, no session may be in a transaction. Sessions that are about to end are given time. */
async function idleInTransaction(postgres: Pick<Postgres, 'query'>): Promise<Record<string, unknown>[]> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const idle = await postgres.query(IDLE);
    if (idle.length === 0 || Date.now() > deadline) return idle;
    await sleep(200);
  }
}

/** Reads all facts; `said` is the log of all instances. */
export async function readFacts(postgres: Pick<Postgres, 'query'>, said: string): Promise<Facts> {
  const idle = await idleInTransaction(postgres);
  const read = async (table: string): Promise<DatabaseRow[]> =>
    (await postgres.query(`select * from ${table}`)).map((row, i) => ({ id: i + 1, ...row, nonce: nonceOf(row) }));
  const tables = await Promise.all(TABLES.map(async (table) => [table, await read(table)] as const));
  const reported = said.matchAll(/sale (\d+) is stored without its commission/g);
  return {
    ...(Object.fromEntries(tables) as Record<(typeof TABLES)[number], DatabaseRow[]>),
    idleInTransaction: idle,
    saidWithoutCommission: new Set([...reported].map(([, id]) => Number(id))),
  };
}
