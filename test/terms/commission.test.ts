import { describe, expect, test } from 'vitest';
import { moneyText } from '@referral-tracking/shared/amount-text';
import { commissionOf, isRecurring, takenBack } from '../../src/terms/commission.ts';
import type { CommissionType, Currency } from '../../src/common/types.ts';

const MOST = Number.MAX_SAFE_INTEGER;

const terms = (commission_type: CommissionType, commission_rate: string, currency: Currency = 'USD') => ({
  commission_type,
  commission_rate,
  currency,
});

describe.each(['percent', 'recurring_percent'] as const)('%s', (type) => {
  test.each([
    ['20', 9900, 1980],
    ['100', 9900, 9900],
    ['0.5', 100, 1],
    ['0.5', 99, 0],
    ['12.5', 4, 1],
    ['12.5', 12, 2],
    ['1.005', 10_000, 101],
    ['2.3', 1500, 35],
    ['12.49', 4, 0],
    ['33.3333333', 3, 1],
    ['1', 49, 0],
    ['1', 50, 1],
    ['1', 149, 1],
    ['1', 150, 2],
    ['20.00', 5, 1],
    ['1.1', 150, 2],
    ['0.07', 150_000, 105],
    ['0.1', 500, 1],
    ['0.1', 499, 0],
    ['0.0000001', 1, 0],
    ['0.0000001', 500_000_000, 1],
    ['0.0000001', 499_999_999, 0],
    ['0.0000001', MOST, 9_007_199],
    ['12.345', MOST, 1_111_938_747_997_775],
    ['33.3333333', MOST, 3_002_399_748_577_931],
    ['50', MOST, 4_503_599_627_370_496],
    ['99.99999999', MOST, 9_007_199_253_840_271],
    ['100', MOST, MOST],
  ])('%s %% of %d is %d', (rate, cents, earned) => {
    expect(commissionOf(terms(type, rate), { cents, currency: 'USD' })).toEqual({ cents: earned, currency: 'USD' });
  });

  test("is in the sale's currency, whatever the program's", () => {
    expect(commissionOf(terms(type, '10', 'EUR'), { cents: 1000, currency: 'VND' })).toEqual({
      cents: 100,
      currency: 'VND',
    });
  });
});

describe.each(['fixed', 'recurring_fixed'] as const)('%s', (type) => {
  test.each<[rate: string, currency: Currency, earned: number]>([
    ['5', 'USD', 500],
    ['5.00', 'EUR', 500],
    ['1.005', 'USD', 101],
    ['1.00499', 'USD', 100],
    ['0.005', 'EUR', 1],
    ['0.0049', 'EUR', 0],
    ['1000000', 'USD', 100_000_000],
    ['50000', 'VND', 50_000],
    ['0.5', 'VND', 1],
    ['0.49', 'VND', 0],
    ['1.5', 'VND', 2],
    ['1000000', 'VND', 1_000_000],
  ])('%s %s is %d, whatever the sale', (rate, currency, cents) => {
    for (const sale of [
      { cents: 1, currency: 'USD' },
      { cents: MOST, currency: 'VND' },
    ] as const) {
      expect(commissionOf(terms(type, rate, currency), sale)).toEqual({ cents, currency });
    }
  });
});

test('only the recurring types are recurring', () => {
  const kinds: CommissionType[] = ['percent', 'fixed', 'recurring_percent', 'recurring_fixed'];
  expect(kinds.filter(isRecurring)).toEqual(['recurring_percent', 'recurring_fixed']);
});

describe('the deduction of refunds', () => {
  test.each([
    [2000, 0, 10_000, 0],
    [2000, 10_000, 10_000, 2000],
    [2000, 2500, 10_000, 500],
    [10, 8, 50, 2],
    [1, 1, 2, 1],
    [1, 4999, 10_000, 0],
    [1, 5000, 10_000, 1],
    [0, 5000, 10_000, 0],
    [100_000_000, 1, 3, 33_333_333],
    [MOST, 1, MOST, 1],
    [MOST, MOST - 1, MOST, MOST - 1],
    [1_111_938_747_997_775, 4_503_599_627_370_496, MOST, 555_969_373_998_888],
  ])('of %d, with %d of %d refunded, is %d', (earned, refunded, amount, back) => {
    expect(takenBack(earned, refunded, amount)).toBe(back);
  });

  test('never falls, never exceeds the commission, and finally equals it', () => {
    for (const [earned, amount] of [
      [7, 13],
      [13, 7],
      [1, 100],
      [199, 200],
      [MOST, 97],
      [0, 5],
    ] as const) {
      let before = 0;
      for (let refunded = 1; refunded <= amount; refunded++) {
        const back = takenBack(earned, refunded, amount);
        expect(back).toBeGreaterThanOrEqual(before);
        expect(back).toBeLessThanOrEqual(earned);
        before = back;
      }
      expect(before).toBe(earned);
    }
  });
});

test.each([
  [9900, 'USD', '$99.00'],
  [5, 'EUR', '€0.05'],
  [-1980, 'USD', '-$19.80'],
  [-5, 'USD', '-$0.05'],
  [9900, 'VND', '₫9,900'],
  [MOST, 'USD', '$90,071,992,547,409.91'],
] as const)('%i of the smallest unit of %s is %s', (cents, currency, text) => {
  expect(moneyText(cents, currency)).toBe(text);
});
