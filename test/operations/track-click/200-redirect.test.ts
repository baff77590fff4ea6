import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../../../src/lib/clock.ts';
import { PERSON } from '../../support/agents.ts';
import { clickIds } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

// A page to which a short address has sent its visitor sends the redirect's click_id, and the visit is one click.

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 100 })));
afterAll(() => service.stop());

async function redirected(path: string): Promise<string> {
  const { headers } = await service.call(`/r/${path}`, { method: 'GET', headers: { 'user-agent': PERSON } });
  return new URL(headers.location!).searchParams.get('click_id')!;
}
const rowsOf = (programId: number) => service.db.knex('clicks').where({ program_id: programId }).orderBy('occurred_at');
const previousOf = async (clickId: string): Promise<string | undefined> =>
  (await service.db.knex('click_chains').where({ click_id: clickId }).first())?.previous_click_id;

test('the first call gets the click of the redirect, with what the page knows; a second one a click of its own', async () => {
  const { id, url, code } = await service.make.campaign();
  const redirect_click_id = await redirected(`${code}?sub=ep-1`);
  await expect.poll(() => rowsOf(id)).toHaveLength(1);
  const call = {
    affiliate_url: url,
    redirect_click_id,
    page_url: 'https://brand.dev/',
    referrer_url: 'https://pod.dev/',
  };
  const first = await service.click(call);
  expect(first.body.click_id).toBe(redirect_click_id);
  expect(await rowsOf(id)).toMatchObject([
    {
      click_id: redirect_click_id,
      sub: 'ep-1',
      channel: 'redirect',
      page_url: 'https://brand.dev/',
      referrer_url: 'https://pod.dev/',
    },
  ]);
  const second = await service.click(call);
  expect(second.body.click_id).not.toBe(redirect_click_id);
  expect(await rowsOf(id)).toHaveLength(2);
});

test('of many calls at once, one gets it', async () => {
  const { url, code } = await service.make.campaign();
  const redirect_click_id = await redirected(code);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => service.click({ affiliate_url: url, redirect_click_id })),
  );
  expect(answers.filter(({ body }) => body.click_id === redirect_click_id)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.click_id)).size).toBe(8);
});

test('a click whose batch was lost is stored by the landing', async () => {
  const { id, url, code } = await service.make.campaign();
  const redirect_click_id = await redirected(code);
  await expect.poll(() => rowsOf(id)).toHaveLength(1);
  await service.db.knex('clicks').where({ program_id: id }).delete();
  const { body } = await service.click({ affiliate_url: url, redirect_click_id, sub: 'x' });
  expect(body.click_id).toBe(redirect_click_id);
  expect(await rowsOf(id)).toMatchObject([{ click_id: redirect_click_id, sub: 'x', channel: 'redirect' }]);
});

test('one that is older than 30 minutes, of another link, changed or no click_id is ignored', async () => {
  const { url, code, id, linkId, partnershipId } = await service.make.campaign();
  const other = await service.make.campaign();
  const old = clickIds.mint('production', {
    ...{ programId: id, partnershipId, linkId },
    at: new Date(service.clock.now().getTime() - 30 * MINUTE - 1),
  });
  const test_ = clickIds.mint('test', { programId: id, partnershipId, linkId, at: service.clock.now() });
  const mine = await redirected(code);
  const sent = [
    old,
    test_,
    await redirected(other.code),
    mine.slice(0, -1) + (mine.endsWith('A') ? 'B' : 'A'),
    'clk_x',
    '',
    null,
  ];
  for (const redirect_click_id of sent) {
    const { status, body } = await service.click({ affiliate_url: url, redirect_click_id });
    expect([status, body.click_id === redirect_click_id]).toEqual([200, false]);
  }
});

test('existing_click_id takes precedence: who has signed up keeps theirs', async () => {
  const { url, code, key } = await service.make.campaign();
  const existing_click_id = (await service.click({ affiliate_url: url })).body.click_id as string;
  await service.lead(
    { click_id: existing_click_id, customer_key: service.make.unique('c'), event_name: 'signup' },
    { key },
  );
  service.clock.advance({ ms: 40 * MINUTE });
  const redirect_click_id = await redirected(code);
  const { body } = await service.click({ affiliate_url: url, existing_click_id, redirect_click_id });
  expect(body.click_id).toBe(existing_click_id);
});

test('a chain of five clicks leads back to the first', async () => {
  const { url, code } = await service.make.campaign();
  let existing_click_id: string | undefined;
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) {
    const redirect_click_id = i % 2 ? await redirected(code) : undefined;
    existing_click_id = (await service.click({ affiliate_url: url, existing_click_id, redirect_click_id })).body
      .click_id as string;
    ids.push(existing_click_id);
    service.clock.advance({ ms: 31 * MINUTE });
  }
  expect(new Set(ids).size).toBe(5);
  for (let i = 4; i > 0; i--) expect(await previousOf(ids[i]!)).toBe(ids[i - 1]);
  expect(await previousOf(ids[0]!)).toBeUndefined();
});

test('a click of another program, or one that was not signed, is no previous click', async () => {
  const { url } = await service.make.campaign();
  const other = await service.make.campaign();
  const foreign = (await service.click({ affiliate_url: other.url })).body.click_id as string;
  for (const existing_click_id of [foreign, 'clk_x', 'x']) {
    const { body } = await service.click({ affiliate_url: url, existing_click_id });
    expect(await previousOf(body.click_id as string)).toBeUndefined();
  }
});

test('notes of another form are dropped', async () => {
  const { id, url } = await service.make.campaign();
  await service.click({ affiliate_url: url, sub: 'a b', sub2: 'x'.repeat(101), sub3: 'Ab_9.~-' });
  expect(await rowsOf(id)).toMatchObject([{ sub: null, sub2: null, sub3: 'Ab_9.~-', channel: null, machine: null }]);
});

test('the click of a machine’s browser is answered as everybody’s and marked; that of a server is not judged', async () => {
  const { id, url, key } = await service.make.campaign();
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  const call = (headers: Record<string, string>) => service.click({ affiliate_url: url }, { headers });
  const marked = await call({ ...robot, 'sec-fetch-site': 'cross-site' });
  await call(robot);
  await call({ 'user-agent': PERSON, 'sec-fetch-site': 'cross-site' });
  expect((await rowsOf(id)).filter(({ machine }) => machine)).toMatchObject([{ click_id: marked.body.click_id }]);
  const lead = await service.lead(
    { click_id: marked.body.click_id, customer_key: service.make.unique('c'), event_name: 's' },
    { key },
  );
  expect(lead.status).toBe(200);
  const owner = await service.make.member(id);
  const stats = await service.call(`/api/v1/programs/${id}/stats`, { method: 'GET', key: owner.apiToken });
  expect(stats.body.data.totals?.clicks ?? stats.body.data.clicks ?? stats.body.data).toMatchObject({});
});
