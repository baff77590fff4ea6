import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError, rowCounts, sell } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
let transaction_id: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  transaction_id = service.make.unique('order');
});

const additional_data = { test_mode: true };
const NOT_FOUND = 'Sale not found for transaction_id';
const TOO_LARGE = 'refund_amount_cents exceeds what is left of the sale';

const testSale = () => service.sale({ transaction_id, amount_cents: 9900, additional_data }, { key: campaign.key });
const refund = (body: object = {}, { key } = campaign) =>
  service.refund({ transaction_id, additional_data, ...body }, { key });

test('a test refund of a test sale is stored separately and does not change production', async () => {
  await testSale();
  const before = await rowCounts(service);
  const answer = await refund({ refund_reference: 'r', additional_data: { ...additional_data, event_name: 'back' } });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    status: 'no_commission',
    refund_id: null,
    commission_id: null,
    deduction_cents: 0,
    commission_amount_cents: null,
    message: 'Test refund event tracked successfully',
    data: { eventId: expect.any(Number) as number, programId: campaign.id, test_mode: true },
  });
  expect(await rowCounts(service)).toEqual(before);
  const event = await service.db.knex('test_events').where({ id: answer.body.data.eventId }).first();
  expect(event).toMatchObject({ is_test: true, kind: 'refund', with_key: true, transaction_id, amount_cents: 9900 });
});

test('a test refund finds no production sale, a production refund no test sale', async () => {
  const sold = await sell(service, campaign);
  expectError(await refund({ transaction_id: sold.transaction_id }), 404, 'not_found', NOT_FOUND);
  await testSale();
  expectError(await service.refund({ transaction_id }, { key: campaign.key }), 404, 'not_found', NOT_FOUND);
  const commission = await service.db.knex('commissions').where({ id: sold.commission_id }).first();
  expect(commission).toMatchObject({ amount_cents: 2000, status: 'pending' });
});

test('if both have the transaction_id, each refund finds its own', async () => {
  const { sale_id, commission_id } = await sell(service, campaign, { transaction_id });
  await testSale();
  expect((await refund()).body.status).toBe('no_commission');
  expect(await service.db.knex('refunds').where({ sale_id })).toEqual([]);
  const real = await service.refund({ transaction_id }, { key: campaign.key });
  expect(real.body).toMatchObject({ status: 'reversed', commission_id });
});

test("another program's test sale is not found", async () => {
  await testSale();
  expectError(await refund({}, await service.make.campaign()), 404, 'not_found', NOT_FOUND);
});

test('parts, the limit and the refund_reference work as in production', async () => {
  await testSale();
  expect((await refund({ refund_amount_cents: 9000, refund_reference: 'r' })).body.status).toBe('no_commission');
  expect((await refund({ refund_amount_cents: 9000, refund_reference: 'r' })).body.status).toBe('skipped');
  expectError(await refund({ refund_amount_cents: 901 }), 400, 'invalid_request', TOO_LARGE);
  expect((await refund({ refund_amount_cents: 900 })).body.status).toBe('no_commission');
  expect((await refund({ refund_amount_cents: 1 })).body.status).toBe('skipped');
});

test('if two programs have the same transaction_id, each refunds its own', async () => {
  const other = await service.make.campaign();
  await testSale();
  await service.sale({ transaction_id, amount_cents: 500, additional_data }, { key: other.key });
  expect((await refund({}, other)).body.status).toBe('no_commission');
  expect((await refund({}, other)).body.status).toBe('skipped');
  expect((await refund()).body.status).toBe('no_commission');
});

test('a generated transaction_id can be refunded', async () => {
  const sale = await service.sale({ amount_cents: 5, additional_data }, { key: campaign.key });
  expect((await refund({ transaction_id: sale.body.transaction_id })).body.status).toBe('no_commission');
});
