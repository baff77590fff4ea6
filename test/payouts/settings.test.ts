import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { startService, type Service } from '../support/service.ts';
import { tokenOf, type OwnedCampaign } from '../commissions/support.ts';
import { auditEntries } from '../manage/support.ts';
import { payable, payoutCampaign, type PayoutCalls } from './support.ts';

// The settings of payouts: who changes and sees them, what is refused, and what uses them.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: OwnedCampaign;
let calls: PayoutCalls;
beforeEach(async () => void ({ campaign, calls } = await payoutCampaign(service)));

const IBAN = 'DE89 3704 0044 0532 0130 00';
const NONE = {
  payer_name: null,
  payer_iban_label: null,
  payer_bic: null,
  template_header: null,
  minimums: {},
  payout_day: null,
  net_days: 0,
  legal_name: null,
  legal_address: null,
  tax_id: null,
};
const settings = (key?: string) => calls.call('GET', 'payout-settings', undefined, key);
const change = (body: object) => calls.ok('PATCH', 'payout-settings', body);
const refusal = async (method: string, path: string, body: object) => {
  const { status, body: answer } = await calls.call(method, path, body);
  return [status, answer.error.message, answer.error.details];
};

describe('settings', () => {
  test('are those of everybody until they are changed, field by field; null clears one', async () => {
    expect((await settings()).body.data).toEqual(NONE);
    const terms = { minimums: { EUR: 2500 }, payout_day: 5, net_days: 30 };
    const legal = { legal_name: 'Brand GmbH', legal_address: 'Hauptstraße 1\n10115 Berlin', tax_id: 'DE123456789' };
    expect(await change({ ...terms, ...legal })).toEqual({ ...NONE, ...terms, ...legal });
    expect(await change({ payout_day: null, minimums: {} })).toEqual({ ...NONE, ...legal, net_days: 30 });
    const payer = { payer_name: 'Brand GmbH', payer_bic: 'COBADEFFXXX' };
    await change({ ...payer, payer_iban: IBAN });
    expect(await change({ template_header: 'name,amount' })).toMatchObject({ ...payer, payer_iban_label: 'DE•• 3000' });
    expect(await change({ payer_iban: null })).toMatchObject({ ...payer, payer_iban_label: null });
  });

  test('show the IBAN to nobody, and store it encrypted', async () => {
    await change({ payer_name: 'Brand GmbH', payer_iban: IBAN, legal_name: 'Brand GmbH' });
    const viewer = await settings(await tokenOf(service, campaign, 'viewer'));
    expect(viewer.body.data.payer_iban_label).toBe('DE•• 3000');
    const [stored] = await service.db.knex('payout_settings').where({ program_id: campaign.id });
    const entry = (await auditEntries(service)).at(-1)!;
    expect(entry).toMatchObject({ action: 'payout-settings.update', after: { payer_iban_label: 'DE•• 3000' } });
    expect(JSON.stringify(entry)).not.toContain('Brand');
    expect(JSON.stringify([viewer.body, entry, stored, String(stored.payer_iban)])).not.toContain('0532');
  });

  test('are changed by an owner only, and not with a login token of the command line', async () => {
    for (const [key, status, code] of [
      [await tokenOf(service, campaign, 'admin'), 403, 'insufficient_role'],
      [await service.make.tokenOf(campaign.accountId), 403, 'insufficient_scope'],
    ] as const) {
      const answer = await calls.call('PATCH', 'payout-settings', { net_days: 1 }, key);
      expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    }
  });

  test.each([
    [{ payer_iban: 'DE00' }, 'payer_iban must be a valid IBAN', 'payer_iban'],
    [{ payer_iban: 'x'.repeat(65) }, 'payer_iban must be a valid IBAN', 'payer_iban'],
    [{ payer_bic: 'COBA' }, undefined, 'payer_bic'],
    [{ payout_day: 29 }, undefined, 'payout_day'],
    [{ payout_day: 0 }, undefined, 'payout_day'],
    [{ net_days: -1 }, undefined, 'net_days'],
    [{ net_days: null }, undefined, 'net_days'],
    [{ minimums: { EUR: -1 } }, undefined, 'minimums.EUR'],
    [
      { minimums: { USD: 1 } },
      'minimums must not have USD, the currency of the program: change its minimum_payout_cents',
      'minimums.USD',
    ],
    [
      { template_header: 'name,recipientEmail' },
      'template_header must have the column amount, and no formula',
      'template_header',
    ],
    [{ template_header: 'name,amount, Amount' }, 'template_header must have each column once', 'template_header'],
    [
      { template_header: 'amount,=cmd' },
      'template_header must have the column amount, and no formula',
      'template_header',
    ],
  ])('refuse %j', async (body, message, field) => {
    const [status, said, details] = await refusal('PATCH', 'payout-settings', body);
    expect([status, details.field]).toEqual([400, field]);
    if (message) expect(said).toBe(message);
    expect((await settings()).body.data).toEqual(NONE);
  });

  test('refuse a request without a field', async () => {
    expect((await refusal('PATCH', 'payout-settings', {}))[0]).toBe(400);
  });
});

