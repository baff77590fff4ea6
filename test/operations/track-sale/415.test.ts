import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
beforeAll(async () => {
  service = await startService();
  campaign = await service.make.campaign();
});
afterAll(() => service.stop());

const pay = async (contentType: string) => {
  const click_id = await visit(service, campaign);
  const body = { transaction_id: service.make.unique('order'), amount_cents: 9900, click_id };
  return service.sale(body, { key: campaign.key, headers: { 'content-type': contentType } });
};

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'application/json; charset=latin1',
  '-',
])('Content-Type %s is refused and nothing is recorded', async (contentType) => {
  expectError(await pay(contentType), 415, 'invalid_request', 'Content-Type must be application/json');
  expect(await service.db.knex('sales')).toEqual([]);
});

test.each(['application/json; charset=utf-8', 'Application/JSON'])('Content-Type %s is JSON', async (contentType) => {
  expect((await pay(contentType)).status).toBe(200);
  await service.db.knex.raw('truncate sales cascade');
});
