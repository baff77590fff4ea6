import { describe, expect, test } from 'vitest';
import { blockerOf, gatesOf, stateOf, type IntegrationFacts } from '../../src/integration/readiness-rules.ts';

const ready: IntegrationFacts = {
  name: 'Brand',
  domain: 'brand.dev',
  commission_type: 'percent',
  commission_rate: '20',
  joined_partners: 1,
  enabled_links: 2,
  allowed_origins: 1,
  has_live_sale: false,
  integration_verified: false,
  last_click_at: null,
  last_lead_at: null,
  last_sale_at: null,
  recent_clicks: 0,
  recent_leads: 0,
  recent_sales: 0,
  key_rotated_at: null,
  currency: 'USD',
  least_sales: null,
};

/** State and blocker of a program that is ready except for the given facts. */
function judge(facts: Partial<IntegrationFacts>) {
  const all = { ...ready, ...facts };
  const gates = gatesOf(all);
  return [stateOf(all, gates), blockerOf(gates)];
}

test.each([
  [{}, 'ready', 'live'],
  [{ name: ' ' }, 'draft', 'profile'],
  [{ domain: '' }, 'draft', 'profile'],
  [{ commission_rate: '0' }, 'draft', 'economics'],
  [{ joined_partners: 0 }, 'configuring', 'payout'],
  [{ enabled_links: 0 }, 'configuring', 'tracking'],
  [{ allowed_origins: 0 }, 'configuring', 'tracking'],
  [{ integration_verified: true }, 'integration_verified', 'live'],
  [{ integration_verified: true, enabled_links: 0 }, 'integration_verified', 'tracking'],
  [{ has_live_sale: true }, 'live_verified', null],
  [{ has_live_sale: true, enabled_links: 0 }, 'live_verified', 'tracking'],
])('with %o it is %s, blocked by %s', (facts, state, blocker) => {
  expect(judge(facts)).toEqual([state, blocker]);
});

test.each([
  ['fixed', '50', { USD: 500, EUR: 1 }, 'fixed 50; it pays more than a sale of $5.00'],
  ['recurring_fixed', '5.01', { USD: 500 }, 'recurring_fixed 5.01; it pays more than a sale of $5.00'],
  ['fixed', '5', { USD: 500 }, 'fixed 5'],
  ['fixed', '50', { EUR: 500 }, 'fixed 50'],
  ['fixed', '50', null, 'fixed 50'],
  ['percent', '100', { USD: 1 }, 'percent 100'],
] as const)('a commission of %s %s, with a smallest sale of %o, is: %s', (type, rate, least_sales, detail) => {
  const { economics } = gatesOf({ ...ready, commission_type: type, commission_rate: rate, least_sales });
  expect(economics).toEqual({ status: 'pass', detail, next_action: null });
});

describe('a gate', () => {
  test('describes its state, and the next action unless it passes', () => {
    const gates = gatesOf({ ...ready, joined_partners: 0, allowed_origins: 0 });
    expect(gates.profile).toEqual({ status: 'pass', detail: 'Brand, brand.dev', next_action: null });
    expect(gates.economics.detail).toBe('percent 20');
    expect(gates.payout).toMatchObject({ status: 'unknown', detail: 'No partner has joined yet' });
    expect(gates.tracking).toMatchObject({ status: 'fail', detail: '2 enabled links, 0 allowed origins' });
    expect(gates.live.next_action).toBeTruthy();
    expect(gatesOf(ready).payout.detail).toBe('1 partner joined');
  });
});
