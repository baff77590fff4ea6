import { expect, test } from 'vitest';
import type { BookedRow } from '../../src/commissions/booking.ts';
import { decideRefund as decide, type RefundableSale } from '../../src/refunds/rules.ts';
import type { CommissionStatus } from '../../src/common/types.ts';

const MOST = Number.MAX_SAFE_INTEGER;
const sale = (amount_cents: number, refunded_cents = 0): RefundableSale => ({
  amount_cents,
  refunded_cents,
  called_cents: refunded_cents,
  gross_cents: null,
  currency: 'USD',
  facts: [],
});
const earned = (earned_cents: number, status: CommissionStatus = 'pending', left_cents = earned_cents) => ({
  id: 1,
  kind: 'sale' as const,
  earned_cents,
  left_cents,
  status,
  approved: status === 'approved' || status === 'paid',
  rejected: false,
  claimed: false,
});
const decideRefund = (of: RefundableSale, commission: BookedRow | undefined, amountCents: number | undefined) =>
  decide(of, commission, [], { kind: 'call', amountCents, body: {} });

test.each<[status: CommissionStatus, outcome: string]>([
  ['pending', 'reversed'],
  ['approved', 'reversed'],
  ['paid', 'clawed_back'],
])('a commission that is %s is %s', (commission, status) => {
  const refund = decideRefund(sale(1000), earned(200, commission), undefined);
  expect(refund).toMatchObject({ kind: 'refund', amountCents: 1000, deductionCents: 200, status });
});

test('after a rejection nothing is deducted', () => {
  const refund = decideRefund(sale(1000), { ...earned(200, 'reversed', 0), rejected: true }, undefined);
  expect(refund).toMatchObject({ kind: 'refund', amountCents: 1000, deductionCents: 0, status: 'reversed' });
});

test('without a commission only the amount is refunded', () => {
  const refund = { kind: 'refund', amountCents: 400, deductionCents: 0, status: 'no_commission' };
  expect(decideRefund(sale(1000, 600), undefined, undefined)).toMatchObject(refund);
});

test('without an amount the rest is refunded', () => {
  const refund = { kind: 'refund', amountCents: 667, deductionCents: 133, status: 'reversed' };
  expect(decideRefund(sale(1000, 333), earned(200, 'pending', 133), undefined)).toMatchObject(refund);
});

test('exactly the rest may be refunded, but not one cent more', () => {
  expect(decideRefund(sale(1000, 600), earned(200), 400)).toMatchObject({ amountCents: 400 });
  expect(decideRefund(sale(1000, 600), earned(200), 401)).toEqual({ kind: 'too_large' });
  expect(decideRefund(sale(MOST), earned(1), MOST)).toMatchObject({ amountCents: MOST });
  expect(decideRefund(sale(MOST, MOST - 1), earned(1), 2)).toEqual({ kind: 'too_large' });
});

test.each([undefined, 1, MOST])('if nothing is left, nothing is refunded (%s asked)', (requested) => {
  expect(decideRefund(sale(1000, 1000), earned(200), requested)).toEqual({ kind: 'nothing_left' });
});

test('any partition of a sale deducts exactly the commission', () => {
  for (const [amount, commission] of [
    [100, 7],
    [7, 100],
    [50, 10],
    [3, 1],
    [1, 0],
    [97, 96],
  ] as const) {
    for (let part = 1; part <= amount; part++) {
      let [refunded, taken] = [0, 0];
      while (refunded < amount) {
        const size = Math.min(part, amount - refunded);
        const refund = decideRefund(sale(amount, refunded), earned(commission, 'pending', commission - taken), size);
        if (refund.kind !== 'refund') throw new Error(refund.kind);
        expect(refund.deductionCents).toBeGreaterThanOrEqual(0);
        refunded += refund.amountCents;
        taken += refund.deductionCents;
        expect(taken).toBe(Math.floor((2 * commission * refunded + amount) / (2 * amount)));
      }
      expect([refunded, taken]).toEqual([amount, commission]);
    }
  }
});

test('a deduction before the payout is not repeated after it', () => {
  const first = decideRefund(sale(1000), earned(200, 'approved'), 250);
  const second = decideRefund(sale(1000, 250), earned(200, 'paid', 150), undefined);
  expect(first).toMatchObject({ deductionCents: 50, status: 'reversed' });
  expect(second).toMatchObject({ deductionCents: 150, status: 'clawed_back' });
});
