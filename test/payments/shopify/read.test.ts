import { describe, expect, test } from 'vitest';
import { read, readObject } from '../../../src/payments/shopify/read.ts';
import { orderObject, refundObject, type OrderFields } from '../../support/processors/shopify.ts';

const AT = new Date('2026-06-01T12:00:00.000Z');
const PLACE = { programId: 7, headers: { 'x-shopify-shop-domain': 'brand.myshopify.com' }, now: AT };
const eventsOf = (fields: OrderFields, more: object = {}) =>
  read({ ...orderObject(AT, { id: 1001, customer: 5, ...fields }), ...more }, PLACE)!.events;
const noticeOf = (fields: OrderFields, more?: object) => eventsOf(fields, more)[0]?.notice;

test('an order is a payment of its goods, taxes and shipping', () => {
  const fields = { buyer: { customer_key: 'user_42' }, shipping: 500, codes: ['BREW', 'OTHER'] };
  expect(read(orderObject(AT, { id: 1001, customer: 5, landing: '/?click_id=clk_1', ...fields }), PLACE)).toEqual({
    shop: 'brand.myshopify.com',
    events: [
      {
        id: 'shopify:1001:paid',
        type: 'orders/paid',
        livemode: undefined,
        occurredAt: AT,
        landing: '/?click_id=clk_1',
        notice: {
          kind: 'payment',
          customer: { clickId: 'clk_1', customerKey: 'user_42', reference: undefined },
          codes: [{ code: 'BREW' }, { code: 'OTHER' }],
          processorCustomer: 'shopify-5',
          amountCents: 6440,
          taxCents: 990,
          shippingCents: 500,
          currency: 'USD',
          intent: 'shopify-1001',
        },
      },
    ],
  });
});

describe('an order', () => {
  test.each([
    '/?aff=x',
    'https://shop.brand.dev/products?click_id=',
    null,
    '/?click_id=',
    'click_id=clk_1',
    '?'.repeat(9),
  ])('with the landing page %j has no click', (landing) =>
    expect(noticeOf({ landing })).toMatchObject({ customer: { clickId: undefined } }),
  );
  test.each([{ subtotal_price: '49.505' }, { subtotal_price: null }, { total_tax: 'x' }, { currency: '' }])(
    'with %j is unreadable',
    (more) => expect(noticeOf({}, more)).toEqual({ kind: 'unreadable' }),
  );
  test('that is cancelled is refunded whole, besides its refunds', () => {
    const refunds = [refundObject(AT, { id: 3, order: 1001 })];
    const events = eventsOf({ status: 'refunded', refunds, cancelledAt: AT });
    expect(events.map(({ id }) => id)).toEqual([
      'shopify:1001:paid',
      'shopify:refund:3:1188',
      'shopify:1001:cancelled',
    ]);
    expect(events[2]!.notice).toMatchObject({
      kind: 'refund',
      refundedCents: 5940,
      chargeCents: 5940,
      intent: 'shopify-1001',
    });
  });
  test('of a test gateway is one of test mode, with all that it reports', () => {
    const refunds = [refundObject(AT, { order: 1001 })];
    const events = eventsOf({ test: true, status: 'refunded', refunds, cancelledAt: AT });
    expect(events.map(({ livemode }) => livemode)).toEqual([false, false, false]);
  });
});

test('a refund is the same whether it comes by itself or with its order', () => {
  const sent = refundObject(AT, { id: 3, order: 1001 });
  const [alone] = read(sent, PLACE)!.events;
  expect(alone).toEqual(eventsOf({ status: 'partially_refunded', refunds: [sent] })[1]);
  const of = { currency: 'USD', charge: 'shopify-1001', intent: 'shopify-1001' };
  expect(alone!.notice).toEqual({ kind: 'refund', refund: '3', refundedCents: 1188, ...of });
});

test.each([{ kind: 'void' }, { kind: 'sale' }, { status: 'pending' }, { status: 'failure' }])(
  'a refund whose money is %j returns none',
  (more) => {
    const sent = refundObject(AT, { order: 1001 });
    const transactions = sent.transactions.map((one) => ({ ...one, ...more }));
    expect(read({ ...sent, transactions }, PLACE)!.events).toMatchObject([{ notice: undefined }]);
  },
);

test('an order of the GraphQL API is read as its deliveries', () => {
  const money = (amount: string) => ({ shopMoney: { amount, currencyCode: 'USD' } });
  const node = {
    id: 'gid://shopify/Order/1001',
    test: false,
    currencyCode: 'USD',
    subtotalPriceSet: money('49.50'),
    totalTaxSet: money('9.90'),
    totalShippingPriceSet: money('5.00'),
    taxesIncluded: false,
    displayFinancialStatus: 'PARTIALLY_REFUNDED',
    createdAt: AT.toISOString(),
    processedAt: AT.toISOString(),
    cancelledAt: null,
    customerJourneySummary: { firstVisit: { landingPage: '/?click_id=clk_1' } },
    customAttributes: [{ key: 'customer_key', value: 'user_42' }],
    discountCodes: ['BREW', 'OTHER'],
    customer: { id: 'gid://shopify/Customer/5' },
    refunds: [{ id: 'gid://shopify/Refund/3', createdAt: AT.toISOString(), totalRefundedSet: money('11.88') }],
  };
  const fields = {
    buyer: { customer_key: 'user_42' },
    shipping: 500,
    codes: ['BREW', 'OTHER'],
    landing: '/?click_id=clk_1',
  };
  const refunds = [refundObject(AT, { id: 3, order: 1001 })];
  expect(readObject(node)!.events).toEqual(eventsOf({ ...fields, status: 'partially_refunded', refunds }));
  for (const none of [{}, { id: 0 }, { id: 'gid://shopify/Order/' }])
    expect(readObject(none)?.events ?? []).toEqual([]);
});
