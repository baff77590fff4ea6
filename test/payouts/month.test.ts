import { afterAll, beforeAll, expect, test } from 'vitest';
import { sell } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import type { OwnedCampaign } from '../commissions/support.ts';
import { beginAt, expectStatements, statementCampaign } from '../statements/support.ts';
import { as } from '../manage/support.ts';
import { expectLedger, payable, type PayoutCalls } from './support.ts';

// A month as a story, through the API: what the owner of Brand does, and what Anna sees, who is paid 20 %. She is paid
// dollars by PayPal, and euros at her bank.

const IBAN = 'DE89370400440532013000';
const PAYER = { payer_name: 'Brand GmbH', payer_iban: 'DE02120300000000202051' };

let service: Service;
let campaign: OwnedCampaign;
let owner: PayoutCalls;
let close: () => Promise<void>;
beforeAll(async () => {
  service = await startService();
  service.clock.set('2026-11-01T00:00:00Z');
  await beginAt(service, '2026-11-01T00:00:00Z');
  ({ campaign, calls: owner, close } = await statementCampaign(service));
  await payable(service, campaign.partnerId, { kind: 'sepa', currency: 'EUR', label: 'DE•• 3000' }, IBAN);
});
afterAll(() => service.stop());

const on = (time: string) => service.clock.set(`${time}Z`);

/** What Anna is answered. */
async function anna() {
  const { accountId } = await service.make.person();
  await service.db.knex('partners').where({ id: campaign.partnerId }).update({ account_id: accountId });
  const ask = as(service, await service.make.apiToken(accountId));
  await service.db.knex('api_tokens').update({ expires_at: new Date('2030-01-01') });
  const read = async (path: string) => (await ask('GET', `partner/programs/${campaign.id}/${path}`)).body.data;
  return {
    payouts: () => read('payouts'),
    receipt: (id: number) => read(`payouts/${id}`),
    /** Her statements of a month, by currency. */
    statement: async (month: string, currency: string) =>
      (await read(`statements?month=${month}&currency=${currency}`))[0],
    /** Her balance in a currency: what is pending, approved, in a payout, paid, and owed in all. */
    balance: async (currency: string) => {
      const { currencies } = await read('balance');
      const one = currencies.find((each: { currency: string }) => each.currency === currency);
      const sums = ['pending', 'approved', 'in_payout', 'paid'].map((part) => one[part].amount_cents);
      return { sums: [...sums, one.owed_cents], next: one.next_payout };
    },
  };
}

