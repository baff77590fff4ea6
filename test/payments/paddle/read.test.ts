import { describe, expect, test } from 'vitest';
import { read, readObject } from '../../../src/payments/paddle/read.ts';
import type { Fields } from '../../../src/payments/fields.ts';
import {
  adjustment,
  adjustmentObject,
  subscription,
  subscriptionObject,
  transaction,
  transactionObject,
} from '../../support/processors/paddle.ts';

const AT = new Date('2026-06-01T12:00:00.417Z');
const only = (body: object) => read(body)!.events[0]!;
const noticeOf = ({ body }: { body: object }) => only(body).notice;
const change = (data: object, { body } = transaction(AT, { id: 'txn_1' })) => ({
  body: { ...body, data: { ...body.data, ...data } },
});

test('a transaction is a payment of its grand total, and what it says of the customer', () => {
  const fields = { id: 'txn_1', buyer: { click_id: 'clk_1', customer_key: 'user_42' }, customer: 'ctm_1' };
  const { body } = transaction(AT, { ...fields, subscription: 'sub_1', discount: 'dsc_1' });
  expect(only(body)).toEqual({
    id: body.event_id,
    type: 'transaction.completed',
    livemode: undefined,
    occurredAt: AT,
    notice: {
      kind: 'payment',
      customer: { clickId: 'clk_1', customerKey: 'user_42', reference: undefined },
      codes: [{ id: 'dsc_1' }],
      processorCustomer: 'paddle-ctm_1',
      amountCents: 5940,
      taxCents: 990,
      currency: 'USD',
      intent: 'txn_1',
      subscription: 'sub_1',
      billingReason: undefined,
    },
  });
});

describe('a transaction', () => {
  test.each([
    ['web', undefined],
    ['api', undefined],
    ['subscription_recurring', 'subscription_cycle'],
    ['subscription_update', 'subscription_update'],
    ['subscription_charge', 'subscription_update'],
    ['subscription_payment_method_change', 'subscription_update'],
    ['constructor', undefined],
  ])('of the origin %s has the reason %s', (origin, billingReason) => {
    expect(noticeOf(transaction(AT, { origin }))).toMatchObject({ billingReason });
  });

  test.each([
    ['without tax', { tax: 0 }, { amountCents: 5940, taxCents: undefined }],
    ['of a credit', { credit: { total: 5940, tax: 990 } }, { amountCents: 0, taxCents: undefined }],
    [
      'in a currency without cents',
      { currency: 'JPY', total: 6000, tax: 1000 },
      { amountCents: 6000, currency: 'JPY' },
    ],
    ['of nobody', { customer: null, buyer: null }, { processorCustomer: undefined, customer: {} }],
  ])('%s', (_, fields, expected) => expect(noticeOf(transaction(AT, fields))).toMatchObject(expected));

  test.each([
    ['an empty identifier', { id: '' }],
    ['no currency', { currency_code: null }],
    ['a number as its total', { details: { totals: { grand_total: '59.40', grand_total_tax: '0' } } }],
    ['a negative total', { details: { totals: { grand_total: '-1', grand_total_tax: '0' } } }],
    ['a total that is too large', { details: { totals: { grand_total: '9'.repeat(16) } } }],
    ['no totals', { details: null }],
  ])('with %s is unreadable', (_, data) => expect(noticeOf(change(data))).toEqual({ kind: 'unreadable' }));

  test.each([{ click_id: 7 }, { click_id: '' }, { customer_key: 0 }, { customer_key: '0' }, 'text', null])(
    'with the custom data %j names nobody',
    (custom_data) =>
      expect(noticeOf(change({ custom_data }))).toMatchObject({
        customer: { clickId: undefined, customerKey: undefined, reference: undefined },
      }),
  );
});

describe('an adjustment', () => {
  const OF = { id: 'adj_1', transaction: 'txn_1' };
  test('that is a refund is a single one of its transaction', () => {
    const paid = { currency: 'USD', charge: 'txn_1', intent: 'txn_1' };
    const notice = { kind: 'refund', ...paid, refund: 'adj_1', refundedCents: 1188, netCents: 990 };
    expect(noticeOf(adjustment(AT, OF))).toEqual(notice);
    expect(noticeOf(adjustment(AT, OF, 'adjustment.created'))).toEqual(notice);
  });
  test.each([
    ['chargeback', 'chargeback'],
    ['chargeback_reverse', 'dispute_won'],
  ])('of the action %s is of the dispute of its transaction', (action, kind) => {
    const paid = { dispute: 'txn_1', amountCents: 1188, netCents: 990, charge: 'txn_1' };
    expect(noticeOf(adjustment(AT, { ...OF, action }))).toMatchObject({ kind, ...paid });
  });
  test.each([{ action: 'credit' }, { action: 'toString' }, { status: 'rejected' }, { status: 'pending_approval' }])(
    'with %j says nothing',
    (fields) => expect(noticeOf(adjustment(AT, { ...OF, ...fields }))).toBeUndefined(),
  );
  test.each(['id', 'transaction_id', 'currency_code', 'totals'])('without %s is unreadable', (field) =>
    expect(noticeOf(change({ [field]: undefined }, adjustment(AT, OF)))).toEqual({ kind: 'unreadable' }),
  );
});

test('a new subscription says whose it is, and its discount', () => {
  const sent = subscription(AT, { id: 'sub_1', customer: 'ctm_1', buyer: { click_id: 'clk_1' }, discount: 'dsc_1' });
  expect(noticeOf(sent)).toMatchObject({
    kind: 'subscription',
    customer: { clickId: 'clk_1' },
    codes: [{ id: 'dsc_1' }],
    processorCustomer: 'paddle-ctm_1',
    subscription: 'sub_1',
  });
});

describe('an object of the API is read as its event:', () => {
  test.each([
    [
      'a transaction',
      transactionObject(AT, { id: 'txn_1', customer: 'ctm_1' }),
      transaction(AT, { id: 'txn_1', customer: 'ctm_1' }),
    ],
    [
      'an adjustment',
      adjustmentObject(AT, { id: 'adj_1', transaction: 'txn_1' }),
      adjustment(AT, { id: 'adj_1', transaction: 'txn_1' }),
    ],
    [
      'a subscription',
      subscriptionObject(AT, { id: 'sub_1', customer: 'ctm_1' }),
      subscription(AT, { id: 'sub_1', customer: 'ctm_1' }),
    ],
  ])('%s', (_, object, sent) => {
    const [event] = readObject(object)!.events;
    expect(event).toMatchObject({
      id: `paddle:${object.id}:${AT.toISOString()}`,
      type: only(sent.body).type,
      occurredAt: AT,
    });
    expect(event!.notice).toEqual(noticeOf(sent));
  });
  test('and a transaction that is not completed says nothing', () => {
    const open: Fields = { ...transactionObject(AT), status: 'ready' };
    expect(readObject(open)!.events).toMatchObject([{ notice: undefined }]);
    for (const none of [{}, { id: 'ctm_1' }, { id: 7 }, { id: 'constructor_1' }])
      expect(readObject(none)).toBeUndefined();
  });
});
