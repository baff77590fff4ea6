// What of the approved commissions a payout could take, as far as it is not said by partner.
import { statement, type Runner } from '../database/db.ts';
import { exactNumber } from '../lib/whole-number.ts';
import type { DueQuery } from './due.ts';
import { totalOf, type Due, type HeldBack } from './rules.ts';

type Row = Record<'in_payout' | 'after_cutoff' | 'owed', string>;

const OF_PARTNERS = '($4::bigint[] is null or c.partnership_id in (select unnest($4)))';
// What is due is found by its own index, and the rest by that of the status.
const others = statement<Row>(
  'approved_besides_due',
  `with approved as (
     select coalesce(sum(c.amount_cents) filter (where c.payout_item_id is not null), 0) as in_payout,
       coalesce(sum(c.amount_cents) filter (
         where c.payout_item_id is null and c.approved_at >= $3 and c.amount_cents >= 0), 0) as after_cutoff
     from commissions c where c.program_id = $1 and c.status = 'approved' and c.currency = $2 and ${OF_PARTNERS}),
   owed as (
     select coalesce(-sum(c.amount_cents), 0) as owed from commissions c
     where c.program_id = $1 and c.currency = $2 and c.payout_item_id is null and c.status = 'pending' and c.amount_cents < 0
       and ${OF_PARTNERS})
   select in_payout, after_cutoff, owed from approved, owed`,
);

export interface FromApproved {
  approved_cents: number;
  in_payout_cents: number;
  after_cutoff_cents: number;
  owed_cents: number;
}

/** From what is approved to what is paid and what is held back, in amounts that add up. */
export async function findFromApproved(
  db: Runner,
  { programId, currency, cutoff, partnerships }: DueQuery,
  { items, excluded }: { items: readonly Pick<Due, 'dueCents'>[]; excluded: readonly HeldBack[] },
): Promise<FromApproved> {
  const [found] = await db.run(others, [programId, currency, cutoff, partnerships ?? null]);
  const { in_payout, after_cutoff, owed } = found!;
  const [inPayout, afterCutoff, owedCents] = [in_payout, after_cutoff, owed].map((sum) => exactNumber(sum)) as [
    number,
    number,
    number,
  ];
  const due = excluded.reduce((sum, { amountCents }) => sum + amountCents, totalOf(items));
  return {
    approved_cents: exactNumber(due + inPayout + afterCutoff + owedCents),
    in_payout_cents: inPayout,
    after_cutoff_cents: afterCutoff,
    owed_cents: owedCents,
  };
}
