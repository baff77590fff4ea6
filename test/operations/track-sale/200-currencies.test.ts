import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_CURRENCIES } from '@referral-tracking/shared/currencies';
import type { Currency } from '../../../src/common/types.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

// An operator allows other currencies than those of the contract. An amount is in the smallest unit of ISO 4217.

const ALLOWED = ['USD', 'EUR', 'VND', 'JPY', 'KWD', 'HUF', 'ISK'] as readonly string[] as readonly Currency[];

let service: Service;
beforeAll(async () => void (service = await startService({ currencies: ALLOWED })));
afterAll(() => service.stop());

interface Listing {
  properties: { currency: { enum: unknown[] } };
}

async function sell(campaign: Campaign, currency: string | null, amount_cents = 10_000) {
  const body = { click_id: await visit(service, campaign), transaction_id: service.make.unique('order') };
  return service.sale({ ...body, amount_cents, currency }, { key: campaign.key });
}
const earned = async (saleId: unknown) => service.db.knex('commissions').where({ sale_id: saleId }).first();

test.each(['JPY', 'KWD', 'HUF', 'ISK', 'VND'])('a percentage of a sale in %s is in that currency', async (currency) => {
  const campaign = await service.make.campaign({ commission_type: 'percent', commission_rate: '12.5' });
  const sale = await sell(campaign, currency, 1_004);
  expect(sale).toMatchObject({ status: 200, body: { attributed: true } });
  expect(await earned(sale.body.sale_id)).toMatchObject({ amount_cents: 126, currency });
});

test.each([
  ['JPY', '750', 750],
  ['KWD', '1.5', 1_500],
  ['KWD', '1.0005', 1_001],
  ['HUF', '1.5', 150],
  ['ISK', '150.5', 151],
])('a fixed amount of %s %s is %i of its smallest unit', async (currency, commission_rate, cents) => {
  const campaign = await service.make.campaign({ commission_type: 'fixed', commission_rate, currency });
  const sale = await sell(campaign, null);
  expect(await earned(sale.body.sale_id)).toMatchObject({ amount_cents: cents, currency });
});

describe('a currency that is not allowed', () => {
  test.each(['GBP', 'XXX', 'jpy', ''])('%j is refused as by the contract', async (currency) => {
    const { status, body } = await sell(await service.make.campaign(), currency);
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      code: 'unsupported_currency',
      message: `currency ${currency} is not supported`,
    });
  });

  test('the currencies of another instance are its own', async () => {
    const plain = await service.second({ currencies: CONTRACT_CURRENCIES });
    const campaign = await service.make.campaign();
    const body = {
      click_id: await visit(service, campaign),
      transaction_id: 'yen',
      amount_cents: 100,
      currency: 'JPY',
    };
    expect((await plain.sale(body, { key: campaign.key })).status).toBe(422);
    expect((await service.sale(body, { key: campaign.key })).status).toBe(200);
    await plain.stop();
  });
});

describe("the deployment's document", () => {
  const published = async (file: string) => (await fetch(`${service.baseUrl}/openapi.${file}`)).json();
  test.each(['json', 'yaml'])('lists them as %s', async (file) => {
    const { components } = (await published(file)) as { components: { schemas: Record<string, Listing> } };
    const { 'sale-request': sale, commission, 'payout-minimums': minimums } = components.schemas;
    expect(sale!.properties.currency.enum).toEqual([...ALLOWED, null]);
    expect(commission!.properties.currency.enum).toEqual(ALLOWED);
    expect(Object.keys(minimums!.properties)).toEqual(ALLOWED);
  });
});
