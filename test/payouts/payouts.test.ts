import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payAsOperator } from '../../src/operator/move-commissions.ts';
import { startService, type Service } from '../support/service.ts';
import { ownedCampaign, type OwnedCampaign } from '../commissions/support.ts';
import { auditEntries } from '../manage/support.ts';
import { anotherPartner, expectLedger, payable, payoutCampaign, type PayoutCalls } from './support.ts';

// Creating a payout claims commissions and freezes amounts and destinations; paying, failing, cancelling and reopening are
// entries, never edits.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: OwnedCampaign;
let calls: PayoutCalls;
beforeEach(async () => void ({ campaign, calls } = await payoutCampaign(service)));

const commission = async (id: number) => (await calls.get(id)).commission;
const refund = (transaction_id: string, cents?: number) =>
  service.refund({ transaction_id, refund_amount_cents: cents }, { key: campaign.key });

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
    const paid = await calls.one();
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
    const { commission_id, transaction_id, payout } = await calls.one();
    expect(await calls.change('hold', [commission_id], 'Wait')).toEqual(['in_payout']);
    expect(await calls.change('reject', [commission_id], 'A fraud')).toEqual(['in_payout']);
    expect(await calls.change('approve', [commission_id])).toEqual(['unchanged']);
    expect((await refund(transaction_id)).body).toMatchObject({ status: 'clawed_back', deduction_cents: 2000 });
    expect(await commission(commission_id)).toMatchObject({ amount_cents: 2000, payout_id: payout.id });
    await expectLedger(service);
  });
});

describe('what the operator pays', () => {
  test('is an item of its own, less what the partner owes', async () => {
    const paid = await calls.one();
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
    const { transaction_id, payout, item, commission_id } = await calls.one();
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
  const { payout, item } = await calls.one();
  await calls.act('pay', payout.id, { item_ids: [item.id] });
  const second = await calls.one();
  const ids = async (path: string) => (await calls.ok('GET', path)).map(({ id }: { id: number }) => id);
  expect(await ids('payouts')).toEqual([second.payout.id, payout.id]);
  expect(await ids('payouts?currency=EUR')).toEqual([]);
  expect(await ids('payout-items')).toEqual([second.item.id, item.id]);
  expect(await ids('payout-items?status=paid')).toEqual([item.id]);
  expect(await ids(`payout-items?partner_id=${campaign.partnerId}&status=open`)).toEqual([second.item.id]);
  const other = await ownedCampaign(service);
  expect(await ids(`payout-items?partner_id=${other.partnerId}`)).toEqual([]);
});
