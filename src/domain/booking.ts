// How a change of what is due of a sale is booked on its commission, its clawbacks and its restorations.
import type { CommissionKind, CommissionStatus } from './types.ts';

export interface BookedRow {
  id: number;
  kind: CommissionKind;
  earned_cents: number;
  /** what is left of it */
  left_cents: number;
  status: CommissionStatus;
  /** whether it was ever approved */
  approved: boolean;
  /** whether it was rejected, and not only refunded */
  rejected: boolean;
  /** whether a payout has claimed or paid it: then it never changes */
  claimed: boolean;
}

/** A row after the change. */
export interface BookedChange<Row extends BookedRow = BookedRow> {
  row: Row;
  leftCents: number;
  status: CommissionStatus;
}

export interface Booking<Row extends BookedRow = BookedRow> {
  /** the change of the sale's commission: also one of nothing, unless it was paid */
  own: BookedChange<Row> | undefined;
  corrections: BookedChange<Row>[];
  /** what no row could take: a new clawback below zero, or a new restoration above it */
  restCents: number;
  /** by how much all of it changes what is due */
  changeCents: number;
}

const isFree = ({ status, claimed }: BookedRow): boolean => !claimed && (status === 'pending' || status === 'approved');

/** First on free rows of the opposite sign, the oldest first; returns the changes, and what is left to book. */
function onCorrections<Row extends BookedRow>(rows: readonly Row[], changeCents: number) {
  const changes: BookedChange<Row>[] = [];
  let rest = changeCents;
  for (const row of rows) {
    if (rest === 0 || !isFree(row) || Math.sign(row.left_cents) !== -Math.sign(rest)) continue;
    const taken = Math.sign(rest) * Math.min(Math.abs(rest), Math.abs(row.left_cents));
    const leftCents = row.left_cents + taken;
    changes.push({ row, leftCents, status: leftCents === 0 ? 'reversed' : row.status });
    rest -= taken;
  }
  return { changes, rest };
}

/** The status of an unpaid commission after a change of what is refunded. */
function statusAfter(row: BookedRow, leftCents: number, isRefunded: boolean): CommissionStatus {
  if (row.rejected || (leftCents === 0 && isRefunded)) return 'reversed';
  if (row.status !== 'reversed') return row.status;
  return row.approved ? 'approved' : 'pending';
}

/**
 * Books what is due now of a sale.
 * @param isRefunded whether anything of the sale is refunded now
 */
export function bookDue<Row extends BookedRow>(
  commission: Row,
  corrections: readonly Row[],
  dueCents: number,
  isRefunded: boolean,
): Booking<Row> {
  const booked = corrections.reduce((sum, { left_cents }) => sum + left_cents, commission.left_cents);
  const changeCents = commission.rejected ? 0 : dueCents - booked;
  const { changes, rest } = onCorrections(corrections, changeCents);
  if (commission.status === 'paid' || commission.claimed)
    return { own: undefined, corrections: changes, restCents: rest, changeCents };
  const leftCents = Math.min(Math.max(commission.left_cents + rest, 0), commission.earned_cents);
  const status = statusAfter(commission, leftCents, isRefunded);
  const restCents = commission.rejected ? 0 : rest - (leftCents - commission.left_cents);
  return { own: { row: commission, leftCents, status }, corrections: changes, restCents, changeCents };
}
