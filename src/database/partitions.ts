// Clicks are partitioned by month, in UTC. A month's table is created apart and then attached, which blocks no insert.
import pg from 'pg';
import { statement, type Db } from './db.ts';

/** Any constant will do; two instances must not make the same month at once. */
const lock = statement<object>('lock_click_months', 'select pg_advisory_xact_lock(7310571003)');
const exists = statement<{ found: boolean }>('click_month_exists', 'select to_regclass($1) is not null as found');

/** The start of the month, in UTC, and of the one after it. */
function monthOf(at: Date): { from: Date; to: Date } {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month)), to: new Date(Date.UTC(year, month + 1)) };
}

/** The table of a month, for example `clicks_2026_06`. */
const tableOf = (from: Date): string => `clicks_${from.toISOString().slice(0, 7).replace('-', '_')}`;

/** Makes the months of these times where they are missing. */
export async function ensureClickMonths(db: Db, times: readonly Date[]): Promise<void> {
  const months = new Map(times.map(monthOf).map((month) => [tableOf(month.from), month]));
  for (const [table, { from, to }] of months) {
    await db.transaction(async (tx) => {
      await tx.run(lock, []);
      const [known] = await tx.run(exists, [table]);
      if (known!.found) return;
      const bounds = `from ('${from.toISOString()}') to ('${to.toISOString()}')`;
      for (const text of [
        `create table ${table} (like clicks including all)`,
        `alter table clicks attach partition ${table} for values ${bounds}`,
      ]) {
        await tx.run(statement('', text), []);
      }
    });
  }
}

/** Whether a click was refused because its month has no table. */
export const lacksPartition = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23514' && error.table === 'clicks' && !error.constraint;
