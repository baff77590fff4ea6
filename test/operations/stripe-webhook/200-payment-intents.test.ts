import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  chargeRefunded,
  checkout,
  connectAccount,
  invoice,
  invoicePayment,
  newId,
  paymentIntent,
  SHAPES,
  type Account,
  type IntentFields,
} from '../../support/stripe.ts';

let service: Service;
let campaign: Campaign;
let account: Account;
let click_id: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

describe.each(SHAPES)('payment_intent.succeeded in the %s shape', (shape) => {
  beforeEach(async () => {
    campaign = await service.make.campaign();
    account = await connectAccount(service, campaign, shape);
    click_id = await visit(service, campaign);
  });
  const pay = (fields: IntentFields = {}) =>
    account.tell(paymentIntent(account.source, { metadata: { click_id }, ...fields }));
  const sales = () => service.db.knex('sales').where({ program_id: campaign.id }).orderBy('id');

  test('is a sale, once, and settles the lead', async () => {
    await service.lead({ click_id });
    const id = newId('pi');
    expect([await pay({ id }), await pay({ id })]).toEqual(['sale_recorded', 'sale_known']);
    expect(await sales()).toMatchObject([{ transaction_id: id, provider_payment_id: id, amount_cents: 9900 }]);
    const leads = service.db.knex('leads').where({ program_id: campaign.id, provisional: false });
    expect(await leads).toMatchObject([{ mode: 'payment' }]);
  });

  test('of a manual capture is a sale of the captured amount', async () => {
    expect(await pay({ amount: 9900, received: 7000 })).toBe('sale_recorded');
    expect(await sales()).toMatchObject([{ amount_cents: 7000 }]);
  });

  test('whose metadata name nobody is ignored', async () => {
    expect(await pay({ metadata: {} })).toBe('ignored');
    expect(await pay({ metadata: { order: '7' } })).toBe('ignored');
  });

  test('and its session are one sale, in any order', async () => {
    for (const intentFirst of [true, false]) {
      const id = newId('pi');
      const events = [
        paymentIntent(account.source, { id, metadata: { click_id } }),
        checkout(account.source, { paymentIntent: id, reference: click_id }),
      ];
      const told = [];
      for (const event of intentFirst ? events : events.reverse()) told.push(await account.tell(event));
      expect(told).toEqual(['sale_recorded', 'sale_known']);
    }
  });

  test('has the charge by which it is refunded', async () => {
    const charge = newId('ch');
    await pay({ charge });
    const refunded = { id: charge, paymentIntent: null, amount: 9900, refunded: 900 };
    expect(await account.tell(chargeRefunded(account.source, refunded))).toBe('refund_recorded');
  });

  test('of an invoice is one sale with it, in any order', async () => {
    for (const order of [
      [0, 1, 2],
      [1, 0, 2],
      [2, 1, 0],
    ]) {
      const [id, paid] = [newId('in'), newId('pi')];
      const fields = { id, paymentIntent: paid, amount: 9900, billingReason: 'manual', lineMetadata: { click_id } };
      const events = [
        paymentIntent(account.source, { id: paid, metadata: { click_id }, invoice: id }),
        invoice(account.source, fields),
        invoicePayment(account.source, { invoice: id, paymentIntent: paid }),
      ];
      for (const index of order) await account.tell(events[index]!);
    }
    expect(await sales()).toHaveLength(3);
  });
});
