import { takenBack } from './commission.ts';
import type { CommissionStatus } from './types.ts';

export interface RefundableSale {
  amount_cents: number;
  refunded_cents: number;
}
export interface RefundableCommission {
  earned_cents: number;
  /** what is left of it */
  left_cents: number;
  status: CommissionStatus;
}

export type Refund =
  | { kind: 'nothing_left' }
  | { kind: 'too_large' }
  | {
      kind: 'refund';
      amountCents: number;
      deductionCents: number;
      status: 'reversed' | 'clawed_back' | 'no_commission';
    };

/**
 * Computes a refund: the refunded amount of the sale and the deduction from the commission. An unpaid commission is
 * reversed, a paid one is clawed back. After a rejection nothing is left to deduct.
 */
export function decideRefund(
  sale: RefundableSale,
  commission: RefundableCommission | undefined,
  requestedCents: number | undefined,
): Refund {
  const left = sale.amount_cents - sale.refunded_cents;
  if (left <= 0) return { kind: 'nothing_left' };
  const amountCents = requestedCents ?? left;
  if (amountCents > left) return { kind: 'too_large' };
  if (!commission) return { kind: 'refund', amountCents, deductionCents: 0, status: 'no_commission' };
  const taken = (refunded: number) => takenBack(commission.earned_cents, refunded, sale.amount_cents);
  const shareCents = taken(sale.refunded_cents + amountCents) - taken(sale.refunded_cents);
  const deductionCents = Math.min(shareCents, commission.left_cents);
  const status = commission.status === 'paid' ? 'clawed_back' : 'reversed';
  return { kind: 'refund', amountCents, deductionCents, status };
}

/** A `refund_reference` that is sent again for another amount than it was used for. */
export interface ReusedReference {
  recordedCents: number;
  requestedCents: number;
}

/** Undefined for a repeat of the same refund: without an amount, it asks for what is left, which is nothing then. */
export function reusedReference(
  sale: RefundableSale & { seen_cents: number | null },
  requestedCents: number | undefined,
): ReusedReference | undefined {
  const asked = requestedCents ?? sale.amount_cents - sale.refunded_cents;
  if (sale.seen_cents === null || asked === sale.seen_cents || asked <= 0) return undefined;
  return { recordedCents: sale.seen_cents, requestedCents: asked };
}
