import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ClickDetails } from '../../../src/attribution/click-id.ts';
import { DAY } from '../../../src/lib/clock.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { sell, signUp, visit } from '../../support/journey.ts';
import { clickIds, countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  checkout,
  connectAccount,
  invoice,
  newId,
  subscriptionCheckout,
  type Account,
  type SessionFields,
} from '../../support/stripe.ts';

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
});

const pay = (fields: SessionFields = {}) => account.tell(checkout(account.source, { reference: click_id, ...fields }));
const sales = (where: object = {}) =>
  service.db
    .knex('sales')
    .where({ program_id: campaign.id, ...where })
    .orderBy('id');
const customer = (where: object = { click_id }) => service.db.knex('customers').where(where).first();
const event = () => service.db.knex('payment_events').where({ program_id: campaign.id }).orderBy('id', 'desc').first();

describe('the customer is found by', () => {
  test('a click_id as client_reference_id; without a provisional lead nothing settles', async () => {
    expect(await pay()).toBe('sale_recorded');
    expect(await customer()).toMatchObject({ status: 'conversion', lead_at: null, customer_key: null });
    expect(await countRows(service.db, 'leads', { program_id: campaign.id })).toBe(0);
  });

  test('a customer_key as client_reference_id', async () => {
    const known = await signUp(service, campaign);
    expect(await pay({ reference: known.customer_key })).toBe('sale_recorded');
    expect((await customer({ click_id: known.click_id })).status).toBe('conversion');
  });

  test('either of them in the metadata', async () => {
    const known = await signUp(service, campaign);
    expect(await pay({ reference: null, metadata: { customer_key: known.customer_key } })).toBe('sale_recorded');
    expect(await pay({ reference: null, metadata: { click_id } })).toBe('sale_recorded');
    const { id } = await customer({ click_id: known.click_id });
    expect(await sales({ customer_id: id })).toHaveLength(1);
    expect(await sales()).toHaveLength(2);
  });

  test('the key in the metadata before the click, and both before the reference', async () => {
    const known = await signUp(service, campaign);
    const other = await visit(service, campaign);
    await pay({ reference: other, metadata: { customer_key: known.customer_key, click_id } });
    expect((await customer({ click_id: known.click_id })).status).toBe('conversion');
    await pay({ reference: other, metadata: { customer_key: 'nobody', click_id } });
    expect((await customer()).status).toBe('conversion');
    await pay({ reference: other, metadata: { customer_key: 'none', click_id: 'clk_none' } });
    expect((await customer({ click_id: other })).status).toBe('conversion');
  });

  test('no identifier of another program', async () => {
    const elsewhere = await service.make.campaign();
    const { customer_key } = await signUp(service, elsewhere);
    const foreign = await visit(service, elsewhere);
    expect(await pay({ reference: customer_key, metadata: { click_id: foreign } })).toBe('customer_unknown');
    expect(await pay({ reference: click_id, metadata: { click_id: foreign } })).toBe('sale_recorded');
  });

  test('nothing at all when the event names nobody; the event is pending', async () => {
    expect(await pay({ reference: null })).toBe('customer_not_named');
    expect(await pay({ reference: '', metadata: { click_id: '', customer_key: '' } })).toBe('customer_not_named');
    expect(await event()).toMatchObject({ state: 'pending', result: 'customer_not_named', applied_at: null });
    expect(await sales()).toEqual([]);
  });
});

describe('a click of which nothing else is recorded', () => {
  const mint = (at: Partial<ClickDetails>) =>
    clickIds.mint('production', {
      programId: campaign.id,
      partnershipId: campaign.partnershipId,
      linkId: campaign.linkId,
      at: service.clock.now(),
      ...at,
    });
  const old = (days: number) => new Date(service.clock.now().getTime() - days * DAY);
  const subscription = () =>
    account.tell(subscriptionCheckout(account.source, { subscription: newId('sub'), reference: click_id }));
  const leave = () => service.db.knex('partnerships').where({ id: campaign.partnershipId }).update({ status: 'left' });

  test.each<[string, 'click' | 'conversion', () => unknown]>([
    ['sale_recorded', 'conversion', () => pay()],
    ['nothing_due', 'click', () => pay({ amount: 0, paymentIntent: null })],
    ['currency_unsupported', 'click', () => pay({ currency: 'gbp' })],
    ['window_expired', 'click', () => pay({ reference: (click_id = mint({ at: old(61) })) })],
    ['relationship_ended', 'click', () => leave().then(() => pay())],
    ['subscription_linked', 'click', () => subscription()],
  ])('has a customer after an event with the result %s, and the event refers to it', async (result, status, tell) => {
    expect(await customer()).toBeUndefined();
    expect(await tell()).toBe(result);
    const stored = await customer();
    expect(stored).toMatchObject({ status, program_id: campaign.id, partnership_id: campaign.partnershipId });
    expect(await event()).toMatchObject({ result, customer_id: stored.id });
  });

  test('has a customer when the sale is known already, and the subscription is that customer’s', async () => {
    // Invoices of the old shape name their payment.
    account = await connectAccount(service, campaign, 'old');
    const payment = newId('pi');
    const sold = await sell(service, campaign, { transaction_id: payment });
    const bill = { subscription: newId('sub'), metadata: { click_id } };
    expect(await account.tell(invoice(account.source, { ...bill, paymentIntent: payment }))).toBe('sale_known');
    const { id } = await customer();
    expect(await sales({ id: sold.sale_id, customer_id: id })).toEqual([]);
    expect(await account.tell(invoice(account.source, { subscription: bill.subscription }))).toBe('sale_recorded');
    expect(await sales({ customer_id: id })).toHaveLength(1);
  });

  test('has none when its identifier is altered, or of a partnership of another database', async () => {
    const altered = click_id.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const reference of [altered, mint({ partnershipId: 9_999_999 }), mint({ programId: 9_999_999 })]) {
      expect(await pay({ reference })).toBe('customer_unknown');
    }
    expect(await countRows(service.db, 'customers', { program_id: campaign.id })).toBe(0);
  });
});

describe('the customer_key that is saved', () => {
  test('is that of the metadata', async () => {
    await pay({ metadata: { customer_key: 'user_a' } });
    expect((await customer()).customer_key).toBe('user_a');
  });

  test('is a reference that is not a click, if the metadata contain the click', async () => {
    await pay({ reference: 'user_b', metadata: { click_id } });
    expect((await customer()).customer_key).toBe('user_b');
  });

  test('is never a click_id or another customer’s key, and never replaces another key', async () => {
    await pay({ reference: await visit(service, campaign), metadata: { click_id } });
    expect((await customer()).customer_key).toBeNull();
    const known = await signUp(service, campaign);
    await pay({ reference: known.customer_key, metadata: { click_id } });
    expect((await customer()).customer_key).toBeNull();
    await pay({ metadata: { click_id: known.click_id, customer_key: 'another' } });
    expect((await customer({ click_id: known.click_id })).customer_key).toBe(known.customer_key);
  });
});
