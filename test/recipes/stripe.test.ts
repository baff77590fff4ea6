import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payOnce, subscribe, type Buyer } from '../../examples/stripe-checkout/checkout.ts';
import { eventsOfSession, startStripeApi, type StripeApi } from '../../scripts/recipes/stripe-api.ts';
import { startService, type Service } from '../support/service.ts';
import { connectAccount, SHAPES } from '../support/stripe.ts';

// The Checkout Sessions of the guide "Stripe Checkout" as the real library sends them, and the events that follow.

let api: StripeApi;
let stripe: Stripe;
let service: Service;
beforeAll(async () => {
  api = await startStripeApi();
  stripe = new Stripe('sk_test_of_the_recipe', { host: '127.0.0.1', port: api.port, protocol: 'http' });
  service = await startService();
});
afterAll(async () => {
  await api.stop();
  await service.stop();
});

const PAGES = {
  success_url: 'http://127.0.0.1:8000/thanks?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://127.0.0.1:8000/pricing',
};

test('a one-time payment has the identifiers as metadata', async () => {
  const session = await payOnce(stripe, 'price_1', { customerKey: 'user_42', clickId: 'clk_1' });
  expect(session.url).toBe('https://checkout.stripe.com/c/pay/cs_1');
  expect(api.requests.at(-1)).toEqual({
    call: 'POST /v1/checkout/sessions',
    parameters: {
      mode: 'payment',
      'line_items[0][price]': 'price_1',
      'line_items[0][quantity]': '1',
      'metadata[customer_key]': 'user_42',
      'metadata[click_id]': 'clk_1',
      ...PAGES,
    },
  });
});

test('a subscription has them, too, because its invoices do not have those of the session', async () => {
  await subscribe(stripe, 'price_2', { customerKey: 'user_42', clickId: 'clk_1' });
  expect(api.requests.at(-1)!.parameters).toEqual({
    mode: 'subscription',
    'line_items[0][price]': 'price_2',
    'line_items[0][quantity]': '1',
    'metadata[customer_key]': 'user_42',
    'metadata[click_id]': 'clk_1',
    'subscription_data[metadata][customer_key]': 'user_42',
    'subscription_data[metadata][click_id]': 'clk_1',
    ...PAGES,
  });
});

describe.each(SHAPES)('paid, in the %s format of events', (shape) => {
  /** Creates a session, and sends the events of its payment; returns the sales and commissions. */
  async function pay(how: typeof payOnce, buyerOf: (clickId: string) => Buyer, settings: object = {}) {
    const campaign = await service.make.campaign({ commission_type: 'recurring_percent', ...settings });
    const account = await connectAccount(service, campaign, shape);
    const { body } = await service.click({ affiliate_url: campaign.url });
    const buyer = buyerOf(body.click_id as string);
    // The page has sent the lead, which stays provisional until the payment; or the server has, on another device.
    const lead = buyer.clickId ? {} : { customer_key: buyer.customerKey };
    await service.lead({ ...lead, click_id: body.click_id }, buyer.clickId ? {} : { key: campaign.key });
    await how(stripe, 'price_1', buyer);
    for (const event of eventsOfSession(account.source, api.requests.at(-1)!.parameters)) await account.tell(event);
    const { knex } = service.db;
    return {
      leads: await knex('leads').where({ program_id: campaign.id, provisional: false }).pluck('mode'),
      sales: await knex('sales')
        .where({ program_id: campaign.id })
        .orderBy('id')
        .select('amount_cents', 'commission_cents'),
    };
  }

  test('a one-time payment settles the lead and is a sale', async () => {
    expect(await pay(payOnce, (clickId) => ({ customerKey: 'user_42', clickId }))).toEqual({
      leads: ['payment'],
      sales: [{ amount_cents: 9900, commission_cents: 1980 }],
    });
  });

  test('each invoice of a subscription is a sale', async () => {
    expect(await pay(subscribe, (clickId) => ({ customerKey: 'user_42', clickId }))).toEqual({
      leads: ['payment'],
      sales: [
        { amount_cents: 1900, commission_cents: 380 },
        { amount_cents: 1900, commission_cents: 380 },
      ],
    });
  });

  test('without the cookie, for example on another device, the customer_key is enough', async () => {
    const { leads, sales } = await pay(payOnce, () => ({ customerKey: 'user_43' }));
    expect(leads).toEqual(['server']);
    expect(sales).toEqual([{ amount_cents: 9900, commission_cents: 1980 }]);
  });
});
