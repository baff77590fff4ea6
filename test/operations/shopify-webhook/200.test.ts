import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { connectShop, freshNumber, type Shop } from '../../support/processors/connect.ts';
import { order, orderObject, refund, refundObject, type OrderFields } from '../../support/processors/shopify.ts';
import { leftOf, refundsOf, salesOf } from '../../support/processors/records.ts';
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
  shop = await connectShop(service, campaign, 'shopify');
  click_id = await visit(service, campaign);
  id = freshNumber();
});

const now = () => service.clock.now();
const sales = () => salesOf(service, campaign.id);
const left = async () => Object.values(await leftOf(service, campaign.id, click_id));
const pay = (fields: OrderFields = {}) => shop.tell(order(now(), { id, buyer: { click_id }, ...fields }));

describe('a paid order is a sale', () => {
  test.each<[what: string, fields: OrderFields, base: number, gross: number]>([
    ['without tax', {}, 4950, 5940],
    ['without the tax in its prices', { goods: 5940, includesTax: true }, 4950, 5940],
    ['without shipping', { shipping: 500, tax: 1090, shippingTax: 100 }, 4950, 6540],
    [
      'without shipping and its tax in the prices',
      { goods: 5940, shipping: 600, tax: 1090, shippingTax: 100, includesTax: true },
      4950,
      6540,
    ],
    ['without what was refunded since', { current: 100, status: 'partially_refunded' }, 4950, 5940],
  ])('%s', async (_, fields, base, gross) => {
    expect(await pay(fields)).toBe('sale_recorded');
    const row = { transaction_id: `shopify-${id}`, amount_cents: base, gross_cents: gross, provider: 'shopify' };
    expect(await sales()).toMatchObject([row]);
  });

  test('with shipping, if the terms pay for it', async () => {
    const program = await service.make.campaign({ ...TERMS, commission_on_shipping: true });
    const other = await connectShop(service, program, 'shopify');
    const buyer = { click_id: await visit(service, program) };
    await other.tell(order(now(), { id, buyer, shipping: 500 }));
    expect(await salesOf(service, program.id)).toMatchObject([{ amount_cents: 5450 }]);
  });

  describe('of whoever came by a partner’s link without a script, which is in the landing page', () => {
    const clicks = () => service.db.knex('clicks').where({ program_id: campaign.id }).orderBy('occurred_at');
    const landing = (url: string) => `/products/notebook${new URL(url).search}&utm_source=x`;

    test('with one click, however often the order comes', async () => {
      const before = await clicks();
      const body = order(now(), { id, buyer: {}, landing: landing(campaign.url) });
      expect(await shop.tell(body)).toBe('sale_recorded');
      expect(await shop.tell(body)).not.toBe('sale_recorded');
      const [sale] = await sales();
      expect(sale).toMatchObject({ transaction_id: `shopify-${id}`, amount_cents: 4950 });
      const after = await clicks();
      expect(after).toHaveLength(before.length + 1);
      const [customer] = await service.db.knex('customers').where({ id: sale.customer_id });
      expect(after.map(({ click_id: made }) => made)).toContain(customer.click_id);
    });

    test('but not by a link of another program, nor by a disabled one', async () => {
      const other = await service.make.campaign(TERMS);
      expect(await pay({ buyer: {}, landing: landing(other.url) })).toBe('customer_not_named');
      await service.db.knex('links').where({ id: campaign.linkId }).update({ enabled: false });
      expect(await pay({ id: freshNumber(), buyer: {}, landing: landing(campaign.url) })).toBe('customer_not_named');
    });

    test('and what names the customer otherwise takes precedence', async () => {
      const before = await clicks();
      expect(await pay({ landing: landing(campaign.url) })).toBe('sale_recorded');
      expect(await clicks()).toHaveLength(before.length);
    });
  });

  test('of whoever came to the shop by a link, which the order has as its landing page', async () => {
    expect(await pay({ buyer: {}, landing: `/products/notebook?click_id=${click_id}&utm_source=x` })).toBe(
      'sale_recorded',
    );
  });

  test('of a customer who is known', async () => {
    const customer = freshNumber();
    await pay({ customer });
    expect(await shop.tell(order(now(), { customer }))).toBe('sale_recorded');
    expect(await shop.tell(order(now(), { customer: null }))).toBe('customer_not_named');
  });

  test('of the partner of its discount code', async () => {
    const partnershipId = await service.make.partnership(campaign.id, await service.make.partner());
    await service.make.discountCode(campaign.id, partnershipId, 'BREW');
    expect(await pay({ buyer: {}, codes: ['other', 'brew'] })).toBe('sale_recorded');
    expect(await sales()).toMatchObject([{ partnership_id: partnershipId }]);
  });

  test.each(['pending', 'authorized', 'partially_paid', 'voided'])('and not while it is %s', async (status) => {
    expect(await pay({ status })).toBe('ignored');
    expect(await sales()).toEqual([]);
  });

  test('by the number in its global identifier, if its number is too large for JSON', async () => {
    const body = JSON.stringify(orderObject(now(), { id, buyer: { click_id } })).replaceAll(
      String(id),
      '820982911946154508',
    );
    expect(await shop.tell({ body })).toBe('sale_recorded');
    expect(await sales()).toMatchObject([{ transaction_id: 'shopify-820982911946154508' }]);
  });

  test('and not with a tax that is no amount, because the tax would earn', async () => {
    expect(await shop.tell({ body: { ...orderObject(now(), { id, buyer: { click_id } }), total_tax: '9.905' } })).toBe(
      'unreadable',
    );
  });
});

