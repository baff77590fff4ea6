import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { platformError } from '../../support/envelopes.ts';
import { callOf, connectShop, freshNumber, SIGNATURES, type Shop } from '../../support/processors/connect.ts';
import { deleted, order, orderObject, type OrderFields } from '../../support/processors/woocommerce.ts';
import { leftOf, salesOf } from '../../support/processors/records.ts';
import { noteSecrets } from '../../support/secrets.ts';
import { startService, type Service } from '../../support/service.ts';
import { as } from '../../manage/support.ts';

let service: Service;
let campaign: Campaign;
let shop: Shop;
let click_id: string;
let id: number;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
const TERMS = { commission_base: 'net' };
beforeEach(async () => {
  campaign = await service.make.campaign(TERMS);
  shop = await connectShop(service, campaign, 'woocommerce');
  click_id = await visit(service, campaign);
  id = freshNumber();
});

const now = () => service.clock.now();
const sales = () => salesOf(service, campaign.id);
const left = async () => Object.values(await leftOf(service, campaign.id, click_id));
/** The order changes, a second later. */
function change(fields: OrderFields, topic?: string): Promise<string> {
  service.clock.advance({ seconds: 1 });
  return shop.tell(
    order(
      now(),
      { id, buyer: { click_id }, paidAt: new Date('2026-06-01T12:00:00Z'), ...fields },
      { ...(topic && { topic }) },
    ),
  );
}

describe('a paid order', () => {
  test('is a sale of what was paid without tax and shipping', async () => {
    const paid = order(now(), { id, buyer: { click_id }, total: 6440, shipping: 500 });
    expect(await shop.tell(paid)).toBe('sale_recorded');
    const name = `woocommerce-${campaign.id}-${id}`;
    const row = { transaction_id: name, amount_cents: 4950, gross_cents: 6440, provider: 'woocommerce' };
    expect(await sales()).toMatchObject([row]);
    expect(await shop.tell(paid)).toBe('repeated');
  });

  test.each(['pending', 'on-hold', 'checkout-draft'])('waits while it is %s', async (status) => {
    expect(await shop.tell(order(now(), { id, status, buyer: { click_id }, paidAt: null }))).toBe('ignored');
    expect(await shop.tell(order(now(), { id, status, buyer: { click_id } }))).toBe('ignored');
    expect(await sales()).toEqual([]);
    expect(await shop.tell(order(now(), { id, buyer: { click_id } }))).toBe('sale_recorded');
  });

  test('that is cancelled before it was paid is no sale', async () => {
    expect(await shop.tell(order(now(), { id, status: 'cancelled', buyer: { click_id }, paidAt: null }))).toBe(
      'ignored',
    );
    expect(await sales()).toEqual([]);
  });

  test('gets its customer by a later change of the order', async () => {
    expect(await shop.tell(order(now(), { id }))).toBe('customer_not_named');
    service.clock.advance({ seconds: 1 });
    expect(await shop.tell(order(now(), { id, buyer: { click_id } }))).toBe('sale_recorded');
  });

  test('of two guests is of two customers, and of one with an account of one', async () => {
    const partnershipId = await service.make.partnership(campaign.id, await service.make.partner());
    await service.make.discountCode(campaign.id, partnershipId, 'BREW');
    for (const _ of ['one', 'another'])
      expect(await shop.tell(order(now(), { coupons: ['brew'] }))).toBe('sale_recorded');
    const buyers = async () => new Set((await sales()).map(({ customer_id }) => customer_id as number)).size;
    expect(await buyers()).toBe(2);
    for (const _ of ['first', 'second']) await shop.tell(order(now(), { customer: 7, coupons: ['brew'] }));
    expect(await buyers()).toBe(3);
  });

  test('1001 of the shops of two programs is two sales', async () => {
    const other = await service.make.campaign(TERMS);
    const second = await connectShop(service, other, 'woocommerce');
    const buyer = { click_id: await visit(service, other) };
    expect(await shop.tell(order(now(), { id: 1001, buyer: { click_id } }))).toBe('sale_recorded');
    expect(await second.tell(order(now(), { id: 1001, buyer }, { source: 'https://second.brand.dev/' }))).toBe(
      'sale_recorded',
    );
    const names = [...(await sales()), ...(await salesOf(service, other.id))].map(
      (row) => row.transaction_id as string,
    );
    expect(names).toEqual([`woocommerce-${campaign.id}-1001`, `woocommerce-${other.id}-1001`]);
  });

  test('with a tax that is no amount is unreadable, because the tax would earn', async () => {
    const body = { ...orderObject(now(), { id, buyer: { click_id } }), total_tax: '9.905' };
    expect(await shop.tell({ body })).toBe('unreadable');
    expect(await sales()).toEqual([]);
  });
});

