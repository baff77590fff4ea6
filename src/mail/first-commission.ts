// The mail to a partner about the first commission in a program.
import { statement, type Db } from '../database/db.ts';
import type { Currency } from '../common/types.ts';
import { each, isFirst, mailPartners, type Writing } from './news-of-events.ts';

/** It happens once. */
const EVER = '1970-01-01';
/** The number of partners in one run; the others follow with the next one. */
const MOST = 1000;

// From the totals, so that a sale costs nothing more and no commission is searched.
const earners = statement<{ program_id: number; partnership_id: number }>(
  'partners_who_earned_first',
  `select distinct t.program_id, t.partnership_id from partnership_totals t
   where t.commission_cents > 0 and not exists (
     select from mails_written w where w.kind = 'first-commission' and w.subject_id = t.partnership_id)
   order by t.partnership_id limit $1`,
  // The totals are on other servers, which get the list of those who were mailed.
  `select distinct program_id, partnership_id from partnership_totals
   where commission_cents > 0 and partnership_id not in (
     select subject_id from mails_written where kind = 'first-commission')
   order by partnership_id limit $1`,
);
const first = statement<{ amount_cents: number; currency: Currency }>(
  'first_commission',
  `select c.amount_cents, c.currency from unnest(array['pending', 'approved', 'paid']) as s (status)
   cross join lateral (
     select id, amount_cents, currency from commissions
     where program_id = $1 and partnership_id = $2 and status = s.status order by id nulls first limit 1) c
   where c.amount_cents > 0 order by c.id limit 1`,
);

/** Stores a mail for each partner who has earned something for the first time. */
export async function mailFirstCommissions(db: Db, writing: Writing, at: Date, signal: AbortSignal): Promise<void> {
  await each(db, await db.run(earners, [MOST]), signal, async (tx, row) => {
    const { program_id: programId, partnership_id: subjectId } = row;
    const kind = 'first-commission';
    if (!(await isFirst(tx, { kind, subjectId, period: EVER, at }))) return;
    const [commission] = await tx.run(first, [programId, subjectId]);
    if (!commission) return;
    const { amount_cents: commissionCents, currency } = commission;
    const news = { totals: [{ currency, commissionCents, sales: 1, revenueCents: 0 }] };
    await mailPartners(tx, writing, { programId, kind, at }, new Map([[subjectId, news]]));
  });
}
