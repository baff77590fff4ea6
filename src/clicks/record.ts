import { ensureClickMonths } from '../database/partitions.ts';
import { statement, type Db } from '../database/db.ts';
import { lacksPartition } from '../database/violations.ts';
import { arraysOf, sentRows } from '../common/columns.ts';
import { chainClicks, CLICKS, clicksFrom, sentOf, type NewClick } from './write.ts';

/** Records clicks before the database has them. */
export interface ClickLog {
  /** Resolves when the clicks are safe: in the log or, if the log cannot take them, in the database. */
  record: (db: Db, clicks: readonly NewClick[]) => Promise<void>;
  /** The time up to which the database has every click of the log; at most `now`. */
  completeUntil: (now: Date) => Promise<Date>;
  /** recorded clicks, by the way that they took; filled as results occur */
  readonly counts: Readonly<Record<string, number>>;
}

// Without the result, Citus would copy the rows into the table, and not report the codes of errors.
export const insertClicksStatement = statement<object>(
  'insert_clicks',
  clicksFrom(sentRows(CLICKS)),
  `${clicksFrom(sentRows(CLICKS))} returning 1`,
);

/** Records all clicks or none. A customer is stored with its first lead, sale or payment event. */
export async function insertClicks(db: Db, clicks: readonly NewClick[]): Promise<void> {
  const values = arraysOf(CLICKS, clicks.map(sentOf));
  // First, so that no click lacks it.
  await chainClicks(db, clicks);
  try {
    await db.run(insertClicksStatement, values);
  } catch (error) {
    // Nothing was written. Partitions are created in advance, but a clock can be wrong.
    if (!lacksPartition(error)) throw error;
    await ensureClickMonths(
      db,
      clicks.map(({ at }) => at),
    );
    await db.run(insertClicksStatement, values);
  }
}
