import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError, rowCounts, sell, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
beforeAll(async () => {
  service = await startService();
  campaign = await service.make.campaign();
});
afterAll(() => service.stop());

const notFound = async (body: object) => {
  const before = await rowCounts(service);
  const answer = await service.refund(body, { key: campaign.key });
  expectError(answer, 404, 'not_found', 'Sale not found for transaction_id');
  expect(await rowCounts(service)).toEqual(before);
};

test('an unknown sale is not found', () => notFound({ transaction_id: 'nowhere' }));

test('a transaction_id of the maximum length is looked up', () => notFound({ transaction_id: 'x'.repeat(255) }));

test("another program's sale is not found and keeps its commission", async () => {
  const { transaction_id, commission_id } = await sell(service, await service.make.campaign());
  await notFound({ transaction_id, refund_amount_cents: 1 });
  const commission = await service.db.knex('commissions').where({ id: commission_id }).first();
  expect(commission).toMatchObject({ amount_cents: 2000, status: 'pending' });
});

test('a sale that was not attributed was not recorded', async () => {
  const click_id = await visit(service, campaign);
  service.clock.advance({ days: 61 });
  const late = { transaction_id: 'late', amount_cents: 100, click_id };
  expect((await service.sale(late, { key: campaign.key })).body.attributed).toBe(false);
  await notFound({ transaction_id: 'late' });
});
