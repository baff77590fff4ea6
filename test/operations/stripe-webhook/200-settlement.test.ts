import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import { checkout, connectAccount, invoice, newId, SHAPES, type Account } from '../../support/stripe.ts';
import { customerOf } from '../../support/rows.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const leadsOf = (customer_id: number) => service.db.knex('leads').where({ customer_id }).orderBy('id');
const salesOf = (customer_id: number) => service.db.knex('sales').where({ customer_id }).orderBy('id');

describe.each(SHAPES)('in the %s shape', (shape) => {
  let campaign: Campaign;
  let account: Account;
  let click_id: string;
  beforeEach(async () => {
    campaign = await service.make.campaign({ lead_commission_cents: 500 });
    account = await connectAccount(service, campaign, shape);
    click_id = await visit(service, campaign);
    const lead = await service.lead({ click_id, customer_key: 'unproven' });
    expect(lead.body.provisional).toBe(true);
    service.clock.advance({ seconds: 60 });
  });

  test('a paid checkout settles a provisional lead and records the sale', async () => {
    const paymentIntent = newId('pi');
    const paid = checkout(account.source, { reference: click_id, paymentIntent, metadata: { customer_key: 'user_1' } });
    const answer = await account.send(paid);
    expect(answer.body).toEqual({ received: true, result: 'sale_recorded' });
    const customer = await customerOf(service.db, click_id);
    expect(customer).toMatchObject({
      status: 'conversion',
      customer_key: 'user_1',
      lead_at: service.clock.now(),
      converted_at: service.clock.now(),
    });
    expect(await leadsOf(customer.id)).toMatchObject([
      { mode: 'browser', provisional: true },
      { mode: 'payment', provisional: false, occurred_at: service.clock.now() },
    ]);
    const [sale] = await salesOf(customer.id);
    expect(sale).toMatchObject({
      transaction_id: paymentIntent,
      provider_payment_id: paymentIntent,
      provider: 'stripe',
      amount_cents: 9900,
      currency: 'USD',
      livemode: true,
      subscription_id: null,
    });
    const commissions = await service.db.knex('commissions').where({ customer_id: customer.id }).orderBy('id');
    expect(commissions.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual(
      expect.arrayContaining([
        ['lead', 500],
        ['sale', 1980],
      ]),
    );
  });

  test('a paid invoice does the same', async () => {
    const id = newId('in');
    const subscription = newId('sub');
    const paymentIntent = newId('pi');
    const fields = { id, subscription, paymentIntent, metadata: { click_id }, billingReason: 'subscription_create' };
    expect(await account.tell(invoice(account.source, fields))).toBe('sale_recorded');
    const customer = await customerOf(service.db, click_id);
    expect(customer).toMatchObject({ status: 'conversion', customer_key: null });
    expect((await leadsOf(customer.id)).map(({ mode }) => mode)).toEqual(['browser', 'payment']);
    expect(await salesOf(customer.id)).toMatchObject([
      {
        transaction_id: shape === 'old' ? paymentIntent : id,
        provider_payment_id: shape === 'old' ? paymentIntent : null,
        subscription_id: subscription,
        amount_cents: 1900,
      },
    ]);
  });
});
