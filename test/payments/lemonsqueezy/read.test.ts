import { describe, expect, test } from 'vitest';
import { read, readObject } from '../../../src/payments/lemonsqueezy/read.ts';
import {
  invoice,
  invoiceObject,
  order,
  orderObject,
  subscription,
  subscriptionObject,
} from '../../support/processors/lemonsqueezy.ts';

const AT = new Date('2026-06-01T12:00:00.000Z');
const eventsOf = ({ body }: { body: object }) => read(body)!.events;
const noticeOf = (sent: { body: object }) => eventsOf(sent)[0]!.notice;
const OF = { customer: 7, buyer: { click_id: 'clk_1' } };
const NAMED = {
  customer: { clickId: 'clk_1', customerKey: undefined, reference: undefined },
  processorCustomer: 'lemonsqueezy-7',
};
const PAID = { amountCents: 5940, taxCents: 990, currency: 'USD' };

test('an order is a payment that waits for the subscription that it may have begun', () => {
  expect(eventsOf(order(AT, { id: 1, ...OF }))).toEqual([
    {
      id: 'lemonsqueezy:order_created:1:paid',
      type: 'order_created',
      livemode: undefined,
      occurredAt: AT,
      notice: {
        kind: 'payment',
        ...NAMED,
        ...PAID,
        intent: 'lemonsqueezy-order-1',
        awaits: 'invoice',
        waits: 'subscription',
      },
    },
  ]);
});

test.each([
  ['initial', { invoice: 'lemonsqueezy-7-first', awaits: 'payment', billingReason: 'subscription_create' }],
  ['renewal', { invoice: undefined, awaits: undefined, billingReason: 'subscription_cycle' }],
  ['updated', { invoice: undefined, awaits: undefined, billingReason: 'subscription_update' }],
] as const)('an invoice of the reason %s is a payment of its subscription', (reason, more) => {
  const of = { intent: 'lemonsqueezy-invoice-2', subscription: 'lemonsqueezy-7' };
  const paid = { kind: 'payment', ...NAMED, ...PAID, ...of, ...more };
  expect(noticeOf(invoice(AT, { id: 2, subscription: 7, reason, ...OF }))).toEqual(paid);
});

test('a new subscription says whose it is, and which order began it', () => {
  expect(eventsOf(subscription(AT, { id: 7, order: 1, ...OF })).map(({ id, notice }) => [id, notice])).toEqual([
    ['lemonsqueezy:subscription_created:7:created', { kind: 'subscription', ...NAMED, subscription: 'lemonsqueezy-7' }],
    [
      'lemonsqueezy:subscription_created:7:created:1',
      { kind: 'invoice_payment', invoice: 'lemonsqueezy-7-first', payment: 'lemonsqueezy-order-1' },
    ],
  ]);
});

test.each([
  ['order', order(AT, { id: 1, refunded: 1188 }, 'order_refunded'), 'lemonsqueezy-order-1'],
  [
    'invoice',
    invoice(AT, { id: 2, subscription: 7, refunded: 1188 }, 'subscription_payment_refunded'),
    'lemonsqueezy-invoice-2',
  ],
])('the refunds of an %s are told as their sum, and count for a sale of its own name', (_, sent, name) => {
  const of = { currency: 'USD', charge: name, intent: name, isOwn: true };
  expect(noticeOf(sent)).toEqual({ kind: 'refund', refundedCents: 1188, chargeCents: 5940, ...of });
});

test('test mode is that of the event or of its object', () => {
  expect(eventsOf(order(AT, { test: true }))[0]!.livemode).toBe(false);
  const { body } = order(AT);
  expect(eventsOf({ body: { ...body, meta: { ...body.meta, test_mode: true } } })[0]!.livemode).toBe(false);
  expect(eventsOf({ body })[0]!.livemode).toBeUndefined();
});

test.each([{ total: '5940' }, { currency: null }, { total: -1 }])('an order with %j is unreadable', (attributes) => {
  const { body } = order(AT);
  const { data } = body as { data: { attributes: object } };
  const changed = { ...data, attributes: { ...data.attributes, ...attributes } };
  expect(noticeOf({ body: { ...body, data: changed } })).toEqual({ kind: 'unreadable' });
});

test.each(['subscription_updated', 'license_key_created', 'constructor', '__proto__'])(
  'an event that is %s says nothing',
  (event) => expect(eventsOf(order(AT, {}, event))).toEqual([]),
);

describe('an object of the API has the identifiers of the events, so that it is applied once:', () => {
  const idsOf = (object: object) => readObject(object)?.events.map(({ id }) => id);
  test('an order, an invoice and a subscription', () => {
    expect(idsOf(orderObject(AT, { id: 1 }))).toEqual([eventsOf(order(AT, { id: 1 }))[0]!.id]);
    const paid = { id: 2, subscription: 7 };
    expect(idsOf(invoiceObject(AT, paid))).toEqual([eventsOf(invoice(AT, paid))[0]!.id]);
    const begun = { id: 7, order: 1 };
    expect(idsOf(subscriptionObject(AT, begun))).toEqual(eventsOf(subscription(AT, begun)).map(({ id }) => id));
  });
  test('what is refunded of an order', () => {
    const refunded = { id: 1, refunded: 1188 };
    expect(idsOf(orderObject(AT, refunded))).toEqual([
      eventsOf(order(AT, refunded))[0]!.id,
      eventsOf(order(AT, refunded, 'order_refunded'))[0]!.id,
    ]);
  });
  test('and what is not paid says nothing', () => {
    const object = orderObject(AT, { id: 1 });
    expect(idsOf({ ...object, attributes: { ...object.attributes, status: 'pending' } })).toEqual([]);
    for (const none of [
      {},
      { ...object, type: 'customers' },
      { ...object, id: '0' },
      { ...object, attributes: null },
    ]) {
      expect(readObject(none)).toBeUndefined();
    }
  });
});
