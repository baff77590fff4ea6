import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError, rowCounts, sell, signUp, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import { customerOf } from '../../support/rows.ts';

let service: Service;
let campaign: Campaign;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => void (campaign = await service.make.campaign()));

const UNKNOWN = 'Customer not found. Provide customer_key or click_id.';
const OTHER_PROGRAM = 'No affiliate attribution found for this customer in this program';
const LEFT = 'No partner-program relationship found for this customer';
const ERASED = 'partnerId required to create commission';
const DUPLICATE = 'Duplicate transaction_id. This sale has already been recorded.';

const order = () => service.make.unique('order');
const pay = (body: object) =>
  service.sale({ transaction_id: order(), amount_cents: 9900, ...body }, { key: campaign.key });
const leave = (status = 'left') =>
  service.db.knex('partnerships').where({ id: campaign.partnershipId }).update({ status });
const erase = () => service.db.knex('partners').where({ id: campaign.partnerId }).delete();

test('an unknown identifier has no attribution', async () => {
  const before = await rowCounts(service);
  expectError(await pay({ click_id: 'clk_nobody' }), 400, 'no_attribution', UNKNOWN);
  expectError(await pay({ customer_key: 'nobody' }), 400, 'no_attribution', UNKNOWN);
  expectError(await pay({ click_id: 'clk_nobody', customer_key: 'nobody' }), 400, 'no_attribution', UNKNOWN);
  expect(await rowCounts(service)).toEqual(before);
});

test("a customer_key does not identify another program's customer", async () => {
  const { customer_key } = await signUp(service, await service.make.campaign());
  expectError(await pay({ customer_key }), 400, 'no_attribution', UNKNOWN);
});

test('the click_id of a test click is unknown to production', async () => {
  const additional_data = { test_mode: true };
  const { body } = await service.click({ affiliate_url: campaign.url, additional_data }, { key: campaign.key });
  expectError(await pay({ click_id: body.click_id }), 400, 'no_attribution', UNKNOWN);
});

test("another program's customer has no attribution, and is not changed", async () => {
  const click_id = await visit(service, await service.make.campaign());
  const before = await rowCounts(service);
  expectError(await pay({ click_id, customer_key: 'new' }), 400, 'no_attribution', OTHER_PROGRAM);
  expect(await rowCounts(service)).toEqual(before);
  expect(await customerOf(service.db, click_id)).toMatchObject({ status: 'click', customer_key: null });
});

test('a partner who left the program earns nothing and nothing is recorded', async () => {
  const click_id = await visit(service, campaign);
  const transaction_id = order();
  await leave();
  const before = await rowCounts(service);
  expectError(await pay({ transaction_id, click_id }), 400, 'no_attribution', LEFT);
  expect(await rowCounts(service)).toEqual(before);
  expect((await customerOf(service.db, click_id)).status).toBe('click');
  await leave('joined');
  expect((await pay({ transaction_id, click_id })).status).toBe(200);
});

test('a partner who left earns nothing, even for a customer who has paid before', async () => {
  const click_id = await visit(service, campaign);
  await sell(service, campaign, { click_id });
  await leave();
  expectError(await pay({ click_id }), 400, 'no_attribution', LEFT);
});

test('a partner who left and was then erased counts as one who left', async () => {
  const click_id = await visit(service, campaign);
  await leave();
  await erase();
  expectError(await pay({ click_id }), 400, 'no_attribution', LEFT);
  expect(await service.db.knex('sales').where({ program_id: campaign.id })).toEqual([]);
});

test('if the partner was erased, the sale is stored without commission, and a repeated sale is a duplicate', async () => {
  const { click_id, customer_key } = await signUp(service, campaign);
  await erase();
  const transaction_id = order();
  expectError(await pay({ transaction_id, customer_key }), 400, 'no_attribution', ERASED);
  const [sale] = await service.db.knex('sales').where({ transaction_id });
  expect(sale).toMatchObject({ partnership_id: campaign.partnershipId, amount_cents: 9900 });
  expect(await service.db.knex('commissions').where({ sale_id: sale.id })).toEqual([]);
  expect((await customerOf(service.db, click_id)).status).toBe('conversion');
  const duplicate = await pay({ transaction_id, customer_key });
  expectError(duplicate, 409, 'duplicate_transaction', DUPLICATE, { sale_id: sale.id, matches: true });
});

test('a sale that earns nothing needs no partner, erased or not', async () => {
  const click_id = await visit(service, campaign);
  const subscription_id = order();
  await sell(service, campaign, { click_id, subscription_id });
  await erase();
  expectError(await pay({ click_id }), 400, 'no_attribution', ERASED);
  const renewal = await pay({ click_id, subscription_id });
  expect(renewal.status).toBe(200);
  expect(renewal.body).toMatchObject({ attributed: true, commission_id: null });
});

test('a sale with an erased partner saves the customer_key like any other', async () => {
  const click_id = await visit(service, campaign);
  await erase();
  expectError(await pay({ click_id, customer_key: 'buyer' }), 400, 'no_attribution', ERASED);
  expect((await customerOf(service.db, click_id)).customer_key).toBe('buyer');
});

test('a lead with the key after such a sale is too late', async () => {
  const click_id = await visit(service, campaign);
  await erase();
  expectError(await pay({ click_id }), 400, 'no_attribution', ERASED);
  const lead = await service.lead({ click_id }, { key: campaign.key });
  expect(lead.body.error.message).toBe('Customer status cannot be updated to lead. Current status: conversion');
});
