import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import { asOperator } from '../../src/common/audit.ts';
import { startService, type Service } from '../support/service.ts';
import type { OwnedCampaign } from '../commissions/support.ts';
import { anotherPartner, expectLedger, payable, payoutCampaign, type PayoutCalls } from './support.ts';

// What is refused changes nothing: neither payouts and items, nor commissions and their entries.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: OwnedCampaign;
let calls: PayoutCalls;
beforeEach(async () => void ({ campaign, calls } = await payoutCampaign(service)));

const TABLES = ['payouts', 'payout_items', 'commissions', 'commission_entries', 'payout_settings'];
/** Everything that is stored about the program's money. */
const stored = () =>
  Promise.all(
    TABLES.map((table) =>
      service.db
        .knex(table)
        .where({ program_id: campaign.id })
        .orderBy(table === 'payout_settings' ? 'program_id' : 'id'),
    ),
  );

type Expected = [status: number, code: string, details?: object];

/** The request is refused so, and all is as before. */
async function refused([status, code, details]: Expected, method: string, path: string, body?: object) {
  const before = await stored();
  const answer = await calls.call(method, path, body);
  expect([answer.status, answer.body.error]).toMatchObject([status, { code, ...(details && { details }) }]);
  expect(await stored()).toEqual(before);
  await expectLedger(service);
}

/** Two open items of 20.00 each, in one payout. */
async function two() {
  const other = await anotherPartner(service, campaign);
  await payable(service, other.partnerId);
  await calls.approved();
  await calls.approved({}, other);
  const payout = await calls.create();
  return { payout, items: await calls.items(payout.id) };
}

test('items of another program are unknown', async () => {
  const { payout } = await two();
  const foreign = await payoutCampaign(service);
  const { item } = await foreign.calls.one();
  const before = await stored();
  expect(await calls.act('pay', payout.id, { item_ids: [item.id] })).toEqual(['unknown']);
  expect(await stored()).toEqual(before);
  expect(await foreign.calls.items(item.payout_id)).toMatchObject([{ status: 'open' }]);
});

test.each(['pay', 'fail', 'cancel', 'reopen'])('101 items: %s', async (name) => {
  const { payout } = await two();
  const item_ids = Array.from({ length: 101 }, (_, i) => i + 1);
  const body = { item_ids, ...(name === 'fail' ? { reason: 'Returned' } : {}) };
  await refused([400, 'invalid_request', { field: 'item_ids' }], 'POST', `payouts/${payout.id}/${name}`, body);
});

test('a cutoff that is ahead', async () => {
  await calls.approved();
  const cutoff = new Date(service.clock.now().getTime() + 1000).toISOString();
  await refused([400, 'invalid_request', { field: 'cutoff' }], 'POST', 'payouts', { cutoff });
});

test('a wrong IBAN of the payer, in a file and in the settings', async () => {
  await service.db.knex('payout_methods').where({ partner_id: campaign.partnerId }).update({ kind: 'sepa' });
  await calls.approved({ currency: 'EUR' });
  const payout = await calls.create({ currency: 'EUR' });
  const payer = { payer_name: 'Brand', payer_iban: 'DE89370400440532013001' };
  const wrong: Expected = [400, 'invalid_request', { field: 'payer_iban' }];
  await refused(wrong, 'POST', `payouts/${payout.id}/exports`, { format: 'sepa', ...payer });
  await refused(wrong, 'PATCH', 'payout-settings', payer);
});

test('PayPal in VND', async () => {
  await calls.approved({ currency: 'VND' });
  const payout = await calls.create({ currency: 'VND' });
  await refused([422, 'unsupported_currency'], 'POST', `payouts/${payout.id}/exports`, { format: 'paypal' });
});

test('a template without a column for the amount', async () => {
  await service.db.knex('payout_methods').where({ partner_id: campaign.partnerId }).update({ kind: 'wise' });
  await calls.approved();
  const payout = await calls.create();
  const template_header = 'name,recipientEmail';
  const wrong: Expected = [400, 'invalid_request', { field: 'template_header' }];
  await refused(wrong, 'POST', `payouts/${payout.id}/exports`, { format: 'wise', template_header });
  await refused(wrong, 'PATCH', 'payout-settings', { template_header });
});

test('a payout of a partner who was erased after the preview', async () => {
  await calls.approved();
  const { version } = await calls.preview();
  const partner = { partnerId: campaign.partnerId, at: service.clock.now() };
  await asOperator(service.db, partner.at, (tx, note) => erasePartner(tx, note, partner));
  await refused([409, 'preview_outdated'], 'POST', 'payouts', { expected_version: version });
  await refused([409, 'nothing_due'], 'POST', 'payouts', {});
});

test('all open items, repeated after a colleague reopened one of them', async () => {
  const { payout, items } = await two();
  const all = { all_open: true, expected_total_cents: 4000 };
  expect(await calls.act('pay', payout.id, all)).toEqual(['done', 'done']);
  expect(await calls.act('reopen', payout.id, { item_ids: [items[0].id] })).toEqual(['done']);
  await refused([409, 'preview_outdated', { total_cents: 2000 }], 'POST', `payouts/${payout.id}/pay`, all);
});
