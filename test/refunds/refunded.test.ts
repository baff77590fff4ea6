import { describe, expect, test } from 'vitest';
import { baseOf } from '../../src/terms/commission.ts';
import { explainEarning } from '../../src/commissions/reason.ts';
import { refundedOf, type Fact } from '../../src/refunds/refunded.ts';

const of = { charge: 'ch', intent: 'pi', currency: 'USD' };
const refund = (refundedCents: number, at = 0, more = {}): Fact => ({
  kind: 'refund',
  ...of,
  refundedCents,
  chargeCents: 11_900,
  at,
  ...more,
});
const failed = (amountCents: number, at: number, name = 're'): Fact => ({
  kind: 'refund_failed',
  ...of,
  refund: name,
  amountCents,
  at,
});
const dispute = (amountCents: number, kind: 'chargeback' | 'dispute_won' = 'chargeback', more = {}): Fact => ({
  kind,
  ...of,
  dispute: 'du',
  amountCents,
  at: 0,
  ...more,
});
const sale = (facts: Fact[], gross_cents: number | null = 11_900) => ({
  amount_cents: 10_000,
  gross_cents,
  currency: 'USD',
  facts,
});

describe('what is refunded of a base of 100.00 with 119.00 paid', () => {
  test.each<[what: string, facts: Fact[], called: number, refunded: number]>([
    ['half of the gross amount', [refund(5_950)], 0, 5_000],
    ['the newest total', [refund(5_950, 2), refund(11_900, 1)], 0, 5_000],
    ['the largest of two totals at once', [refund(2_380), refund(5_950)], 0, 5_000],
    ['a refund that failed', [refund(3_000, 1), failed(3_000, 2)], 0, 0],
    ['one that failed twice, by its events', [refund(6_000, 1), failed(3_000, 2), failed(3_000, 3)], 0, 2_521],
    ['one that failed before the total', [refund(3_000, 2), failed(3_000, 1)], 0, 2_521],
    ['two charges', [refund(2_380), refund(2_380, 0, { charge: 'ch_2' })], 0, 4_000],
    ['what calls say too', [refund(5_950)], 5_000, 5_000],
    ['what only calls say', [], 4_000, 4_000],
    ['a dispute besides', [refund(5_950), dispute(1_190)], 0, 6_000],
    ['a dispute that was won', [dispute(11_900), dispute(11_900, 'dispute_won')], 0, 0],
    ['a dispute that was won before it began', [dispute(11_900, 'dispute_won'), dispute(11_900)], 0, 0],
    ['never more than all', [refund(11_900), dispute(11_900)], 10_000, 10_000],
    ['a charge in another currency', [refund(4_000, 0, { currency: 'GBP', chargeCents: 8_000 })], 0, 5_000],
    ['a dispute in one that is unknown', [dispute(1, 'chargeback', { currency: 'GBP' })], 0, 10_000],
  ])('%s', (_, facts, called, refunded) => {
    expect(refundedOf(sale(facts), called)).toBe(refunded);
    expect(refundedOf(sale(facts.toReversed()), called)).toBe(refunded);
  });

  test('what a call told as a chargeback and the processor as a dispute counts once', () => {
    expect(refundedOf(sale([dispute(11_900)]), 10_000, 10_000)).toBe(10_000);
    expect(refundedOf(sale([dispute(2_380)]), 2_000, 2_000)).toBe(2_000);
    expect(refundedOf(sale([dispute(2_380)]), 3_000, 2_000)).toBe(3_000);
    expect(refundedOf(sale([dispute(2_380)]), 3_000, 0)).toBe(5_000);
    expect(refundedOf(sale([dispute(2_380), dispute(2_380, 'dispute_won')]), 2_000, 2_000)).toBe(2_000);
    expect(refundedOf(sale([refund(2_380), dispute(2_380)]), 4_000, 2_000)).toBe(4_000);
  });

  test('a dispute without tax is one of a sale of which only the base is known', () => {
    expect(refundedOf(sale([dispute(5_950, 'chargeback', { netCents: 5_000 })], null), 0)).toBe(5_000);
    expect(refundedOf(sale([dispute(5_950, 'chargeback', { netCents: 4_000 })]), 0)).toBe(5_000);
  });

  test('without the gross amount is the part of the charge', () => {
    expect(refundedOf(sale([refund(5_950)], null), 0)).toBe(5_000);
    expect(refundedOf(sale([refund(5_950, 0, { chargeCents: undefined })], null), 0)).toBe(5_950);
    expect(refundedOf(sale([dispute(2_000)], null), 0)).toBe(2_000);
  });
});

