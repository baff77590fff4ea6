import { afterAll, beforeAll, expect, test } from 'vitest';
import { as } from '../manage/support.ts';
import { PERSON } from '../support/agents.ts';
import { startService, type Service } from '../support/service.ts';

// getVisits; test/portal/visits has that of partners.

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1e9 })));
afterAll(() => service.stop());

const follow = (code: string, headers: Record<string, string> = { 'user-agent': PERSON }) =>
  service.call(`/r/${code}`, { method: 'GET', headers });
const NOTHING = { bot: 0, prefetch: 0, no_agent: 0, head: 0, limit: 0 };

async function newLink() {
  const campaign = await service.make.campaign();
  const { apiToken } = await service.make.member(campaign.id, 'viewer');
  const get = async (query = '') => as(service, apiToken)('GET', `programs/${campaign.id}/visits?${query}`);
  const visits = async (query = '') => (await get(query)).body.data as unknown;
  return { ...campaign, get, visits };
}

test('counts who was sent on, who landed, and the machines by reason', async () => {
  const { code, visits, get } = await newLink();
  const locations = [];
  for (let i = 0; i < 3; i++) locations.push(new URL((await follow(code)).headers.location!));
  await follow(code, { 'user-agent': 'Googlebot/2.1' });
  await follow(code, { 'user-agent': PERSON, 'sec-purpose': 'prefetch' });
  await follow(code, {});
  await service.call(`/r/${code}`, { method: 'HEAD', headers: { 'user-agent': PERSON } });
  const [landing] = locations;
  const redirect_click_id = landing!.searchParams.get('click_id')!;
  const affiliate_url = landing!.href;
  await service.click({ affiliate_url, redirect_click_id });
  // A copied address lands once.
  await service.click({ affiliate_url, redirect_click_id });
  await expect.poll(visits, { timeout: 10_000 }).toEqual({
    sent: 3,
    landed: 1,
    landed_per_1000: 333,
    filtered: { ...NOTHING, bot: 1, prefetch: 1, no_agent: 1, head: 1 },
  });
  const today = service.clock.now().toISOString().slice(0, 10);
  expect((await get(`to=${today}`)).body).toMatchObject({ data: { sent: 0, landed_per_1000: null }, to: today });
  expect((await get('from=2026-01-02&to=2026-01-01')).status).toBe(400);
});

test('of one link, of one partner, and of no other program', async () => {
  const { code, linkId, partnerId, visits } = await newLink();
  const other = await newLink();
  await follow(code);
  await follow(other.code);
  await expect.poll(() => visits(`link_id=${linkId}`), { timeout: 10_000 }).toMatchObject({ sent: 1 });
  expect(await visits(`partner_id=${partnerId}`)).toMatchObject({ sent: 1 });
  for (const query of [`link_id=${other.linkId}`, `partner_id=${other.partnerId}`])
    expect(await visits(query)).toEqual({ sent: 0, landed: 0, landed_per_1000: null, filtered: NOTHING });
});
