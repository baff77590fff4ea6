import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { signUp, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import { customerOf } from '../../support/rows.ts';

let service: Service;
let campaign: Campaign;
beforeAll(async () => {
  service = await startService();
  campaign = await service.make.campaign();
});
afterAll(() => service.stop());

const anything = expect.any(Number) as number;
const order = () => service.make.unique('order');
const pay = (body: object) =>
  service.sale({ transaction_id: order(), amount_cents: 9900, ...body }, { key: campaign.key });
const saleRow = (id: number) => service.db.knex('sales').where({ id }).first();

test('a sale of a customer who signed up is attributed and earns', async () => {
  const { customer_key, click_id } = await signUp(service, campaign);
  const sale = await pay({ customer_key });
  expect(sale.status).toBe(200);
  expect(sale.body).toEqual({
    success: true,
    attributed: true,
    sale_id: anything,
    commission_id: anything,
    message: 'Sale tracked successfully',
  });
  const commission = await service.db.knex('commissions').where({ id: sale.body.commission_id }).first();
  expect(commission).toMatchObject({
    kind: 'sale',
    sale_id: sale.body.sale_id,
    program_id: campaign.id,
    partnership_id: campaign.partnershipId,
    amount_cents: 1980,
    earned_cents: 1980,
    currency: 'USD',
    status: 'pending',
  });
  expect(await customerOf(service.db, click_id)).toMatchObject({
    status: 'conversion',
    converted_at: service.clock.now(),
  });
});

test('a sale needs no lead: the click is sufficient for attribution', async () => {
  const click_id = await visit(service, campaign);
  expect((await pay({ click_id })).body).toMatchObject({ attributed: true, commission_id: anything });
  expect(await customerOf(service.db, click_id)).toMatchObject({
    status: 'conversion',
    lead_at: null,
    customer_key: null,
  });
});

test('a sale does not change the sign-up time', async () => {
  const { click_id } = await signUp(service, campaign);
  const { lead_at } = await customerOf(service.db, click_id);
  await pay({ click_id });
  expect(await customerOf(service.db, click_id)).toMatchObject({ status: 'conversion', lead_at });
});

test('a second sale of a customer is recorded, and the time of the first conversion stays', async () => {
  const click_id = await visit(service, campaign);
  const first = await pay({ click_id });
  const { converted_at } = await customerOf(service.db, click_id);
  service.clock.advance({ seconds: 10 });
  const second = await pay({ click_id });
  expect(second.body).toMatchObject({ attributed: true, commission_id: anything });
  expect(second.body.sale_id).not.toBe(first.body.sale_id);
  expect(second.body.commission_id).not.toBe(first.body.commission_id);
  expect((await customerOf(service.db, click_id)).converted_at).toEqual(converted_at);
});

test('with both identifiers the customer_key is saved on a customer that has none', async () => {
  const click_id = await visit(service, campaign);
  const customer_key = service.make.unique('buyer');
  await pay({ click_id, customer_key });
  const next = await pay({ customer_key });
  expect(next.status).toBe(200);
  expect((await saleRow(next.body.sale_id)).customer_id).toBe((await customerOf(service.db, click_id)).id);
});

test('a later sale saves a customer_key too, and the time of the conversion stays', async () => {
  const click_id = await visit(service, campaign);
  const customer_key = service.make.unique('buyer');
  await pay({ click_id });
  const { converted_at } = await customerOf(service.db, click_id);
  service.clock.advance({ seconds: 10 });
  await pay({ click_id, customer_key });
  expect(await customerOf(service.db, click_id)).toMatchObject({ customer_key, converted_at });
});

test('an existing customer_key is not replaced', async () => {
  const { click_id, customer_key } = await signUp(service, campaign);
  expect((await pay({ click_id, customer_key: service.make.unique('other') })).status).toBe(200);
  expect((await customerOf(service.db, click_id)).customer_key).toBe(customer_key);
});

test('a known customer_key has priority over the click_id of another customer, who does not change', async () => {
  const known = await signUp(service, campaign);
  const click_id = await visit(service, campaign);
  const sale = await pay({ click_id, customer_key: known.customer_key });
  expect((await saleRow(sale.body.sale_id)).customer_id).toBe((await customerOf(service.db, known.click_id)).id);
  expect(await customerOf(service.db, click_id)).toMatchObject({ status: 'click', customer_key: null });
});

test('with a customer_key that only another program has, the click is used', async () => {
  const other = await service.make.campaign();
  const { customer_key } = await signUp(service, other);
  const click_id = await visit(service, campaign);
  const sale = await pay({ click_id, customer_key });
  expect(sale.status).toBe(200);
  expect(await customerOf(service.db, click_id)).toMatchObject({ status: 'conversion', customer_key });
});

test('a provisional lead stays provisional, and a lead with the key after the sale is too late', async () => {
  const click_id = await visit(service, campaign);
  expect((await service.lead({ click_id, customer_key: 'claimed' })).body.provisional).toBe(true);
  expect((await pay({ click_id })).status).toBe(200);
  const customer = await customerOf(service.db, click_id);
  expect(customer).toMatchObject({ status: 'conversion', lead_at: null, customer_key: null });
  expect(await service.db.knex('leads').where({ customer_id: customer.id }).pluck('provisional')).toEqual([true]);
  const late = await service.lead({ click_id, customer_key: 'late' }, { key: campaign.key });
  expect(late.status).toBe(400);
  expect(late.body.error.message).toBe('Customer status cannot be updated to lead. Current status: conversion');
});

test('null counts as absent in every optional field', async () => {
  const optional = ['currency', 'occurred_at', 'provider', 'provider_payment_id', 'livemode', 'customer_key'];
  const nulls = Object.fromEntries([...optional, 'subscription_id', 'additional_data'].map((name) => [name, null]));
  const sale = await pay({ click_id: await visit(service, campaign), ...nulls });
  expect(await saleRow(sale.body.sale_id)).toMatchObject({
    currency: 'USD',
    occurred_at: service.clock.now(),
    provider: null,
    provider_payment_id: null,
    livemode: null,
    subscription_id: null,
    additional_data: null,
  });
});

test('an empty identifier counts as absent', async () => {
  const { customer_key, click_id } = await signUp(service, campaign);
  expect((await pay({ click_id, customer_key: '' })).status).toBe(200);
  expect((await pay({ click_id: '', customer_key })).status).toBe(200);
});

test('all fields are stored, and unknown fields are ignored', async () => {
  const additional_data = { plan: 'pro', test_mode: false, event_name: 'upgrade', nested: { list: [1, null, 'ü'] } };
  const sent = {
    currency: 'EUR',
    provider: 'paddle',
    provider_payment_id: 'p',
    livemode: false,
    subscription_id: 's_1',
  };
  const occurred_at = '2026-05-20T10:00:00.250+02:00';
  const body = { click_id: await visit(service, campaign), ...sent, occurred_at, additional_data, colour: 'red' };
  const { sale_id } = (await pay(body)).body;
  expect(await saleRow(sale_id)).toMatchObject({
    ...sent,
    amount_cents: 9900,
    additional_data,
    occurred_at: new Date('2026-05-20T08:00:00.250Z'),
    recorded_at: service.clock.now(),
  });
});

test.each(['stripe', 'polar', 'lemonsqueezy', 'paddle', 'custom'])('the provider %s is known', async (provider) => {
  expect((await pay({ click_id: await visit(service, campaign), provider })).status).toBe(200);
});

test.each(['USD', 'EUR', 'VND'])('the currency %s is supported', async (currency) => {
  const sale = await pay({ click_id: await visit(service, campaign), currency });
  expect((await saleRow(sale.body.sale_id)).currency).toBe(currency);
});

test("an omitted currency is the program's", async () => {
  const dong = await service.make.campaign({ currency: 'VND' });
  const body = { transaction_id: order(), amount_cents: 5, click_id: await visit(service, dong) };
  const sale = await service.sale(body, { key: dong.key });
  expect((await saleRow(sale.body.sale_id)).currency).toBe('VND');
});

test.each([
  ['transaction_id', 'x'.repeat(255)],
  ['transaction_id', 'é😀'.repeat(100)],
  ['amount_cents', 1],
  ['amount_cents', 9007199254740991],
  ['provider_payment_id', 'p'],
  ['provider_payment_id', 'p'.repeat(255)],
  ['subscription_id', 's'.repeat(255)],
  ['customer_key', 'k'.repeat(255)],
  ['livemode', true],
])('%s may be at its limit (%j)', async (field, value) => {
  const sale = await pay({ click_id: await visit(service, campaign), [field]: value });
  expect(sale.status).toBe(200);
  if (field in (await saleRow(sale.body.sale_id))) expect((await saleRow(sale.body.sale_id))[field]).toBe(value);
});

test.each([
  ['exactly 30 days old', -30 * 86_400_000],
  ['exactly 5 minutes ahead', 5 * 60_000],
])('occurred_at may be %s', async (_, offset) => {
  const occurred_at = new Date(service.clock.now().getTime() + offset).toISOString();
  const sale = await pay({ click_id: await visit(service, campaign), occurred_at });
  expect((await saleRow(sale.body.sale_id)).occurred_at.toISOString()).toBe(occurred_at);
});

test.each(['2026-06-01T12:00:00Z', '2026-06-01T14:00:00+02:00', '2026-06-01T07:30:00.123456-04:30'])(
  'occurred_at may be written as %s',
  async (occurred_at) => {
    expect((await pay({ click_id: await visit(service, campaign), occurred_at })).status).toBe(200);
  },
);
