import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickIds, countRows, customerOf } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const clickRow = (clickId: string) => service.db.knex('clicks').where({ click_id: clickId }).first();
/** The same text with its last character changed. */
const changed = (clickId: string) => clickId.slice(0, -1) + (clickId.endsWith('A') ? 'B' : 'A');
const long = (start: string, length: number) => start + 'x'.repeat(length - start.length);

test('a click returns only its click_id and the program’s cookie window', async () => {
  const { url } = await service.make.campaign({ cookie_window_days: 14 });
  const { status, body } = await service.click({ affiliate_url: url });
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, click_id: expect.any(String), cookie_window_days: 14 });
  expect(Object.keys(body)).toEqual(['success', 'click_id', 'cookie_window_days']);
});

test('a click_id has at least 128 random bits and is unique', async () => {
  const { url } = await service.make.campaign();
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => (await service.click({ affiliate_url: url })).body.click_id as string),
  );
  expect(new Set(ids).size).toBe(20);
  // The random part and the hash are the last 20 of 45 bytes: 26 whole characters, which hold 156 bits.
  for (const id of ids) expect(id).toMatch(/^clk_[A-Za-z0-9_-]{60}$/);
  for (let place = 38; place < 64; place++) expect(new Set(ids.map((id) => id[place])).size).toBeGreaterThan(3);
});

test('a click is one row of the link’s program and partner, whose customer has the status click', async () => {
  const { url, id, partnershipId, linkId } = await service.make.campaign();
  const { body } = await service.click({ affiliate_url: url });
  const whose = { program_id: id, partnership_id: partnershipId, link_id: linkId };
  const at = service.clock.now();
  expect(await service.db.knex('clicks').where({ program_id: id })).toMatchObject([
    { click_id: body.click_id, ...whose, occurred_at: at, additional_data: null },
  ]);
  expect(await customerOf(service.db, body.click_id)).toMatchObject({
    ...whose,
    id: null,
    status: 'click',
    customer_key: null,
    clicked_at: at,
    lead_at: null,
  });
});

test('a click_id says by itself which link of which program was clicked, and when', async () => {
  const { url, id: programId, partnershipId, linkId } = await service.make.campaign();
  const { body } = await service.click({ affiliate_url: url });
  const said = clickIds.read('production', body.click_id as string);
  expect(said).toEqual({ programId, partnershipId, linkId, at: service.clock.now() });
});

test('a click of a month that has no table yet is recorded, in any month', async () => {
  const { url, id } = await service.make.campaign();
  const now = service.clock.now();
  for (const month of ['2024-02-29T23:59:59.999Z', '2024-03-01T00:00:00.000Z', '2031-12-31T23:59:59.999Z']) {
    service.clock.set(month);
    const answers = await Promise.all([1, 2, 3].map(() => service.click({ affiliate_url: url })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await countRows(service.db, 'clicks', { program_id: id, occurred_at: new Date(month) })).toBe(3);
  }
  service.clock.set(now);
});

test('a code is matched without case', async () => {
  const { code, linkId } = await service.make.campaign();
  const { status, body } = await service.click({ affiliate_url: `https://brand.dev/?aff=${code.toUpperCase()}` });
  expect(status).toBe(200);
  expect((await clickRow(body.click_id)).link_id).toBe(linkId);
});

test('of several aff parameters the first one counts', async () => {
  const [first, second] = [await service.make.campaign(), await service.make.campaign()];
  const { body } = await service.click({ affiliate_url: `https://brand.dev/?aff=${first.code}&aff=${second.code}` });
  expect((await clickRow(body.click_id)).link_id).toBe(first.linkId);
});

test.each([
  ['among others', (code: string) => `https://brand.dev/a/b?utm=1&aff=${code}&x=2#top`],
  ['percent-encoded', (code: string) => `https://brand.dev/?aff=${code.replace('-', '%2D')}`],
  ['on plain http with a port', (code: string) => `http://localhost:8080/?aff=${code}`],
  ['in an address of exactly 4096 characters', (code: string) => long(`https://brand.dev/?aff=${code}&pad=`, 4096)],
])('the aff parameter is found %s', async (_, address) => {
  const { code, linkId } = await service.make.campaign();
  const { body } = await service.click({ affiliate_url: address(code) });
  expect((await clickRow(body.click_id)).link_id).toBe(linkId);
});

test('an existing click on the same link is returned unchanged and nothing is recorded', async () => {
  const { url, id, code } = await service.make.campaign();
  const first = await service.click({ affiliate_url: url });
  const again = await service.click({
    affiliate_url: `https://brand.dev/?aff=${code.toUpperCase()}`,
    existing_click_id: first.body.click_id,
  });
  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);
  expect(await countRows(service.db, 'clicks', { program_id: id })).toBe(1);
});

