import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../src/lib/clock.ts';
import { payAsOperator } from '../../../src/store/payouts/operator.ts';
import { sell } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import { ownedCampaign, tokenOf, type OwnedCampaign } from '../commissions/support.ts';
import { auditEntries } from '../support.ts';
import { anotherPartner, expectLedger, payable, payoutCalls, payoutCampaign } from './support.ts';

// Creating a payout claims commissions and freezes amounts and destinations; paying, failing, cancelling and reopening are
// entries, never edits.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: OwnedCampaign;
let calls: ReturnType<typeof payoutCalls>;
beforeEach(async () => void ({ campaign, calls } = await payoutCampaign(service)));

/** A payout of one commission of 20.00. */
async function one() {
  const sold = await calls.approved();
  const payout = await calls.create();
  const [item] = await calls.items(payout.id);
  return { ...sold, payout, item };
}
const commission = async (id: number) => (await calls.get(id)).commission;
const refund = (transaction_id: string, cents?: number) =>
  service.refund({ transaction_id, refund_amount_cents: cents }, { key: campaign.key });

describe('a preview', () => {
  test('says who would be paid, and changes nothing', async () => {
    const sold = await calls.approved();
    await calls.approved();
    const preview = await calls.preview();
    const { partnerId: partner_id, partnershipId: partnership_id } = campaign;
    expect(preview).toMatchObject({
      currency: 'USD',
      minimum_cents: 0,
      total_cents: 4000,
      commissions: 2,
      excluded: [],
    });
    const label = 'a***@partner.dev';
    expect(preview.items).toEqual([
      { partner_id, partnership_id, amount_cents: 4000, commissions: 2, method: 'paypal', label },
    ]);
    expect(await calls.preview()).toEqual({ ...preview, as_of: expect.any(String) });
    expect(await commission(sold.commission_id)).toMatchObject({ status: 'approved', payout_id: null });
  });

  test('says since when it is due, and when a method that waits can be used', async () => {
    const sold = await calls.approved();
    await calls.approved();
    expect((await calls.preview()).due_since).toBe((await commission(sold.commission_id)).approved_at);
    const usable_from = new Date(service.clock.now().getTime() + DAY);
    await service.db.knex('payout_methods').where({ partner_id: campaign.partnerId }).update({ usable_from });
    expect(await calls.preview()).toMatchObject({
      due_since: null,
      excluded: [{ reason: 'method_waits', usable_from: usable_from.toISOString() }],
    });
  });

  test('names partners if asked, which needs the scope of partners', async () => {
    const { payout } = await one();
    await calls.approved();
    const partner = { id: campaign.partnerId, name: 'Anna', status: 'joined', email: expect.any(String) };
    expect((await calls.preview('?expand=partner')).items).toMatchObject([{ partner }]);
    const path = `payout-items?payout_id=${payout.id}&expand=partner`;
    expect(await calls.ok('GET', path)).toMatchObject([{ partner }]);
    const viewer = await calls.call('GET', path, undefined, await tokenOf(service, campaign, 'viewer'));
    expect(viewer.body.data).toMatchObject([{ partner: { name: 'Anna', email: null } }]);
    const token = await service.make.apiToken(campaign.accountId, { scopes: ['payouts.read'] });
    expect((await calls.call('GET', path, undefined, token)).status).toBe(403);
    await service.db.knex('payout_methods').where({ partner_id: campaign.partnerId }).del();
    expect((await calls.preview('?expand=partner')).excluded).toMatchObject([{ partner }]);
  });

  test('a viewer does not see where the money goes', async () => {
    await calls.approved();
    const { body } = await calls.call('GET', 'payouts/preview', undefined, await tokenOf(service, campaign, 'viewer'));
    expect(body.data.items).toMatchObject([{ amount_cents: 2000, label: null }]);
  });

  test.each<[string, object, () => Promise<unknown>]>([
    [
      'below_minimum',
      {},
      () => service.db.knex('programs').where({ id: campaign.id }).update({ minimum_payout_cents: 2001 }),
    ],
    ['no_method', {}, () => service.db.knex('payout_methods').where({ partner_id: campaign.partnerId }).del()],
    [
      'method_waits',
      {},
      () =>
        service.db
          .knex('payout_methods')
          .where({ partner_id: campaign.partnerId })
          .update({ usable_from: new Date(service.clock.now().getTime() + 3 * DAY) }),
    ],
    [
      'partner_erased',
      { partner_id: null },
      () => service.db.knex('partnerships').where({ id: campaign.partnershipId }).update({ partner_id: null }),
    ],
  ])('says why a partner would not be paid: %s', async (reason, more, change) => {
    const { commission_id } = await calls.approved();
    await change();
    const { items, excluded } = await calls.preview();
    expect(items).toEqual([]);
    expect(excluded).toMatchObject([
      { reason, partnership_id: campaign.partnershipId, amount_cents: 2000, commissions: 1, ...more },
    ]);
    const refused = await calls.call('POST', 'payouts', {});
    expect([refused.status, refused.body.error.code]).toEqual([409, 'nothing_due']);
    if (reason !== 'partner_erased') expect((await commission(commission_id)).payout_id).toBeNull();
  });

  test('leaves out what is on hold, what is pending, and what was approved after the cutoff', async () => {
    const held = await calls.approved();
    await calls.change('hold', [held.commission_id], 'Wait');
    const early = await calls.approved();
    const cutoff = service.clock.now().toISOString();
    service.clock.advance({ seconds: 1 });
    await calls.approved();
    await sell(service, campaign);
    const { items, excluded } = await calls.preview(`?cutoff=${cutoff}`);
    expect(items).toMatchObject([{ amount_cents: 2000, commissions: 1 }]);
    expect(excluded).toMatchObject([{ reason: 'on_hold', amount_cents: 2000, commissions: 1 }]);
    const payout = await calls.create({ cutoff });
    expect((await commission(early.commission_id)).payout_id).toBe(payout.id);
    expect(payout).toMatchObject({ cutoff, held_back: [{ reason: 'on_hold', partners: 1, amount_cents: 2000 }] });
  });

  test('a cutoff that is ahead is refused', async () => {
    const cutoff = new Date(service.clock.now().getTime() + 60_000).toISOString();
    for (const answer of [
      await calls.call('GET', `payouts/preview?cutoff=${cutoff}`),
      await calls.call('POST', 'payouts', { cutoff }),
    ]) {
      expect([answer.status, answer.body.error.details]).toEqual([400, { field: 'cutoff' }]);
    }
  });
});

