import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { signUp, visit } from '../../support/journey.ts';
import { countRows, customerOf } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  checkout,
  connectAccount,
  invoice,
  newId,
  stripeCustomer,
  subscriptionCheckout,
  type Account,
  type InvoiceFields,
  type SessionFields,
} from '../../support/stripe.ts';

let service: Service;
let campaign: Campaign;
let account: Account;
let click_id: string;
let customer: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  account = await connectAccount(service, campaign);
  click_id = await visit(service, campaign);
  customer = newId('cus');
});

const pay = (fields: SessionFields = {}) => account.tell(checkout(account.source, { customer, ...fields }));
const bill = (fields: InvoiceFields) => account.tell(invoice(account.source, { customer, ...fields }));
const sales = () => service.db.knex('sales').where({ program_id: campaign.id }).orderBy('id');
const buyers = () => sales().pluck('customer_id');
const references = () => service.db.knex('processor_references').where({ program_id: campaign.id });

describe('a Stripe customer that a payment has named', () => {
  beforeEach(async () => expect(await pay({ reference: click_id })).toBe('sale_recorded'));

  test.each<[string, () => Promise<string>, string]>([
    ['a second subscription', () => bill({ subscription: newId('sub') }), 'sale_recorded'],
    ['a one-off invoice', () => bill({ billingReason: 'manual' }), 'sale_recorded'],
    ['a new checkout', () => pay(), 'sale_recorded'],
    [
      'the checkout of a subscription',
      () => account.tell(subscriptionCheckout(account.source, { customer, subscription: newId('sub') })),
      'subscription_linked',
    ],
  ])('names the customer of %s', async (_, send, result) => {
    expect(await send()).toBe(result);
    const { id } = await customerOf(service.db, click_id);
    expect(new Set(await buyers())).toEqual(new Set([id]));
    expect(await references()).toMatchObject([{ reference: customer, customer_id: id }]);
  });

  test('comes after the metadata and the subscription, and stays the first one’s', async () => {
    const other = await signUp(service, campaign);
    const subscription = newId('sub');
    expect(await bill({ subscription, metadata: { customer_key: other.customer_key } })).toBe('sale_recorded');
    expect(await bill({ subscription })).toBe('sale_recorded');
    expect(await pay()).toBe('sale_recorded');
    const [own, theirs] = [await customerOf(service.db, click_id), await customerOf(service.db, other.click_id)];
    expect(await buyers()).toEqual([own.id, theirs.id, theirs.id, own.id]);
  });

  test('is another one in another program', async () => {
    campaign = await service.make.campaign();
    account = await connectAccount(service, campaign);
    expect(await pay()).toBe('customer_not_named');
  });
});

test('payments that arrived before their Stripe customer was known are applied with it', async () => {
  expect(await pay()).toBe('customer_not_named');
  expect(await pay({ reference: click_id })).toBe('sale_recorded');
  expect(await sales()).toHaveLength(2);
});

describe('the metadata of a Stripe customer', () => {
  const named = (metadata: Record<string, string>, type = 'customer.created') =>
    account.tell(stripeCustomer(account.source, { id: customer, metadata, type }));

  test.each(['customer.created', 'customer.updated'])('in %s name the customer of payments', async (type) => {
    expect(await pay()).toBe('customer_not_named');
    expect(await named({ click_id }, type)).toBe('customer_linked');
    // The payment was waiting for it.
    expect(await sales()).toHaveLength(1);
    expect(await pay()).toBe('sale_recorded');
  });

  test('are stored until there is a customer, and ignored if they name nobody', async () => {
    expect(await named({ customer_key: 'user_late' })).toBe('customer_unknown');
    await service.lead({ click_id, customer_key: 'user_late' }, { key: campaign.key });
    expect(await pay()).toBe('sale_recorded');
    customer = newId('cus');
    expect(await named({ plan: 'pro' })).toBe('ignored');
    expect(await references()).toHaveLength(1);
  });

  test('settle no lead and record no sale', async () => {
    await service.lead({ click_id });
    expect(await named({ click_id })).toBe('customer_linked');
    expect(await countRows(service.db, 'leads', { program_id: campaign.id, provisional: false })).toBe(0);
    expect(await sales()).toEqual([]);
  });
});

test('a Stripe customer of the test mode is not remembered', async () => {
  account.source.livemode = false;
  expect(await pay({ reference: click_id })).toBe('test_event');
  account.source.livemode = true;
  expect(await pay()).toBe('customer_not_named');
  expect(await references()).toEqual([]);
});
