// The approval of commissions at the end of the holding period, for programs with `auto_approve`.
import { statement, type Db } from '../database/db.ts';
import type { Clock } from '../lib/clock.ts';
import { asSystem } from '../common/audit.ts';
import { changeCommissions } from './changes.ts';

/** The number of commissions in one transaction, which a refund of one of them may wait for. */
const BATCH = 100;

/** SQL of the condition that a commission is as old as it must be; `days` is SQL. */
const aged = (days: string): string => `status = 'pending' and held_at is null
  and created_at <= $1::timestamptz - make_interval(hours => 24 * ${days})`;

const programs = statement<{ id: number }>(
  'programs_with_due_commissions',
  `select p.id from programs p
   where p.auto_approve and exists (select from commissions where program_id = p.id and ${aged(
     '(select min(t.holding_period_days) from terms t where t.program_id = p.id)',
   )})
   order by p.id`,
  // The commissions are on other servers, which are asked program by program.
  'select id from programs where auto_approve and $1::timestamptz is not null order by id',
);

// The lock: if `auto_approve` is switched off, no commission is approved afterwards.
const hold = statement<{ terms_id: number }>(
  'hold_program_to_approve',
  'select terms_id from programs where id = $1 and auto_approve for share',
);
const periods = statement<{ id: number; days: number }>(
  'holding_periods',
  `select id, holding_period_days as days from terms where program_id = $1 order by level <> 'program', id`,
);
// Without terms, it is from before they were noted, so that the first ones hold; or a member adjusted it.
const due = statement<{ id: number }>(
  'due_commissions',
  `select c.id from commissions c join unnest($4::bigint[], $5::int[]) t(id, days) on t.id = coalesce(c.terms_id, case when c.kind in ('sale', 'lead') then $6::bigint else $7::bigint end)
   where c.program_id = $2 and ${aged('t.days')} order by c.created_at, c.id limit $3`,
);

/** Approves the oldest due commissions of a program; returns whether there may be more. */
const approveSome = (db: Db, programId: number, at: Date): Promise<boolean> =>
  asSystem(db, at, async (tx, note) => {
    const [held] = await tx.run(hold, [programId]);
    if (!held) return false;
    const terms = await tx.run(periods, [programId]);
    const days = [terms.map(({ id }) => id), terms.map((one) => one.days)];
    const values = [at, programId, BATCH, ...days, terms[0]!.id, held.terms_id];
    const commissionIds = (await tx.run(due, values)).map(({ id }) => id);
    if (commissionIds.length === 0) return false;
    await changeCommissions(tx, note, { programId, commissionIds, change: 'approve', at });
    return commissionIds.length === BATCH;
  });

/**
 * Approves every commission that is older than the holding period of its program and not held. Each batch is one
 * transaction with a time of its own, so that the totals include it, and an interrupted run is continued by the next one.
 */
export async function approveDue(db: Db, clock: Pick<Clock, 'now'>, signal: AbortSignal): Promise<void> {
  for (const { id } of await db.run(programs, [clock.now()])) {
    while (!signal.aborted && (await approveSome(db, id, clock.now())));
  }
}
