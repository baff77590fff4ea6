// How a change of what is due of a sale is booked on its commission, its clawbacks and its restorations.
import type { CommissionKind, CommissionStatus } from '../common/types.ts';

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

const isUnpaid = ({ status, claimed }: BookedRow): boolean => !claimed && status !== 'paid';
/** Whether a clawback or a restoration can take something. */
const isFree = (row: BookedRow): boolean => isUnpaid(row) && row.status !== 'reversed';

const within = (cents: number, most: number): number => Math.min(Math.max(cents, 0), most);

/** The rows of a sale, as amounts are booked on them one after the other. */
function ledgerOf<Row extends BookedRow>(commission: Row | undefined, corrections: readonly Row[]) {
  const rows = commission ? [...corrections, commission] : corrections;
  const left = new Map(rows.map((row) => [row, row.left_cents]));
  const leftOf = (row: Row): number => left.get(row)!;
  /** First on free rows of the opposite sign, the oldest first, then on the commission; returns what is left to book. */
  function book(cents: number): number {
    let rest = cents;
    for (const row of corrections) {
      if (rest === 0 || !isFree(row) || Math.sign(leftOf(row)) !== -Math.sign(rest)) continue;
      const taken = Math.sign(rest) * Math.min(Math.abs(rest), Math.abs(leftOf(row)));
      left.set(row, leftOf(row) + taken);
      rest -= taken;
    }
    if (!commission || !isUnpaid(commission) || commission.rejected) return rest;
    const before = leftOf(commission);
    const after = within(before + rest, commission.earned_cents);
    left.set(commission, after);
    return rest - (after - before);
  }
  /** The clawbacks and restorations that are different now. */
  const changes = (): BookedChange<Row>[] =>
    corrections
      .map((row) => ({ row, leftCents: leftOf(row) }))
      .filter(({ row, leftCents }) => leftCents !== row.left_cents)
      .map(({ row, leftCents }) => ({ row, leftCents, status: leftCents === 0 ? 'reversed' : row.status }));
  return { left, leftOf, book, changes };
}

/** The status of an unpaid commission that has this left. One that earned nothing is reversed by any refund. */
function statusAfter(row: BookedRow, leftCents: number, isRefunded: boolean): CommissionStatus {
  const isGone = leftCents === 0 && (isRefunded || row.earned_cents > 0);
  if (row.rejected || isGone) return 'reversed';
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
  const { leftOf, book, changes } = ledgerOf(commission, corrections);
  const booked = corrections.reduce((sum, { left_cents }) => sum + left_cents, commission.left_cents);
  const changeCents = commission.rejected ? 0 : dueCents - booked;
  const restCents = book(changeCents);
  const leftCents = leftOf(commission);
  const status = statusAfter(commission, leftCents, isRefunded);
  const own = isUnpaid(commission) ? { row: commission, leftCents, status } : undefined;
  return { own, corrections: changes(), restCents, changeCents };
}

/**
 * Books the free clawbacks and restorations of a sale, the oldest first, as if they were changes of what is due: they cancel
 * each other, and the commission takes what remains while it is free. What it cannot take stays. The sum is the same.
 */
export function fold<Row extends BookedRow>(
  commission: Row | undefined,
  corrections: readonly Row[],
): BookedChange<Row>[] {
  const { left, leftOf, book, changes } = ledgerOf(commission, corrections);
  for (const row of corrections.filter(isFree)) left.set(row, book(leftOf(row)));
  if (!commission || leftOf(commission) === commission.left_cents) return changes();
  const leftCents = leftOf(commission);
  return [...changes(), { row: commission, leftCents, status: statusAfter(commission, leftCents, false) }];
}
