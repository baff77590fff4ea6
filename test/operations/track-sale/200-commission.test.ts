import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const RATES = { percent: '10', fixed: '7.5', recurring_percent: '10', recurring_fixed: '7.5' };
type Kind = keyof typeof RATES;
const KINDS = Object.keys(RATES) as Kind[];
const EARNED: Record<Kind, number> = { percent: 1000, fixed: 750, recurring_percent: 1000, recurring_fixed: 750 };

const campaignOf = (kind: Kind, settings: object = {}) =>
  service.make.campaign({ commission_type: kind, commission_rate: RATES[kind], ...settings });

/** Records a sale; returns the commission's row, or null. */
async function earn({ key }: Campaign, body: object) {
  const transaction_id = service.make.unique('order');
  const sale = await service.sale({ transaction_id, amount_cents: 10_000, ...body }, { key });
  expect(sale.body).toMatchObject({ attributed: true, message: 'Sale tracked successfully' });
  const rows = await service.db.knex('commissions').where({ sale_id: sale.body.sale_id });
  expect(rows.map(({ id }) => id)).toEqual(sale.body.commission_id === null ? [] : [sale.body.commission_id]);
  return rows[0] ?? null;
}

test.each(KINDS)('%s: every sale outside a subscription earns', async (kind) => {
  const campaign = await campaignOf(kind);
  const click_id = await visit(service, campaign);
  for (let i = 0; i < 3; i++) expect((await earn(campaign, { click_id })).amount_cents).toBe(EARNED[kind]);
});

test.each(['percent', 'fixed'] as const)('%s: only the first sale of a subscription earns', async (kind) => {
  const campaign = await campaignOf(kind);
  const click_id = await visit(service, campaign);
  expect((await earn(campaign, { click_id, subscription_id: 'sub' })).amount_cents).toBe(EARNED[kind]);
  expect(await earn(campaign, { click_id, subscription_id: 'sub' })).toBeNull();
  expect(await earn(campaign, { click_id, subscription_id: 'sub' })).toBeNull();
  expect((await earn(campaign, { click_id })).amount_cents).toBe(EARNED[kind]);
});

test.each(['recurring_percent', 'recurring_fixed'] as const)('%s: every sale of a subscription earns', async (kind) => {
  const campaign = await campaignOf(kind);
  const click_id = await visit(service, campaign);
  for (let i = 0; i < 3; i++) {
    expect((await earn(campaign, { click_id, subscription_id: 'sub' })).amount_cents).toBe(EARNED[kind]);
  }
});

test('each subscription has its own first sale, also of the same customer', async () => {
  const campaign = await campaignOf('percent');
  const click_id = await visit(service, campaign);
  expect(await earn(campaign, { click_id, subscription_id: 'sub_a' })).not.toBeNull();
  expect(await earn(campaign, { click_id, subscription_id: 'sub_b' })).not.toBeNull();
});

test('subscriptions belong to their program: another program may use the same identifier', async () => {
  for (const campaign of [await campaignOf('percent'), await campaignOf('percent')]) {
    expect(await earn(campaign, { click_id: await visit(service, campaign), subscription_id: 'sub' })).not.toBeNull();
  }
});

test("a sale outside the attribution window does not count as a subscription's first", async () => {
  const campaign = await campaignOf('percent');
  const click_id = await visit(service, campaign);
  service.clock.advance({ days: 61 });
  const late = { transaction_id: 'late', amount_cents: 100, click_id, subscription_id: 'sub' };
  expect((await service.sale(late, { key: campaign.key })).body.attributed).toBe(false);
  const fresh = await visit(service, campaign);
  expect(await earn(campaign, { click_id: fresh, subscription_id: 'sub' })).not.toBeNull();
});

test.each(['percent', 'recurring_percent'] as const)("%s is paid in the sale's currency", async (kind) => {
  const campaign = await campaignOf(kind, { currency: 'USD' });
  const body = { click_id: await visit(service, campaign), currency: 'VND' };
  expect(await earn(campaign, body)).toMatchObject({ currency: 'VND', amount_cents: 1000 });
});

test.each(['fixed', 'recurring_fixed'] as const)("%s is paid in the program's currency", async (kind) => {
  const campaign = await campaignOf(kind, { currency: 'EUR' });
  const body = { click_id: await visit(service, campaign), currency: 'USD' };
  expect(await earn(campaign, body)).toMatchObject({ currency: 'EUR', amount_cents: 750 });
});

test.each(['fixed', 'recurring_fixed'] as const)('%s in VND has no minor unit', async (kind) => {
  const campaign = await campaignOf(kind, { currency: 'VND', commission_rate: '50000' });
  const body = { click_id: await visit(service, campaign), currency: 'USD', amount_cents: 5 };
  expect(await earn(campaign, body)).toMatchObject({ currency: 'VND', amount_cents: 50_000 });
});

test.each([
  ['12.5', 4, 1],
  ['12.5', 3, 0],
  ['1.005', 10_000, 101],
  ['2.3', 1500, 35],
  ['0.0000001', 9007199254740991, 9007199],
  ['12.345', 9007199254740991, 1111938747997775],
  ['100', 9007199254740991, 9007199254740991],
])('%s percent of %d is %d, exactly and rounded half up', async (commission_rate, amount_cents, earned) => {
  const campaign = await campaignOf('percent', { commission_rate });
  const commission = await earn(campaign, { click_id: await visit(service, campaign), amount_cents });
  expect(commission).toMatchObject({ amount_cents: earned, earned_cents: earned, status: 'pending' });
});

test('the terms at the time of the sale count; later terms change no commission', async () => {
  const campaign = await campaignOf('percent');
  const click_id = await visit(service, campaign);
  const before = await earn(campaign, { click_id });
  await service.db.knex('programs').where({ id: campaign.id }).update({ commission_rate: '50' });
  expect((await earn(campaign, { click_id })).amount_cents).toBe(5000);
  expect((await service.db.knex('commissions').where({ id: before.id }).first()).amount_cents).toBe(1000);
});
