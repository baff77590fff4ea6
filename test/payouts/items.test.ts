import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import { asOperator } from '../../src/common/audit.ts';
import { DAY } from '../../src/lib/clock.ts';
import { untilBlocked } from '../support/parallel.ts';
import { startService, type Service } from '../support/service.ts';
import { tokenOf, type OwnedCampaign } from '../commissions/support.ts';
import { expectLedger, payoutCampaign, type PayoutCalls } from './support.ts';

// Paying, failing, cancelling and reopening items are entries, never edits.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: OwnedCampaign;
let calls: PayoutCalls;
beforeEach(async () => void ({ campaign, calls } = await payoutCampaign(service)));

const commission = async (id: number) => (await calls.get(id)).commission;

describe('an item', () => {
  test('that is paid pays its commissions, once', async () => {
    const { commission_id, payout, item } = await calls.one();
    const paid_at = new Date(service.clock.now().getTime() - DAY).toISOString();
    const body = { item_ids: [item.id], paid_at, reference: 'PP-1' };
    expect(await calls.act('pay', payout.id, body)).toEqual(['done']);
    expect(await calls.act('pay', payout.id, body)).toEqual(['unchanged']);
    expect(await calls.act('pay', payout.id, { ...body, reference: 'PP-2' })).toEqual(['already_paid']);
    expect(await commission(commission_id)).toMatchObject({ status: 'paid', paid_at, payout_id: payout.id });
    expect(await calls.items(payout.id)).toMatchObject([{ status: 'paid', paid_at, external_reference: 'PP-1' }]);
    expect(await calls.ok('GET', `payouts/${payout.id}`)).toMatchObject({ status: 'settled' });
    const ahead = new Date(service.clock.now().getTime() + 1000).toISOString();
    const early = await calls.call('POST', `payouts/${payout.id}/pay`, { item_ids: [item.id], paid_at: ahead });
    expect([early.status, early.body.error.details]).toEqual([400, { field: 'paid_at' }]);
    await expectLedger(service);
  });

  test.each([
    ['cancel', {}, 'cancelled'],
    ['fail', { reason: 'No such account' }, 'failed'],
  ])('is ended by %s: its commissions are due again, as before', async (name, more, status) => {
    const { commission_id, payout, item } = await calls.one();
    expect(await calls.act(name, payout.id, { item_ids: [item.id], ...more })).toEqual(['done']);
    expect(await calls.act(name, payout.id, { item_ids: [item.id], ...more })).toEqual(['unchanged']);
    expect(await calls.act('pay', payout.id, { item_ids: [item.id] })).toEqual([status]);
    expect(await commission(commission_id)).toMatchObject({ status: 'approved', payout_id: null });
    expect(await calls.preview()).toMatchObject({ total_cents: 2000 });
    expect(await calls.ok('GET', `payouts/${payout.id}`)).toMatchObject({
      status: status === 'cancelled' ? 'cancelled' : 'settled',
    });
    await expectLedger(service);
  });

  test('that was paid and came back is due again', async () => {
    const { commission_id, payout, item } = await calls.one();
    await calls.act('pay', payout.id, { item_ids: [item.id] });
    expect(await calls.act('fail', payout.id, { item_ids: [item.id], reason: 'Returned' })).toEqual(['done']);
    const { commission: shown, entries } = await calls.get(commission_id);
    expect(shown).toMatchObject({ status: 'approved', paid_at: null, payout_id: null });
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual([
      'earned',
      'approved',
      'claimed',
      'paid',
      'unpaid',
      'unclaimed',
    ]);
    expect(await calls.create()).toMatchObject({ number: 2, total_cents: 2000 });
    await expectLedger(service);
  });

  test('that failed says which later item pays its commissions, until that one ends unpaid, too', async () => {
    const { payout, item } = await calls.one();
    const replacement = async () => (await calls.items(payout.id))[0].replaced_by;
    expect(await replacement()).toBe(null);
    await calls.act('fail', payout.id, { item_ids: [item.id], reason: 'No such account' });
    expect(await replacement()).toBe(null);
    const next = await calls.create();
    const [other] = await calls.items(next.id);
    const named = { id: other.id, payout_id: next.id, reference: other.reference };
    expect(await replacement()).toEqual({ ...named, status: 'open' });
    await calls.act('pay', next.id, { item_ids: [other.id] });
    expect(await replacement()).toEqual({ ...named, status: 'paid' });
    await calls.act('fail', next.id, { item_ids: [other.id], reason: 'Returned' });
    expect(await replacement()).toBe(null);
  });

  test('that was cancelled is not replaced by a payment of other commissions', async () => {
    const { commission_id, payout, item } = await calls.one();
    await calls.act('cancel', payout.id, { item_ids: [item.id] });
    await calls.change('hold', [commission_id], 'We ask the bank.');
    await calls.approved();
    await calls.create();
    expect(await calls.items(payout.id)).toMatchObject([{ status: 'cancelled', replaced_by: null }]);
  });

  test('that was reported by mistake is reopened, and paid once', async () => {
    const { commission_id, payout, item } = await calls.one();
    const body = { item_ids: [item.id], reference: 'PP-1' };
    await calls.act('pay', payout.id, body);
    expect(await calls.act('reopen', payout.id, { item_ids: [item.id] })).toEqual(['done']);
    expect(await calls.act('reopen', payout.id, { item_ids: [item.id] })).toEqual(['unchanged']);
    expect(await commission(commission_id)).toMatchObject({ status: 'approved', paid_at: null, payout_id: payout.id });
    expect(await calls.act('pay', payout.id, body)).toEqual(['done']);
    const before = new Date(service.clock.now().getTime() - 90 * DAY - 1000);
    await service.db.knex('payout_items').where({ id: item.id }).update({ changed_at: before });
    expect(await calls.act('reopen', payout.id, { item_ids: [item.id] })).toEqual(['too_late']);
    await expectLedger(service);
  });

  test('of a partner who is erased keeps where it goes until it ends, and then only amount, date and references', async () => {
    const { payout, item } = await calls.one();
    const partner = { partnerId: campaign.partnerId, at: service.clock.now() };
    await asOperator(service.db, partner.at, (tx, note) => erasePartner(tx, note, partner));
    const rows = () => service.db.knex('payout_items').where({ id: item.id });
    expect(await rows()).toMatchObject([
      { holder: 'Anna', label: 'a***@partner.dev', destination: expect.any(Buffer) },
    ]);
    expect(await calls.act('pay', payout.id, { item_ids: [item.id], reference: 'PP-1' })).toEqual(['done']);
    const nothing = { holder: null, holder_kind: null, email: null, label: null, destination: null };
    expect(await rows()).toMatchObject([{ ...nothing, external_reference: 'PP-1', reference: item.reference }]);
    expect(await calls.act('reopen', payout.id, { item_ids: [item.id] })).toEqual(['partner_erased']);
  });

  test('that ends while its partner is erased keeps nothing of whom it paid', async () => {
    const { payout, item } = await calls.one();
    const partner = { partnerId: campaign.partnerId, at: service.clock.now() };
    let paid: Promise<string[]>;
    await asOperator(service.db, partner.at, async (tx, note) => {
      await erasePartner(tx, note, partner);
      paid = calls.act('pay', payout.id, { item_ids: [item.id] });
      await untilBlocked(service);
    });
    expect(await paid!).toEqual(['done']);
    const stored = await service.db.knex('payout_items').where({ id: item.id });
    expect(stored).toMatchObject([{ holder: null, email: null, label: null, destination: null }]);
  });

  test('that was exported is cancelled only if the file was not sent', async () => {
    const { payout, item } = await calls.one();
    await service.db.knex('payout_items').where({ id: item.id }).update({ exported_at: service.clock.now() });
    expect(await calls.act('cancel', payout.id, { item_ids: [item.id] })).toEqual(['exported']);
    expect(await calls.act('cancel', payout.id, { item_ids: [item.id], not_sent: true })).toEqual(['done']);
  });

  test.each<[string, object]>([
    ['cancel', {}],
    ['fail', { reason: 'No such account' }],
  ])('of which not all are meant, or others, is not changed by %s', async (name, more) => {
    const { payout, item } = await calls.one();
    const wrong = { all_open: true, expected_total_cents: 1, ...more };
    expect((await calls.call('POST', `payouts/${payout.id}/${name}`, wrong)).body.error.code).toBe('preview_outdated');
    const unclear = await calls.call('POST', `payouts/${payout.id}/${name}`, { ...more });
    expect([unclear.status, unclear.body.error.details]).toEqual([400, { field: 'item_ids' }]);
    expect(await calls.items(payout.id)).toMatchObject([{ id: item.id, status: 'open' }]);
  });

  test('all open ones are meant only if they sum to what is expected', async () => {
    const { payout } = await calls.one();
    const wrong = await calls.call('POST', `payouts/${payout.id}/pay`, { all_open: true, expected_total_cents: 1999 });
    expect([wrong.status, wrong.body.error.details]).toEqual([409, { total_cents: 2000 }]);
    expect(await calls.act('pay', payout.id, { all_open: true, expected_total_cents: 2000 })).toEqual(['done']);
    // Repeated after the items were paid, nothing is open.
    const again = await calls.call('POST', `payouts/${payout.id}/pay`, { all_open: true, expected_total_cents: 2000 });
    expect([again.status, again.body.error.code]).toEqual([409, 'preview_outdated']);
  });

  test.each<[string, object]>([
    ['nothing', {}],
    ['both', { item_ids: [1], all_open: true, expected_total_cents: 1 }],
    ['no total', { all_open: true }],
    ['101 items', { item_ids: Array.from({ length: 101 }, (_, i) => i + 1) }],
    ['an item twice', { item_ids: [1, 1] }],
  ])('%s is refused', async (_, body) => {
    const { payout } = await calls.one();
    const { status, body: answer } = await calls.call('POST', `payouts/${payout.id}/pay`, body);
    expect([status, answer.error.details.field]).toEqual([400, 'item_ids']);
  });

  test('of another payout or program is unknown', async () => {
    const { payout, item } = await calls.one();
    const { campaign: other, calls: others } = await payoutCampaign(service);
    await others.approved();
    const foreign = await others.create();
    expect(await others.act('pay', foreign.id, { item_ids: [item.id] })).toEqual(['unknown']);
    expect((await others.call('POST', `payouts/${payout.id}/pay`, { item_ids: [item.id] })).status).toBe(404);
    expect((await others.call('GET', `payouts/${payout.id}`)).status).toBe(404);
    expect(other.id).not.toBe(campaign.id);
  });

  test('an admin sees payouts, but neither creates nor pays them', async () => {
    const { payout, item } = await calls.one();
    const admin = await tokenOf(service, campaign, 'admin');
    expect((await calls.call('GET', `payout-items?payout_id=${payout.id}`, undefined, admin)).body.data).toMatchObject([
      { label: 'a***@partner.dev' },
    ]);
    for (const [path, body] of [
      ['payouts', {}],
      [`payouts/${payout.id}/pay`, { item_ids: [item.id] }],
    ] as const) {
      expect((await calls.call('POST', path, body, admin)).body.error.code).toBe('insufficient_role');
    }
  });
});