test.each([
  ['net', false, 9_500],
  ['net', true, 10_000],
  ['gross', false, 11_900],
] as const)('the base %s with shipping %s', (commission_base, commission_on_shipping, base) => {
  const paid = { grossCents: 11_900, taxCents: 1_900, shippingCents: 500 };
  expect(baseOf({ commission_base, commission_on_shipping }, paid)).toBe(base);
});

const ofProgram = {
  level: 'program' as const,
  group: null,
  percent: '20' as string | null,
  max_months: null,
  of_first_sale: false,
};

describe('the reason of a commission', () => {
  const explained = {
    kind: 'sale' as const,
    order: 'order-1001',
    link: 'tea-journal' as string | null,
    discount_code: null as string | null,
    sale_cents: 10_000,
    gross_cents: 11_900,
    tax_cents: 1_900,
    shipping_cents: null,
    terms: ofProgram,
    first_sale_at: new Date('2026-01-31T12:00:00Z'),
    sold_at: new Date('2026-03-31T12:00:00Z'),
    sale_currency: 'USD' as const,
    earned_cents: 2_000,
    amount_cents: 2_000,
    currency: 'USD' as const,
    status: 'pending' as 'pending' | 'paid',
    clawed_back_cents: null as number | null,
    held: false,
    reason: null,
  };
  test.each([
    [{}, 'Earned $20.00: 20% of $100.00 ($119.00 less $19.00 tax), link tea-journal, order-1001.'],
    [
      { sale_cents: 9_500, shipping_cents: 500, earned_cents: 1_900, amount_cents: 1_900 },
      'Earned $19.00: 20% of $95.00 ($119.00 less $19.00 tax and $5.00 shipping), link tea-journal, order-1001.',
    ],
    [
      { terms: { ...ofProgram, percent: '30' } },
      'Earned $20.00: on $100.00 ($119.00 less $19.00 tax), link tea-journal, order-1001.',
    ],
    [
      { terms: { ...ofProgram, level: 'group' as const, group: 'Creators', max_months: 12 } },
      'Earned $20.00: 20% of $100.00 ($119.00 less $19.00 tax), group Creators, month 3 of 12, link tea-journal, order-1001.',
    ],
    [
      { terms: { ...ofProgram, level: 'partnership' as const } },
      'Earned $20.00: 20% of $100.00 ($119.00 less $19.00 tax), own terms of the partner, link tea-journal, order-1001.',
    ],
    [
      { terms: { ...ofProgram, level: 'group' as const, group: 'Creators', max_months: 12, of_first_sale: true } },
      'Earned $20.00: 20% of $100.00 ($119.00 less $19.00 tax), group Creators, terms of the first sale, month 3 of 12, link tea-journal, order-1001.',
    ],
    [
      { terms: { ...ofProgram, percent: null } },
      'Earned $20.00: fixed, for a sale of $100.00 ($119.00 less $19.00 tax), link tea-journal, order-1001.',
    ],
    [{ order: '77' }, 'Earned $20.00: 20% of $100.00 ($119.00 less $19.00 tax), link tea-journal, order 77.'],
    [
      { link: null, discount_code: 'TEA10', gross_cents: null, tax_cents: null },
      'Earned $20.00: 20% of $100.00, code TEA10, order-1001.',
    ],
    [
      { status: 'paid' as const, clawed_back_cents: 500, order: null, gross_cents: null, tax_cents: null },
      'Earned $20.00: 20% of $100.00, link tea-journal. Refunds after its payment took $5.00 back: later payouts deduct it.',
    ],
    [{ gross_cents: null, tax_cents: null }, 'Earned $20.00: 20% of $100.00, link tea-journal, order-1001.'],
  ])('%j', (changes, text) => expect(explainEarning({ ...explained, ...changes })).toBe(text));
});
