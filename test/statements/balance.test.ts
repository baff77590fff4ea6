import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { sell } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import type { OwnedCampaign } from '../commissions/support.ts';
import type { PayoutCalls } from '../payouts/support.ts';
import { as } from '../manage/support.ts';
import { statementCampaign } from './support.ts';

// What a partner is owed, now and at a past time, and what the next payout pays.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: OwnedCampaign;
let calls: PayoutCalls;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
let balance: (query?: string) => Promise<any>;
beforeEach(async () => void ({ campaign, calls, balance } = await statementCampaign(service)));

const at = () => `?at=${service.clock.now().toISOString()}`;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const amounts = ({ currencies }: any) =>
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  currencies.map(({ pending, held, approved, in_payout, paid, owed_cents }: any) =>
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    [...[pending, held, approved, in_payout, paid].map((part: any) => part.amount_cents), owed_cents],
  );

describe('the balance of a partner', () => {
  test('has each part with its commissions and reasons', async () => {
    expect((await balance()).currencies).toEqual([]);
    const pending = await sell(service, campaign);
    const held = await calls.approved();
    await calls.change('hold', [held.commission_id], 'We are checking');
    await calls.approved();
    const found = await balance();
    expect(amounts(found)).toEqual([[2000, 2000, 4000, 0, 0, 6000]]);
    expect(found.currencies[0].pending).toMatchObject({ count: 1, commissions: [{ id: pending.commission_id }] });
    expect(found.currencies[0].held.commissions).toMatchObject([
      { id: held.commission_id, kind: 'sale', amount_cents: 2000, reason: 'We are checking' },
    ]);
  });

  test('of a past time is what it was then', async () => {
    const seen: [string, unknown][] = [];
    const look = async () => {
      service.clock.advance({ seconds: 1 });
      seen.push([at(), amounts(await balance())]);
    };
    const sold = await sell(service, campaign);
    await look();
    await calls.change('approve', [sold.commission_id]);
    await look();
    await calls.change('hold', [sold.commission_id], 'Wait');
    await look();
    await calls.change('release', [sold.commission_id]);
    await service.refund({ transaction_id: sold.transaction_id, refund_amount_cents: 5000 }, { key: campaign.key });
    await look();
    service.clock.advance({ seconds: 1 });
    const payout = await calls.create();
    const [item] = await calls.items(payout.id);
    await look();
    await calls.act('pay', payout.id, { item_ids: [item.id] });
    await look();
    await service.refund({ transaction_id: sold.transaction_id }, { key: campaign.key });
    await look();
    expect(seen.map(([, then]) => then)).toEqual([
      [[2000, 0, 0, 0, 0, 2000]],
      [[0, 0, 2000, 0, 0, 2000]],
      [[0, 2000, 2000, 0, 0, 2000]],
      [[0, 0, 1000, 0, 0, 1000]],
      [[0, 0, 0, 1000, 0, 1000]],
      [[0, 0, 0, 0, 1000, 0]],
      [[-1000, 0, 0, 0, 1000, -1000]],
    ]);
    for (const [query, then] of seen) expect([query, amounts(await balance(query))]).toEqual([query, then]);
  });

  test('ahead is refused', async () => {
    const query = `?at=${new Date(service.clock.now().getTime() + 1).toISOString()}`;
    const { status, body } = await calls.call('GET', `partners/${campaign.partnerId}/balance${query}`);
    expect([status, body.error.details]).toEqual([400, { field: 'at' }]);
  });

  test.each(['yesterday', '2026-02-30T00:00:00Z', '%00'])('at %s is refused', async (at) => {
    const { status } = await calls.call('GET', `partners/${campaign.partnerId}/balance?at=${at}`);
    expect(status).toBe(400);
  });

  test('names twenty commissions of a part, and counts all', async () => {
    const row = { program_id: campaign.id, partnership_id: campaign.partnershipId, kind: 'adjustment', reason: 'Fee' };
    const times = { created_at: service.clock.now(), changed_at: service.clock.now() };
    const amount = { earned_cents: 5, amount_cents: 5, currency: 'USD', status: 'pending' };
    await service.db.knex('commissions').insert(Array.from({ length: 25 }, () => ({ ...row, ...amount, ...times })));
    const [{ pending }] = (await balance()).currencies;
    expect([pending.count, pending.amount_cents, pending.commissions.length]).toEqual([25, 125, 20]);
    expect(pending.commissions[0].reason).toBe('Fee');
  });
});

