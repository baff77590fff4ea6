import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from '../support/journey.ts';
import { untilBlocked } from '../support/parallel.ts';
import { startService, type Instance, type Service } from '../support/service.ts';
import { customerOf } from '../support/rows.ts';

let service: Service;
let second: Instance;
beforeAll(async () => {
  service = await startService();
  second = await service.second();
});
afterAll(() => service.stop());

test('a lead and a sale of one customer: the sale always counts, the lead before it or not at all', async () => {
  const campaign = await service.make.campaign({ lead_commission_cents: 50 });
  const { key } = campaign;
  for (let round = 0; round < 20; round++) {
    const click_id = await visit(service, campaign);
    const transaction_id = service.make.unique('order');
    const customer_key = service.make.unique('user');
    const calls = [
      () => service.lead({ click_id, customer_key }, { key }),
      () => second.sale({ transaction_id, amount_cents: 9900, click_id, customer_key }, { key }),
    ];
    // The two calls start in alternating order.
    const started = (round % 2 ? calls : calls.toReversed()).map((call) => call());
    const [lead, sale] = await Promise.all(round % 2 ? started : started.toReversed());
    expect(sale!.status).toBe(200);
    const customer = await customerOf(service.db, click_id);
    expect(customer).toMatchObject({ status: 'conversion', customer_key });
    const leads = await service.db.knex('leads').where({ customer_id: customer.id });
    const earned = await service.db
      .knex('commissions')
      .where({ customer_id: customer.id })
      .orderBy('kind')
      .pluck('kind');
    if (lead!.status === 200) {
      expect(customer.lead_at).not.toBeNull();
      expect([leads.length, earned]).toEqual([1, ['lead', 'sale']]);
    } else {
      expect(lead!.body.error.message).toBe('Customer status cannot be updated to lead. Current status: conversion');
      expect([customer.lead_at, leads.length, earned]).toEqual([null, 0, ['sale']]);
    }
  }
});

test('a lead that waits for a sale of its customer is too late', async () => {
  const campaign = await service.make.campaign();
  const click_id = await visit(service, campaign);
  await service.make.customer(click_id);
  const tx = await service.db.knex.transaction();
  await tx('customers').where({ click_id }).update({ status: 'conversion', converted_at: service.clock.now() });
  const lead = service.lead({ click_id, customer_key: 'late' }, { key: campaign.key });
  await untilBlocked(service);
  await tx.commit();
  expect((await lead).status).toBe(400);
  expect(await customerOf(service.db, click_id)).toMatchObject({
    status: 'conversion',
    lead_at: null,
    customer_key: null,
  });
});

test('a sale that waits for a lead of its customer uses the sign-up time', async () => {
  const campaign = await service.make.campaign();
  const { key } = campaign;
  const click_id = await visit(service, campaign);
  await service.make.customer(click_id);
  const tx = await service.db.knex.transaction();
  const signUp = { status: 'lead', lead_at: service.clock.now(), customer_key: 'first' };
  await tx('customers').where({ click_id }).update(signUp);
  const sale = second.sale({ transaction_id: 'order', amount_cents: 1, click_id, customer_key: 'other' }, { key });
  await untilBlocked(service);
  await tx.commit();
  expect((await sale).status).toBe(200);
  expect(await customerOf(service.db, click_id)).toMatchObject({ ...signUp, status: 'conversion' });
});

test('a lead and a sale that save one new customer_key for two customers both succeed', async () => {
  const campaign = await service.make.campaign();
  const { key } = campaign;
  for (let round = 0; round < 10; round++) {
    const [first, other] = [await visit(service, campaign), await visit(service, campaign)];
    const customer_key = service.make.unique('user');
    const transaction_id = service.make.unique('order');
    const [lead, sale] = await Promise.all([
      service.lead({ click_id: first, customer_key }, { key }),
      second.sale({ transaction_id, amount_cents: 1, click_id: other, customer_key }, { key }),
    ]);
    expect(sale.status).toBe(200);
    const owners = await service.db.knex('customers').where({ program_id: campaign.id, customer_key });
    expect(owners).toHaveLength(1);
    // The key has priority over the click: if the sale saved the key first, the lead is for the customer who has just
    // paid.
    if (lead.status !== 200) expect(lead.body.error.message).toMatch(/Current status: conversion$/);
  }
});
