import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeAsOperator } from '../../src/commissions/changes.ts';
import { sell, signUp } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { commissionCalls, ownedCampaign } from './support.ts';

// `why` says what was paid, what it earned and what became of that, so that nobody has to add it up.

let service: Service;
let campaign: Awaited<ReturnType<typeof ownedCampaign>>;
let calls: ReturnType<typeof commissionCalls>;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await ownedCampaign(service);
  calls = commissionCalls(service, campaign);
});

const why = async (id: number) => (await calls.get(id)).why;
/** The link and the order, as the reason ends. */
const names = (order: string) => `, link ${campaign.code}, ${order}`;
const refund = async (transaction_id: string, cents?: number) => {
  const sent = { transaction_id, refund_amount_cents: cents };
  expect((await service.refund(sent, { key: campaign.key })).status).toBe(200);
};

test.each([
  [{ amount_cents: 10_000 }, '$100.00', '$20.00'],
  [{ amount_cents: 1 }, '$0.01', '$0.00'],
  [{ amount_cents: 1_234_567, currency: 'EUR' }, '€12,345.67', '€2,469.13'],
  [{ amount_cents: 150_003, currency: 'VND' }, '₫150,003', '₫30,001'],
])('a sale: %j', async (sale, paid, earned) => {
  const { transaction_id, commission_id } = await sell(service, campaign, sale);
  const { why: said, sale: shown } = await calls.get(commission_id);
  expect(said).toBe(`Earned ${earned}: 20% of ${paid}${names(transaction_id)}.`);
  expect(shown).toMatchObject({ order: transaction_id, base_cents: sale.amount_cents, rate: 20 });
});

test('a commission in the currency of the program for a sale in another, which has no rate', async () => {
  campaign = await ownedCampaign(service, { commission_type: 'fixed', commission_rate: 7.5 });
  calls = commissionCalls(service, campaign);
  const { transaction_id, commission_id } = await sell(service, campaign, { amount_cents: 9_900, currency: 'EUR' });
  expect(await why(commission_id)).toBe(`Earned $7.50: fixed, for a sale of €99.00${names(transaction_id)}.`);
  const computed = { base_cents: 9_900, gross_cents: null, currency: 'EUR', rate: null };
  expect((await calls.get(commission_id)).sale).toEqual({ order: transaction_id, link: campaign.code, ...computed });
});

test('refunds: what they took back in all, until nothing is left', async () => {
  const { commission_id, transaction_id } = await sell(service, campaign);
  const sale = `Earned $20.00: 20% of $100.00${names(transaction_id)}.`;
  await refund(transaction_id, 1_000);
  expect(await why(commission_id)).toBe(`${sale} Refunds took $2.00 back.`);
  await refund(transaction_id, 2_500);
  expect(await why(commission_id)).toBe(`${sale} Refunds took $7.00 back.`);
  await calls.change('hold', [commission_id], 'We ask the bank.');
  expect(await why(commission_id)).toBe(`${sale} Refunds took $7.00 back. It is held: We ask the bank.`);
  await refund(transaction_id);
  expect(await why(commission_id)).toMatch(/^Earned \$20\.00: 20% of \$100\.00, link \S+, order\S+\. /);
});

test('a clawback names the sale, and the paid commission says what was taken back of it', async () => {
  const { commission_id, transaction_id } = await sell(service, campaign);
  await calls.change('approve', [commission_id]);
  await changeAsOperator(service.db, commission_id, 'pay', service.clock.now());
  await refund(transaction_id);
  expect(await why(commission_id)).toBe(
    `Earned $20.00: 20% of $100.00${names(transaction_id)}. Refunds after its payment took $20.00 back: later payouts deduct it.`,
  );
  const [clawback] = (await calls.list()).body.data;
  expect(clawback.kind).toBe('clawback');
  expect(await why(clawback.id)).toBe(
    `The sale of $100.00${names(transaction_id)}, was refunded after its commission had been paid.`,
  );
});

test('a sign-up and an adjustment have no sale', async () => {
  campaign = await ownedCampaign(service, { lead_commission_cents: 300 });
  calls = commissionCalls(service, campaign);
  await signUp(service, campaign);
  const [lead] = (await calls.list()).body.data;
  expect(await calls.get(lead.id)).toMatchObject({ why: 'A customer signed up, which earned $3.00.', sale: null });
  const body = { partner_id: campaign.partnerId, amount_cents: 500, reason: 'A bonus' };
  const { status, body: adjusted } = await calls.call('POST', '', body);
  expect(status).toBe(201);
  expect(await why(adjusted.data.id)).toBe('A member of the program adjusted it: A bonus');
});
