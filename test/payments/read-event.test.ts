import { describe, expect, test } from 'vitest';
import { readPaymentEvent } from '../../src/payments/stripe/read.ts';
import {
  chargeRefunded,
  checkout,
  dispute,
  invoice,
  invoicePayment,
  paymentIntent,
  SHAPES,
  stripeCustomer,
  subscriptionCheckout,
  type Source,
  type StripeEvent,
} from '../support/stripe.ts';

const AT = new Date('2026-06-01T12:00:00Z');
const of = (shape: 'old' | 'new'): Source => ({ shape, now: () => AT });
const notice = (event: StripeEvent) => readPaymentEvent(event)?.notice;
/** A copy of the event with some fields of its object changed. */
const changed = (event: StripeEvent, fields: object): StripeEvent => ({
  ...event,
  data: { object: { ...event.data.object, ...fields } },
});
const nobody = { clickId: undefined, customerKey: undefined, reference: undefined };

test('the envelope', () => {
  const event = checkout({ ...of('new'), livemode: false });
  expect(readPaymentEvent(event)).toMatchObject({ id: event.id, type: event.type, livemode: false, occurredAt: AT });
  const bare = { id: 'evt_1', type: 'ping' };
  expect(readPaymentEvent(bare)).toEqual({ ...bare, livemode: undefined, occurredAt: undefined, notice: undefined });
  for (const wrong of [{}, { id: 'evt_1' }, { type: 'ping' }, { id: '', type: 'ping' }, { id: 5, type: 'ping' }]) {
    expect(readPaymentEvent(wrong)).toBeUndefined();
  }
});

describe.each(SHAPES)('in the %s shape', (shape) => {
  const source = of(shape);

  test('a one-off checkout', () => {
    const event = checkout(source, {
      id: 'cs',
      customer: 'cus',
      paymentIntent: 'pi',
      reference: 'r',
      metadata: { click_id: 'c' },
    });
    expect(notice(event)).toEqual({
      kind: 'payment',
      customer: { clickId: 'c', customerKey: undefined, reference: 'r' },
      processorCustomer: 'cus',
      amountCents: 9900,
      currency: 'USD',
      session: 'cs',
      invoice: undefined,
      intent: 'pi',
    });
  });

  test('a subscription’s checkout', () => {
    const fields = { id: 'cs', customer: 'cus', subscription: 'sub', invoice: 'in', metadata: { customer_key: 'k' } };
    expect(notice(subscriptionCheckout(source, fields))).toEqual({
      kind: 'subscription',
      customer: { ...nobody, customerKey: 'k' },
      processorCustomer: 'cus',
      subscription: 'sub',
      session: 'cs',
      invoice: 'in',
    });
  });

  test('an invoice', () => {
    const fields = {
      id: 'in',
      customer: 'cus',
      subscription: 'sub',
      paymentIntent: 'pi',
      charge: 'ch',
      metadata: { customer_key: 'k' },
    };
    const old = shape === 'old';
    const awaits = old ? undefined : 'payment';
    expect(notice(invoice(source, fields))).toEqual({
      kind: 'payment',
      customer: { ...nobody, customerKey: 'k' },
      processorCustomer: 'cus',
      billingReason: 'subscription_create',
      amountCents: 1900,
      currency: 'USD',
      invoice: 'in',
      intent: old ? 'pi' : undefined,
      charge: old ? 'ch' : undefined,
      awaits,
      subscription: 'sub',
    });
  });

  test('a refund', () => {
    const fields = { id: 'ch', paymentIntent: 'pi', amount: 100, refunded: 40, invoice: 'in' };
    expect(notice(chargeRefunded(source, fields))).toEqual({
      kind: 'refund',
      refundedCents: 40,
      chargeCents: 100,
      currency: 'USD',
      charge: 'ch',
      intent: 'pi',
      invoice: shape === 'old' ? 'in' : undefined,
    });
  });

  test('a dispute', () => {
    const fields = { id: 'du', charge: 'ch', paymentIntent: 'pi', amount: 40 };
    const read = { kind: 'chargeback', dispute: 'du', amountCents: 40, currency: 'USD', charge: 'ch', intent: 'pi' };
    expect(notice(dispute(source, fields))).toEqual(read);
    expect(notice(dispute(source, { ...fields, type: 'charge.dispute.funds_withdrawn' }))).toEqual(read);
    expect(notice(dispute(source, { ...fields, status: 'warning_needs_response' }))).toBeUndefined();
  });
});

test('a session awaits the invoice that it will make', () => {
  const awaits = (fields: object) =>
    (notice(checkout(of('new'), { invoiceCreation: true, ...fields })) as { awaits?: string }).awaits;
  expect([awaits({}), awaits({ invoice: 'in' }), awaits({ invoiceCreation: false })]).toEqual([
    'invoice',
    undefined,
    undefined,
  ]);
});

test('an invoice that was paid outside Stripe awaits no payment', () => {
  for (const fields of [{ amount_paid: 0 }, { paid_out_of_band: true }]) {
    const read = notice(changed(invoice(of('new'), { type: 'invoice.paid' }), fields));
    expect(read).toMatchObject({ amountCents: 1900, awaits: undefined });
  }
});

