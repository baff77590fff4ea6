import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { sell, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  chargeRefunded,
  checkout,
  connectAccount,
  invoice,
  invoicePayment,
  newId,
  type Account,
  type InvoiceFields,
} from '../../support/stripe.ts';

// A one-time checkout with `invoice_creation`: the session does not contain the invoice, which does not contain the payment.
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

const sales = () => service.db.knex('sales').where({ program_id: campaign.id }).orderBy('id');
const results = () =>
  service.db.knex('payment_events').where({ program_id: campaign.id }).orderBy('received_at').pluck('result');

/** The events of a payment, by a letter: s of the session, i of the invoice, l of their link. */
function payment(fields: InvoiceFields = {}) {
  const [id, paymentIntent, customer] = [newId('in'), newId('pi'), newId('cus')];
  const session = { paymentIntent, customer, invoiceCreation: true, amount: 1900, reference: click_id };
  const events = {
    s: checkout(account.source, session),
    i: invoice(account.source, { id, customer, billingReason: 'manual', lineMetadata: { click_id }, ...fields }),
    l: invoicePayment(account.source, { invoice: id, paymentIntent }),
    r: chargeRefunded(account.source, { id: newId('ch'), paymentIntent, amount: 1900, refunded: 900 }),
  };
  return (letter: string) => account.tell(events[letter as keyof typeof events]);
}

test.each([
  ['sil', ['sale_recorded', 'payment_unlinked', 'payment_linked']],
  ['isl', ['sale_recorded', 'payment_unlinked', 'payment_linked']],
  ['sli', ['sale_recorded', 'payment_linked', 'sale_known']],
  ['ils', ['sale_recorded', 'payment_linked', 'sale_known']],
  ['lsi', ['sale_unknown', 'sale_recorded', 'sale_known']],
  ['lis', ['sale_unknown', 'sale_recorded', 'sale_known']],
])('in the order %s is one sale, to which its refund belongs', async (order, answers) => {
  const send = payment();
  const told = [];
  for (const letter of order) told.push(await send(letter));
  expect(told).toEqual(answers);
  expect(await send('r')).toBe('refund_recorded');
  expect(await sales()).toHaveLength(1);
  expect(await service.db.knex('payment_events').where({ program_id: campaign.id, state: 'pending' })).toEqual([]);
});

test('is one sale if it is never linked, whichever half is first', async () => {
  for (const order of ['si', 'is']) {
    const send = payment();
    service.clock.advance({ days: 2 });
    click_id = await visit(service, campaign);
    for (const letter of order) await send(letter);
  }
  expect(await results()).toEqual(['sale_recorded', 'payment_unlinked', 'sale_recorded', 'payment_unlinked']);
});

describe('two of one customer and amount on a day', () => {
  test.each(['sSiIlL', 'siSIlL', 'iIsSLl', 'sIiSlL', 'iSsILl', 'iSLsIl', 'sILSil'])(
    'in the order %s are two sales',
    async (order) => {
      const [first, second] = [payment(), payment()];
      for (const letter of order) {
        await (letter === letter.toUpperCase() ? second(letter.toLowerCase()) : first(letter));
      }
      expect(await sales()).toHaveLength(2);
      expect(await service.db.knex('payment_events').where({ program_id: campaign.id, state: 'pending' })).toEqual([]);
    },
  );

  test.each([
    ['amount', { amount: 2000 }],
    ['currency', { currency: 'eur' }],
  ])('with another %s are two sales at once', async (_, fields) => {
    expect(await payment()('s')).toBe('sale_recorded');
    expect(await payment(fields)('i')).toBe('sale_recorded');
  });

  test('of another customer are two sales at once', async () => {
    expect(await payment()('s')).toBe('sale_recorded');
    click_id = await visit(service, campaign);
    expect(await payment()('i')).toBe('sale_recorded');
  });
});

test('a session that makes no invoice is no half of one', async () => {
  expect(await account.tell(checkout(account.source, { amount: 1900, reference: click_id }))).toBe('sale_recorded');
  expect(await payment()('i')).toBe('sale_recorded');
});

test('the half of a sale that a call has recorded is not a second sale', async () => {
  const paymentIntent = newId('pi');
  await sell(service, campaign, { click_id, amount_cents: 1900, provider_payment_id: paymentIntent });
  const session = { paymentIntent, invoiceCreation: true, amount: 1900, reference: click_id };
  expect(await account.tell(checkout(account.source, session))).toBe('sale_known');
  expect(await payment()('i')).toBe('payment_unlinked');
});