test('a month', async () => {
  const { balance, payouts, receipt, statement } = await anna();
  await owner.ok('PATCH', 'payout-settings', { payout_day: 1, legal_name: 'Brand GmbH', tax_id: 'DE123456789' });

  // In November three customers buy: two for 100.00 dollars, one for 50.00 euros.
  on('2026-11-03T10:00:00');
  const first = await sell(service, campaign);
  const second = await sell(service, campaign);
  const third = await sell(service, campaign, { currency: 'EUR', amount_cents: 5_000 });
  expect((await balance('USD')).sums).toEqual([4000, 0, 0, 0, 4000]);
  expect((await balance('USD')).next).toMatchObject({ amount_cents: 0, blocked_by: ['not_positive'] });

  // The owner approves.
  on('2026-11-20T09:00:00');
  const ids = [first, second, third].map(({ commission_id }) => commission_id);
  expect(await owner.change('approve', ids)).toEqual(['done', 'done', 'done']);
  expect((await balance('USD')).sums).toEqual([0, 4000, 0, 0, 4000]);
  on('2026-11-20T09:00:01');
  expect((await balance('USD')).next).toMatchObject({ date: '2026-12-01', amount_cents: 4000, blocked_by: [] });
  expect((await balance('EUR')).next).toMatchObject({ date: '2026-12-01', amount_cents: 1000, method: 'sepa' });

  // An hour after its end, November is closed.
  on('2026-12-01T01:00:00');
  await close();
  const earned = { opening_cents: 0, paid_cents: 0 };
  expect(await statement('2026-11', 'USD')).toMatchObject({ ...earned, earned_cents: 4000, closing_cents: 4000 });
  expect(await statement('2026-11', 'EUR')).toMatchObject({ ...earned, earned_cents: 1000, closing_cents: 1000 });

  // On the pay day the owner sees what is due, and creates exactly that.
  on('2026-12-01T09:00:00');
  const preview = await owner.preview();
  expect(preview).toMatchObject({ total_cents: 4000, commissions: 2, excluded: [] });
  const dollars = await owner.create({ expected_version: preview.version });
  const euros = await owner.create({ currency: 'EUR', max_total_cents: 1000 });
  expect([dollars.total_cents, euros.total_cents]).toEqual([4000, 1000]);
  expect((await balance('USD')).sums).toEqual([0, 0, 4000, 0, 4000]);
  expect((await payouts()).map(({ status, amount_cents }: Row) => [status, amount_cents])).toEqual([
    ['open', 1000],
    ['open', 4000],
  ]);

  // The files have what was frozen.
  const paypal = await owner.ok('POST', `payouts/${dollars.id}/exports`, { format: 'paypal' });
  expect(paypal.content).toBe(`anna@partner.dev,40.00,USD,${dollars.reference}-1,Brand,PAYPAL\r\n`);
  const sepa = await owner.ok('POST', `payouts/${euros.id}/exports`, { format: 'sepa', ...PAYER });
  for (const part of [`<IBAN>${IBAN}</IBAN>`, '<InstdAmt Ccy="EUR">10.00</InstdAmt>', '<CtrlSum>10.00</CtrlSum>'])
    expect(sepa.content).toContain(part);
  expect((await balance('USD')).sums).toEqual([0, 0, 4000, 0, 4000]);

  // The next day, the owner reports both as paid.
  on('2026-12-02T09:00:00');
  const [paid] = await owner.items(dollars.id);
  const [sent] = await owner.items(euros.id);
  expect(await owner.act('pay', dollars.id, { item_ids: [paid.id], reference: 'Batch 4711' })).toEqual(['done']);
  expect(await owner.act('pay', euros.id, { all_open: true, expected_total_cents: 1000 })).toEqual(['done']);
  expect((await balance('USD')).sums).toEqual([0, 0, 0, 4000, 0]);
  expect(await receipt(paid.id)).toMatchObject({
    ...{ status: 'paid', amount_cents: 4000, paid_at: '2026-12-02T09:00:00.000Z', external_reference: 'Batch 4711' },
    ...{ payer_name: 'Brand', payee_name: 'Anna', payer: { legal_name: 'Brand GmbH', tax_id: 'DE123456789' } },
    lines: [
      { amount_cents: 2000, link: expect.any(String) },
      { amount_cents: 2000, link: expect.any(String) },
    ],
  });

  // The bank returns the euros: they are due again.
  on('2026-12-05T09:00:00');
  const reason = 'The account is closed';
  expect(await owner.act('fail', euros.id, { item_ids: [sent.id], reason })).toEqual(['done']);
  expect((await balance('EUR')).sums).toEqual([0, 1000, 0, 0, 1000]);
  expect((await balance('EUR')).next).toMatchObject({ date: '2027-01-01', amount_cents: 1000, blocked_by: [] });
  expect(await receipt(sent.id)).toMatchObject({ status: 'failed', reason, paid_at: null, lines: [] });

  // A customer of November gets the money back: Anna owes what she was paid for it.
  on('2026-12-10T09:00:00');
  const refunded = await service.refund({ transaction_id: first.transaction_id }, { key: campaign.key });
  expect(refunded.body).toMatchObject({ status: 'clawed_back', deduction_cents: 2000 });
  expect((await balance('USD')).sums).toEqual([-2000, 0, 0, 4000, -2000]);
  expect((await balance('USD')).next).toMatchObject({
    ...{ amount_cents: -2000, missing_cents: 2001, blocked_by: ['not_positive'] },
  });

  // A new customer buys for 150.00.
  on('2026-12-12T09:00:00');
  await owner.approved({ amount_cents: 15_000 });
  expect((await balance('USD')).next).toMatchObject({ amount_cents: 1000, commissions: 2, blocked_by: [] });

  // December has all of it.
  on('2027-01-01T01:00:00');
  await close();
  expect(await statement('2026-12', 'USD')).toMatchObject({
    ...{ opening_cents: 4000, earned_cents: 3000, clawed_back_cents: 2000, paid_cents: 4000, closing_cents: 1000 },
  });
  expect(await statement('2026-12', 'EUR')).toMatchObject({
    ...{ opening_cents: 1000, earned_cents: 0, returned_cents: 1000, paid_cents: 1000, closing_cents: 1000 },
  });

  // The next payout takes back what is owed, and pays the euros again.
  on('2027-01-01T09:00:00');
  const january = await owner.create();
  expect(january).toMatchObject({ number: 3, total_cents: 1000, commissions: 2 });
  const again = await owner.create({ currency: 'EUR' });
  await owner.act('pay', january.id, { all_open: true, expected_total_cents: 1000 });
  await owner.act('pay', again.id, { all_open: true, expected_total_cents: 1000 });
  expect((await balance('USD')).sums).toEqual([0, 0, 0, 5000, 0]);
  expect((await balance('EUR')).sums).toEqual([0, 0, 0, 1000, 0]);
  expect((await payouts()).map(({ status, amount_cents, currency }: Row) => [status, amount_cents, currency])).toEqual([
    ['paid', 1000, 'EUR'],
    ['paid', 1000, 'USD'],
    ['failed', 1000, 'EUR'],
    ['paid', 4000, 'USD'],
  ]);
  const [last] = await owner.items(january.id);
  expect((await receipt(last.id)).lines.map(({ kind, amount_cents }: Row) => [kind, amount_cents])).toEqual([
    ['clawback', -2000],
    ['sale', 3000],
  ]);
  await expectLedger(service);
  await expectStatements(service, campaign);
});

interface Row {
  status: string;
  kind: string;
  currency: string;
  amount_cents: number;
}
