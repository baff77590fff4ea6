import { statement, type Transaction } from '../database/db.ts';
import { DAY, floorTo } from '../lib/clock.ts';
import { holdClicks } from '../clicks/prune.ts';
import { FIGURES, SUMS } from './events.ts';

const open = statement<object>(
  'open_program_totals',
  `insert into rolled_programs (program_id, rolled_until) values ($1, '-infinity') on conflict (program_id) do nothing`,
);

/** Gives the program a row in `rolled_programs`, whose lock roll-ups wait for. */
export const openTotals = async (tx: Transaction, programId: number): Promise<void> =>
  void (await tx.run(open, [programId]));

// Only clicks that are in the totals are pruned. So the program has lost none of a time without clicks in the totals.
const lock = statement<{ is_beyond: boolean; pruned_until: Date | null }>(
  'lock_totals_to_rewind',
  `select rolled_until > $2 as is_beyond,
     (select max(c.until) from pruned_clicks c where exists (
        select from daily_totals where program_id = $1 and day >= $2 and day < c.until and clicks > 0)) as pruned_until
   from rolled_programs where program_id = $1 for update`,
  `with pruned as materialized (select max(until) as until from pruned_clicks)
   select rolled_until > $2 as is_beyond,
     (select until from pruned where until > (
        select min(day) from daily_totals where program_id = $1 and day >= $2 and clicks > 0)) as pruned_until
   from rolled_programs where program_id = $1 for update`,
);

/** Whether the totals of the program have passed this time. Until the transaction ends, they do not move. */
export async function isRolledBeyond(tx: Transaction, programId: number, at: Date): Promise<boolean> {
  await openTotals(tx, programId);
  return (await tx.run(lock, [programId, at]))[0]!.is_beyond;
}

const subtract = statement<object>(
  'rewind_totals',
  `with gone as (delete from daily_totals where program_id = $1 and day >= $2 returning *),
   days as (delete from program_totals where program_id = $1 and day >= $2),
   recent as (delete from recent_totals where program_id = $1 and slot >= $2),
   sums as (select partnership_id, currency, ${SUMS} from gone group by partnership_id, currency),
   less as (
     update partnership_totals t set ${FIGURES.map((figure) => `${figure} = t.${figure} - s.${figure}`).join(', ')}
     from sums s where t.program_id = $1 and t.partnership_id = s.partnership_id and t.currency = s.currency)
   update rolled_programs set rolled_until = $2 where program_id = $1`,
);

/** The totals of a time whose clicks were deleted could not be computed again. */
export class ClicksPruned extends Error {
  override name = 'ClicksPruned';
}

/**
 * Removes the events from the day of this time on (UTC) from a program's totals. Until the next roll-up, reads count
 * these events. An import of past events calls this with the time of the earliest event, in the same transaction: roll-ups
 * of the program wait until it ends, even if the totals have not reached that time yet.
 * @throws {ClicksPruned} if clicks of the program from this day on may have been deleted
 */
export async function rewindTotals(tx: Transaction, programId: number, to: Date): Promise<void> {
  await holdClicks(tx);
  const day = floorTo(DAY, to);
  await openTotals(tx, programId);
  const [rolled] = await tx.run(lock, [programId, day]);
  if (!rolled?.is_beyond) return;
  const { pruned_until: prunedUntil } = rolled;
  if (prunedUntil !== null) {
    throw new ClicksPruned(`clicks before ${prunedUntil.toISOString()} were pruned: no event before then can be added`);
  }
  await tx.run(subtract, [programId, day]);
}
