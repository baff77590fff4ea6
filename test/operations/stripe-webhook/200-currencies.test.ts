import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Currency } from '../../../src/common/types.ts';
import { visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import { chargeRefunded, checkout, connectAccount, newId } from '../../support/stripe.ts';

// Stripe's amounts of a few currencies have other digits than those of ISO 4217, in which sales are recorded.

const ALLOWED = ['USD', 'JPY', 'KWD', 'ISK', 'UGX', 'MGA'] as readonly string[] as readonly Currency[];

let service: Service;
beforeAll(async () => void (service = await startService({ currencies: ALLOWED })));
afterAll(() => service.stop());

async function paid(currency: string, amount: number) {
  const campaign = await service.make.campaign({ commission_type: 'percent', commission_rate: '10' });
  const account = await connectAccount(service, campaign);
  const reference = await visit(service, campaign);
  const charge = { id: newId('ch'), paymentIntent: newId('pi'), amount, currency };
  const result = await account.tell(checkout(account.source, { reference, ...charge, id: newId('cs') }));
  const sale = () => service.db.knex('sales').where({ program_id: campaign.id }).first();
  const refunds = () => service.db.knex('refunds').where({ program_id: campaign.id });
  const refund = (refunded: number) => account.tell(chargeRefunded(account.source, { ...charge, refunded }));
  return { result, sale, refund, refunds };
}

test.each([
  ['usd', 5_000, 5_000],
  ['jpy', 5_000, 5_000],
  ['kwd', 5_000, 5_000],
  ['isk', 500_000, 5_000],
  ['ugx', 500_000, 5_000],
  ['mga', 50, 5_000],
])('of %s %i are a sale of %i, and half of it is refunded', async (currency, sent, cents) => {
  const { result, sale, refund, refunds } = await paid(currency, sent);
  expect(result).toBe('sale_recorded');
  expect(await sale()).toMatchObject({ amount_cents: cents, currency: currency.toUpperCase(), commission_cents: 500 });
  expect(await refund(sent / 2)).toBe('refund_recorded');
  expect(await refunds()).toMatchObject([{ amount_cents: cents / 2, deduction_cents: 250 }]);
});

test.each(['isk', 'ugx'])('a fraction of the smallest unit of %s is no amount', async (currency) => {
  const { result, sale } = await paid(currency, 500_050);
  expect(result).toBe('unreadable');
  expect(await sale()).toBeUndefined();
});

test('a currency that is not allowed is not recorded', async () => {
  expect((await paid('gbp', 5_000)).result).toBe('currency_unsupported');
});