test.each([
  ['on another link', async (other: string) => (await service.click({ affiliate_url: other })).body.click_id],
  ['that is unknown', () => Promise.resolve('clk_unknown')],
  [
    'that was changed',
    async (_: string, own: string) => changed((await service.click({ affiliate_url: own })).body.click_id),
  ],
  ['of 255 characters', () => Promise.resolve('x'.repeat(255))],
  ['that is empty', () => Promise.resolve('')],
  ['that is null', () => Promise.resolve(null)],
])('an existing_click_id %s makes a new click', async (_, existing) => {
  const { url, id } = await service.make.campaign();
  const { url: other } = await service.make.campaign();
  const existingClickId = await existing(other, url);
  const { status, body } = await service.click({ affiliate_url: url, existing_click_id: existingClickId });
  expect(status).toBe(200);
  expect(body.click_id).not.toBe(existingClickId);
  expect(await countRows(service.db, 'clicks', { program_id: id, click_id: body.click_id })).toBe(1);
});

test('page_url, referrer_url and additional_data are stored unchanged', async () => {
  const { url } = await service.make.campaign();
  const pageUrl = long('https://brand.dev/pricing?', 4096);
  const referrerUrl = 'http://blog.dev/a?b=c#d';
  const additional = { plan: 'pro', nested: { list: [1, 'zwei', null, true] }, event_name: 'visit', program_id: 7 };
  const { body } = await service.click({
    affiliate_url: url,
    page_url: pageUrl,
    referrer_url: referrerUrl,
    additional_data: additional,
  });
  expect(await clickRow(body.click_id)).toMatchObject({ page_url: pageUrl, referrer_url: referrerUrl });
  expect((await clickRow(body.click_id)).additional_data).toEqual(additional);
});

test.each(['x', 'é', '😀'])('additional_data may have 10,000 characters of JSON: %s', async (character) => {
  const { url } = await service.make.campaign();
  const additional = { pad: character.repeat(10_000 - '{"pad":""}'.length) };
  const { status, body } = await service.click({ affiliate_url: url, additional_data: additional });
  expect(status).toBe(200);
  expect((await clickRow(body.click_id)).additional_data).toEqual(additional);
});

test.each([
  ['null fields', { page_url: null, referrer_url: null, existing_click_id: null, additional_data: null }],
  ['null inside additional_data', { additional_data: { test_mode: null, program_id: null, event_name: null } }],
  ['test_mode false', { additional_data: { test_mode: false } }],
])('%s change nothing', async (_, fields) => {
  const { url, id } = await service.make.campaign();
  const { status, body } = await service.click({ affiliate_url: url, ...fields });
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, click_id: expect.any(String), cookie_window_days: 60 });
  expect(await countRows(service.db, 'clicks', { program_id: id })).toBe(1);
  expect(await countRows(service.db, 'test_events', { program_id: id })).toBe(0);
});

test('query parameters are ignored', async () => {
  const { url } = await service.make.campaign();
  const answer = await service.call('/api/v1/track/click?aff=nobody&test_mode=true', { body: { affiliate_url: url } });
  expect(answer.status).toBe(200);
  expect(answer.body).not.toHaveProperty('data');
});
