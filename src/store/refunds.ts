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
  'select id, amount_cents from sales where transaction_id = $1 and program_id = $2 for update',
);
const lockCommission = statement<RefundableCommission & { id: number }>(
  'lock_commission',
  `select id, earned_cents, status from commissions where sale_id = $1 and kind = 'sale' for update`,
);
const refunded = statement<{ refunded_cents: number; seen: number | null }>(
  'refunded',
  `select coalesce(sum(amount_cents), 0)::bigint as refunded_cents,
     min(id) filter (where refund_reference = $2) as seen
   from refunds where sale_id = $1`,
);
const insertRefund = statement<{ id: number }>(
  'insert_refund',
  `insert into refunds (sale_id, amount_cents, reason, refund_reason, refund_reference, deduction_cents, outcome,
     additional_data, occurred_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9) returning id`,
);
const shrinkCommission = statement<object>(
  'shrink_commission',
  `update commissions set amount_cents = amount_cents - $2, changed_at = $3,
     status = case when amount_cents = $2 then 'reversed' else status end
   where id = $1`,
);
const insertClawback = statement<object>(
  'insert_clawback',
  `insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents, amount_cents,
     currency, status, created_at, changed_at)
   select 'clawback', program_id, partnership_id, customer_id, sale_id, -$2::bigint, -$2::bigint, currency, 'pending',
     $3, $3
   from commissions where id = $1`,
);

async function takeBack(tx: Transaction, commissionId: number, refund: Extract<Refund, { kind: 'refund' }>, at: Date) {
  if (refund.status === 'reversed') await tx.run(shrinkCommission, [commissionId, refund.deductionCents, at]);
  else if (refund.deductionCents > 0) await tx.run(insertClawback, [commissionId, refund.deductionCents, at]);
}

const lockById = statement<{ amount_cents: number }>(
  'lock_sale_by_id',
  'select amount_cents from sales where id = $1 for update',
);
// The event of a refund identifies its charge.
const refundedOfCharge = statement<{ refunded_cents: number; all_cents: number }>(
  'refunded_of_charge',
  `select coalesce(sum(r.amount_cents), 0)::bigint as all_cents,
     coalesce(sum(r.amount_cents) filter (where r.reason = 'refund' and not exists (
       select 1 from payment_events e where e.refund_id = r.id and e.notice ->> 'charge' <> $2)), 0)::bigint
       as refunded_cents
   from refunds r where r.sale_id = $1`,
);

/**
 * What is left of a sale, and what was refunded of it, except for what the payment processor refunded of other charges;
 * locks the sale until the transaction ends.
 */
export async function lockRefunded(tx: Transaction, saleId: number, charge: string) {
  const [sale] = await tx.run(lockById, [saleId]);
  const [refunds] = await tx.run(refundedOfCharge, [saleId, charge]);
  return { leftCents: sale!.amount_cents - refunds!.all_cents, refundedCents: refunds!.refunded_cents };
}

/** The same within a transaction that does more. */
export async function recordRefundWithin(tx: Transaction, request: NewRefund): Promise<RecordedRefund> {
  // The sale's row lock makes refunds of one sale queue, so that together they never pass its amount.
  const [sale] = await tx.run(lockSale, [request.transactionId, request.programId]);
  if (!sale) return { kind: 'sale_not_found' };
  const [commission] = await tx.run(lockCommission, [sale.id]);
  const [before] = await tx.run(refunded, [sale.id, request.reference ?? null]);
  const commissionId = commission?.id ?? null;
  if (before!.seen !== null) return { kind: 'skipped', refundId: before!.seen, commissionId };
  const refund = decideRefund({ ...sale, refunded_cents: before!.refunded_cents }, commission, request.amountCents);
  if (refund.kind === 'nothing_left') return { kind: 'skipped', refundId: null, commissionId };
  if (refund.kind === 'too_large') return refund;
  const [row] = await tx.run(insertRefund, [
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
  if (commission) await takeBack(tx, commission.id, refund, request.at);
  return { kind: 'recorded', refundId: row!.id, commissionId, refund };
}

/** Records a refund of a program's sale and takes its share of the commission back, in one transaction. */
export const recordRefund = (db: Db, request: NewRefund): Promise<RecordedRefund> =>
  db.transaction((tx) => recordRefundWithin(tx, request));
