import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickIds } from '../../support/rows.ts';
import { PERSON } from '../../support/agents.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 100 })));
afterAll(() => service.stop());

const follow = (path: string, headers: Record<string, string> = {}) =>
  service.call(`/r/${path}`, { method: 'GET', headers: { 'user-agent': PERSON, ...headers } });
const clicksOf = (programId: number) =>
  service.db.knex('clicks').where({ program_id: programId }).orderBy('occurred_at');

test('a visitor is sent to the program’s home page with the code and a signed click_id, and the click is recorded', async () => {
  const { id, code, linkId, partnershipId } = await service.make.campaign();
  const { status, headers, body } = await follow(code);
  expect(status).toBe(302);
  const location = new URL(headers.location!);
  expect(`${location.origin}${location.pathname}`).toBe('https://brand.dev/');
  expect([...location.searchParams.keys()]).toEqual(['aff', 'click_id']);
  expect(location.searchParams.get('aff')).toBe(code);
  const clickId = location.searchParams.get('click_id')!;
  expect(clickIds.read('production', clickId)).toEqual({
    programId: id,
    partnershipId,
    linkId,
    at: service.clock.now(),
  });
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(headers['referrer-policy']).toBeUndefined();
  expect(body).toBe(
    `<a href="${headers.location!.replaceAll('&', '&#38;')}">${headers.location!.replaceAll('&', '&#38;')}</a>\n`,
  );
  await expect.poll(() => clicksOf(id)).toHaveLength(1);
  expect(await clicksOf(id)).toMatchObject([
    { click_id: clickId, link_id: linkId, channel: 'redirect', page_url: null, referrer_url: null, sub: null },
  ]);
});

test('the click_id of a redirect suffices for a lead and a sale', async () => {
  const { key, code } = await service.make.campaign();
  const { headers } = await follow(code);
  const click_id = new URL(headers.location!).searchParams.get('click_id')!;
  const lead = await service.lead(
    { click_id, customer_key: service.make.unique('customer'), event_name: 'signup' },
    { key },
  );
  expect(lead.status).toBe(200);
  const sale = await service.sale(
    { click_id, transaction_id: service.make.unique('order'), amount_cents: 5_000, currency: 'USD' },
    { key },
  );
  expect(sale.body.data?.attributed ?? sale.body.attributed).toBe(true);
});

test('what a partner noted, and that a QR code was scanned, is stored and passed on; what names another link is not', async () => {
  const { id, code } = await service.make.campaign();
  const { headers } = await follow(
    `${code.toUpperCase()}/?utm_source=pod&sub=ep-12&sub2=a%20b&sub3=x~1&aff=other&click_id=x&ch=qr&to=`,
  );
  const { searchParams } = new URL(headers.location!);
  expect([...searchParams.keys()]).toEqual(['utm_source', 'aff', 'click_id', 'sub', 'sub3']);
  expect(searchParams.get('aff')).toBe(code);
  await expect.poll(() => clicksOf(id)).toMatchObject([{ channel: 'qr', sub: 'ep-12', sub2: null, sub3: 'x~1' }]);
});

test('a link that is turned off sends visitors on without aff, and nothing is recorded', async () => {
  const { id, code, linkId } = await service.make.campaign();
  await service.db.knex('links').where({ id: linkId }).update({ enabled: false });
  const { status, headers } = await follow(code);
  expect([status, headers.location]).toEqual([302, 'https://brand.dev/']);
  expect(await clicksOf(id)).toEqual([]);
});

const MACHINES: [reason: string, headers: Record<string, string>][] = [
  ['no_agent', { 'user-agent': '-' }],
  ['bot', { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }],
  ['prefetch', { 'sec-purpose': 'prefetch;prerender' }],
  ['prefetch', { purpose: 'prefetch' }],
  ['prefetch', { 'x-purpose': 'preview' }],
  ['prefetch', { 'x-moz': 'prefetch' }],
];
test('a page of a domain that the program has given up leads to its home page', async () => {
  const { id, code, linkId } = await service.make.campaign({ domain: 'former.dev' });
  await service.db.knex('links').where({ id: linkId }).update({ destination: 'https://former.dev/start' });
  expect((await follow(code)).headers.location).toContain('https://former.dev/start?');
  await service.db.knex('programs').where({ id }).update({ domain: 'brand.dev' });
  await expect.poll(async () => (await follow(code)).headers.location).toContain('https://brand.dev/?');
});

test('machines are sent on with aff alone, and counted by reason', async () => {
  const { id, code, linkId } = await service.make.campaign();
  for (const [, headers] of MACHINES) {
    const answer = await follow(code, headers);
    expect([answer.status, answer.headers.location]).toEqual([302, `https://brand.dev/?aff=${code}`]);
  }
  const counted = () => service.db.knex('visits').where({ program_id: id }).orderBy('outcome');
  await expect.poll(counted, { timeout: 10_000 }).toHaveLength(3);
  const row = { link_id: linkId };
  expect(await counted()).toMatchObject([
    { ...row, outcome: 'bot', n: 1 },
    { ...row, outcome: 'no_agent', n: 1 },
    { ...row, outcome: 'prefetch', n: 4 },
  ]);
  expect(await clicksOf(id)).toEqual([]);
});
