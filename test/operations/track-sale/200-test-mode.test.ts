import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError, rowCounts, sell, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import { customerOf } from '../../support/rows.ts';

let service: Service;
let campaign: Campaign;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => void (campaign = await service.make.campaign()));

const order = () => service.make.unique('order');
const test_mode = { test_mode: true };
const pay = (body: object = {}, { key } = campaign) =>
  service.sale({ amount_cents: 9900, additional_data: test_mode, ...body }, { key });
const DUPLICATE = 'Duplicate transaction_id. This sale has already been recorded.';

test('a test sale is stored separately and does not change production', async () => {
  const click_id = await visit(service, campaign);
  const before = await rowCounts(service);
  const transaction_id = order();
  const additional_data = { ...test_mode, event_name: 'checkout', cart: [1] };
  const sale = await pay({ transaction_id, click_id, customer_key: 'k', subscription_id: 's', additional_data });
  expect(sale.status).toBe(200);
  expect(sale.body).toEqual({
    success: true,
    attributed: false,
    sale_id: null,
    commission_id: null,
    message: 'Test sale event tracked successfully',
    data: { eventId: expect.any(Number) as number, programId: campaign.id, test_mode: true },
  });
  expect(await rowCounts(service)).toEqual(before);
  const customer = await customerOf(service.db, click_id);
  expect(customer).toMatchObject({ status: 'click', customer_key: null });
  const event = await service.db.knex('test_events').where({ id: sale.body.data.eventId }).first();
  expect(event).toMatchObject({
    is_test: true,
    kind: 'sale',
    program_id: campaign.id,
    with_key: true,
    transaction_id,
    amount_cents: 9900,
    currency: 'USD',
    event_name: 'checkout',
    additional_data,
  });
});

test('a test sale needs neither identifiers nor a customer', async () => {
  expect((await pay()).status).toBe(200);
  expect((await pay({ click_id: 'clk_nobody', customer_key: 'nobody' })).status).toBe(200);
});

test('a discount_code that decides nothing gets the same notice as in production', async () => {
  await service.make.discountCode(campaign.id, campaign.partnershipId, 'TEA10');
  await service.make.discountCode(campaign.id, campaign.partnershipId, 'OLD5', { status: 'disabled' });
  for (const [discount_code, code] of [
    ['SUMMER', 'discount_code_unknown'],
    ['OLD5', 'discount_code_inactive'],
  ]) {
    for (const transaction_id of [undefined, order()]) {
      const { body } = await pay({ transaction_id, discount_code });
      expect(body).toMatchObject({ data: { test_mode: true }, notices: [{ code, fields: ['discount_code'] }] });
    }
  }
  expect((await pay({ discount_code: 'TEA10' })).body.notices).toBeUndefined();
});

test('an omitted transaction_id is generated from the time and returned', async () => {
  service.clock.advance({ seconds: 1 });
  const sale = await pay();
  expect(sale.body.transaction_id).toBe(`test_txn_${service.clock.now().getTime()}`);
  const event = await service.db.knex('test_events').where({ id: sale.body.data.eventId }).first();
  expect(event.transaction_id).toBe(sale.body.transaction_id);
});

test('while the clock stands still, a generated transaction_id takes the next free millisecond, also in parallel', async () => {
  service.clock.advance({ seconds: 60 });
  const start = service.clock.now().getTime();
  expect((await pay({ transaction_id: `test_txn_${start + 1}` })).body.transaction_id).toBeUndefined();
  const second = await service.second();
  const calls = Array.from({ length: 8 }, (_, i) => {
    const body = { amount_cents: 1, transaction_id: null, additional_data: test_mode };
    return (i % 2 ? service : second).sale(body, { key: campaign.key });
  });
  const made = (await Promise.all(calls)).map(({ body }) => body.transaction_id as string);
  const free = [0, 2, 3, 4, 5, 6, 7, 8].map((ms) => `test_txn_${start + ms}`);
  expect(made.sort()).toEqual(free);
});

test("a test transaction_id that exists is answered 409 with the test sale's identifier", async () => {
  const transaction_id = order();
  const first = await pay({ transaction_id });
  expectError(await pay({ transaction_id }), 409, 'duplicate_transaction', DUPLICATE, {
    sale_id: first.body.data.eventId,
    matches: true,
  });
});

test('test sales of two programs may have the same transaction_id, sent or generated', async () => {
  const other = await service.make.campaign();
  const transaction_id = order();
  for (const program of [campaign, other]) expect((await pay({ transaction_id }, program)).status).toBe(200);
  const again = await pay({ transaction_id }, other);
  const [event] = await service.db.knex('test_events').where({ program_id: other.id });
  expectError(again, 409, 'duplicate_transaction', DUPLICATE, { sale_id: event.id, matches: true });
  service.clock.advance({ seconds: 60 });
  const made = `test_txn_${service.clock.now().getTime()}`;
  for (const program of [campaign, other]) expect((await pay({}, program)).body.transaction_id).toBe(made);
});

test('test and production transactions do not meet', async () => {
  const { transaction_id } = await sell(service, campaign);
  expect((await pay({ transaction_id })).status).toBe(200);
  const tested = order();
  expect((await pay({ transaction_id: tested })).status).toBe(200);
  expect((await sell(service, campaign, { transaction_id: tested })).sale_id).toBeGreaterThan(0);
});

test("the key's own program may be sent", async () => {
  const additional_data = { ...test_mode, program_id: campaign.id };
  expect((await pay({ additional_data })).body.data.programId).toBe(campaign.id);
});

test('outside test mode a program_id is only metadata', async () => {
  const other = await service.make.program();
  const additional_data = { program_id: other.id, test_mode: false };
  expect((await sell(service, campaign, { additional_data })).sale_id).toBeGreaterThan(0);
});

test('fields are checked as usual', async () => {
  const AMOUNT = 'amount_cents is required and must be a positive integer';
  expectError(await pay({ amount_cents: 0 }), 400, 'invalid_request', AMOUNT);
  const TRANSACTION = 'transaction_id is required and must be a string';
  expectError(await pay({ transaction_id: '' }), 400, 'invalid_request', TRANSACTION);
  expectError(await pay({ transaction_id: 5 }), 400, 'invalid_request', TRANSACTION);
  expectError(await pay({ currency: 'GBP' }), 422, 'unsupported_currency', 'currency GBP is not supported');
  expectError(await pay({ livemode: 'no' }), 400, 'invalid_request', 'livemode must be a boolean');
  expect(await service.db.knex('test_events').where({ program_id: campaign.id })).toEqual([]);
});

test.each([['true'], [1], [{}]])('test_mode %j is no boolean', async (value) => {
  const sale = await pay({ transaction_id: order(), click_id: 'c', additional_data: { test_mode: value } });
  expectError(sale, 400, 'invalid_request', 'additional_data.test_mode must be a boolean');
});
