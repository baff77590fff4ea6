import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { as } from '../manage/support.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell, visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';

// Totals by the notes of partners on clicks: the 100 largest, and all others as one. test/stats/stats-property compares any.

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1e9 })));
afterAll(() => service.stop());

let campaign: Campaign;
let token: string;
beforeEach(async () => {
  campaign = await service.make.campaign();
  ({ apiToken: token } = await service.make.member(campaign.id, 'viewer'));
});

interface Group {
  sub: string | null;
  clicks: number;
  currencies: { sales: { count: number } }[];
}
const get = (query: Record<string, string> = {}) => {
  const search = new URLSearchParams({ group_by: 'sub', limit: '100', ...query }).toString();
  return as(service, token)('GET', `programs/${campaign.id}/stats?${search}`);
};

async function allGroups(query: Record<string, string> = {}): Promise<Group[]> {
  const groups: Group[] = [];
  let cursor: string | null = null;
  do {
    const { status, body } = await get({ ...query, ...(cursor !== null && { cursor }) });
    expect(status).toBe(200);
    groups.push(...(body.data as Group[]));
    ({ next_cursor: cursor } = body.page as { next_cursor: string | null });
  } while (cursor !== null);
  return groups;
}

test('101 notes are 100 groups and the rest, on pages of any length', async () => {
  for (let i = 0; i < 101; i++) await visit(service, campaign, { sub: `note-${String(i).padStart(3, '0')}` });
  for (let i = 0; i < 2; i++) await visit(service, campaign, { sub: 'note-100' });
  await visit(service, campaign, { sub: 'note-099' });
  const groups = await allGroups();
  expect(groups).toHaveLength(101);
  expect(groups.slice(0, 3).map(({ sub, clicks }) => [sub, clicks])).toEqual([
    ['note-100', 3],
    ['note-099', 2],
    ['note-000', 1],
  ]);
  expect(groups.at(-1)).toMatchObject({ sub: null, clicks: 1 });
  expect(await allGroups({ limit: '7' })).toEqual(groups);
});

test('what came without a note is a group of its own', async () => {
  await sell(service, campaign, { click_id: await visit(service, campaign) });
  await sell(service, campaign, { click_id: await visit(service, campaign, { sub: 'podcast' }) });
  await visit(service, campaign, { sub: 'podcast' });
  const groups = await allGroups();
  expect(groups.map(({ sub, clicks, currencies }) => [sub, clicks, currencies[0]?.sales.count])).toEqual([
    ['podcast', 2, 1],
    ['', 1, 1],
  ]);
});

test('a range is at most 90 days', async () => {
  const to = new Date(Math.ceil(service.clock.now().getTime() / DAY) * DAY);
  const day = (ago: number) => new Date(to.getTime() - ago * DAY).toISOString().slice(0, 10);
  expect((await get({ from: day(90), to: day(0) })).status).toBe(200);
  const refused = await get({ from: day(91), to: day(0) });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({
    error: { message: 'With group_by=sub, to must be a date after from, at most 90 days later.' },
  });
});
