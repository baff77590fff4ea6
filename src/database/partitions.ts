// Clicks are partitioned by month (UTC). A partition is created as a separate table and then attached, without blocking.
import type { Db, Runner, Transaction } from './db.ts';
import { statement } from './db.ts';
import { ranOutOfTime } from './violations.ts';

/** The advisory lock for creating partitions, so that two instances never create the same one. */
const LOCK = 0x636c_6b73;

/** The start of the month (UTC), this many months later. */
export function monthStart(at: Date, later = 0): Date {
  // Not `Date.UTC`, which maps the years 0 to 99 to the twentieth century.
  const start = new Date(0);
  start.setUTCFullYear(at.getUTCFullYear(), at.getUTCMonth() + later, 1);
  return start;
}

/** The name of the partition of clicks of a month, as in `clicks_2026_11`. */
export const partitionOf = (month: Date): string =>
  `clicks_${String(month.getUTCFullYear()).padStart(4, '0')}_${String(month.getUTCMonth() + 1).padStart(2, '0')}`;

const exists = statement<{ attached: boolean }>(
  'click_partition',
  `select exists (select 1 from pg_inherits where inhparent = 'clicks'::regclass and inhrelid = c.oid) as attached
   from pg_class c where c.oid = to_regclass($1)`,
);

const run = (db: Runner, name: string, sql: string) => db.run(statement<object>(name, sql), []);

/** DDL has no parameters, so this builds identifiers and bounds, from numbers only. */
async function makeMonth(tx: Transaction, month: Date): Promise<void> {
  const name = partitionOf(month);
  const [from, to] = [month.toISOString(), monthStart(month, 1).toISOString()];
  const [found] = await tx.run(exists, [name]);
  if (found?.attached) return;
  if (!found) {
    await run(
      tx,
      `make_${name}`,
      `create table ${name} (like clicks including all,
         constraint ${name}_month check (occurred_at >= '${from}' and occurred_at < '${to}'))`,
    );
  }
  // With this check, PostgreSQL attaches the partition without reading it, so new clicks do not wait.
  await run(
    tx,
    `attach_${name}`,
    `alter table clicks attach partition ${name} for values from ('${from}') to ('${to}')`,
  );
  await run(tx, `uncheck_${name}`, `alter table ${name} drop constraint if exists ${name}_month`);
}

const lock = statement<object>('lock_partitions', 'select pg_advisory_xact_lock($1)');

/** Creates the missing partitions of these months. Safe to run concurrently. */
export async function ensureClickMonths(db: Db, months: readonly Date[]): Promise<void> {
  const starts = [...new Set(months.map((month) => monthStart(month).getTime()))].sort((a, b) => a - b);
  for (const start of starts) {
    await db.transaction(async (tx) => {
      await tx.run(lock, [LOCK]);
      await makeMonth(tx, new Date(start));
    });
  }
}

/** The table of a month's clicks. */
export interface ClickTable {
  name: string;
  /** the start of the next month */
  until: Date;
  /** detached and detaching tables are left over from an interrupted pruning */
  state: 'attached' | 'detaching' | 'detached';
}

const tables = statement<Pick<ClickTable, 'name' | 'state'>>(
  'click_tables',
  `select c.relname as name,
     case when i.inhrelid is null then 'detached' when i.inhdetachpending then 'detaching' else 'attached' end as state
   from pg_class c join pg_class parent on parent.oid = 'clicks'::regclass and parent.relnamespace = c.relnamespace
     left join pg_inherits i on i.inhrelid = c.oid and i.inhparent = parent.oid
   where c.relkind = 'r' and c.relname ~ '^clicks_[0-9]{4,}_[0-9]{2}$' order by c.relname`,
);

const monthOf = (name: string): Date => {
  const [, year, month] = /^clicks_(\d+)_(\d+)$/.exec(name)!;
  const start = new Date(0);
  start.setUTCFullYear(Number(year), Number(month) - 1, 1);
  return start;
};

/** The tables of all months, attached or not. */
export const clickTables = async (db: Runner): Promise<ClickTable[]> =>
  (await db.run(tables, [])).map((table) => ({ ...table, until: monthStart(monthOf(table.name), 1) }));

/** Attempts to wait for older transactions, each as long as one statement may take. */
const DETACH_ATTEMPTS = 3;

async function detach(db: Db, { name, state }: ClickTable): Promise<void> {
  // It runs outside a transaction. It blocks neither reads nor writes, and waits for the active ones.
  for (let attempt = 1, pending = state === 'detaching'; ; attempt++, pending = true) {
    const how = pending ? 'finalize' : 'concurrently';
    try {
      await run(db, `${how}_${name}`, `alter table clicks detach partition ${name} ${how}`);
      return;
    } catch (error) {
      if (!ranOutOfTime(error) || attempt === DETACH_ATTEMPTS) throw error;
    }
  }
}

/** Detaches a month of clicks and drops it. After an interruption, another call completes it. */
export async function dropClickTable(db: Db, table: ClickTable): Promise<void> {
  // Citus cannot detach concurrently. It drops the partition with short locks instead, on each server.
  if (table.state !== 'detached' && !db.distributed) await detach(db, table);
  await run(db, `drop_${table.name}`, `drop table ${table.name}`);
}