describe('the own balance', () => {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  let own: () => Promise<any>;
  let ask: ReturnType<typeof as>;
  beforeEach(async () => {
    const { accountId } = await service.make.person();
    await service.db.knex('partners').where({ id: campaign.partnerId }).update({ account_id: accountId });
    ask = as(service, await service.make.apiToken(accountId));
    own = async () => (await ask('GET', `partner/programs/${campaign.id}/balance`)).body.data;
  });
  const settings = (changes: object) => service.db.knex('programs').where({ id: campaign.id }).update(changes);

  test('says how much the next payout pays', async () => {
    await calls.approved();
    const [found] = (await own()).currencies;
    expect([found.approved, found.owed_cents]).toEqual([{ amount_cents: 2000, count: 1 }, 2000]);
    const paid = { date: null, amount_cents: 2000, commissions: 1, minimum_cents: 0, missing_cents: 0 };
    expect(found.next_payout).toEqual({ ...paid, blocked_by: [], usable_from: null, method: 'paypal' });
  });

  test('says what is missing and what blocks it', async () => {
    await settings({ minimum_payout_cents: 5000 });
    await calls.approved();
    const held = await calls.approved();
    await calls.change('hold', [held.commission_id], 'Wait');
    const usable_from = new Date(service.clock.now().getTime() + DAY);
    const methods = service.db.knex('payout_methods').where({ partner_id: campaign.partnerId });
    await methods.clone().update({ usable_from });
    expect((await own()).currencies[0].next_payout).toMatchObject({
      amount_cents: 2000,
      missing_cents: 3000,
      blocked_by: ['below_minimum', 'method_waits', 'on_hold'],
      usable_from: usable_from.toISOString(),
    });
    await methods.del();
    expect((await own()).currencies[0].next_payout.blocked_by).toEqual(['below_minimum', 'no_method', 'on_hold']);
  });

  test("says the partner's own minimum, also if nothing is due", async () => {
    await settings({ minimum_payout_cents: 5000 });
    const partnership = service.db.knex('partnerships').where({ id: campaign.partnershipId });
    await partnership.update({ minimum_payout_cents: 10_000 });
    await sell(service, campaign);
    expect((await own()).currencies[0].next_payout).toMatchObject({ minimum_cents: 10_000, missing_cents: 10_000 });
  });

  test('says that nothing is due', async () => {
    await sell(service, campaign);
    expect((await own()).currencies[0].next_payout).toMatchObject({
      amount_cents: 0,
      missing_cents: 1,
      blocked_by: ['not_positive'],
    });
  });

  test('goes with the own payouts, each with its commissions', async () => {
    const { payout, item, commission_id } = await calls.one();
    await calls.act('pay', payout.id, { item_ids: [item.id], reference: 'Batch 7' });
    const path = `partner/programs/${campaign.id}/payouts`;
    const { data } = (await ask('GET', path)).body;
    expect(data).toMatchObject([
      {
        id: item.id,
        status: 'paid',
        amount_cents: 2000,
        external_reference: 'Batch 7',
        payer_name: 'Brand',
        payee_name: 'Anna',
      },
    ]);
    const receipt = (await ask('GET', `${path}/${item.id}`)).body.data;
    expect(receipt).toMatchObject({ ...data[0], lines: [{ commission_id, kind: 'sale', amount_cents: 2000 }] });
    const other = await statementCampaign(service);
    const theirs = await other.calls.one();
    expect((await ask('GET', `${path}/${theirs.item.id}`)).status).toBe(404);
  });
});
