import { describe, expect, test } from 'vitest';
import { read, readObject } from '../../../src/payments/woocommerce/read.ts';
import { orderObject, type OrderFields } from '../../support/processors/woocommerce.ts';

const AT = new Date('2026-06-01T12:00:00.000Z');
const PLACE = { programId: 7, headers: { 'x-wc-webhook-source': 'https://shop.brand.dev/' }, now: AT };
const eventsOf = (fields: OrderFields, more: object = {}) =>
  read({ ...orderObject(AT, { id: 1001, ...fields }), ...more }, PLACE)!.events;
const paymentOf = (fields: OrderFields, more?: object) => eventsOf(fields, more)[0]?.notice;
const refundOf = (fields: OrderFields, more?: object) => eventsOf(fields, more)[1]?.notice;
const NAME = 'woocommerce-7-1001';

test('an order is a payment, and what is refunded of it by now', () => {
  const fields = { buyer: { click_id: 'clk_1', customer_key: '42' }, customer: 5, shipping: 500, coupons: ['brew'] };
  expect(read(orderObject(AT, { id: 1001, refunds: [600, 588], ...fields }), PLACE)).toEqual({
    shop: 'https://shop.brand.dev/',
    events: [
      {
        id: 'woocommerce:1001:paid',
        type: 'order.paid',
        livemode: undefined,
        occurredAt: AT,
        notice: {
          kind: 'payment',
          customer: { clickId: 'clk_1', customerKey: '42', reference: undefined },
          codes: [{ code: 'brew' }],
          processorCustomer: 'woocommerce-5',
          amountCents: 5940,
          taxCents: 990,
          shippingCents: 500,
          currency: 'USD',
          intent: NAME,
        },
      },
      {
        id: 'woocommerce:1001:2026-06-01T12:00:00:processing:1188',
        type: 'order.processing',
        livemode: undefined,
        occurredAt: AT,
        notice: { kind: 'refund', refundedCents: 1188, chargeCents: 5940, currency: 'USD', charge: NAME, intent: NAME },
      },
    ],
  });
});

describe('an order', () => {
  test.each(['processing', 'completed'])('that is %s has paid what is not refunded', (status) =>
    expect(refundOf({ status, refunds: [100] })).toMatchObject({ refundedCents: 100 }),
  );
  test.each(['cancelled', 'failed', 'refunded', 'trash'])('that is %s is refunded whole', (status) =>
    expect(refundOf({ status, refunds: [100] })).toMatchObject({ refundedCents: 5940 }),
  );
  test.each(['pending', 'on-hold', 'checkout-draft', 'wc-shipped', ''])('that is %j says nothing', (status) =>
    expect(eventsOf({ status })).toEqual([]),
  );
  test('that is not paid says nothing', () => expect(eventsOf({ paidAt: null })).toEqual([]));
  test('is never refunded by more than it is of', () =>
    expect(refundOf({ refunds: [5000, 5000] })).toMatchObject({ refundedCents: 5940 }));
  test('of a guest has no customer of the shop', () => {
    for (const customer_id of [0, '0', null, undefined, '']) {
      expect(paymentOf({}, { customer_id })).toMatchObject({ processorCustomer: undefined });
    }
  });
  test.each([
    ['JPY', '5940', 5940],
    ['JPY', '5940.00', 5940],
    ['KWD', '59.400', 59_400],
    ['EUR', '59.4', 5940],
  ])('in %s of %s is of %i', (currency, total, amountCents) =>
    expect(paymentOf({ tax: 0 }, { currency, total, total_tax: '0' })).toMatchObject({ currency, amountCents }),
  );
  test.each([
    { total: '59.405' },
    { total: '' },
    { total: '-1' },
    { total_tax: 'x' },
    { shipping_total: '1e3' },
    { currency: '' },
  ])('with %j is unreadable', (more) => expect(paymentOf({}, more)).toEqual({ kind: 'unreadable' }));
});

test('a deleted order is refunded whole, whatever it was of', () => {
  const [event] = read({ id: 1001 }, PLACE)!.events;
  const of = { charge: NAME, intent: NAME, currency: 'XXX' };
  expect(event).toMatchObject({ type: 'order.deleted', occurredAt: AT, notice: { kind: 'refund', ...of } });
  expect(event!.notice).toMatchObject({ refundedCents: 1, chargeCents: 1 });
});

test('an order of the API has the identifiers of the events', () => {
  const object = orderObject(AT, { id: 1001 });
  expect(readObject(object, PLACE)!.events).toEqual(read(object, PLACE)!.events);
  for (const none of [{}, { id: 0 }, { id: {} }]) expect(readObject(none, PLACE)).toBeUndefined();
});

test.each(['customer.updated', 'product.deleted', 'coupon.created', 'subscription.updated'])(
  'what %s says is nothing of an order',
  (topic) => {
    const headers = { ...PLACE.headers, 'x-wc-webhook-topic': topic };
    expect(read({ id: 1001 }, { ...PLACE, headers })).toEqual({ events: [] });
    expect(read(orderObject(AT), { ...PLACE, headers })).toEqual({ events: [] });
  },
);

test('only an order that says nothing but its number is a deleted one', () => {
  expect(read({ id: 1001 }, PLACE)!.events).toMatchObject([{ type: 'order.deleted' }]);
  expect(read({ id: 1001, email: 'buyer@brand.dev', role: 'customer' }, PLACE)!.events).toEqual([]);
});

test('a refund whose amount is unknown does not count as none', () => {
  const refunds = [{ id: 1, reason: '', total: '-5.005' }];
  expect(refundOf({}, { refunds })).toEqual({ kind: 'unreadable' });
  expect(refundOf({ status: 'refunded' }, { refunds })).toMatchObject({ refundedCents: 5940 });
});
