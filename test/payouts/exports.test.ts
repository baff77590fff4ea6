import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import type { OwnedCampaign } from '../commissions/support.ts';
import { auditEntries } from '../manage/support.ts';
import { anotherPartner, payable, payoutCampaign, type PayoutCalls } from './support.ts';

// A file has the open items that are paid so, and changes nothing but when they were last exported.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: OwnedCampaign;
let calls: PayoutCalls;
beforeEach(async () => void ({ campaign, calls } = await payoutCampaign(service)));

const exportOf = (payoutId: number, body: object) => calls.ok('POST', `payouts/${payoutId}/exports`, body);
const refusal = async (payoutId: number, body: object) => {
  const { status, body: answer } = await calls.call('POST', `payouts/${payoutId}/exports`, body);
  return [status, answer.error.code, answer.error.details?.field];
};

/** A payout of one item for PayPal and one for Wise. */
async function two(sale: Record<string, unknown> = {}) {
  const other = await anotherPartner(service, campaign);
  await payable(service, other.partnerId, { kind: 'wise', holder: '=Bo', holder_kind: 'institution' });
  await calls.approved(sale);
  await calls.approved(sale, other);
  return calls.create(sale.currency ? { currency: sale.currency } : {});
}

test('for PayPal has a line for each of its items, and the same bytes again', async () => {
  const payout = await two();
  const file = await exportOf(payout.id, { format: 'paypal' });
  expect(file).toMatchObject({ name: `${payout.reference}-paypal.csv`, part: 1, parts: 1 });
  expect(file.content).toBe(`anna@partner.dev,20.00,USD,${payout.reference}-1,Brand,PAYPAL\r\n`);
  expect(file.sha256).toBe(createHash('sha256').update(file.content).digest('hex'));
  service.clock.advance({ seconds: 60 });
  expect(await exportOf(payout.id, { format: 'paypal' })).toEqual(file);
  const [paypal, wise] = await calls.items(payout.id);
  expect([paypal.exported_at, wise.exported_at]).toEqual([service.clock.now().toISOString(), null]);
  expect((await auditEntries(service)).at(-1)).toMatchObject({
    action: 'payout.export',
    target_id: payout.id,
    after: { format: 'paypal', sha256: file.sha256 },
  });
  expect(await calls.act('cancel', payout.id, { item_ids: [paypal.id, wise.id] })).toEqual(['exported', 'done']);
});

test('for Wise has the columns of the owner’s template', async () => {
  const payout = await two();
  const file = await exportOf(payout.id, { format: 'wise', template_header: 'name,amount,note,recipientEmail' });
  expect(file.content.split('\r\n').slice(0, 2)).toEqual([
    'name,amount,note,recipientEmail',
    'Bo,20.00,,anna@partner.dev',
  ]);
  expect(await refusal(payout.id, { format: 'wise', template_header: 'name,recipientEmail' })).toEqual([
    400,
    'invalid_request',
    'template_header',
  ]);
});

test('for a bank needs the payer, and EUR', async () => {
  await service.db.knex('payout_methods').where({ partner_id: campaign.partnerId }).del();
  await payable(service, campaign.partnerId, { kind: 'sepa' }, 'DE89370400440532013000');
  await calls.approved({ currency: 'EUR' });
  const payout = await calls.create({ currency: 'EUR' });
  expect(await refusal(payout.id, { format: 'sepa' })).toEqual([400, 'invalid_request', 'payer_iban']);
  const payer = { payer_name: 'Brand', payer_iban: 'de02 1203 0000 0000 2020 51' };
  const { content, name } = await exportOf(payout.id, { format: 'sepa', ...payer });
  expect(name).toBe(`${payout.reference}-sepa.xml`);
  for (const part of ['<IBAN>DE89370400440532013000</IBAN>', '<IBAN>DE02120300000000202051</IBAN>', '20.00']) {
    expect(content).toContain(part);
  }
  expect((await refusal((await two()).id, { format: 'sepa', ...payer })).slice(0, 2)).toEqual([
    422,
    'unsupported_currency',
  ]);
});

test('for a bank takes amounts below a thousand million', async () => {
  await service.db.knex('payout_methods').where({ partner_id: campaign.partnerId }).del();
  await payable(service, campaign.partnerId, { kind: 'sepa' }, 'DE89370400440532013000');
  await calls.approved({ currency: 'EUR', amount_cents: 500_000_000_000 });
  const payout = await calls.create({ currency: 'EUR' });
  const payer = { payer_name: 'Brand', payer_iban: 'DE02120300000000202051' };
  expect(await refusal(payout.id, { format: 'sepa', ...payer })).toEqual([409, 'invalid_transition', undefined]);
});

