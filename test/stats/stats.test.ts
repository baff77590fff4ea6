import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../../src/lib/clock.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell, visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { as } from '../manage/support.ts';

// GET …/stats: two partners, three links, two days, two currencies; before, while and after the events are rolled up.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let campaign: Campaign;
let token: string;
/** the first and the second day, and the day after them */
let days: string[];
let second: { partnerId: number; linkId: number; url: string };
let other: { linkId: number; url: string };

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const roll = () => rollUp(service.db, service.clock.now());

async function addLink(partnerId: number, partnership_id: number) {
  const code = service.make.unique('code');
  const row = { code, program_id: campaign.id, partner_id: partnerId, partnership_id, created_at: service.clock.now() };
  const [stored] = await service.db.knex('links').insert(row).returning<{ id: number }[]>('id');
  return { linkId: stored!.id, url: `https://brand.dev/?aff=${code}` };
}

beforeEach(async () => {
  campaign = await service.make.campaign({ lead_commission_cents: 300 });
  ({ apiToken: token } = await service.make.member(campaign.id, 'viewer'));
  const partnerId = await service.make.partner();
  second = { partnerId, ...(await addLink(partnerId, await service.make.partnership(campaign.id, partnerId))) };
  other = await addLink(campaign.partnerId, campaign.partnershipId);
  // The first day begins at noon, so that the second one is still over 12 hours later.
  const noon = new Date(Math.ceil(service.clock.now().getTime() / DAY) * DAY + DAY / 2);
  service.clock.set(noon);
  token = await service.make.apiToken((await service.make.member(campaign.id, 'viewer')).accountId);
  days = [0, 1, 2].map((n) => dayOf(new Date(noon.getTime() + n * DAY)));
  const { key } = campaign;
  const click_id = await visit(service, campaign);
  await service.lead({ click_id, customer_key: service.make.unique('user') }, { key });
  const { transaction_id } = await sell(service, campaign, { click_id });
  await visit(service, other);
  service.clock.advance({ ms: 11 * HOUR + 59 * 60_000 });
  await sell(service, campaign, { click_id: await visit(service, second), currency: 'EUR', amount_cents: 500 });
  service.clock.advance({ ms: 2 * 60_000 });
  await service.refund({ transaction_id, refund_amount_cents: 2_500 }, { key });
  await visit(service, campaign);
  await service.sale({ amount_cents: 1, additional_data: { test_mode: true } }, { key });
  await sell(service, await service.make.campaign());
});

