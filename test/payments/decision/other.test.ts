import { describe, expect, test } from 'vitest';
import { decide } from '../../../src/payments/decision.ts';
import type { Notice, RefundNotice } from '../../../src/payments/notice.ts';
import type { SubscriptionOwner } from '../../../src/common/types.ts';
import { HOUR } from '../../../src/lib/clock.ts';
import { before, known, NOW, occasion, payer, payerWith, payment, pending, sale } from './fixtures.ts';

describe('a subscription', () => {
  const checkout = (customer = { clickId: 'click' }): Notice => ({
    kind: 'subscription',
    customer,
    subscription: 'sub',
    session: 'cs',
  });
  const remembered = { id: 'sub', named: { clickId: 'click' }, at: before(HOUR), starts: true };
  const subscription = (changes: Partial<SubscriptionOwner> = {}): SubscriptionOwner => ({
    named: {},
    customerId: 7,
    seenAt: before(HOUR),
    hasStarted: true,
    codeId: null,
    ...changes,
  });

  test('is linked to its customer, and settles nothing', () => {
    const found = known({ payer: payerWith({ hasProvisionalLead: true }) });
    const decision = decide(occasion(), checkout(), found);
    expect(decision).toMatchObject({ kind: 'remember', result: 'subscription_linked', subscription: remembered });
    expect(decision.settles).toBeUndefined();
  });

  test('is remembered by its names until there is a customer, and with its beginning also without a name', () => {
    expect(decide(occasion(), checkout(), known())).toMatchObject({
      ...pending('customer_unknown'),
      subscription: remembered,
    });
    const nameless = decide(occasion(), { ...checkout(), customer: {} } as Notice, known());
    expect(nameless).toMatchObject({ ...pending('customer_not_named'), subscription: { id: 'sub', named: {} } });
  });

  test('has its first customer for good', () => {
    const owned = known({ payer, subscription: subscription() });
    expect(decide(occasion(), checkout(), owned).subscription).toBeUndefined();
    const named = known({ payer, subscription: subscription({ named: { clickId: 'other' }, customerId: null }) });
    expect(decide(occasion(), checkout(), named).subscription).toEqual(remembered);
    expect(decide(occasion(), payment({ subscription: 'sub' }), named).subscription).toEqual(remembered);
  });

  test('is remembered again if an event says that it began earlier, or began at all', () => {
    const late = known({ payer, subscription: subscription({ seenAt: NOW }) });
    expect(decide(occasion(), checkout(), late).subscription).toEqual(remembered);
    const renewed = known({ payer, subscription: subscription({ hasStarted: false }) });
    expect(decide(occasion(), checkout(), renewed).subscription).toEqual(remembered);
    const renewal = payment({ subscription: 'sub', billingReason: 'subscription_cycle' });
    expect(decide(occasion(), renewal, renewed)).toMatchObject({
      ...pending('start_unknown'),
      subscription: undefined,
    });
    expect(decide(occasion(), renewal, known({ payer, sale })).subscription).toMatchObject({ starts: true });
  });
});

describe('a customer of the processor', () => {
  const created: Notice = { kind: 'customer', customer: { clickId: 'click' }, processorCustomer: 'cus' };
  const reference = { id: 'cus', named: { clickId: 'click' } };

  test('is linked to its customer, and remembered by its names until there is one', () => {
    expect(decide(occasion(), created, known({ payer }))).toMatchObject({
      kind: 'remember',
      result: 'customer_linked',
      reference,
    });
    expect(decide(occasion(), created, known())).toMatchObject({ ...pending('customer_unknown'), reference });
    const owned = known({ payer, owner: { named: {}, customerId: 7 } });
    expect(decide(occasion(), created, owned).reference).toBeUndefined();
  });

  test('of a payment that names nobody is not remembered', () => {
    const nameless = decide(occasion(), payment({ customer: {}, processorCustomer: 'cus' }), known());
    expect(nameless).toMatchObject({ ...pending('customer_not_named'), reference: undefined });
  });
});

describe('the payment of an invoice', () => {
  const link: Notice = { kind: 'invoice_payment', invoice: 'in', payment: 'pi_1' };

  test('is stored, and names the sale if it is there', () => {
    expect(decide(occasion(), link, known())).toEqual({ ...pending('sale_unknown'), link });
    expect(decide(occasion(), link, known({ names: ['in', 'pi_1'], sale }))).toEqual({
      kind: 'acknowledge',
      result: 'payment_linked',
      link,
      sale,
      names: ['in', 'pi_1'],
      paymentId: 'pi_1',
    });
  });
});

describe('a refund', () => {
  const refund = (refundedCents: number, currency = 'USD'): RefundNotice => ({
    kind: 'refund',
    refundedCents,
    currency,
    charge: 'ch',
  });
  const dispute = (amountCents: number): Notice => ({
    kind: 'chargeback',
    dispute: 'du',
    amountCents,
    currency: 'USD',
    charge: 'ch',
  });
  test('or a dispute is a fact of its sale, and waits for it', () => {
    for (const fact of [refund(3_000), { ...refund(3_000, 'EUR'), chargeCents: 9_000 }, dispute(9_000)]) {
      expect(decide(occasion(), fact, known({ sale }))).toMatchObject({ kind: 'fact', sale, fact });
      expect(decide(occasion(), fact, known())).toEqual(pending('sale_unknown'));
    }
  });
  test('in another currency than the sale is pending, if nothing says how large a part of the payment it is', () => {
    expect(decide(occasion(), refund(3_000, 'EUR'), known({ sale }))).toEqual(pending('currency_differs'));
    expect(decide(occasion(), refund(0, 'EUR'), known({ sale }))).toMatchObject({ kind: 'fact' });
  });
});

test('whatever a test event is, nothing but its customer is stored', () => {
  const test = occasion({ livemode: false });
  const stored = { kind: 'test', payer, customerId: undefined };
  for (const notice of [payment(), { kind: 'unreadable' } as const]) {
    expect(decide(test, notice, known({ payer }))).toEqual(stored);
  }
  expect(decide(test, payment(), known({ testCustomerId: 7 }))).toMatchObject({ kind: 'test', customerId: 7 });
});

test('an event that lacks a field stays pending and is logged', () => {
  const log = 'payment event evt_1 lacks a field that events of its type have';
  expect(decide(occasion(), { kind: 'unreadable' }, known())).toEqual({ ...pending('unreadable'), log });
});