test('a payment by itself', () => {
  const fields = { id: 'pi', charge: 'ch', received: 40, metadata: { customer_key: 'k' } };
  expect(notice(paymentIntent(of('new'), fields))).toEqual({
    kind: 'payment',
    customer: { ...nobody, customerKey: 'k' },
    amountCents: 40,
    currency: 'USD',
    intent: 'pi',
    charge: 'ch',
    awaits: 'invoice',
  });
  expect(notice(paymentIntent(of('new'), { ...fields, metadata: {} }))).toBeUndefined();
  expect(notice(paymentIntent(of('old'), { ...fields, invoice: 'in' }))).toBeUndefined();
});

test('a Stripe customer', () => {
  const event = stripeCustomer(of('new'), { id: 'cus', metadata: { click_id: 'c' } });
  const read = { kind: 'customer', customer: { ...nobody, clickId: 'c' }, processorCustomer: 'cus' };
  expect(notice(event)).toEqual(read);
  expect(notice({ ...event, type: 'customer.updated' })).toEqual(read);
  expect(notice(stripeCustomer(of('new'), { id: 'cus', metadata: {} }))).toBeUndefined();
});

test('an invoice’s payment', () => {
  const event = invoicePayment(of('new'), { invoice: 'in', paymentIntent: 'pi' });
  expect(notice(event)).toEqual({ kind: 'invoice_payment', invoice: 'in', payment: 'pi' });
  const charged = changed(event, { payment: { type: 'charge', charge: 'ch' } });
  expect(notice(charged)).toEqual({ kind: 'invoice_payment', invoice: 'in', payment: 'ch' });
});

describe('the identification of the customer', () => {
  const named = (event: StripeEvent) => (notice(event) as { customer: object }).customer;

  test('the subscription’s metadata have priority over those of the lines, and these over the invoice’s', () => {
    const event = invoice(of('new'), {
      subscription: 'sub',
      metadata: { click_id: 'of_subscription' },
      lineMetadata: { click_id: 'of_line', customer_key: 'of_line' },
    });
    expect(named(event)).toEqual({ ...nobody, clickId: 'of_subscription', customerKey: 'of_line' });
    expect(named(changed(invoice(of('old')), { metadata: { click_id: 'own' } }))).toEqual({
      ...nobody,
      clickId: 'own',
    });
  });

  test.each([
    ['null', null],
    ['a number', 5],
    ['an empty text', ''],
    ['256 characters', 'x'.repeat(256)],
    ['a list', ['c']],
  ])('%s does not identify a customer', (_, value) => {
    const metadata = { click_id: value, customer_key: value };
    expect(named(changed(checkout(of('new')), { metadata, client_reference_id: value }))).toEqual(nobody);
  });

  test.each([null, undefined, 'text', 7, []])('metadata of %j name nobody', (metadata) => {
    expect(named(changed(checkout(of('new')), { metadata }))).toEqual(nobody);
    expect(named(changed(invoice(of('new')), { metadata, parent: metadata, lines: metadata }))).toEqual(nobody);
  });
});

test('an expanded object counts as its identifier', () => {
  const expanded = changed(checkout(of('new')), { payment_intent: { id: 'pi', object: 'payment_intent' } });
  expect(notice(expanded)).toMatchObject({ intent: 'pi' });
  const old = changed(invoice(of('old')), { subscription: { id: 'sub' }, charge: { id: 'ch' } });
  expect(notice(old)).toMatchObject({ subscription: 'sub', charge: 'ch' });
});

test.each([
  ['a checkout', checkout(of('new')), ['id', 'amount_total', 'currency']],
  ['a subscription’s checkout', subscriptionCheckout(of('new'), { subscription: 'sub' }), ['id', 'subscription']],
  ['an invoice', invoice(of('new')), ['id', 'amount_paid', 'currency']],
  ['an invoice’s payment', invoicePayment(of('new'), { invoice: 'in', paymentIntent: 'pi' }), ['invoice', 'payment']],
  [
    'a payment by itself',
    paymentIntent(of('new'), { metadata: { click_id: 'c' } }),
    ['id', 'amount_received', 'currency'],
  ],
  ['a Stripe customer', stripeCustomer(of('new'), { id: 'cus', metadata: { click_id: 'c' } }), ['id']],
  [
    'a refund',
    chargeRefunded(of('new'), { id: 'ch', paymentIntent: null, amount: 1, refunded: 1 }),
    ['id', 'amount_refunded', 'currency'],
  ],
  [
    'a dispute',
    dispute(of('new'), { charge: 'ch', paymentIntent: null, amount: 1 }),
    ['id', 'amount', 'currency', 'charge'],
  ],
] as const)('%s without what it must have is unreadable', (_, event, fields) => {
  expect(notice(event)).not.toEqual({ kind: 'unreadable' });
  for (const field of fields) {
    for (const value of [undefined, null, {}, -1, 0.5]) {
      expect(notice(changed(event, { [field]: value }))).toEqual({ kind: 'unreadable' });
    }
  }
});