describe('of a paid order', () => {
  beforeEach(() => pay());

  test('a refund takes back its part once, whether the refund or the order reports it', async () => {
    const one = refundObject(now(), { order: id });
    expect(await shop.tell({ body: one })).toBe('refund_recorded');
    const updated = { status: 'partially_refunded', refunds: [one] };
    expect(await shop.tell(order(now(), { id, ...updated }, { topic: 'orders/updated' }))).toBe('repeated');
    expect(await refundsOf(service, campaign.id)).toMatchObject([{ amount_cents: 990 }]);
    const more = [one, refundObject(now(), { order: id })];
    expect(await shop.tell(order(now(), { id, ...updated, refunds: more }, { topic: 'orders/updated' }))).toBe(
      'refund_recorded',
    );
    expect(await left()).toEqual([990 - 396]);
  });

  test('a refund of two payments counts whole once the second one is returned', async () => {
    const at = now();
    const [one, other] = [refundObject(at, { order: id }), refundObject(at, { order: id, amount: 600 })];
    const both = { ...one, transactions: [...one.transactions, ...other.transactions] };
    expect(await shop.tell({ body: one })).toBe('refund_recorded');
    expect(await shop.tell({ body: both })).toBe('refund_recorded');
    expect(await shop.tell({ body: one })).toBe('repeated');
    expect(await left()).toEqual([990 - 298]);
  });

  test('goods that come back without money change nothing', async () => {
    expect(await shop.tell(refund(now(), { order: id, withoutMoney: true }))).toBe('ignored');
    expect(await left()).toEqual([990]);
  });

  test('a refund in the currency of the customer is one at its rate', async () => {
    const shopMoney = { amount: 1188, currency: 'USD' };
    expect(await shop.tell(refund(now(), { order: id, amount: 1000, currency: 'EUR', shop: shopMoney }))).toBe(
      'refund_recorded',
    );
    expect(await left()).toEqual([990 - 198]);
    // Without a rate, nobody knows how large a part it is.
    expect(await shop.tell(refund(now(), { order: id, amount: 1000, currency: 'EUR' }))).toBe('currency_differs');
    expect(await left()).toEqual([990 - 198]);
  });

  test('a cancellation takes back what refunds have left', async () => {
    await shop.tell(refund(now(), { order: id }));
    const cancelled = {
      id,
      status: 'refunded',
      cancelledAt: now(),
      refunds: [refundObject(now(), { order: id, amount: 4752 })],
    };
    expect(await shop.tell(order(now(), cancelled, { topic: 'orders/cancelled' }))).toBe('refund_recorded');
    expect(await left()).toEqual([0]);
  });
});

test('a refund that comes before its order is applied with it', async () => {
  expect(await shop.tell(refund(now(), { order: id }))).toBe('sale_unknown');
  await pay();
  expect(await left()).toEqual([792]);
});

test('an order of a test gateway, and its refund, change nothing', async () => {
  expect(await pay({ test: true })).toBe('test_event');
  expect(await shop.tell(refund(now(), { order: id, test: true }))).toBe('test_event');
  expect(await sales()).toEqual([]);
});

test('another shop than the first one counts nothing, and is listed as such', async () => {
  const { apiToken } = await service.make.member(campaign.id, 'owner');
  await pay();
  const other = order(now(), { id, buyer: { click_id } }, { shop: 'second.myshopify.com' });
  expect(await shop.tell(other)).toBe('other_shop');
  expect(await sales()).toHaveLength(1);
  const { body } = await as(service, apiToken)('GET', `programs/${campaign.id}/payment-events`);
  const results = (body.data as { result: string }[]).map(({ result }) => result);
  expect(results.sort()).toEqual(['other_shop', 'sale_recorded']);
});
