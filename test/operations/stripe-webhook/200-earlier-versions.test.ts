import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import { connectAccount, invoice, newId, subscriptionCheckout, type Account } from '../../support/stripe.ts';

// Events that an earlier version has stored: without the Stripe customer, the billing reason and what they await.
let service: Service;
let campaign: Campaign;
let account: Account;
let click_id: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  account = await connectAccount(service, campaign);
  click_id = await visit(service, campaign);
  service.clock.advance({ seconds: 60 });
});

/** Stores a pending event as an earlier version did. */
const store = (result: string, notice: object, names: string[]) =>
  service.db.knex('payment_events').insert({
    program_id: campaign.id,
    event_id: newId('evt'),
    type: 'stored',
    livemode: true,
    notice: JSON.stringify(notice),
    names,
    state: 'pending',
    result,
    occurred_at: service.clock.now(),
    received_at: service.clock.now(),
  });
const results = () =>
  service.db.knex('payment_events').where({ program_id: campaign.id }).orderBy('id').pluck('result');

test('are applied with the events that they waited for', async () => {
  const [id, subscription] = [newId('in'), newId('sub')];
  const price = { amountCents: 1900, currency: 'USD' };
  const payment = { kind: 'payment', customer: {}, ...price, invoice: id, subscription };
  await store('customer_not_named', payment, [id, subscription]);
  await store('sale_unknown', { kind: 'invoice_payment', invoice: id, payment: 'pi_stored' }, [id, 'pi_stored']);
  const refund = { kind: 'refund', refundedCents: 900, currency: 'USD', charge: 'ch', intent: 'pi_stored' };
  await store('sale_unknown', refund, ['pi_stored', 'ch']);
  const dispute = {
    kind: 'chargeback',
    dispute: 'du',
    amountCents: 500,
    currency: 'USD',
    charge: 'ch',
    intent: 'pi_stored',
  };
  await store('sale_unknown', dispute, ['pi_stored', 'ch']);
  const checkout = subscriptionCheckout(account.source, { subscription, reference: click_id });
  expect(await account.tell(checkout)).toBe('subscription_linked');
  const applied = ['sale_recorded', 'payment_linked', 'refund_recorded', 'chargeback_recorded', 'subscription_linked'];
  expect(await results()).toEqual(applied);
});

test('of a subscription are its start, so that its renewals earn', async () => {
  const subscription = newId('sub');
  const payment = {
    kind: 'payment',
    customer: { clickId: click_id },
    amountCents: 1900,
    currency: 'USD',
    invoice: newId('in'),
  };
  await store('customer_unknown', { ...payment, subscription }, [payment.invoice, subscription]);
  const renewal = { subscription, metadata: { click_id }, billingReason: 'subscription_cycle' };
  expect(await account.tell(invoice(account.source, renewal))).toBe('start_unknown');
  // The operator's `stripe replay`, or an event of the subscription, applies the earlier one.
  await account.tell(subscriptionCheckout(account.source, { subscription }));
  expect(await results()).toEqual(['sale_recorded', 'sale_recorded', 'subscription_linked']);
});
