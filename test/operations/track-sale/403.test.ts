import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
beforeAll(async () => {
  service = await startService();
  campaign = await service.make.campaign();
});
afterAll(() => service.stop());

const MISMATCH = 'program_id does not match the API key';
const pay = (program_id: number, body: object = {}) =>
  service.sale(
    { amount_cents: 9900, additional_data: { test_mode: true, program_id }, ...body },
    { key: campaign.key },
  );

test("a test sale for another program than the key's is forbidden and not stored", async () => {
  const other = await service.make.program();
  expectError(await pay(other.id), 403, 'forbidden', MISMATCH);
  expect(await service.db.knex('test_events')).toEqual([]);
});

test.each([999_999, 0, -1, 1.5, 1e300])("program_id %d is not the key's either", async (program_id) => {
  expectError(await pay(program_id), 403, 'forbidden', MISMATCH);
});

test('fields are checked before the program', async () => {
  const message = 'amount_cents is required and must be a positive integer';
  expectError(await pay(999_999, { amount_cents: 0 }), 400, 'invalid_request', message);
});

test('the program is checked before the transaction_id', async () => {
  const transaction_id = 'taken';
  expect((await pay(campaign.id, { transaction_id })).status).toBe(200);
  expectError(await pay(999_999, { transaction_id }), 403, 'forbidden', MISMATCH);
});
