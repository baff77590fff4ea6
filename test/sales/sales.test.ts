import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { payoutCampaign } from '../payouts/support.ts';
import { as } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('reads sales with their refunds, and leads', async () => {
  const { campaign } = await payoutCampaign(service);
  const api = as(service, (await service.make.member(campaign.id, 'owner')).apiToken);
  const call = (method: string, path: string) => api(method, `programs/${campaign.id}/${path}`);
  await signUp(service, campaign);
  const lead = await service.db.knex('leads').where({ program_id: campaign.id }).first();
  expect((await call('GET', `leads/${lead.id}`)).body.data).toMatchObject({ id: lead.id, mode: 'server' });
  expect((await call('GET', 'leads/999999')).status).toBe(404);
  expect((await call('GET', 'sales/999999')).status).toBe(404);
  const customer_key = (await call('GET', 'events?type=lead')).body.data[0].customer_key;
  const sale = { transaction_id: 'order-1', amount_cents: 5000, currency: 'USD', customer_key };
  expect((await service.sale(sale, { key: campaign.key })).status).toBe(200);
  const refund = { transaction_id: 'order-1', refund_amount_cents: 1000 };
  expect((await service.refund(refund, { key: campaign.key })).status).toBe(200);
  const [listed] = (await call('GET', 'sales')).body.data;
  expect(listed).toMatchObject({ transaction_id: 'order-1', refunded_cents: 1000, customer_key });
  expect(listed.refunds).toHaveLength(1);
  expect((await call('GET', `sales/${listed.id}`)).body.data).toEqual(listed);
});
