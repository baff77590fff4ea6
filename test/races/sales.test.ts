import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { visit } from '../support/journey.ts';
import { inParallel, statusesOf, untilBlocked } from '../support/parallel.ts';
import { customerOf } from '../support/rows.ts';
import { startService, type Instance, type Service } from '../support/service.ts';

let service: Service;
let both: Instance[];
let campaign: Campaign;
let transaction_id: string;
beforeAll(async () => {
  service = await startService();
  both = [service, await service.second()];
});
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  transaction_id = service.make.unique('order');
});

const sale = (instance: Instance, body: object, { key } = campaign) =>
  instance.sale({ transaction_id: service.make.unique('order'), amount_cents: 9900, ...body }, { key });
const rows = (table: string, where: object) => service.db.knex(table).where(where);
const visitors = (count: number) => Promise.all(Array.from({ length: count }, () => visit(service, campaign)));

test('of 50 sales with one transaction_id one is recorded and 49 return it', async () => {
  const click_id = await visit(service, campaign);
  const answers = await inParallel(both, 50, (instance) => sale(instance, { transaction_id, click_id }));
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: 49 });
  const [{ id }, ...none] = await rows('sales', { transaction_id });
  expect(none).toEqual([]);
  const told = answers.map(({ body }) => (body.sale_id ?? body.error.details.sale_id) as number);
  expect(new Set(told)).toEqual(new Set([id]));
  expect(await rows('commissions', { program_id: campaign.id })).toHaveLength(1);
});

test('one transaction_id for many customers of two programs is recorded once', async () => {
  const other = await service.make.campaign();
  const [here, there] = [await visitors(10), await Promise.all([...Array(10)].map(() => visit(service, other)))];
  const answers = await inParallel(both, 20, (instance, i) =>
    i % 4 < 2
      ? sale(instance, { transaction_id, click_id: here[i >> 1], subscription_id: `sub-${i}` })
      : sale(instance, { transaction_id, click_id: there[i >> 1] }, other),
  );
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: 19 });
  const [{ id, customer_id }] = await rows('sales', { transaction_id });
  expect(await rows('commissions', { sale_id: id })).toHaveLength(1);
  const converted = service.db.knex('customers').whereIn('program_id', [campaign.id, other.id]);
  expect(await converted.where({ status: 'conversion' }).pluck('id')).toEqual([customer_id]);
  const claimed = await rows('subscriptions', { program_id: campaign.id }).pluck('first_transaction_id');
  expect(claimed.length).toBeLessThanOrEqual(1);
});

/** Inserts a sale in a transaction that is not committed. */
async function unseenSale(click_id: string) {
  const tx = await service.db.knex.transaction();
  const customer = await service.make.customer(click_id);
  const at = { occurred_at: service.clock.now(), recorded_at: service.clock.now() };
  const money = { amount_cents: 1, currency: 'USD' };
  const whose = { program_id: campaign.id, customer_id: customer.id, partnership_id: campaign.partnershipId };
  const [{ id }] = await tx('sales')
    .insert({ transaction_id, ...whose, ...money, ...at })
    .returning('id');
  await tx('sale_claims').insert({ transaction_id, program_id: campaign.id, sale_id: id });
  return { tx, id: id as number };
}

test('a sale waits for an uncommitted one, and is then a duplicate', async () => {
  const [first, second] = (await visitors(2)) as [string, string];
  const { tx, id } = await unseenSale(first);
  const answer = sale(service, { transaction_id, click_id: second });
  await untilBlocked(service);
  await tx.commit();
  expect((await answer).status).toBe(409);
  expect((await answer).body.error.details).toEqual({ sale_id: id, matches: false });
  expect(await customerOf(service.db, second)).toMatchObject({ id: null, status: 'click' });
});

test('if the uncommitted sale is rolled back, the waiting one is recorded', async () => {
  const [first, second] = (await visitors(2)) as [string, string];
  const { tx } = await unseenSale(first);
  const answer = sale(service, { transaction_id, click_id: second });
  await untilBlocked(service);
  await tx.rollback();
  expect((await answer).status).toBe(200);
});

test('of 20 first sales of a subscription exactly one earns under percent', async () => {
  const click_ids = await visitors(4);
  const answers = await inParallel(both, 20, (instance, i) =>
    sale(instance, { click_id: click_ids[i % 4], subscription_id: 'sub' }),
  );
  expect(statusesOf(answers)).toEqual({ 200: 20 });
  const [commission, ...none] = await rows('commissions', { program_id: campaign.id });
  expect(none).toEqual([]);
  expect(answers.map(({ body }) => body.commission_id as number | null).filter(Boolean)).toEqual([commission.id]);
  const [first] = await rows('subscriptions', { program_id: campaign.id });
  const earning = await rows('sales', { id: commission.sale_id });
  expect(earning[0].transaction_id).toBe(first.first_transaction_id);
});

test('if the first sale of a subscription is rolled back, the waiting one becomes the first', async () => {
  const click_id = await visit(service, campaign);
  const tx = await service.db.knex.transaction();
  const claim = { program_id: campaign.id, subscription_id: 'sub', first_transaction_id: 'never' };
  await tx('subscriptions').insert(claim);
  const answer = sale(service, { click_id, subscription_id: 'sub' });
  await untilBlocked(service);
  await tx.rollback();
  expect((await answer).body.commission_id).not.toBeNull();
});

test('under recurring_percent every one of them earns', async () => {
  campaign = await service.make.campaign({ commission_type: 'recurring_percent' });
  const click_id = await visit(service, campaign);
  const answers = await inParallel(both, 10, (instance) => sale(instance, { click_id, subscription_id: 'sub' }));
  expect(statusesOf(answers)).toEqual({ 200: 10 });
  expect(await rows('commissions', { program_id: campaign.id })).toHaveLength(10);
});

test('20 sales of one customer are all recorded, with one conversion', async () => {
  const click_id = await visit(service, campaign);
  const answers = await inParallel(both, 20, (instance) => sale(instance, { click_id }));
  expect(statusesOf(answers)).toEqual({ 200: 20 });
  expect(new Set(answers.map(({ body }) => body.commission_id as number)).size).toBe(20);
});

test('if two customers get one new customer_key, one of them has it, and both sales are recorded', async () => {
  for (let round = 0; round < 10; round++) {
    const click_ids = await visitors(2);
    const customer_key = service.make.unique('buyer');
    const answers = await inParallel(both, 2, (instance, i) =>
      sale(instance, { click_id: click_ids[i], customer_key }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 2 });
    const customers = await service.db.knex('customers').whereIn('click_id', click_ids);
    expect(customers.filter((customer) => customer.customer_key === customer_key)).toHaveLength(1);
  }
});

test('a sale waits for another one that is saving its customer_key, and then belongs to that customer', async () => {
  const [first, second] = (await visitors(2)) as [string, string];
  await service.make.customer(first);
  const tx = await service.db.knex.transaction();
  await tx('customers').where({ click_id: first }).update({ customer_key: 'new' });
  const answer = sale(service, { click_id: second, customer_key: 'new' });
  await untilBlocked(service);
  await tx.commit();
  expect((await answer).status).toBe(200);
  const [owner] = await rows('customers', { click_id: first });
  expect(owner.status).toBe('conversion');
  expect((await rows('sales', { id: (await answer).body.sale_id }))[0].customer_id).toBe(owner.id);
  expect(await customerOf(service.db, second)).toMatchObject({ status: 'click', customer_key: null });
});