describe('a change of a paid order', () => {
  beforeEach(() => change({}));

  test('refunds a part, and another part within the same second', async () => {
    expect(await change({ refunds: [1188] })).toBe('refund_recorded');
    const same = order(now(), {
      id,
      buyer: { click_id },
      refunds: [1188, 1188],
      paidAt: new Date('2026-06-01T12:00:00Z'),
    });
    expect(await shop.tell(same)).toBe('refund_recorded');
    expect(await left()).toEqual([990 - 396]);
    expect(await change({ refunds: [1188, 1188] })).toBe('nothing_due');
  });

  test.each(['cancelled', 'failed', 'refunded', 'trash'])(
    'to %s refunds it whole, until it is restored',
    async (status) => {
      expect(await change({ status })).toBe('refund_recorded');
      expect(await left()).toEqual([0]);
      expect(await change({ status: 'processing' }, 'order.restored')).toBe('refund_restored');
      expect(await left()).toEqual([990]);
    },
  );

  test('deletes it: it says nothing but its number, and is refunded whole', async () => {
    service.clock.advance({ seconds: 1 });
    expect(await shop.tell(deleted(id))).toBe('refund_recorded');
    expect(await left()).toEqual([0]);
    expect(await change({ status: 'completed' }, 'order.restored')).toBe('refund_restored');
    expect(await left()).toEqual([990]);
  });

  test('that comes late changes nothing', async () => {
    const early = order(now(), { id, buyer: { click_id }, refunds: [594], paidAt: new Date('2026-06-01T12:00:00Z') });
    await change({ refunds: [594, 594] });
    expect(await shop.tell(early)).toBe('nothing_due');
    expect(await left()).toEqual([990 - 198]);
  });

  test('to more than the order refunds no more than the order', async () => {
    await change({ refunds: [5940, 5940] });
    expect(await left()).toEqual([0]);
  });
});

describe('the first request of WooCommerce, when a webhook is saved,', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (body: string, headers: Record<string, string> = FORM) => service.call(shop.path, { body, headers });

  test('is a form that is not signed, and is answered with exactly 200', async () => {
    const answer = await post('webhook_id=5');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ received: true, result: 'ignored' });
    // It says nothing of the shop.
    expect(await service.db.knex('processor_shops').where({ program_id: campaign.id })).toEqual([]);
  });

  const MISSING = platformError(401, 'The delivery has no readable signature');
  test.each(['webhook_id=x', 'webhook_id=', 'webhook_id=5&id=1', ' webhook_id=5', `webhook_id=${'5'.repeat(60)}`])(
    'is not %s',
    async (body) => expect((await post(body)).body).toEqual(MISSING),
  );
  test('is no order', async () => {
    const body = JSON.stringify(orderObject(now(), { id, buyer: { click_id } }));
    expect((await post(body)).body).toEqual(MISSING);
    expect((await post(body, {})).body).toEqual(MISSING);
    expect(await sales()).toEqual([]);
  });
  test('is no signed order as a form', async () => {
    const body = Buffer.from('id=1001');
    const answer = await post('id=1001', { ...FORM, ...SIGNATURES.woocommerce(body, shop.secret, now()) });
    expect(answer.body).toEqual(platformError(400, 'Request body must be valid JSON'));
  });
  test('of a program that is not connected is answered with 404', async () => {
    const { id: other } = await service.make.program();
    const answer = await service.call(`/api/v1/webhooks/woocommerce/${other}`, { body: 'webhook_id=5', headers: FORM });
    expect(answer.status).toBe(404);
  });
});

test('the secret is copied from a field that shows & as &amp;', async () => {
  const { apiToken } = await service.make.member(campaign.id, 'owner');
  const secret = 'salt &pepper& <more>';
  noteSecrets(secret);
  const body = { type: 'woocommerce', webhook_secret: secret.replaceAll('&', '&amp;') };
  const path = `programs/${campaign.id}/processors`;
  expect((await as(service, apiToken)('POST', path, { body })).status).toBe(201);
  const call = callOf('woocommerce', order(now(), { buyer: { click_id } }), secret, now());
  expect((await service.call(shop.path, call)).body.result).toBe('sale_recorded');
});

test('another shop than the first one counts nothing, and is listed as such', async () => {
  const { apiToken } = await service.make.member(campaign.id, 'owner');
  await shop.tell(order(now(), { id: 1001, buyer: { click_id } }));
  const source = 'https://second.brand.dev/';
  const other = order(now(), { id: 1001, buyer: { click_id }, total: 100, refunds: [100] }, { source });
  expect(await shop.tell(other)).toBe('other_shop');
  expect(await shop.tell(other)).toBe('repeated');
  expect(await left()).toEqual([990]);
  const { body } = await as(service, apiToken)('GET', `programs/${campaign.id}/payment-events`);
  const listed = (body.data as { processor: string; state: string; result: string }[]).map(
    ({ processor, state, result }) => `${processor} ${state} ${result}`,
  );
  expect(listed.filter((line) => line === 'woocommerce ignored other_shop')).toHaveLength(2);
  // The first shop's own events of the same number are still applied.
  service.clock.advance({ seconds: 1 });
  const cancelled = order(now(), { id: 1001, status: 'cancelled', buyer: { click_id } });
  expect(await shop.tell(cancelled)).toBe('refund_recorded');
});

test.each(['http://shop.brand.dev/', 'https://shop.brand.dev'])('%s is the same shop', async (source) => {
  await shop.tell(order(now(), {}));
  expect(await shop.tell(order(now(), { buyer: { click_id } }, { source }))).toBe('sale_recorded');
});
