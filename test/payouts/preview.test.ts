import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { sell } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { tokenOf, type OwnedCampaign } from '../commissions/support.ts';
import { anotherPartner, payable, payoutCampaign, type PayoutCalls } from './support.ts';

// A preview says who would be paid, who would not, and why; it changes nothing.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: OwnedCampaign;
let calls: PayoutCalls;
beforeEach(async () => void ({ campaign, calls } = await payoutCampaign(service)));

const commission = async (id: number) => (await calls.get(id)).commission;

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

  test('says in which currencies a partner can be paid who has no method for this one', async () => {
    await calls.approved();
    const { partnerId } = campaign;
    await service.db.knex('payout_methods').where({ partner_id: partnerId }).update({ currency: 'EUR' });
    const { excluded } = await calls.preview();
    expect(excluded).toMatchObject([{ reason: 'no_method', partner_id: partnerId, method_currencies: ['EUR'] }]);
    await service.db.knex('payout_methods').where({ partner_id: partnerId }).del();
    expect((await calls.preview()).excluded[0]).not.toHaveProperty('method_currencies');
  });

  test('leaves out what would make the sum inexact, of one partner or of several, and another payout has it', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    ({ campaign, calls } = await payoutCampaign(service, { commission_rate: 100 }));
    const other = await anotherPartner(service, campaign);
    await payable(service, other.partnerId);
    for (const whose of [campaign, campaign, other]) await calls.approved({ amount_cents: most }, whose);
    await calls.approved({ amount_cents: 1 }, other);
    const whole = { amount_cents: most, commissions: 1 };
    const [mine, others] = [campaign, other].map(({ partnershipId: partnership_id }) => ({ partnership_id }));
    expect(await calls.preview()).toMatchObject({
      total_cents: most,
      items: [{ ...mine, ...whole }],
      excluded: [
        { ...mine, reason: 'too_large', ...whole },
        { ...others, reason: 'too_large', amount_cents: 1, commissions: 1 },
        { ...others, reason: 'too_large', ...whole },
      ],
    });
    const balance = await calls.ok('GET', `partners/${campaign.partnerId}/balance`);
    expect(balance.currencies).toMatchObject([{ owed_cents: most, approved: { amount_cents: most, count: 2 } }]);
    const totals: number[] = [];
    for (let left = 4; left > 0; left--) {
      const payout = await calls.create();
      const [item] = await calls.items(payout.id);
      totals.push(payout.total_cents);
      expect(await calls.act('pay', payout.id, { item_ids: [item.id] })).toEqual(['done']);
    }
    expect(totals).toEqual([most, most, most, 1]);
    expect(await calls.preview()).toMatchObject({ items: [], excluded: [] });
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
    const { payout } = await calls.one();
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

  test("a partner's own minimum goes before that of the group, and that before the program's", async () => {
    await calls.approved();
    const [{ id: group }] = await calls.ok('GET', 'groups');
    await service.db.knex('programs').where({ id: campaign.id }).update({ minimum_payout_cents: 2_001 });
    const reasons = async (path: string, minimum_payout_cents: number | null) => {
      expect((await calls.call('PATCH', path, { minimum_payout_cents })).status).toBe(200);
      return (await calls.preview()).excluded.map(({ reason }: { reason: string }) => reason);
    };
    const partner = `partners/${campaign.partnerId}`;
    expect(await reasons(`groups/${group}`, 2_000)).toEqual([]);
    expect(await reasons(partner, 2_001)).toEqual(['below_minimum']);
    expect(await reasons(partner, 0)).toEqual([]);
    expect(await reasons(`groups/${group}`, 2_001)).toEqual([]);
    expect(await reasons(partner, null)).toEqual(['below_minimum']);
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
