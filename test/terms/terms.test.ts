import { describe, expect, test } from 'vitest';
import { addMonths, limitReached, monthOf } from '../../src/terms/rules.ts';

const at = (text: string): Date => new Date(text);

describe('so many months later', () => {
  test.each([
    ['2026-01-15T10:20:30.456Z', 12, '2027-01-15T10:20:30.456Z'],
    ['2026-01-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
    ['2028-01-31T00:00:00Z', 1, '2028-02-29T00:00:00Z'],
    ['2028-02-29T12:00:00Z', 12, '2029-02-28T12:00:00Z'],
    ['2028-02-29T12:00:00Z', 48, '2032-02-29T12:00:00Z'],
    ['2026-10-31T12:00:00Z', 13, '2027-11-30T12:00:00Z'],
  ])('%s and %i months', (time, months, later) => expect(addMonths(at(time), months)).toEqual(at(later)));
});

describe('the month of a sale', () => {
  test.each([
    ['2026-01-31T12:00:00Z', 1],
    ['2026-02-28T11:59:59.999Z', 1],
    ['2026-02-28T12:00:00Z', 2],
    ['2026-03-31T11:59:59Z', 2],
    ['2026-03-31T12:00:00Z', 3],
    ['2027-01-31T12:00:00Z', 13],
    ['2025-06-01T00:00:00Z', 1],
  ])('at %s it is month %i', (time, month) => expect(monthOf(at('2026-01-31T12:00:00Z'), at(time))).toBe(month));
});

describe('a limit in months', () => {
  const limits = { max_months: 12, max_commissions: null };
  const known = { firstSaleAt: at('2026-01-31T12:00:00Z'), earned: 40 };
  test.each([
    ['2026-01-31T12:00:00Z', undefined],
    ['2027-01-31T11:59:59.999Z', undefined],
    ['2027-01-31T12:00:00Z', 'months_reached'],
    ['2020-01-01T00:00:00Z', undefined],
  ])('at %s: %s', (time, reason) => expect(limitReached(limits, known, at(time))).toBe(reason));
  test('the first sale earns, whenever it happened', () =>
    expect(limitReached(limits, { firstSaleAt: null, earned: 0 }, at('2020-01-01T00:00:00Z'))).toBeUndefined());
});

test('a limit in commissions counts those before', () => {
  const limits = { max_months: null, max_commissions: 2 };
  const reasonAfter = (earned: number) =>
    limitReached(limits, { firstSaleAt: at('2026-01-01T00:00:00Z'), earned }, at('2026-02-01T00:00:00Z'));
  expect([0, 1, 2, 3].map(reasonAfter)).toEqual([undefined, undefined, 'commissions_reached', 'commissions_reached']);
});
