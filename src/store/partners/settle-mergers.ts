// What requests that were under way during a merge have left to a merged partner.
import { statement, type Db } from '../../database/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { transferFree } from '../commissions/transfers.ts';
import { moveCustomers } from './merge.ts';

const mergers = statement<{ id: number; program_id: number; into: number }>(
  'mergers',
  'select id, program_id, merged_into as into from partnerships where merged_into is not null order by program_id, id',
);

/** Moves what is left to merged partners: customers, and what is free of what they earned. Mostly there is nothing. */
export async function settleMergers(db: Db, clock: Pick<Clock, 'now'>, signal: AbortSignal): Promise<void> {
  for (const { id, program_id: programId, into } of await db.run(mergers, [])) {
    if (signal.aborted) return;
    await db.transaction(async (tx) => {
      await moveCustomers(tx, programId, id, into);
      await transferFree(tx, { programId, at: clock.now() }, [id]);
    });
  }
}
