import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowCounts, withTrigger } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { ownedCampaign, tokenOf, type OwnedCampaign } from '../commissions/support.ts';
import { anotherPartner } from '../payouts/support.ts';
import { managementError } from '../manage/support.ts';
import { termsCalls } from './simulations.ts';

// POST …/terms/simulate: what other terms would have cost.

let service: Service;
beforeAll(async () => (service = await startService()));
afterAll(() => service.stop());

let campaign: OwnedCampaign;
let calls: ReturnType<typeof termsCalls>;
beforeEach(async () => {
  campaign = await ownedCampaign(service);
  calls = termsCalls(service, campaign);
});

/** The only sums, by name. */
async function sums(body: object) {
  const { totals } = await calls.simulate(body);
  expect(totals).toHaveLength(1);
  return totals[0]!;
}
const refund = (transaction_id: string, refund_amount_cents: number) =>
  service.refund(
    { transaction_id, refund_amount_cents, refund_reference: service.make.unique('re') },
    { key: campaign.key },
  );

test('another rate of the program', async () => {
  const buy = await calls.customer();
  await buy();
  const { transaction_id } = await buy();
  await refund(transaction_id, 5_000);
  const figures = {
    ...{ currency: 'USD', sales: 2, earned_cents: 4_000, simulated_cents: 5_000, difference_cents: 1_000 },
    ...{ refunds_cents: 1_000, simulated_refunds_cents: 1_250 },
  };
  const [from, to] = [calls.dayAfter(-300), calls.dayAfter(1)];
  expect(await calls.simulate({ from, to, terms: { commission_rate: 25 } })).toEqual({
    ...{ from, to, replaced: 2, left_out: 0 },
    ...{ totals: [figures], partners: [{ partner_id: campaign.partnerId, ...figures }] },
  });
});

test.each([1e-7, 2.5e-7])('a rate of %s percent, which is next to nothing', async (commission_rate) => {
  const buy = await calls.customer();
  await buy();
  expect(await sums({ terms: { commission_rate } })).toMatchObject({ earned_cents: 2_000, simulated_cents: 0 });
});

test('nothing is written, and a repeat has the same answer', async () => {
  const buy = await calls.customer();
  await buy();
  const audit = () => service.db.knex('audit_log').count();
  const terms = () => service.db.knex('terms').count();
  const before = [await rowCounts(service), await audit(), await terms()];
  const body = { terms: { commission_rate: 25, max_months: 1 } };
  expect(await calls.simulate(body)).toEqual(await calls.simulate(body));
  expect([await rowCounts(service), await audit(), await terms()]).toEqual(before);
});

test('without terms, every sale has its own, and nothing differs', async () => {
  const buy = await calls.customer();
  await buy();
  await calls.make({ level: 'program', commission_rate: 30, max_commissions: 2 });
  await buy();
  await buy();
  expect(await calls.simulate({ terms: null })).toMatchObject({
    replaced: 0,
    totals: [{ sales: 3, earned_cents: 5_000, simulated_cents: 5_000, difference_cents: 0 }],
  });
});

test('without sales, there are no sums', async () => {
  expect(await calls.simulate({ terms: { commission_rate: 25 } })).toMatchObject({
    totals: [],
    partners: [],
    replaced: 0,
  });
});

describe('terms are replaced where their level decided', () => {
  let [group, own]: { partnerId: number; url: string }[] = [];
  let groupId: number;
  beforeEach(async () => {
    [group, own] = [await anotherPartner(service, campaign), await anotherPartner(service, campaign)];
    groupId = await calls.group('Gold', [group.partnerId]);
    await calls.make({ level: 'group', group_id: groupId, commission_rate: 30 });
    await calls.make({ level: 'partnership', partner_id: own.partnerId, commission_rate: 40 });
    for (const whose of [campaign, group, own]) await (await calls.customer(whose))();
  });
  const differences = async (body: object) => {
    const { partners } = await calls.simulate({ ...body, terms: { commission_rate: 50 } });
    return new Map(partners.map(({ partner_id, difference_cents }) => [partner_id, difference_cents]));
  };

  test('of the program', async () =>
    expect(await differences({ level: 'program' })).toEqual(
      new Map([
        [campaign.partnerId, 3_000],
        [own!.partnerId, 0],
        [group!.partnerId, 0],
      ]),
    ));
  test('of a group, also after a move', async () => {
    await calls.group('Silver', [group!.partnerId]);
    expect((await differences({ level: 'group', group_id: groupId })).get(group!.partnerId)).toBe(2_000);
  });
  test('of a partner, also after the end of the exception', async () => {
    await calls.make({ level: 'partnership', partner_id: own!.partnerId, inherit: true });
    const found = await differences({ level: 'partnership', partner_id: own!.partnerId });
    expect(found.get(own!.partnerId)).toBe(1_000);
    expect(found.get(campaign.partnerId)).toBe(0);
  });
});

