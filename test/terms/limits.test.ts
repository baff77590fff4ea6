// How long and how often the sales of a customer earn, over HTTP.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sell, signUp } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { termsCalls, type TermsCalls } from './support.ts';

let service: Service;
let calls: TermsCalls;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  calls = await termsCalls(service, { commission_type: 'recurring_percent' });
});

const at = (text: string) => service.clock.set(new Date(text));
const sale = async (click_id: string, more: object = {}) =>
  (
    await service.sale(
      { click_id, transaction_id: service.make.unique('order'), amount_cents: 10_000, ...more },
      { key: calls.campaign.key },
    )
  ).body;

test.each([
  ['2026-01-31T12:00:00.000Z', '2026-02-28T11:59:59.999Z', '2026-02-28T12:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', '2028-03-29T11:59:59.999Z', '2028-03-29T12:00:00.000Z'],
])('a limit of a month from %s ends to the millisecond', async (first, last, beyond) => {
  await calls.make({ level: 'program', max_months: 1 });
  at(first);
  const { click_id } = await signUp(service, calls.campaign);
  await sell(service, calls.campaign, { click_id });
  at(last);
  expect((await sale(click_id)).commission_id).toEqual(expect.any(Number));
  at(beyond);
  const beyondIt = await sale(click_id);
  expect(beyondIt).toMatchObject({ attributed: true, commission_id: null, commission_reason: 'months_reached' });
  const stored = await service.db.knex('sales').where({ id: beyondIt.sale_id }).first<object>();
  expect(stored).toMatchObject({ commission_reason: 'months_reached', commission_cents: null });
  // A payment of before the end is in time, however late it arrives.
  expect((await sale(click_id, { occurred_at: last })).commission_id).toEqual(expect.any(Number));
});

test('twelve monthly payments earn, and the thirteenth does not', async () => {
  await calls.make({ level: 'program', max_months: 12 });
  at('2026-01-31T12:00:00.000Z');
  const { click_id } = await signUp(service, calls.campaign);
  const days = ['02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31'];
  const earned = [(await sale(click_id, { subscription_id: 'sub' })).commission_id];
  for (const day of days) {
    at(`2026-${day}T12:00:00.000Z`);
    earned.push((await sale(click_id, { subscription_id: 'sub' })).commission_id);
  }
  expect(earned.filter((id) => id !== null)).toHaveLength(12);
  at('2027-01-31T12:00:00.000Z');
  expect(await sale(click_id, { subscription_id: 'sub' })).toMatchObject({ commission_reason: 'months_reached' });
});

test('a limit in commissions counts those that were created, refunded or not', async () => {
  await calls.make({ level: 'program', max_commissions: 2 });
  const { click_id } = await signUp(service, calls.campaign);
  const { transaction_id } = await sell(service, calls.campaign, { click_id });
  await service.refund({ transaction_id, refund_amount_cents: 10_000 }, { key: calls.campaign.key });
  expect((await sale(click_id)).commission_id).not.toBeNull();
  expect(await sale(click_id)).toMatchObject({ commission_id: null, commission_reason: 'commissions_reached' });
  // Another customer has a limit of their own.
  expect((await sell(service, calls.campaign)).commission_id).not.toBeNull();
});

test('with grandfather a customer keeps the terms of the first recorded sale, through moves and ended exceptions', async () => {
  await calls.call('PATCH', '', { grandfather: true });
  const own = await calls.ofPartner({ commission_rate: 10 });
  const { click_id } = await signUp(service, calls.campaign);
  await sell(service, calls.campaign, { click_id });
  await calls.ofPartner({ inherit: true });
  const group = await calls.newGroup();
  await calls.make({ level: 'group', group_id: group.id, commission_rate: 40 });
  await calls.move(group.id);
  const kept = await calls.earned((await sale(click_id)).commission_id);
  expect(kept).toMatchObject({ cents: 1_000, terms_id: own.id });
  expect(await calls.earned((await sell(service, calls.campaign)).commission_id)).toMatchObject({ cents: 4_000 });
  await calls.call('PATCH', '', { grandfather: false });
  expect(await calls.earned((await sale(click_id)).commission_id)).toMatchObject({ cents: 4_000 });
});

test('a customer of before terms were noted keeps the first terms of the program, and the time of the first sale', async () => {
  at('2026-01-31T12:00:00.000Z');
  const { click_id } = await signUp(service, calls.campaign);
  await sell(service, calls.campaign, { click_id });
  const program = { program_id: calls.campaign.id };
  await service.db.knex('customers').where(program).update({ first_sale_at: null, first_terms_id: null });
  await service.db.knex('sales').where(program).update({ terms_id: null });
  await calls.call('PATCH', '', { grandfather: true, commission_rate: 50, max_months: 1 });
  at('2026-03-31T12:00:00.000Z');
  const later = await calls.earned((await sale(click_id)).commission_id);
  expect(later).toMatchObject({ cents: 2_000 });
  await calls.call('PATCH', '', { grandfather: false });
  expect(await sale(click_id)).toMatchObject({ commission_reason: 'months_reached' });
});

test('the reason of the customer says why the sale earned nothing', async () => {
  await calls.make({ level: 'program', max_commissions: 1 });
  const { click_id } = await signUp(service, calls.campaign);
  await sell(service, calls.campaign, { click_id });
  await sale(click_id);
  const [{ id }] = (await calls.call('GET', '/customers')).body.data;
  const { events } = (await calls.call('GET', `/customers/${id}/explain`)).body.data;
  const sales = events.filter(({ type }: { type: string }) => type === 'sale');
  expect(sales[1].why).toMatch(/as many commissions as the terms allow/);
});

test('a commission is approved after the holding period of its own terms', async () => {
  const own = await calls.ofPartner({ holding_period_days: 5 });
  expect(own).toMatchObject({ holding_period_days: 5 });
  const sold = await sell(service, calls.campaign);
  await calls.ofPartner({ holding_period_days: 90 });
  const row = await service.db.knex('commissions').where({ id: sold.commission_id }).first<{ terms_id: number }>();
  expect(Number(row?.terms_id)).toBe(own.id);
});
