import { decideRefund, type Refund, type RefundableCommission } from '../domain/refund.ts';
import type { RefundReason } from '../domain/types.ts';
import { statement, type Db, type Transaction } from '../database/db.ts';

export interface NewRefund {
  programId: number;
  transactionId: string;
  amountCents: number | undefined;
  reason: RefundReason;
  refundReason: string | undefined;
  reference: string | undefined;
  additionalData: object | undefined;
  at: Date;
}

export type RecordedRefund =
  | { kind: 'sale_not_found' }
  | { kind: 'too_large' }
  | { kind: 'skipped'; refundId: number | null; commissionId: number | null }
  | { kind: 'recorded'; refundId: number; commissionId: number | null; refund: Extract<Refund, { kind: 'refund' }> };

const lockSale = statement<{ id: number; amount_cents: number }>(
  'lock_sale',
  `select s.id, s.amount_cents from sale_claims k join sales s on s.program_id = k.program_id and s.id = k.sale_id
   where k.program_id = $1 and k.transaction_id = $2 for update of s`,
);
const lockCommission = statement<RefundableCommission & { id: number }>(
  'lock_commission',
  `select id, earned_cents, status from commissions
   where program_id = $1 and sale_id = $2 and kind = 'sale' for update`,
);
const refunded = statement<{ refunded_cents: number; seen: number | null }>(
  'refunded',
  `select coalesce(sum(amount_cents), 0)::bigint as refunded_cents,
     min(id) filter (where refund_reference = $3) as seen
   from refunds where program_id = $1 and sale_id = $2`,
);
const insertRefund = statement<{ id: number }>(
  'insert_refund',
  `insert into refunds (program_id, sale_id, amount_cents, reason, refund_reason, refund_reference, deduction_cents,
     outcome, additional_data, occurred_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10) returning id`,
);
const shrinkCommission = statement<object>(
  'shrink_commission',
  `with before as (select id, status, amount_cents from commissions where program_id = $1 and id = $2),
   shrunk as (
     update commissions c set amount_cents = c.amount_cents - $3, changed_at = $4,
       status = case when c.amount_cents = $3 then 'reversed' else c.status end
     from before b where c.program_id = $1 and c.id = b.id
     returning c.id, c.partnership_id, c.currency, b.status as status_before, c.status as status_after)
   insert into commission_entries (program_id, commission_id, partnership_id, kind, amount_cents, currency,
     status_before, status_after, refund_id, created_at)
   select $1, id, partnership_id, 'refund', -$3::bigint, currency,
     case when status_after <> status_before then status_before end,
     case when status_after <> status_before then status_after end, $5, $4
   from shrunk where $3::bigint <> 0 or status_after <> status_before`,
);
const insertClawback = statement<object>(
  'insert_clawback',
  `insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents, amount_cents,
     currency, status, created_at, changed_at)
   select 'clawback', program_id, partnership_id, customer_id, sale_id, -$3::bigint, -$3::bigint, currency, 'pending',
     $4, $4
   from commissions where program_id = $1 and id = $2`,
);

interface TakenBack {
  programId: number;
  commissionId: number;
  refundId: number;
  refund: Extract<Refund, { kind: 'refund' }>;
  at: Date;
}

/** The refund's share of a commission: off the amount, or as a row of its own when the commission is paid. */
async function takeBack(tx: Transaction, { programId, commissionId, refundId, refund, at }: TakenBack) {
  const values = [programId, commissionId, refund.deductionCents, at];
  if (refund.status === 'reversed') await tx.run(shrinkCommission, [...values, refundId]);
  else if (refund.deductionCents > 0) await tx.run(insertClawback, values);
}

const lockById = statement<{ amount_cents: number }>(
  'lock_sale_by_id',
  'select amount_cents from sales where program_id = $1 and id = $2 for update',
);
// The event of a refund identifies its charge.
const refundedOfCharge = statement<{ refunded_cents: number; all_cents: number }>(
  'refunded_of_charge',
  `select coalesce(sum(r.amount_cents), 0)::bigint as all_cents,
     coalesce(sum(r.amount_cents) filter (where r.reason = 'refund' and not exists (
       select 1 from payment_events e
         where e.program_id = $1 and e.refund_id = r.id and e.notice ->> 'charge' <> $3)), 0)::bigint
       as refunded_cents
   from refunds r where r.program_id = $1 and r.sale_id = $2`,
);

/**
 * What is left of a sale, and what was refunded of it, except for what the payment processor refunded of other charges;
 * locks the sale until the transaction ends.
 */
export async function lockRefunded(tx: Transaction, programId: number, saleId: number, charge: string) {
  const [sale] = await tx.run(lockById, [programId, saleId]);
  const [refunds] = await tx.run(refundedOfCharge, [programId, saleId, charge]);
  return { leftCents: sale!.amount_cents - refunds!.all_cents, refundedCents: refunds!.refunded_cents };
}

/** The same within a transaction that does more. */
export async function recordRefundWithin(tx: Transaction, request: NewRefund): Promise<RecordedRefund> {
  const { programId } = request;
  // The sale's row lock makes refunds of one sale queue, so that together they never pass its amount.
  const [sale] = await tx.run(lockSale, [programId, request.transactionId]);
  if (!sale) return { kind: 'sale_not_found' };
  const [commission] = await tx.run(lockCommission, [programId, sale.id]);
  const [before] = await tx.run(refunded, [programId, sale.id, request.reference ?? null]);
  const commissionId = commission?.id ?? null;
  if (before!.seen !== null) return { kind: 'skipped', refundId: before!.seen, commissionId };
  const refund = decideRefund({ ...sale, refunded_cents: before!.refunded_cents }, commission, request.amountCents);
  if (refund.kind === 'nothing_left') return { kind: 'skipped', refundId: null, commissionId };
  if (refund.kind === 'too_large') return refund;
  const [row] = await tx.run(insertRefund, [
    programId,
    sale.id,
    refund.amountCents,
    request.reason,
    request.refundReason ?? null,
    request.reference ?? null,
    refund.deductionCents,
    refund.status,
    request.additionalData ? JSON.stringify(request.additionalData) : null,
    request.at,
  ]);
  const refundId = row!.id;
  if (commission) await takeBack(tx, { programId, commissionId: commission.id, refundId, refund, at: request.at });
  return { kind: 'recorded', refundId, commissionId, refund };
}

/** Records a refund of a program's sale and takes its share of the commission back, in one transaction. */
export const recordRefund = (db: Db, request: NewRefund): Promise<RecordedRefund> =>
  db.transaction((tx) => recordRefundWithin(tx, request));