describe('a payout', () => {
  test('claims the commissions of each partner as one item', async () => {
    const other = await anotherPartner(service, campaign);
    await payable(service, other.partnerId, { kind: 'sepa', label: 'DE•• 7890' });
    const sold = [await calls.approved(), await calls.approved(), await calls.approved({}, other)];
    const payout = await calls.create({ note: 'November' });
    expect(payout).toMatchObject({ number: 1, status: 'open', total_cents: 6000, commissions: 3, note: 'November' });
    expect(payout.reference).toBe(`RT-${campaign.id.toString(36).toUpperCase()}-1`);
    expect(payout.items).toEqual({ open: 2, paid: 0, failed: 0, cancelled: 0 });
    const items = await calls.items(payout.id);
    expect(items).toMatchObject([
      { partner_id: campaign.partnerId, amount_cents: 4000, method: 'paypal', status: 'open' },
      { partner_id: other.partnerId, amount_cents: 2000, method: 'sepa', label: 'DE•• 7890' },
    ]);
    expect(items[1].reference).toBe(`${payout.reference}-2`);
    for (const { commission_id } of sold) {
      const { commission: shown, entries } = await calls.get(commission_id);
      expect(shown).toMatchObject({ status: 'approved', payout_id: payout.id });
      expect(entries.at(-1)).toMatchObject({ kind: 'claimed', amount_cents: 0, status: null });
    }
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'payout.create',
      target_id: payout.id,
      after: { total_cents: 6000, items: 2 },
    });
    await expectLedger(service);
  });

  test('claims nothing twice', async () => {
    await calls.approved();
    const answers = await Promise.all(Array.from({ length: 5 }, () => calls.call('POST', 'payouts', {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    await calls.approved();
    expect(await calls.create()).toMatchObject({ number: 2, total_cents: 2000 });
    await expectLedger(service);
  });

  test('is exactly the one of the preview, or none', async () => {
    await calls.approved();
    const { version } = await calls.preview();
    await calls.approved();
    const outdated = await calls.call('POST', 'payouts', { expected_version: version });
    expect([outdated.status, outdated.body.error.code]).toEqual([409, 'preview_outdated']);
    const large = await calls.call('POST', 'payouts', { max_total_cents: 3999 });
    expect([large.status, large.body.error.details]).toEqual([409, { total_cents: 4000 }]);
    expect(await service.db.knex('payouts').where({ program_id: campaign.id })).toEqual([]);
    const now = await calls.preview();
    expect(await calls.create({ expected_version: now.version, max_total_cents: 4000 })).toMatchObject({
      total_cents: 4000,
    });
  });

  test('takes back what a partner owes, whatever the cutoff', async () => {
    const paid = await one();
    await calls.act('pay', paid.payout.id, { item_ids: [paid.item.id] });
    expect((await refund(paid.transaction_id, 2500)).body).toMatchObject({
      status: 'clawed_back',
      deduction_cents: 500,
    });
    expect((await calls.preview()).excluded).toMatchObject([{ reason: 'not_positive', amount_cents: -500 }]);
    await calls.approved();
    const payout = await calls.create();
    expect(payout).toMatchObject({ total_cents: 1500, commissions: 2 });
    await expectLedger(service);
  });

  test('of certain partners, with another minimum, in another currency', async () => {
    const other = await anotherPartner(service, campaign);
    await payable(service, other.partnerId);
    await calls.approved();
    await calls.approved({}, other);
    await calls.approved({ currency: 'EUR' }, other);
    expect(await calls.create({ partner_ids: [other.partnerId] })).toMatchObject({
      total_cents: 2000,
      currency: 'USD',
    });
    expect(await calls.create({ currency: 'EUR' })).toMatchObject({ total_cents: 2000, currency: 'EUR' });
    expect((await calls.call('POST', 'payouts', { minimum_cents: 2001 })).body.error.code).toBe('nothing_due');
    expect(await calls.create({ minimum_cents: 2000 })).toMatchObject({ total_cents: 2000, minimum_cents: 2000 });
  });

  test('a claimed commission is neither held nor rejected, and a refund of it is a clawback', async () => {
    const { commission_id, transaction_id, payout } = await one();
    expect(await calls.change('hold', [commission_id], 'Wait')).toEqual(['in_payout']);
    expect(await calls.change('reject', [commission_id], 'A fraud')).toEqual(['in_payout']);
    expect(await calls.change('approve', [commission_id])).toEqual(['unchanged']);
    expect((await refund(transaction_id)).body).toMatchObject({ status: 'clawed_back', deduction_cents: 2000 });
    expect(await commission(commission_id)).toMatchObject({ amount_cents: 2000, payout_id: payout.id });
    await expectLedger(service);
  });
});

describe('an item', () => {
  test('that is paid pays its commissions, once', async () => {
    const { commission_id, payout, item } = await one();
    const paid_at = '2026-11-20T10:00:00.000Z';
    const body = { item_ids: [item.id], paid_at, reference: 'PP-1' };
    expect(await calls.act('pay', payout.id, body)).toEqual(['done']);
    expect(await calls.act('pay', payout.id, body)).toEqual(['unchanged']);
    expect(await calls.act('pay', payout.id, { ...body, reference: 'PP-2' })).toEqual(['already_paid']);
    expect(await commission(commission_id)).toMatchObject({ status: 'paid', paid_at, payout_id: payout.id });
    expect(await calls.items(payout.id)).toMatchObject([{ status: 'paid', paid_at, external_reference: 'PP-1' }]);
    expect(await calls.ok('GET', `payouts/${payout.id}`)).toMatchObject({ status: 'settled' });
    await expectLedger(service);
  });

  test.each([
    ['cancel', {}, 'cancelled'],
    ['fail', { reason: 'No such account' }, 'failed'],
  ])('is ended by %s: its commissions are due again, as before', async (name, more, status) => {
    const { commission_id, payout, item } = await one();
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
    const { commission_id, payout, item } = await one();
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

  test('that was reported by mistake is reopened, and paid once', async () => {
    const { commission_id, payout, item } = await one();
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

  test('that was exported is cancelled only if the file was not sent', async () => {
    const { payout, item } = await one();
    await service.db.knex('payout_items').where({ id: item.id }).update({ exported_at: service.clock.now() });
    expect(await calls.act('cancel', payout.id, { item_ids: [item.id] })).toEqual(['exported']);
    expect(await calls.act('cancel', payout.id, { item_ids: [item.id], not_sent: true })).toEqual(['done']);
  });

  test('all open ones are meant only if they sum to what is expected', async () => {
    const { payout } = await one();
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
    const { payout } = await one();
    const { status, body: answer } = await calls.call('POST', `payouts/${payout.id}/pay`, body);
    expect([status, answer.error.details.field]).toEqual([400, 'item_ids']);
  });

  test('of another payout or program is unknown', async () => {
    const { payout, item } = await one();
    const { campaign: other, calls: others } = await payoutCampaign(service);
    await others.approved();
    const foreign = await others.create();
    expect(await others.act('pay', foreign.id, { item_ids: [item.id] })).toEqual(['unknown']);
    expect((await others.call('POST', `payouts/${payout.id}/pay`, { item_ids: [item.id] })).status).toBe(404);
    expect((await others.call('GET', `payouts/${payout.id}`)).status).toBe(404);
    expect(other.id).not.toBe(campaign.id);
  });

  test('an admin sees payouts, but neither creates nor pays them', async () => {
    const { payout, item } = await one();
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

describe('what the operator pays', () => {
  test('is an item of its own, less what the partner owes', async () => {
    const paid = await one();
    await calls.act('pay', paid.payout.id, { item_ids: [paid.item.id] });
    await refund(paid.transaction_id, 2500);
    const { commission_id } = await calls.approved();
    const { judgement, commission: shown } = await payAsOperator(service.db, commission_id, service.clock.now());
    expect([judgement.kind, shown]).toMatchObject(['done', { status: 'paid' }]);
    expect(await calls.items(shown!.payout_id!)).toMatchObject([
      { amount_cents: 1500, commissions: 2, method: 'other', label: null, status: 'paid' },
    ]);
    expect((await payAsOperator(service.db, commission_id, service.clock.now())).judgement.kind).toBe('unchanged');
    await expectLedger(service);
  });

  test('is refused if nothing is left, or if it is in a payout', async () => {
    const { transaction_id, payout, item, commission_id } = await one();
    const judgementOf = async (id: number) => (await payAsOperator(service.db, id, service.clock.now())).judgement;
    expect(await judgementOf(commission_id)).toEqual({ kind: 'refused', obstacle: 'in_payout' });
    await calls.act('pay', payout.id, { item_ids: [item.id] });
    await refund(transaction_id);
    const small = await calls.approved({ amount_cents: 5000 });
    expect(await judgementOf(small.commission_id)).toEqual({ kind: 'refused', obstacle: 'negative' });
    await expectLedger(service);
  });
});

test('lists are filtered by payout, status, partner and currency', async () => {
  const { payout, item } = await one();
  await calls.act('pay', payout.id, { item_ids: [item.id] });
  const second = await one();
  const ids = async (path: string) => (await calls.ok('GET', path)).map(({ id }: { id: number }) => id);
  expect(await ids('payouts')).toEqual([second.payout.id, payout.id]);
  expect(await ids('payouts?currency=EUR')).toEqual([]);
  expect(await ids('payout-items')).toEqual([second.item.id, item.id]);
  expect(await ids('payout-items?status=paid')).toEqual([item.id]);
  expect(await ids(`payout-items?partner_id=${campaign.partnerId}&status=open`)).toEqual([second.item.id]);
  const other = await ownedCampaign(service);
  expect(await ids(`payout-items?partner_id=${other.partnerId}`)).toEqual([]);
});
