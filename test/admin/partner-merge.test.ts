import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rollUp } from '../../src/stats/roll-up.ts';
import { settleMergers } from '../../src/operator/merge-partners.ts';
import { anotherPartner, expectLedger, payable } from '../payouts/support.ts';
import { sell, visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { twinsOf } from './twins.ts';
import { operator, type Operator } from './support.ts';

let service: Service;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  await service.stop();
  admin.clean();
});

const twins = () => twinsOf(service, admin);
const row = (table: string, id: number) => service.db.knex(table).where({ id }).first();

describe('partner merge', () => {
  it('without --yes says what would happen, and changes nothing', async () => {
    const { calls, second, tryOut, both, campaign } = await twins();
    await calls.approved({}, second);
    const before = await both();
    const tried = await tryOut();
    expect(tried).toMatchObject({ code: 0, stderr: '' });
    expect(tried.document).toEqual({
      program_id: campaign.id,
      partner_id: second.partnerId,
      into_partner_id: campaign.partnerId,
      status: 'joined',
      dry_run: true,
      links: 1,
      codes: 0,
      customers: 1,
      moved: [{ currency: 'USD', amount_cents: 2000 }],
    });
    expect(await both()).toEqual(before);
    expect(await row('partnerships', second.partnershipId)).toMatchObject({ status: 'joined', merged_into: null });
  });

  it('moves links, codes, customers and what is approved and free, and says so', async () => {
    const { campaign, calls, second, merge, both } = await twins();
    const { body: code } = await calls.call('POST', 'codes', { partner_id: second.partnerId, code: campaign.code });
    const waiting = await visit(service, second);
    const sold = await calls.approved({}, second);
    const pending = await sell(service, { ...campaign, ...second });
    const done = await merge();
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.document).toMatchObject({ status: 'merged', dry_run: false, links: 1, codes: 1, customers: 2 });
    expect(await both()).toEqual([
      { all: 2000, free: 2000 },
      { all: 2000, free: 0 },
    ]);
    expect(await row('codes', code.data.id)).toMatchObject({ partnership_id: campaign.partnershipId });
    expect(await row('commissions', sold.commission_id)).toMatchObject({ partnership_id: second.partnershipId });
    // Each half says why.
    const pair = await service.db
      .knex('commissions')
      .where({ program_id: campaign.id, kind: 'adjustment' })
      .orderBy('id');
    const half = {
      status: 'approved',
      reason: `Merge of partner ${second.partnerId} into partner ${campaign.partnerId}`,
    };
    expect(pair).toMatchObject([
      { ...half, partnership_id: second.partnershipId, amount_cents: -2000 },
      { ...half, partnership_id: campaign.partnershipId, amount_cents: 2000 },
    ]);
    // What is approved later follows.
    expect(await calls.change('approve', [pending.commission_id])).toEqual(['done']);
    expect((await both()).map(({ free }) => free)).toEqual([4000, 0]);
    // Clicks of before and after the merge are the first partner's.
    for (const click_id of [waiting, await visit(service, second)]) {
      const { sale_id } = await sell(service, campaign, { click_id });
      expect(await row('sales', sale_id)).toMatchObject({ partnership_id: campaign.partnershipId });
    }
    const lead = await service.lead(
      { click_id: await visit(service, second), customer_key: service.make.unique('key') },
      { key: campaign.key },
    );
    expect(lead.status).toBe(200);
    expect(await service.db.knex('customers').where({ partnership_id: second.partnershipId })).toEqual([]);
    expect((await calls.ok('GET', `partners/${second.partnerId}`)).status).toBe('merged');
    await expectLedger(service);
  });

  it('takes back, restores and rejects at the first partner', async () => {
    const { campaign, calls, second, merge, both } = await twins();
    const [kept, refunded, rejected] = [
      await calls.approved({}, second),
      await calls.approved({}, second),
      await calls.approved({}, second),
    ];
    await merge();
    await service.refund({ transaction_id: refunded.transaction_id, refund_amount_cents: 5000 }, { key: campaign.key });
    expect(await both()).toEqual([
      { all: 5000, free: 5000 },
      { all: 0, free: 0 },
    ]);
    expect(await calls.change('reject', [rejected.commission_id], 'Own order')).toEqual(['done']);
    expect(await calls.change('hold', [kept.commission_id], 'Looks odd')).toEqual(['done']);
    expect((await both())[0]).toEqual({ all: 1000, free: 1000 });
    expect(await calls.change('release', [kept.commission_id])).toEqual(['done']);
    expect(await both()).toEqual([
      { all: 3000, free: 3000 },
      { all: 0, free: 0 },
    ]);
    const pair = await service.db.knex('commissions').where({ program_id: campaign.id, kind: 'adjustment' });
    const ids = pair.map(({ id }) => Number(id));
    expect(new Set(await calls.change('reject', ids, 'No'))).toEqual(new Set(['merged']));
    await expectLedger(service);
  });

  it('is refused where both have items of one payout, and follows an item that fails', async () => {
    const { campaign, calls, second, merge, both } = await twins();
    await payable(service, second.partnerId, {}, 'other@partner.dev');
    await calls.approved();
    await calls.approved({}, second);
    const { id } = await calls.create();
    expect(await merge()).toMatchObject({ code: 1, stderr: expect.stringContaining(`payout ${id}`) });
    const [own] = await service.db
      .knex('payout_items')
      .where({ payout_id: id, partnership_id: campaign.partnershipId });
    expect(await calls.act('cancel', id, { item_ids: [own.id] })).toEqual(['done']);
    expect(await merge()).toMatchObject({ code: 0 });
    expect((await both()).map(({ free }) => free)).toEqual([2000, 0]);
    const [other] = await service.db
      .knex('payout_items')
      .where({ payout_id: id, partnership_id: second.partnershipId });
    expect(await calls.act('fail', id, { item_ids: [other.id], reason: 'Returned' })).toEqual(['done']);
    expect((await both()).map(({ free }) => free)).toEqual([4000, 0]);
    service.clock.advance({ seconds: 1 });
    const { items, excluded } = await calls.preview();
    expect(items).toMatchObject([{ amount_cents: 4000 }]);
    expect(excluded).toEqual([]);
    await expectLedger(service);
  });

  it('can be repeated, chained and raced, but not undone or turned round', async () => {
    const { campaign, calls, second, merge, both } = await twins();
    const third = await anotherPartner(service, campaign);
    await calls.approved({}, second);
    const raced = await Promise.all([merge(), merge()]);
    expect(raced.map(({ code }) => code)).toEqual([0, 0]);
    expect((await merge()).document).toMatchObject({ status: 'merged', links: 0, moved: [] });
    expect(await merge(campaign.partnerId, second.partnerId)).toMatchObject({ code: 1 });
    expect(await merge(second.partnerId, third.partnerId)).toMatchObject({ code: 1 });
    expect(await merge(second.partnerId, second.partnerId)).toMatchObject({ code: 1 });
    const which = ['--program-id', campaign.id, '--partner-id', second.partnerId].map(String);
    expect(await admin.perform('partner', 'join', ...which)).toMatchObject({ code: 1 });
    expect(await admin.perform('partner', 'leave', ...which)).toMatchObject({ code: 1 });
    expect(await admin.perform('link', 'create', '--code', 'again-1', ...which)).toMatchObject({ code: 1 });
    expect((await calls.call('POST', `partners/${second.partnerId}/reinstate`)).status).toBe(409);

    const late = await sell(service, { ...campaign, ...second });
    expect(await merge(campaign.partnerId, third.partnerId)).toMatchObject({ code: 0 });
    expect(await calls.change('approve', [late.commission_id])).toEqual(['done']);
    const [first, merged] = await both();
    expect([first.free, merged.free]).toEqual([0, 0]);
    const sum = await service.db.knex('commissions').where({ partnership_id: third.partnershipId }).sum('amount_cents');
    expect(Number(sum[0]!.sum)).toBe(4000);
    await expectLedger(service);
  });

  it('heals what a request that was under way has left to the second', async () => {
    const { campaign, calls, second, merge, both } = await twins();
    const { sale_id, commission_id } = await sell(service, { ...campaign, ...second });
    await merge();
    const { customer_id } = await row('sales', sale_id);
    await service.db.knex('customers').where({ id: customer_id }).update({ partnership_id: second.partnershipId });
    const merged = service.db.knex('partnerships').where({ id: second.partnershipId });
    await merged.clone().update({ status: 'joined', merged_into: null });
    expect(await calls.change('approve', [commission_id])).toEqual(['done']);
    await merged.clone().update({ status: 'merged', merged_into: campaign.partnershipId });
    await settleMergers(service.db, service.clock, new AbortController().signal);
    expect(await row('customers', customer_id)).toMatchObject({ partnership_id: campaign.partnershipId });
    expect((await both()).map(({ free }) => free)).toEqual([2000, 0]);
  });

  it('counts leads where they were counted, however late the totals are rolled up', async () => {
    const { campaign, calls, second, merge } = await twins();
    const lead = { click_id: await visit(service, second), customer_key: service.make.unique('key') };
    await service.lead(lead, { key: campaign.key });
    await merge();
    const leads = async (partnerId: number) => (await calls.ok('GET', `partners/${partnerId}`)).totals.settled_leads;
    expect([await leads(second.partnerId), await leads(campaign.partnerId)]).toEqual([1, 0]);
    service.clock.advance({ seconds: 3600 });
    await rollUp(service.db, service.clock.now());
    expect([await leads(second.partnerId), await leads(campaign.partnerId)]).toEqual([1, 0]);
  });

  it('is explained, audited, and survives erasures', async () => {
    const { campaign, calls, second, merge, both } = await twins();
    const sold = await calls.approved({}, second);
    const pending = await sell(service, { ...campaign, ...second });
    await merge();
    const { customer_id } = await row('sales', sold.sale_id);
    expect((await calls.call('GET', `customers/${customer_id}/explain`)).status).toBe(200);
    expect((await calls.ok('GET', `customers/${customer_id}`)).partner_id).toBe(campaign.partnerId);
    const { data: log } = (await calls.call('GET', 'audit-log?action=partner.merge')).body;
    expect(log).toMatchObject([
      {
        target: { id: second.partnerId },
        before: { status: 'joined' },
        after: { status: 'merged', into_partner_id: campaign.partnerId },
      },
    ]);
    await admin.done('partner', 'erase', '--partner-id', String(second.partnerId));
    expect(await calls.change('approve', [pending.commission_id])).toEqual(['done']);
    expect((await both()).map(({ free }) => free)).toEqual([4000, 0]);
    await admin.done('partner', 'erase', '--partner-id', String(campaign.partnerId));
    await service.refund({ transaction_id: pending.transaction_id }, { key: campaign.key });
    expect((await both()).map(({ free }) => free)).toEqual([2000, 0]);
    await expectLedger(service);
  });
});
