import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { sell, signUp, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  checkout,
  connectAccount,
  invoice,
  invoicePayment,
  newId,
  SHAPES,
  subscriptionCheckout,
  type Account,
  type InvoiceFields,
} from '../../support/stripe.ts';

let service: Service;
let campaign: Campaign;
let account: Account;
let click_id: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

async function start(shape: 'old' | 'new', settings: object = {}) {
  campaign = await service.make.campaign(settings);
  account = await connectAccount(service, campaign, shape);
  click_id = await visit(service, campaign);
}

const sales = () => service.db.knex('sales').where({ program_id: campaign.id }).orderBy('id');
const leads = () => service.db.knex('leads').where({ program_id: campaign.id, provisional: false });
const earned = () => service.db.knex('commissions').where({ program_id: campaign.id, kind: 'sale' }).orderBy('id');
const bill = (fields: InvoiceFields) => account.tell(invoice(account.source, fields));
const subscribe = (subscription: string, reference: string | null = click_id, more: object = {}) =>
  account.tell(subscriptionCheckout(account.source, { subscription, reference, ...more }));

describe.each(SHAPES)('in the %s shape', (shape) => {
  beforeEach(() => start(shape));

  test('a subscription’s checkout is not a sale; its invoices find the customer in the checkout', async () => {
    await service.lead({ click_id });
    const subscription = newId('sub');
    expect(await subscribe(subscription)).toBe('subscription_linked');
    expect(await sales()).toEqual([]);
    expect(await leads()).toEqual([]);
    for (let i = 0; i < 3; i++) expect(await bill({ subscription })).toBe('sale_recorded');
    expect(await sales()).toMatchObject([1, 2, 3].map(() => ({ subscription_id: subscription, amount_cents: 1900 })));
    expect(await leads()).toMatchObject([{ mode: 'payment' }]);
    // The `percent` commission is not recurring: only the first sale earns.
    expect((await earned()).map(({ amount_cents }) => amount_cents)).toEqual([380]);
  });

  test.each([
    ['the subscription’s metadata', (metadata: Record<string, string>) => ({ metadata })],
    ['the line’s metadata', (lineMetadata: Record<string, string>) => ({ lineMetadata })],
  ])('an invoice identifies its customer in %s, and later ones need not', async (_, place) => {
    const subscription = newId('sub');
    expect(await bill({ subscription })).toBe('customer_not_named');
    expect(await bill({ subscription, ...place({ click_id }) })).toBe('sale_recorded');
    // The first event was waiting for this one.
    expect(await sales()).toHaveLength(2);
    expect(await bill({ subscription })).toBe('sale_recorded');
    expect(await sales()).toHaveLength(3);
  });

  test('the first customer of a subscription stays, but an invoice can name another customer', async () => {
    const subscription = newId('sub');
    await subscribe(subscription);
    const other = await signUp(service, campaign);
    expect(await bill({ subscription, metadata: { customer_key: other.customer_key } })).toBe('sale_recorded');
    expect(await bill({ subscription })).toBe('sale_recorded');
    const owners = await service.db
      .knex('sales as s')
      .join('customers as c', { 'c.program_id': 's.program_id', 'c.id': 's.customer_id' })
      .where({ 's.program_id': campaign.id })
      .orderBy('s.id')
      .pluck('c.click_id');
    expect(owners).toEqual([other.click_id, click_id]);
  });

  test('an invoice of zero, such as for a trial, settles the lead', async () => {
    await service.lead({ click_id });
    const subscription = newId('sub');
    await subscribe(subscription);
    expect(await bill({ subscription, amount: 0, paymentIntent: null, charge: null })).toBe('lead_settled');
    expect(await bill({ subscription })).toBe('sale_recorded');
    expect(await sales()).toHaveLength(1);
  });

  test('invoices that arrived before their checkout are applied with it', async () => {
    const subscription = newId('sub');
    const [first, second] = [newId('in'), newId('in')];
    expect(await bill({ id: first, subscription })).toBe('customer_not_named');
    expect(await bill({ id: second, subscription })).toBe('customer_not_named');
    expect(await subscribe(subscription)).toBe('subscription_linked');
    expect(await sales()).toHaveLength(2);
    const states = await service.db.knex('payment_events').where({ program_id: campaign.id }).pluck('state');
    expect(states).toEqual(['applied', 'applied', 'applied']);
  });

  test('a checkout whose customer becomes known later is found by the next invoice', async () => {
    const subscription = newId('sub');
    expect(await subscribe(subscription, 'user_late')).toBe('customer_unknown');
    expect(await bill({ subscription })).toBe('customer_not_named');
    await service.lead({ click_id, customer_key: 'user_late' }, { key: campaign.key });
    expect(await bill({ subscription })).toBe('sale_recorded');
    // The pending events are applied too.
    expect(await sales()).toHaveLength(2);
  });

  test('an invoice of a one-off checkout is the same payment, whichever arrives first', async () => {
    for (const invoiceFirst of [false, true]) {
      const [id, paymentIntent] = [newId('in'), newId('pi')];
      const session = checkout(account.source, { reference: click_id, invoice: id, paymentIntent, amount: 1900 });
      const billed = invoice(account.source, { id, paymentIntent, lineMetadata: { click_id } });
      const results = [];
      for (const event of invoiceFirst ? [billed, session] : [session, billed]) results.push(await account.tell(event));
      expect(results).toEqual(['sale_recorded', 'sale_known']);
      expect((await sales()).at(-1)).toMatchObject({ provider_payment_id: paymentIntent });
    }
    expect(await sales()).toHaveLength(2);
  });
});

