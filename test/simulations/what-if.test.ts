import { describe, expect, test } from 'vitest';
import type { Terms } from '../../src/common/types.ts';
import { simulateSale, type PastProgress, type PastSale } from '../../src/simulations/rules.ts';

const OWN: Terms = {
  terms_id: 1,
  terms_level: 'program',
  commission_type: 'percent',
  commission_rate: '20',
  currency: 'USD',
  lead_commission_cents: null,
  commission_base: 'net',
  commission_on_shipping: false,
  max_months: null,
  max_commissions: null,
};
const SALE: PastSale = {
  cents: 10_000,
  currency: 'USD',
  grossCents: null,
  taxCents: null,
  shippingCents: null,
  occurredAt: new Date('2026-03-01T12:00:00Z'),
  isRenewal: false,
  terms: OWN,
  earned: { cents: 2_000, currency: 'USD' },
};
const FIRST: PastProgress = { firstSaleAt: null, earned: 0, simulated: 0 };
const would = (sale: Partial<PastSale>, terms?: Partial<Terms>, past: PastProgress = FIRST) =>
  simulateSale({ ...SALE, ...sale }, terms && { ...OWN, ...terms }, past)?.cents ?? null;

describe('its own terms', () => {
  test('a sale keeps what it earned, also by a rate from before terms were noted', () =>
    expect(would({ earned: { cents: 1_234, currency: 'USD' } })).toBe(1_234));
  test('a sale that earned nothing earns nothing', () => expect(would({ earned: null })).toBeNull());
  test('if an earlier sale would have earned too, the limit is reached earlier', () =>
    expect(
      would({ terms: { ...OWN, max_commissions: 2 } }, undefined, { ...FIRST, earned: 1, simulated: 2 }),
    ).toBeNull());
  test('if an earlier sale would not have earned, the limit is reached later', () =>
    expect(
      would({ terms: { ...OWN, max_commissions: 2 }, earned: null }, undefined, { ...FIRST, earned: 2, simulated: 1 }),
    ).toBe(2_000));
});

describe('other terms', () => {
  test('another rate', () => expect(would({}, { commission_rate: '25' })).toBe(2_500));
  test('a fixed amount', () => expect(would({}, { commission_type: 'fixed', commission_rate: '7.5' })).toBe(750));
  test('a later sale of a subscription earns by recurring terms only', () => {
    expect(would({ isRenewal: true, earned: null }, { commission_type: 'recurring_percent' })).toBe(2_000);
    expect(would({ isRenewal: true }, { commission_type: 'percent' })).toBeNull();
  });
  test('a limit in months counts from the first sale', () => {
    const past = { ...FIRST, firstSaleAt: new Date('2026-01-01T12:00:00Z') };
    expect(would({}, { max_months: 2 }, past)).toBeNull();
    expect(would({}, { max_months: 3 }, past)).toBe(2_000);
  });
  test('a limit in commissions counts those of the simulation', () => {
    const past = { ...FIRST, earned: 0, simulated: 1 };
    expect(would({}, { max_commissions: 1 }, past)).toBeNull();
    expect(would({}, { max_commissions: 2 }, past)).toBe(2_000);
  });
});

describe('the base', () => {
  const paid = { grossCents: 12_400, taxCents: 1_900, shippingCents: 500 };
  test.each([
    ['all that was paid', { commission_base: 'gross' }, 2_480],
    ['with the shipping', { commission_on_shipping: true }, 2_100],
    ['as it was', {}, 2_000],
  ] as const)('%s', (_, terms, cents) => expect(would(paid, terms)).toBe(cents));
  test('of a caller stays, whatever the terms say', () =>
    expect(would({ ...paid, taxCents: null, shippingCents: null }, { commission_base: 'gross' })).toBe(2_000));
  test('of zero is no sale', () => {
    const terms = { ...OWN, commission_base: 'gross' } as const;
    const free = { cents: 500, grossCents: 500, taxCents: 0, shippingCents: 500, terms };
    expect(would(free, { commission_type: 'fixed' })).toBeNull();
  });
});
