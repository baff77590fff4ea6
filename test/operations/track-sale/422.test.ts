import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError, rowCounts, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
beforeAll(async () => {
  service = await startService();
  campaign = await service.make.campaign();
});
afterAll(() => service.stop());

const long = 'Ü'.repeat(100);

test.each([
  ['GBP', 'GBP'],
  ['usd', 'usd'],
  ['USD ', 'USD '],
  ['', ''],
  [5, '5'],
  [true, 'true'],
  [['USD'], '["USD"]'],
  [{ code: 'USD' }, '{"code":"USD"}'],
  ['{field} {value}', '{field} {value}'],
  [long, long.slice(0, 64)],
  ['😀'.repeat(65), '😀'.repeat(64)],
])('currency %j is not supported and nothing is recorded', async (currency, shown) => {
  const click_id = await visit(service, campaign);
  const before = await rowCounts(service);
  const body = { transaction_id: 'order', amount_cents: 9900, currency, click_id };
  const answer = await service.sale(body, { key: campaign.key });
  expectError(answer, 422, 'unsupported_currency', `currency ${shown} is not supported`);
  expect(await rowCounts(service)).toEqual(before);
});

test('the transaction_id can be used afterwards', async () => {
  const body = {
    transaction_id: 'order',
    amount_cents: 9900,
    currency: 'EUR',
    click_id: await visit(service, campaign),
  };
  expect((await service.sale(body, { key: campaign.key })).status).toBe(200);
});