test('a sale that a call recorded identifies the customer of its invoice’s subscription', async () => {
  await start('old');
  const [subscription, paymentIntent] = [newId('sub'), newId('pi')];
  await sell(service, campaign, { click_id, provider_payment_id: paymentIntent });
  expect(await bill({ subscription, paymentIntent })).toBe('sale_known');
  expect(await bill({ subscription })).toBe('sale_recorded');
});

test('of invoices that arrived before their checkout in any order, the earliest one earns', async () => {
  await start('new');
  const subscription = newId('sub');
  const first = invoice(account.source, { subscription, amount: 1000 });
  service.clock.advance({ days: 30 });
  await bill({ subscription, amount: 2000 });
  await account.tell(first);
  await subscribe(subscription);
  expect((await sales()).map(({ amount_cents }) => amount_cents)).toEqual([1000, 2000]);
  expect((await earned()).map(({ amount_cents }) => amount_cents)).toEqual([200]);
});

test('a payment before the click is not attributed, even if the subscription’s customer clicks later', async () => {
  await start('new');
  const subscription = newId('sub');
  expect(await bill({ subscription })).toBe('customer_not_named');
  service.clock.advance({ seconds: 1 });
  click_id = await visit(service, campaign);
  await service.lead({ click_id });
  service.clock.advance({ days: 1 });
  // Another subscription earns; the one that began before the click never does.
  expect(await bill({ subscription: newId('sub'), metadata: { click_id } })).toBe('sale_recorded');
  expect(await leads()).toMatchObject([{ occurred_at: service.clock.now() }]);
  expect(await bill({ subscription, metadata: { click_id } })).toBe('before_click');
  expect(await sales()).toHaveLength(1);
  const events = service.db.knex('payment_events').where({ program_id: campaign.id }).orderBy('id');
  expect(await events.pluck('result')).toEqual(['customer_not_named', 'sale_recorded', 'before_click']);
});

test('under a recurring commission every invoice earns', async () => {
  await start('new', { commission_type: 'recurring_percent' });
  const subscription = newId('sub');
  await subscribe(subscription);
  for (let i = 0; i < 3; i++) await bill({ subscription });
  expect((await earned()).map(({ amount_cents }) => amount_cents)).toEqual([380, 380, 380]);
});

describe('the payment of a new invoice', () => {
  beforeEach(() => start('new'));
  const link = (fields: { invoice: string; paymentIntent: string }) =>
    account.tell(invoicePayment(account.source, fields));

  test('is added to the sale if it arrives after the invoice', async () => {
    const [id, paymentIntent, subscription] = [newId('in'), newId('pi'), newId('sub')];
    await bill({ id, subscription, metadata: { click_id } });
    expect(await sales()).toMatchObject([{ transaction_id: id, provider_payment_id: null }]);
    expect(await link({ invoice: id, paymentIntent })).toBe('payment_linked');
    expect(await sales()).toMatchObject([{ transaction_id: id, provider_payment_id: paymentIntent }]);
  });

  test('is used if it arrives before the invoice', async () => {
    const [id, paymentIntent, subscription] = [newId('in'), newId('pi'), newId('sub')];
    expect(await link({ invoice: id, paymentIntent })).toBe('sale_unknown');
    await bill({ id, subscription, metadata: { click_id } });
    expect(await sales()).toMatchObject([{ transaction_id: paymentIntent, provider_payment_id: paymentIntent }]);
    const pending = service.db.knex('payment_events').where({ program_id: campaign.id, state: 'pending' });
    expect(await pending).toEqual([]);
  });

  test('recognises a sale that a call recorded under it', async () => {
    const [id, paymentIntent, subscription] = [newId('in'), newId('pi'), newId('sub')];
    const { sale_id } = await sell(service, campaign, { click_id, provider_payment_id: paymentIntent });
    expect(await link({ invoice: id, paymentIntent })).toBe('payment_linked');
    expect(await bill({ id, subscription })).toBe('sale_known');
    expect(await sales()).toMatchObject([{ id: sale_id }]);
    expect(await bill({ subscription })).toBe('sale_recorded');
  });

  test('may be a record of a payment outside Stripe, which is ignored', async () => {
    const { data, ...envelope } = invoicePayment(account.source, { invoice: newId('in'), paymentIntent: newId('pi') });
    const payment = { type: 'payment_record', payment_record: newId('pr') };
    expect(await account.tell({ ...envelope, data: { object: { ...data.object, payment } } })).toBe('ignored');
  });
});
