import { afterAll, beforeAll, expect, test } from 'vitest';
import { sell, signUp } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { ownedCampaign } from '../commissions/support.ts';
import { as } from '../manage/support.ts';

// What a customer has brought, as the list and the customer itself say it.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('sales, refunds and commissions are summed for each customer and currency', async () => {
  const campaign = await ownedCampaign(service);
  const get = async (path: string) =>
    (await as(service, campaign.token)('GET', `programs/${campaign.id}/customers${path}`)).body;
  const refund = (body: object) => service.refund(body, { key: campaign.key });
  const [buyer, other, lead] = [
    await signUp(service, campaign),
    await signUp(service, campaign),
    await signUp(service, campaign),
  ];
  const first = await sell(service, campaign, { click_id: buyer.click_id, amount_cents: 10_000 });
  await sell(service, campaign, { click_id: buyer.click_id, amount_cents: 5_000 });
  await sell(service, campaign, { click_id: buyer.click_id, amount_cents: 2_000, currency: 'EUR' });
  await sell(service, campaign, { click_id: other.click_id, amount_cents: 700 });
  await refund({ transaction_id: first.transaction_id, refund_amount_cents: 4_000 });

  const { data } = await get('');
  const of = ({ customer_key }: { customer_key: string }) =>
    data.find((one: { customer_key: string }) => one.customer_key === customer_key);
  const expected = [
    {
      currency: 'EUR',
      sales: { count: 1, amount_cents: 2_000 },
      refunds: { count: 0, amount_cents: 0 },
      commission_cents: 400,
    },
    {
      currency: 'USD',
      sales: { count: 2, amount_cents: 15_000 },
      refunds: { count: 1, amount_cents: 4_000 },
      commission_cents: 2_200,
    },
  ];
  expect(of(buyer).currencies).toEqual(expected);
  expect(of(other).currencies).toMatchObject([{ currency: 'USD', sales: { count: 1, amount_cents: 700 } }]);
  expect(of(lead)).not.toHaveProperty('currencies');
  expect((await get(`/${of(buyer).id}`)).data.currencies).toEqual(expected);
});
