import { describe, expect, test } from 'vitest';
import { read, readObject } from '../../../src/payments/polar/read.ts';
import { order, orderObject, refund, refundObject, subscription } from '../../support/processors/polar.ts';

const AT = new Date('2026-06-01T12:00:00.417Z');
const PLACE = { programId: 7, headers: { 'webhook-id': 'msg_1' }, now: AT };
const only = (body: object) => read(body, PLACE)!.events[0]!;
const noticeOf = ({ body }: { body: object }) => only(body).notice;
const change = (data: object, { body } = order(AT, { id: 'ord_1' })) => ({
  body: { ...body, data: { ...body.data, ...data } },
});

test('an order is a payment of what was paid, and what it says of the customer', () => {
  const fields = { id: 'ord_1', buyer: { click_id: 'clk_1' }, customer: 'cus_1', externalId: 'user_42' };
  const { body } = order(AT, { ...fields, subscription: 'sub_1', discount: { id: 'dis_1', code: 'BREW' } });
  expect(only(body)).toEqual({
    id: 'polar:msg_1',
    type: 'order.paid',
    livemode: undefined,
    occurredAt: AT,
    notice: {
      kind: 'payment',
      customer: { clickId: 'clk_1', customerKey: undefined, reference: 'user_42' },
      codes: [{ id: 'dis_1', code: 'BREW' }],
      processorCustomer: 'polar-cus_1',
      amountCents: 5940,
      taxCents: 990,
      currency: 'USD',
      intent: 'ord_1',
      subscription: 'sub_1',
      billingReason: undefined,
    },
  });
});

test.each([
  ['purchase', undefined],
  ['subscription_create', undefined],
  ['subscription_cycle', 'subscription_cycle'],
  ['subscription_update', 'subscription_update'],
])('an order of the reason %s has the reason %s', (reason, billingReason) => {
  expect(noticeOf(order(AT, { reason }))).toMatchObject({ billingReason });
});

test.each([{ id: '' }, { currency: null }, { net_amount: '4950' }, { net_amount: -1 }, { net_amount: 0.5 }])(
  'an order with %j is unreadable',
  (data) => expect(noticeOf(change(data))).toEqual({ kind: 'unreadable' }),
);

describe('what is refunded', () => {
  test('is told as the sum of an order', () => {
    const sent = order(AT, { id: 'ord_1', refunded: 990, refundedTax: 198 }, 'order.refunded');
    const of = { currency: 'USD', charge: 'ord_1', intent: 'ord_1' };
    expect(noticeOf(sent)).toEqual({ kind: 'refund', ...of, refundedCents: 1188, netCents: 990, chargeCents: 5940 });
  });
  test.each([
    ['succeeded', 1188, 990],
    ['failed', 0, 0],
    ['canceled', 0, 0],
  ])('is told one by one: one that %s takes %i', (status, refundedCents, netCents) => {
    const sent = refund(AT, { id: 'ref_1', order: 'ord_1', status });
    expect(noticeOf(sent)).toMatchObject({ kind: 'refund', refund: 'ref_1', charge: 'ord_1', refundedCents, netCents });
  });
  test('has not happened while it is pending', () => {
    expect(noticeOf(refund(AT, { order: 'ord_1', status: 'pending' }, 'refund.created'))).toBeUndefined();
  });
  test.each(['id', 'order_id', 'currency', 'amount'])('without %s is unreadable', (field) =>
    expect(noticeOf(change({ [field]: undefined }, refund(AT, { order: 'ord_1' }) as never))).toEqual({
      kind: 'unreadable',
    }),
  );
});

test('a new subscription says whose it is', () => {
  const sent = subscription(AT, { id: 'sub_1', customer: 'cus_1', externalId: 'user_42' });
  expect(noticeOf(sent)).toMatchObject({
    kind: 'subscription',
    customer: { reference: 'user_42' },
    processorCustomer: 'polar-cus_1',
    subscription: 'sub_1',
  });
});

test('a body without its type, its object or its header is none', () => {
  const { body } = order(AT);
  for (const none of [
    { ...body, type: undefined },
    { ...body, data: 'order' },
    { ...body, type: '' },
  ]) {
    expect(read(none, PLACE)).toBeUndefined();
  }
  expect(read(body, { ...PLACE, headers: {} })).toBeUndefined();
});

describe('an object of the API is read as its events:', () => {
  test('an order, with what is refunded of it', () => {
    const object = orderObject(AT, { id: 'ord_1', customer: 'cus_1', refunded: 990, refundedTax: 198 });
    const events = readObject(object)!.events;
    expect(events.map(({ id }) => id)).toEqual(['polar:order.paid:ord_1:paid', 'polar:order.refunded:ord_1:990']);
    expect(events.map(({ notice }) => notice)).toEqual([
      noticeOf({ body: { type: 'order.paid', data: object } }),
      noticeOf({ body: { type: 'order.refunded', data: object } }),
    ]);
  });
  test('a refund', () => {
    const object = refundObject(AT, { id: 'ref_1', order: 'ord_1' });
    expect(readObject(object)!.events).toMatchObject([{ id: 'polar:refund.updated:ref_1:succeeded', occurredAt: AT }]);
  });
  test('and an order that is not paid says nothing', () => {
    expect(readObject({ ...orderObject(AT), paid: false, status: 'pending' })).toEqual({ events: [] });
    for (const none of [{}, { id: 'cus_1' }, { net_amount: 1 }]) expect(readObject(none)).toBeUndefined();
  });
});
