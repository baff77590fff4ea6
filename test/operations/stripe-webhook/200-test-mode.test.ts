import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { rowCounts, sell, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  chargeRefunded,
  checkout,
  connectAccount,
  dispute,
  invoice,
  invoicePayment,
  newId,
  subscriptionCheckout,
  type Account,
  type Source,
} from '../../support/stripe.ts';

// Events of Stripe's test mode (`livemode: false`) are stored as test events: no money moved, so nothing is earned.

let service: Service;
let campaign: Campaign;
let account: Account;
let source: Source;
let click_id: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  account = await connectAccount(service, campaign);
  source = { ...account.source, livemode: false };
  click_id = await visit(service, campaign);
});

const readRows = async (table: string, where: object): Promise<Record<string, unknown>[]> =>
  service.db.knex(table).where(where).orderBy('id');
const events = () => readRows('payment_events', { program_id: campaign.id });
const customer = async () => (await readRows('customers', { click_id }))[0]!;
const readiness = async () =>
  (await service.call('/api/v1/programs/me/readiness', { method: 'GET', key: campaign.key })).body;

describe('a payment in Stripe’s test mode', () => {
  test('is stored as a test event, and records no sale', async () => {
    const before = await rowCounts(service);
    const paid = checkout(source, { reference: click_id });
    expect(await account.tell(paid)).toBe('test_event');
    // The event refers to the customer of the click, which is stored for it.
    expect(await rowCounts(service)).toEqual({ ...before, customers: before.customers! + 1 });
    expect(await customer()).toMatchObject({ status: 'click', lead_at: null, customer_key: null });
    expect(await events()).toMatchObject([
      { event_id: paid.id, livemode: false, state: 'test', result: 'test_event', sale_id: null, applied_at: null },
    ]);
  });

  test('settles no provisional lead, pays no lead commission and saves no customer_key', async () => {
    await service.db.knex('programs').where({ id: campaign.id }).update({ lead_commission_cents: 500 });
    await service.lead({ click_id });
    await account.tell(checkout(source, { reference: click_id, metadata: { customer_key: 'user_test' } }));
    await account.tell(checkout(source, { reference: click_id, amount: 0, paymentIntent: null }));
    expect(await customer()).toMatchObject({ status: 'click', lead_at: null, customer_key: null });
    expect(await readRows('commissions', { program_id: campaign.id })).toEqual([]);
  });

  test('changes neither readiness nor status, and verifies no integration', async () => {
    const before = await readiness();
    const status = async () =>
      (await service.call('/api/v1/cli/status', { method: 'GET', key: campaign.key })).body as object;
    const statusBefore = await status();
    await account.tell(checkout(source, { reference: click_id }));
    expect(await readiness()).toEqual(before);
    expect(await status()).toEqual(statusBefore);
  });

  test('is stored once, however often it is sent', async () => {
    const paid = checkout(source, { reference: click_id });
    expect(await account.tell(paid)).toBe('test_event');
    expect(await account.tell(paid)).toBe('repeated');
    expect(await events()).toHaveLength(1);
  });

  test('reserves no identifier that a live payment needs', async () => {
    const paymentIntent = newId('pi');
    await account.tell(checkout(source, { reference: click_id, paymentIntent }));
    expect(await account.tell(checkout(account.source, { reference: click_id, paymentIntent }))).toBe('sale_recorded');
  });

  test('saves no subscription and no invoice', async () => {
    const [subscription, id] = [newId('sub'), newId('in')];
    await account.tell(subscriptionCheckout(source, { subscription, reference: click_id }));
    await account.tell(invoice(source, { id, subscription }));
    await account.tell(invoicePayment(source, { invoice: id, paymentIntent: newId('pi') }));
    expect((await events()).map(({ result }) => result)).toEqual(['test_event', 'test_event', 'test_event']);
    for (const table of ['payment_subscriptions', 'invoice_payments', 'payment_names']) {
      expect(await service.db.knex(table).where({ program_id: campaign.id })).toEqual([]);
    }
    expect(await account.tell(invoice(account.source, { subscription }))).toBe('customer_not_named');
  });

  test('does not apply events that wait for a live payment', async () => {
    const paymentIntent = newId('pi');
    const refund = { id: newId('ch'), paymentIntent, amount: 9900, refunded: 9900 };
    expect(await account.tell(chargeRefunded(account.source, refund))).toBe('sale_unknown');
    await account.tell(checkout(source, { reference: click_id, paymentIntent }));
    expect((await events())[0]).toMatchObject({ state: 'pending', result: 'sale_unknown' });
  });

  test('without `livemode` is a live payment: older versions of the API do not send it', async () => {
    const paid = { ...checkout(account.source, { reference: click_id }), livemode: undefined };
    expect(await account.tell(paid as never)).toBe('sale_recorded');
  });
});

describe('a refund or a dispute in Stripe’s test mode', () => {
  test.each(['call', 'event'])('takes nothing back of a sale recorded by %s', async (way) => {
    const paymentIntent = newId('pi');
    if (way === 'call') await sell(service, campaign, { click_id, transaction_id: paymentIntent, livemode: false });
    else await account.tell(checkout(account.source, { reference: click_id, paymentIntent }));
    const before = await rowCounts(service);
    const charge = newId('ch');
    const refund = chargeRefunded(source, { id: charge, paymentIntent, amount: 10_000, refunded: 10_000 });
    expect(await account.tell(refund)).toBe('test_event');
    expect(await account.tell(dispute(source, { charge, paymentIntent, amount: 10_000 }))).toBe('test_event');
    expect(await rowCounts(service)).toEqual(before);
    const [commission] = await readRows('commissions', { program_id: campaign.id });
    expect(commission).toMatchObject({ status: 'pending', amount_cents: commission!.earned_cents });
  });

  test('belongs to the customer of the test payment', async () => {
    const paymentIntent = newId('pi');
    await account.tell(checkout(source, { reference: click_id, paymentIntent }));
    await account.tell(chargeRefunded(source, { id: newId('ch'), paymentIntent, amount: 9900, refunded: 9900 }));
    const { id } = await customer();
    expect((await events()).map(({ customer_id }) => customer_id)).toEqual([id, id]);
  });
});

describe('an event of Stripe’s test mode that an older version stored', () => {
  const keepAsBefore = (event_id: string, result: string) =>
    service.db.knex('payment_events').where({ event_id }).update({ state: 'pending', result, customer_id: null });

  test('is not applied when the record that it needs arrives, but becomes a test event', async () => {
    const paymentIntent = newId('pi');
    const refund = chargeRefunded(source, { id: newId('ch'), paymentIntent, amount: 9900, refunded: 9900 });
    await account.tell(refund);
    await keepAsBefore(refund.id, 'sale_unknown');
    const before = await rowCounts(service);
    expect(await account.tell(checkout(account.source, { reference: click_id, paymentIntent }))).toBe('sale_recorded');
    expect((await rowCounts(service)).refunds).toBe(before.refunds);
    expect((await events())[0]).toMatchObject({ event_id: refund.id, state: 'test', result: 'test_event' });
  });

  test('is not applied when it is sent again', async () => {
    const paid = checkout(source, { reference: click_id });
    await account.tell(paid);
    await keepAsBefore(paid.id, 'customer_unknown');
    expect(await account.tell(paid)).toBe('test_event');
    expect(await readRows('sales', { program_id: campaign.id })).toEqual([]);
    expect(await events()).toMatchObject([{ state: 'test', result: 'test_event', applied_at: null }]);
  });
});
