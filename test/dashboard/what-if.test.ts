import { describe, expect, test } from 'vitest';
import {
  decidingFields,
  refundsOf,
  sentenceOf,
  type NamedTerms,
  type Simulation,
} from '../../packages/dashboard/src/records/terms/what-if-texts.ts';

// What the page says about other terms before they are saved.

const total = (currency: 'USD' | 'VND', difference_cents: number) => ({
  ...{ currency, sales: 250, earned_cents: 496_000, simulated_cents: 496_000 + difference_cents, difference_cents },
  ...{ refunds_cents: 0, simulated_refunds_cents: 0 },
});
const simulation = (more: Partial<Simulation>): Simulation => ({
  ...{
    from: '2026-07-01',
    to: '2026-10-01',
    replaced: 250,
    totals: [total('USD', 124_000)],
    partners: [],
    left_out: 0,
  },
  ...more,
});
const RATE: NamedTerms = { commission_type: 'percent', commission_rate: 25, max_months: null, max_commissions: null };
const said = (more: Partial<Simulation>, terms: NamedTerms = RATE, level: 'program' | 'group' = 'program') =>
  sentenceOf(simulation(more), 'quarter', level, terms);

describe('the sentence', () => {
  test.each<[name: string, Partial<Simulation>, NamedTerms, sentence: string]>([
    ['more', {}, RATE, 'With 25%, last quarter would have cost $1,240.00 more.'],
    ['less', { totals: [total('USD', -50)] }, RATE, 'With 25%, last quarter would have cost $0.50 less.'],
    ['the same', { totals: [total('USD', 0)] }, RATE, 'With 25%, last quarter would have cost the same.'],
    [
      'two currencies',
      { totals: [total('USD', 100), total('VND', -2_000)] },
      { ...RATE, max_months: 12 },
      'With 25% for 12 months, last quarter would have cost $1.00 more and ₫2,000 less.',
    ],
    [
      'a fixed amount',
      {},
      { ...RATE, commission_type: 'fixed', commission_rate: 5 },
      'With these terms, last quarter would have cost $1,240.00 more.',
    ],
  ])('%s', (_, more, terms, sentence) => expect(said(more, terms)).toBe(sentence));
  test('without sales', () =>
    expect(said({ totals: [] })).toMatch(
      /^No sale was recorded during last quarter \(.+\), so there is nothing to compare\.$/,
    ));
  test('of a group whose terms decided nothing', () =>
    expect(said({ replaced: 0 }, RATE, 'group')).toBe(
      'No sale of last quarter was decided by terms of this group, so there is nothing to compare.',
    ));
});

test('what decides about no sale is not asked about', () => {
  expect(decidingFields({ commission_rate: 25, holding_period_days: 14 })).toEqual({ commission_rate: 25 });
  expect(decidingFields({ lead_commission_cents: 500, holding_period_days: 14 })).toEqual({});
});

test('refunds are named apart', () => {
  expect(refundsOf(simulation({}))).toBeUndefined();
  const refunded = { ...total('USD', 0), refunds_cents: 380, simulated_refunds_cents: 475 };
  expect(refundsOf(simulation({ totals: [refunded] }))).toBe(
    'Refunds are not in these amounts. They took back $3.80, and would have taken back $4.75.',
  );
});
