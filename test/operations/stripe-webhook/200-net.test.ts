import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sell, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import type { Campaign } from '../../support/fixtures.ts';
import {
  chargeRefunded,
  checkout,
  connectAccount,
  invoice,
  newId,
  SHAPES,
  type Account,
  type Shape,
} from '../../support/stripe.ts';

// A program with `commission_base` net pays on what the customer paid without tax and shipping.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: Campaign;
let account: Account;
let click_id: string;
async function begin(settings: object = { commission_base: 'net' }, shape: Shape = 'new') {
  campaign = await service.make.campaign(settings);
  account = await connectAccount(service, campaign, shape);
  click_id = await visit(service, campaign);
}
beforeEach(() => begin());

const sale = () => service.db.knex('sales').where({ program_id: campaign.id }).first();
const commission = () => service.db.knex('commissions').where({ program_id: campaign.id, kind: 'sale' }).first();

describe('a session with tax', () => {
  const pay = (more = {}) =>
    account.tell(checkout(account.source, { reference: click_id, amount: 11_900, tax: 1_900, ...more }));

  test('earns on the net amount', async () => {
    expect(await pay()).toBe('sale_recorded');
    expect(await sale()).toMatchObject({
      amount_cents: 10_000,
      gross_cents: 11_900,
      tax_cents: 1_900,
      shipping_cents: null,
    });
    expect(await commission()).toMatchObject({ amount_cents: 2_000, base_cents: 10_000 });
  });

  test('earns on the gross amount in a program that keeps it', async () => {
    await begin({ commission_base: 'gross' });
    expect(await pay()).toBe('sale_recorded');
    expect(await sale()).toMatchObject({ amount_cents: 11_900, gross_cents: 11_900, tax_cents: 1_900 });
    expect(await commission()).toMatchObject({ amount_cents: 2_380, base_cents: 11_900 });
  });

  test.each([
    [false, 9_500],
    [true, 10_000],
  ])('and shipping, which counts: %s', async (commission_on_shipping, base) => {
    await begin({ commission_base: 'net', commission_on_shipping });
    expect(await pay({ shipping: 500 })).toBe('sale_recorded');
    expect(await commission()).toMatchObject({ amount_cents: base / 5, base_cents: base });
  });

  test('of nothing but tax is a payment of zero', async () => {
    expect(await pay({ amount: 1_900 })).toBe('nothing_due');
    expect(await sale()).toBeUndefined();
  });

  test('in the buyer’s currency has the tax in the merchant’s', async () => {
    const conversion = { amount: 23_800, currency: 'usd' };
    expect(await pay({ currency: 'gbp', conversion })).toBe('sale_recorded');
    expect(await sale()).toMatchObject({ amount_cents: 20_000, gross_cents: 23_800, tax_cents: 3_800 });
  });

  test('that is refunded by half loses half of the commission, in any number of steps', async () => {
    const [charge, paymentIntent] = [newId('ch'), newId('pi')];
    await pay({ paymentIntent });
    const refund = (refunded: number) =>
      account.tell(chargeRefunded(account.source, { id: charge, paymentIntent, amount: 11_900, refunded }));
    for (const refunded of [1_983, 3_966, 5_950]) expect(await refund(refunded)).toBe('refund_recorded');
    expect(await commission()).toMatchObject({ amount_cents: 1_000 });
    const [sum] = await service.db.knex('refunds').where({ program_id: campaign.id }).sum('amount_cents');
    expect(Number(sum!.sum)).toBe(5_000);
  });
});

describe.each(SHAPES)('an invoice in the %s format', (shape) => {
  beforeEach(() => begin({ commission_base: 'net' }, shape));
  const pay = (more = {}) =>
    account.tell(
      invoice(account.source, {
        metadata: { click_id },
        subscription: newId('sub'),
        amount: 11_900,
        tax: 1_900,
        ...more,
      }),
    );

  test('earns on the net amount', async () => {
    expect(await pay()).toBe('sale_recorded');
    expect(await sale()).toMatchObject({ amount_cents: 10_000, gross_cents: 11_900, tax_cents: 1_900 });
    expect(await commission()).toMatchObject({ amount_cents: 2_000 });
  });

  test('that is paid in part has that part of the tax and the shipping', async () => {
    expect(await pay({ paid: 5_950, shipping: 1_000 })).toBe('sale_recorded');
    expect(await sale()).toMatchObject({
      amount_cents: 4_500,
      gross_cents: 5_950,
      tax_cents: 950,
      shipping_cents: 500,
    });
  });
});

test('a sale of a call is paid on `amount_cents`, whatever the program says', async () => {
  await sell(service, campaign, { click_id, amount_cents: 10_000, gross_amount_cents: 11_900 });
  expect(await sale()).toMatchObject({ amount_cents: 10_000, gross_cents: 11_900 });
  expect(await commission()).toMatchObject({ amount_cents: 2_000, base_cents: 10_000 });
});
