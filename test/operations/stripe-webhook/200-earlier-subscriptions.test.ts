import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { sell, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  checkout,
  connectAccount,
  invoice,
  newId,
  subscriptionCheckout,
  type Account,
  type InvoiceFields,
} from '../../support/stripe.ts';

let service: Service;
let campaign: Campaign;
let account: Account;
let subscription: string;
let customer: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign({ commission_type: 'recurring_percent' });
  account = await connectAccount(service, campaign);
  [subscription, customer] = [newId('sub'), newId('cus')];
});

const bill = (fields: InvoiceFields = {}) =>
  account.tell(invoice(account.source, { subscription, customer, billingReason: 'subscription_cycle', ...fields }));
const start = (fields: InvoiceFields = {}) => bill({ billingReason: 'subscription_create', ...fields });
const sales = () => service.db.knex('sales').where({ program_id: campaign.id }).orderBy('id');
const results = () =>
  service.db.knex('payment_events').where({ program_id: campaign.id }).orderBy('id').pluck('result');

/** The customer clicks, and makes a small purchase. */
async function buy(): Promise<string> {
  service.clock.advance({ days: 1 });
  const click_id = await visit(service, campaign);
  service.clock.advance({ seconds: 60 });
  expect(await account.tell(checkout(account.source, { reference: click_id, customer, amount: 500 }))).toBe(
    'sale_recorded',
  );
  service.clock.advance({ days: 30 });
  return click_id;
}

describe('a subscription that began before the click never earns', () => {
  test('if its first payment is stored', async () => {
    expect(await start()).toBe('customer_not_named');
    const click_id = await buy();
    expect(await bill()).toBe('before_click');
    expect(await bill({ metadata: { click_id } })).toBe('before_click');
    expect(await sales()).toMatchObject([{ amount_cents: 500 }]);
  });

  test('if only its checkout is stored', async () => {
    await account.tell(subscriptionCheckout(account.source, { subscription, customer }));
    await buy();
    expect(await bill()).toBe('before_click');
  });

  test('if its first payment arrives after the click', async () => {
    const first = invoice(account.source, { subscription, customer });
    await buy();
    expect(await bill()).toBe('start_unknown');
    expect(await account.tell(first)).toBe('before_click');
    expect(await bill()).toBe('before_click');
    expect(await sales()).toHaveLength(1);
  });

  test.each(['subscription_cycle', 'subscription_update', 'subscription_threshold'])(
    'if nothing of it is stored before its first %s',
    async (billingReason) => {
      await buy();
      expect(await bill({ billingReason })).toBe('start_unknown');
      expect(await bill({ billingReason })).toBe('start_unknown');
      expect(await sales()).toHaveLength(1);
    },
  );

  test('but another subscription of the customer does', async () => {
    await start();
    await buy();
    subscription = newId('sub');
    expect([await start(), await bill()]).toEqual(['sale_recorded', 'sale_recorded']);
  });
});

test('a renewal that arrives before its subscription’s first payment is applied with it', async () => {
  await buy();
  const first = invoice(account.source, { subscription, customer });
  service.clock.advance({ days: 30 });
  expect(await bill()).toBe('start_unknown');
  expect(await account.tell(first)).toBe('sale_recorded');
  expect(await results()).toEqual(['sale_recorded', 'sale_recorded', 'sale_recorded']);
});

test('a subscription whose payment a call has recorded has begun', async () => {
  const click_id = await visit(service, campaign);
  await sell(service, campaign, { click_id, subscription_id: subscription });
  expect(await bill({ metadata: { click_id } })).toBe('sale_recorded');
});

test('a subscription that an earlier version has stored has begun', async () => {
  const click_id = await visit(service, campaign);
  const row = { program_id: campaign.id, subscription_id: subscription, click_id };
  await service.db.knex('payment_subscriptions').insert(row);
  expect(await bill()).toBe('sale_recorded');
});
