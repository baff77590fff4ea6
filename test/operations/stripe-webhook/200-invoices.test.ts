import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import { connectAccount, invoice, newId, type Account, type InvoiceFields } from '../../support/stripe.ts';

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
const paid = (fields: InvoiceFields) =>
  account.tell(invoice(account.source, { lineMetadata: { click_id }, ...fields }));

test('an invoice of which only `invoice.paid` arrives is a sale', async () => {
  expect(await paid({ type: 'invoice.paid' })).toBe('sale_recorded');
  expect(await sales()).toMatchObject([{ amount_cents: 1900 }]);
});

test('an invoice of which both events arrive is one sale, in any order', async () => {
  const types = ['invoice.paid', 'invoice.payment_succeeded'];
  for (const order of [types, types.toReversed()]) {
    const id = newId('in');
    expect([await paid({ id, type: order[0]! }), await paid({ id, type: order[1]! })]).toEqual([
      'sale_recorded',
      'sale_known',
    ]);
  }
  expect(await sales()).toHaveLength(2);
});

test('an invoice that was paid outside Stripe is a sale of the amount that was due', async () => {
  const { data, ...envelope } = invoice(account.source, { type: 'invoice.paid', lineMetadata: { click_id } });
  const object = { ...data.object, amount_paid: 0, paid_out_of_band: true };
  expect(await account.tell({ ...envelope, data: { object } })).toBe('sale_recorded');
  expect(await sales()).toMatchObject([{ amount_cents: 1900 }]);
});