describe('a payout', () => {
  test('takes what was approved before its net days, and the preview says until when', async () => {
    await change({ net_days: 30 });
    // The clock of this test moves by a month.
    await service.db.knex('api_tokens').update({ expires_at: new Date(service.clock.now().getTime() + 60 * DAY) });
    const { commission_id } = await calls.approved();
    const { approved_at } = (await calls.get(commission_id)).commission;
    const due = Date.parse(approved_at) + 30 * DAY;
    const at = async (time: number) => {
      service.clock.advance({ ms: time - service.clock.now().getTime() });
      const { cutoff, total_cents } = await calls.preview();
      return [cutoff, total_cents];
    };
    expect(await at(due)).toEqual([approved_at, 0]);
    expect((await calls.call('POST', 'payouts', {})).body.error.code).toBe('nothing_due');
    expect(await at(due + 1)).toEqual([new Date(Date.parse(approved_at) + 1).toISOString(), 2000]);
    expect(await calls.preview(`?cutoff=${service.clock.now().toISOString()}`)).toMatchObject({ total_cents: 2000 });
    expect((await calls.create()).cutoff).toBe(new Date(Date.parse(approved_at) + 1).toISOString());
  });

  test('has the minimum of its currency, unless the request has one', async () => {
    await change({ minimums: { EUR: 2001 } });
    await calls.approved({ currency: 'EUR' });
    await calls.approved({ currency: 'VND' });
    expect(await calls.preview('?currency=EUR')).toMatchObject({ minimum_cents: 2001, total_cents: 0 });
    expect(await calls.preview('?currency=VND')).toMatchObject({ minimum_cents: 0, total_cents: 2000 });
    expect((await calls.preview()).minimum_cents).toBe(0);
    expect((await calls.call('POST', 'payouts', { currency: 'EUR' })).body.error.code).toBe('nothing_due');
    expect(await calls.create({ currency: 'EUR', minimum_cents: 2000 })).toMatchObject({ minimum_cents: 2000 });
  });

  test('is refused with the version of a preview from before settings that make it another one', async () => {
    await calls.approved();
    const { version } = await calls.preview();
    await change({ minimums: { EUR: 5000 }, payout_day: 3 });
    expect((await calls.preview()).version).toBe(version);
    await change({ net_days: 1 });
    expect(await refusal('POST', 'payouts', { expected_version: version })).toEqual([
      409,
      'What is due has changed since the preview',
      undefined,
    ]);
    await change({ net_days: 0 });
    await calls.create({ expected_version: version });
  });
});

describe('a file', () => {
  const fileOf = (payoutId: number, body: object) => calls.ok('POST', `payouts/${payoutId}/exports`, body);

  test('for a bank has the payer of the settings, unless the request has one', async () => {
    await service.db.knex('payout_methods').where({ partner_id: campaign.partnerId }).del();
    await payable(service, campaign.partnerId, { kind: 'sepa' }, 'DE02120300000000202051');
    await calls.approved({ currency: 'EUR' });
    const { id } = await calls.create({ currency: 'EUR' });
    const missing = await calls.call('POST', `payouts/${id}/exports`, { format: 'sepa' });
    expect(missing.body.error.hint).toContain('Set payer_name and payer_iban in the payout settings');
    await change({ payer_name: 'Brand GmbH', payer_iban: IBAN, payer_bic: 'COBADEFFXXX' });
    const { content } = await fileOf(id, { format: 'sepa' });
    for (const part of ['Brand GmbH', 'DE89370400440532013000', 'COBADEFFXXX']) expect(content).toContain(part);
    const other = { payer_name: 'Other GmbH', payer_iban: 'DE02 1203 0000 0000 2020 51' };
    const overridden = (await fileOf(id, { format: 'sepa', ...other })).content;
    expect(overridden).toContain('Other GmbH');
    for (const part of ['Brand GmbH', 'DE89370400440532013000', 'COBADEFFXXX']) expect(overridden).not.toContain(part);
  });

  test('for Wise has the template of the settings, unless the request has one', async () => {
    await service.db.knex('payout_methods').where({ partner_id: campaign.partnerId }).update({ kind: 'wise' });
    const { payout } = await calls.one();
    await change({ template_header: 'amount,name' });
    expect((await fileOf(payout.id, { format: 'wise' })).content).toBe('amount,name\r\n20.00,Anna\r\n');
    const asked = { format: 'wise', template_header: 'name,amount' };
    expect((await fileOf(payout.id, asked)).content).toBe('name,amount\r\nAnna,20.00\r\n');
    const twice = await refusal('POST', `payouts/${payout.id}/exports`, { ...asked, template_header: 'amount,amount' });
    expect(twice).toEqual([
      400,
      'template_header must have each column once',
      { field: 'template_header', column: 'amount' },
    ]);
  });
});