test('is refused if a destination cannot be decrypted', async () => {
  const payout = await two();
  await service.db
    .knex('payout_items')
    .where({ payout_id: payout.id })
    .update({ destination: Buffer.alloc(64) });
  expect(await refusal(payout.id, { format: 'csv' })).toEqual([409, 'invalid_transition', undefined]);
});

test('as a list has all open items', async () => {
  const payout = await two();
  const [first] = await calls.items(payout.id);
  const lines = (await exportOf(payout.id, { format: 'csv' })).content.trim().split('\r\n');
  expect(lines.length).toBe(3);
  await calls.act('pay', payout.id, { item_ids: [first.id] });
  expect((await exportOf(payout.id, { format: 'csv' })).content.trim().split('\r\n').length).toBe(2);
  expect(await refusal(payout.id, { format: 'paypal' })).toEqual([409, 'nothing_to_export', undefined]);
});

test('PayPal takes no VND', async () => {
  const payout = await two({ currency: 'VND' });
  expect((await refusal(payout.id, { format: 'paypal' })).slice(0, 2)).toEqual([422, 'unsupported_currency']);
});

test('a login token of the command line makes none, and a token needs the scope', async () => {
  const payout = await two();
  const login = await service.make.tokenOf(campaign.accountId);
  const answer = await calls.call('POST', `payouts/${payout.id}/exports`, { format: 'csv' }, login);
  expect(answer.status).toBe(403);
  const other = await service.make.apiToken(campaign.accountId, { scopes: ['payouts.write', 'payouts.read'] });
  const lacking = await calls.call('POST', `payouts/${payout.id}/exports`, { format: 'csv' }, other);
  expect([lacking.status, lacking.body.error.code]).toEqual([403, 'insufficient_scope']);
});

test('a refund after the export changes neither item nor file', async () => {
  const sold = await calls.approved();
  const payout = await calls.create();
  const before = await exportOf(payout.id, { format: 'paypal' });
  await service.refund({ transaction_id: sold.transaction_id }, { key: campaign.key });
  expect(await exportOf(payout.id, { format: 'paypal' })).toEqual(before);
});

test('a day on which a bank is to pay is today or later, and of this millennium', async () => {
  const payout = await two();
  for (const day of ['2020-01-01', '0001-01-01', '2200-01-01']) {
    expect(await refusal(payout.id, { format: 'csv', execution_date: day })).toEqual([
      400,
      'invalid_request',
      'execution_date',
    ]);
  }
});

test('the same destination at two partners of the program is shown before they are paid', async () => {
  const other = await anotherPartner(service, campaign);
  await payable(service, other.partnerId);
  await calls.approved();
  await calls.approved({}, other);
  const { items } = await calls.ok('GET', 'payouts/preview');
  const same = items.map((one: { same_destination: number[] }) => one.same_destination);
  expect(same.toSorted()).toEqual([[items[1].partner_id], [items[0].partner_id]].toSorted());
  const payout = await calls.create({});
  const [first] = await calls.items(payout.id);
  expect(first.same_destination).toHaveLength(1);
  const found = await calls.ok('GET', `payout-items?search=${first.short_reference.toLowerCase()}`);
  expect(found.map(({ id }: { id: number }) => id)).toEqual([first.id]);
});

test('a template with a column that no file can fill is refused, here and in the settings', async () => {
  const payout = await two();
  const template = { template_header: 'name,amount,recipientEmail,sortCode' };
  const unfillable = [400, 'template_header has the column sortCode, which cannot be filled'];
  const file = await calls.call('POST', `payouts/${payout.id}/exports`, { format: 'wise', ...template });
  expect([file.status, file.body.error.message]).toEqual(unfillable);
  const settings = await calls.call('PATCH', 'payout-settings', template);
  expect([settings.status, settings.body.error.message]).toEqual(unfillable);
});

test('an account outside SEPA that was stored before is in no file for a bank', async () => {
  await service.db.knex('payout_methods').where({ partner_id: campaign.partnerId }).del();
  await payable(service, campaign.partnerId, { kind: 'sepa' }, 'SA0380000000608010167519');
  await calls.approved({ currency: 'EUR' });
  const payout = await calls.create({ currency: 'EUR' });
  const payer = { payer_name: 'Brand', payer_iban: 'DE89370400440532013000' };
  expect(await refusal(payout.id, { format: 'sepa', ...payer })).toEqual([409, 'invalid_transition', undefined]);
});
