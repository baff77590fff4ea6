import { newTestName } from '@referral-tracking/shared/ids';
import { SECOND } from '../lib/clock.ts';
import { statement, type Db } from '../database/db.ts';
import { insertOwnTestEvent } from '../tracking/test-events.ts';

export interface ChainFixture {
  short_code: string;
  customer_key: string;
}
export type ChainRun =
  | { kind: 'ran'; fixture: ChainFixture; clickId: string }
  /** time until the oldest run of the last hour no longer counts */
  | { kind: 'capped'; retryAfterMs: number };

const HOUR = 3600 * SECOND;

const prepareFixture = statement<ChainFixture>(
  'prepare_chain_fixture',
  `insert into chain_fixtures (program_id, short_code, customer_key, refreshed_at) values ($1, $2, $3, $4)
   on conflict (program_id) do update set refreshed_at = excluded.refreshed_at
   returning short_code, customer_key`,
);
const recentRuns = statement<{ runs: number; oldest: Date | null }>(
  'recent_chain_runs',
  `select count(*) as runs, min(ran_at) as oldest from (
     select ran_at from chain_runs where program_id = $1 and ran_at > $2 order by ran_at desc limit $3) recent`,
);
const insertRun = statement<object>('insert_chain_run', 'insert into chain_runs (program_id, ran_at) values ($1, $2)');

/**
 * Prepares the program's fixture and stores a synthetic click, lead and sale as test events, unless the hourly limit is
 * reached. Runs of the same program wait for the lock on the fixture's row. A rejected run still refreshes the fixture.
 */
export async function runChain(
  db: Db,
  { id: programId, currency }: { id: number; currency: string },
  cap: number,
  at: Date,
): Promise<ChainRun> {
  return db.transaction(async (tx) => {
    const values = [programId, `test-${programId}`, `test-customer-${programId}`, at];
    const [fixture] = await tx.run(prepareFixture, values);
    const [recent] = await tx.run(recentRuns, [programId, new Date(at.getTime() - HOUR), cap]);
    if (recent!.runs >= cap) {
      return { kind: 'capped', retryAfterMs: recent!.oldest!.getTime() + HOUR - at.getTime() };
    }
    await tx.run(insertRun, [programId, at]);
    const clickId = newTestName();
    const event = { programId, withKey: true, clickId, at };
    await insertOwnTestEvent(tx, { ...event, kind: 'click' });
    await insertOwnTestEvent(tx, { ...event, kind: 'lead' });
    const sale = { transactionId: `test_chain_${clickId}`, amountCents: 100, currency };
    await insertOwnTestEvent(tx, { ...event, kind: 'sale', ...sale });
    return { kind: 'ran', fixture: fixture!, clickId };
  });
}