describe('limits look at the whole history of a customer', () => {
  let buy: Awaited<ReturnType<typeof calls.customer>>;
  let from: string;
  beforeEach(async () => {
    buy = await calls.customer();
    await buy();
    service.clock.advance({ days: 40 });
    calls = termsCalls(service, { ...campaign, token: await service.make.apiToken(campaign.accountId) });
    from = calls.dayAfter(0);
    await buy();
    await buy();
  });

  test.each([
    ['two commissions', { max_commissions: 2 }, 2_000],
    ['one commission', { max_commissions: 1 }, 0],
    ['one month', { max_months: 1 }, 0],
    ['two months', { max_months: 2 }, 4_000],
  ])('%s', async (_, terms, simulated_cents) =>
    expect(await sums({ from, terms })).toMatchObject({ sales: 2, earned_cents: 4_000, simulated_cents }),
  );
  test('and at what the simulation itself decided before', async () => {
    await calls.make({ level: 'program', max_commissions: 4 });
    const [after] = [await buy()];
    expect(after.commission_id).toEqual(expect.any(Number));
    await buy();
    expect(await sums({ terms: { max_commissions: 5 } })).toMatchObject({
      earned_cents: 8_000,
      simulated_cents: 10_000,
    });
  });
});

test('a later sale of a subscription earns by recurring terms only', async () => {
  const buy = await calls.customer();
  const subscription_id = service.make.unique('sub');
  for (let month = 0; month < 3; month++) await buy({ subscription_id });
  expect(await sums({ terms: { commission_type: 'recurring_percent' } })).toMatchObject({
    ...{ sales: 3, earned_cents: 2_000, simulated_cents: 6_000 },
  });
});

test('an amount of another currency is apart', async () => {
  const buy = await calls.customer();
  await buy({ currency: 'EUR' });
  const { totals } = await calls.simulate({ terms: { commission_type: 'fixed', commission_rate: 5 } });
  expect(totals).toMatchObject([
    { currency: 'EUR', sales: 1, earned_cents: 2_000, simulated_cents: 0 },
    { currency: 'USD', sales: 1, earned_cents: 0, simulated_cents: 500 },
  ]);
});

describe('on neither side', () => {
  /** A customer who bought once, and the next sale, which is stored without a commission. */
  async function begin() {
    await (
      await calls.customer()
    )();
    const { customer_key } = (await service.db.knex('customers').where({ program_id: campaign.id }))[0];
    const sale = { transaction_id: service.make.unique('order'), amount_cents: 10_000, customer_key };
    return async (status: number) => expect((await service.sale(sale, { key: campaign.key })).status).toBe(status);
  }

  test('is a commission that failed', async () => {
    const next = await begin();
    await withTrigger(service, { table: 'commissions', body: `raise exception 'no'` }, () => next(500));
    expect(await sums({ terms: { commission_rate: 25 } })).toMatchObject({ sales: 1, earned_cents: 2_000 });
  });
  test('is one that no partner could receive', async () => {
    const next = await begin();
    await service.db.knex('partnerships').where({ program_id: campaign.id }).update({ partner_id: null });
    await next(400);
    const { partners } = await calls.simulate({ terms: { commission_rate: 25 } });
    expect(partners).toMatchObject([{ partner_id: null, sales: 1, earned_cents: 2_000, simulated_cents: 2_500 }]);
  });
});

describe('refused', () => {
  test.each([
    ['a group without its identifier', { level: 'group' }, 'level needs its identifier'],
    ['a rate of more than 100 percent', { terms: { commission_rate: 101 } }, 'commission_rate'],
    ['a period that ends before it begins', { from: '2026-03-02', to: '2026-03-01' }, 'to must be a date after from'],
    ['a period of more than a year', { from: '2025-01-01', to: '2026-03-01' }, 'to must be a date after from'],
  ])('%s', async (_, body, message) => {
    const answer = await calls.ask(body);
    expect([answer.status, answer.body.error.message]).toEqual([400, expect.stringContaining(message)]);
  });
  test('a group of another program', async () => {
    const other = termsCalls(service, await ownedCampaign(service));
    const group_id = await other.group('Gold', []);
    expect((await calls.ask({ level: 'group', group_id })).status).toBe(404);
  });
  test('an analyst', async () =>
    expect((await calls.ask({}, await tokenOf(service, campaign, 'viewer'))).status).toBe(403));
  test('more than 100,000 sales', async () => {
    const buy = await calls.customer();
    await buy();
    const more = `insert into sales (program_id, transaction_id, customer_id, partnership_id, amount_cents, currency, occurred_at, recorded_at)
      select program_id, transaction_id || n, customer_id, partnership_id, 100, 'USD', occurred_at, recorded_at
      from sales, generate_series(1, ?) n where program_id = ?`;
    await service.db.knex.raw(more, [99_999, campaign.id]);
    expect(await sums({})).toMatchObject({ sales: 100_000 });
    await service.db.knex.raw(more.replace('|| n', `|| 'x' || n`), [1, campaign.id]);
    const answer = await calls.ask({});
    const message = 'More than 100,000 sales were recorded in this period';
    expect(answer.body).toEqual(
      managementError(answer, [422, 'too_many_sales', message], { details: { field: 'to' } }),
    );
  });
});