const get = (query: Record<string, string> = {}) => {
  const search = new URLSearchParams({ from: days[0]!, to: days[2]!, ...query }).toString();
  return as(service, token)('GET', `programs/${campaign.id}/stats?${search}`);
};
const groups = async (query: Record<string, string> = {}) => {
  const { status, body } = await get(query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

const USD_SALE = { currency: 'USD', sales: { count: 1, amount_cents: 10_000 } };
const EUR = {
  currency: 'EUR',
  sales: { count: 1, amount_cents: 500 },
  refunds: { count: 0, amount_cents: 0 },
  commission_cents: 100,
};
const NO_REFUND = { refunds: { count: 0, amount_cents: 0 } };
const REFUND = { refunds: { count: 1, amount_cents: 2_500 } };
const NOTHING = { day: null, partner_id: null, link_id: null, sub: null, clicks: 0, leads: 0, currencies: [] };

/** Every total of the story. */
async function expectTotals() {
  expect(await groups()).toEqual([
    { ...NOTHING, clicks: 4, leads: 1, currencies: [EUR, { ...USD_SALE, ...REFUND, commission_cents: 1_800 }] },
  ]);
  expect(await groups({ group_by: 'day' })).toEqual([
    {
      ...NOTHING,
      day: days[1],
      clicks: 1,
      currencies: [{ ...REFUND, currency: 'USD', sales: { count: 0, amount_cents: 0 }, commission_cents: -500 }],
    },
    {
      ...NOTHING,
      day: days[0],
      clicks: 3,
      leads: 1,
      currencies: [EUR, { ...USD_SALE, ...NO_REFUND, commission_cents: 2_300 }],
    },
  ]);
  const whole = { ...USD_SALE, ...REFUND, commission_cents: 1_800 };
  const first = { ...NOTHING, partner_id: campaign.partnerId };
  const theirs = { ...NOTHING, partner_id: second.partnerId };
  expect(await groups({ group_by: 'partner' })).toEqual([
    { ...theirs, clicks: 1, currencies: [EUR] },
    { ...first, clicks: 3, leads: 1, currencies: [whole] },
  ]);
  expect(await groups({ group_by: 'link' })).toEqual([
    { ...first, link_id: other.linkId, clicks: 1 },
    { ...theirs, link_id: second.linkId, clicks: 1, currencies: [EUR] },
    { ...first, link_id: campaign.linkId, clicks: 2, leads: 1, currencies: [whole] },
  ]);
}

describe('200', () => {
  test('the totals are exact before, between and after the roll-ups', async () => {
    await expectTotals();
    service.clock.advance({ ms: 14 * 60_000 });
    // Only the events of the first day are old enough.
    await roll();
    expect((await service.db.knex('daily_totals').where({ program_id: campaign.id })).length).toBeGreaterThan(0);
    await expectTotals();
    service.clock.advance({ ms: 2 * HOUR });
    await roll();
    await expectTotals();
  });

  test('as_of is the time of the request', async () => {
    expect((await get()).body.as_of).toBe(service.clock.now().toISOString());
  });

  test('without a range, the totals are those of 30 days that end with today', async () => {
    const { body } = await as(service, token)('GET', `programs/${campaign.id}/stats`);
    const from = dayOf(new Date(Date.parse(days[2]!) - 30 * DAY));
    expect(body).toMatchObject({ from, to: days[2], data: [{ clicks: 4 }] });
  });

  test('`to` is exclusive', async () => {
    expect(await groups({ to: days[1]! })).toMatchObject([{ clicks: 3 }]);
    expect(await groups({ from: days[1]! })).toMatchObject([{ clicks: 1, leads: 0 }]);
    await roll();
    expect(await groups({ from: days[2]!, to: dayOf(new Date(Date.parse(days[2]!) + DAY)) })).toEqual([]);
  });

  test('partner_id limits the totals to a partner', async () => {
    const partner_id = String(second.partnerId);
    expect(await groups({ partner_id })).toEqual([{ ...NOTHING, clicks: 1, currencies: [EUR] }]);
    expect(await groups({ partner_id, group_by: 'link' })).toMatchObject([{ link_id: second.linkId }]);
    expect(await groups({ partner_id: '999999' })).toEqual([]);
  });

  test.each(['day', 'partner', 'link'])('pages by %s have each group once', async (group_by) => {
    for (const order of ['newest', 'oldest']) {
      const all = await groups({ group_by, order });
      const found: object[] = [];
      for (let more: Record<string, string> = {}; ;) {
        const { body } = await get({ group_by, order, limit: '1', ...more });
        found.push(...body.data);
        if (!body.page.has_more) break;
        more = { cursor: body.page.next_cursor as string };
      }
      expect(found).toEqual(all);
    }
  });

  test('an erased partner keeps its totals, without a name', async () => {
    await service.db.knex('partners').where({ id: second.partnerId }).delete();
    expect(await groups({ group_by: 'partner' })).toMatchObject([
      { partner_id: null, clicks: 1, currencies: [EUR] },
      { partner_id: campaign.partnerId },
    ]);
  });
});

describe('400', () => {
  test.each<[string, Record<string, string>, string]>([
    ['a range that ends before it begins', { from: '2026-02-01', to: '2026-01-31' }, 'to'],
    ['an empty range', { from: '2026-02-01', to: '2026-02-01' }, 'to'],
    ['367 days', { from: '2026-01-01', to: '2027-01-03' }, 'to'],
    ['a date that does not exist', { from: '2026-02-30' }, 'from'],
    ['a time', { to: '2026-02-01T00:00:00Z' }, 'to'],
    ['another division', { group_by: 'hour' }, 'group_by'],
    ['an unknown filter', { link_id: '7' }, 'link_id'],
    ['a page of 101', { limit: '101' }, 'limit'],
  ])('%s', async (_, query, field) => {
    const { status, body } = await get(query);
    expect([status, body.error.code, body.error.details]).toEqual([400, 'invalid_request', { field }]);
  });

  test('366 days are accepted', async () => {
    expect((await get({ from: '2024-01-01', to: '2025-01-01' })).status).toBe(200);
  });
});
