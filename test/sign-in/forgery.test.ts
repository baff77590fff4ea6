import { afterAll, beforeAll, expect, test } from 'vitest';
import { formsOf, openBrowser, type Browser, type Page } from '../support/browser.ts';
import { startService, type Service } from '../support/service.ts';
import { poll, startSignIn } from '../support/sign-in.ts';

// A form of the sign-in is accepted only from the browser that received it. Otherwise another site, or the person who
// started the sign-in, could confirm it in someone else's browser.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

interface Asked {
  state: string;
  browser: Browser;
  fields: Record<string, string>;
  action: string;
}

async function ask(browser = openBrowser()): Promise<Asked> {
  const { state, auth_url } = await startSignIn(service);
  return { state, browser, ...formsOf(await browser.open(auth_url))[0]! };
}

async function expectRefused(page: Page, { state }: Asked): Promise<void> {
  expect(page.text).toContain('<h1>This sign-in cannot continue here</h1>');
  expect(page.status).toBe(403);
  expect(page.headers.get('location')).toBeNull();
  expect((await poll(service, state)).body).toEqual({ data: { status: 'pending' } });
  const [row] = await service.db.knex('login_sessions').orderBy('id', 'desc').limit(1);
  expect(row).toMatchObject({ confirmation: null, refused_at: null });
}

const decisions = ['yes', 'no'];

test.each(decisions)('a %s from a browser without a cookie', async (decision) => {
  const asked = await ask();
  await expectRefused(await openBrowser().submit(asked, { decision }), asked);
});

test.each(decisions)('a %s from a browser that received another page', async (decision) => {
  const other = openBrowser();
  await ask(other);
  const asked = await ask();
  await expectRefused(await other.submit(asked, { decision }), asked);
});

test.each(decisions)(
  'a %s from a browser that was shown this page too, with the first one’s form',
  async (decision) => {
    const asked = await ask();
    const other = openBrowser();
    await other.open(`${asked.action}?handle=${asked.fields.handle}`);
    await expectRefused(await other.submit(asked, { decision }), asked);
  },
);

test.each(decisions)('a %s with the token of another sign-in of the same browser', async (decision) => {
  const first = await ask();
  const asked = await ask(first.browser);
  await expectRefused(await asked.browser.submit(asked, { proof: first.fields.proof!, decision }), asked);
});

test('the handle of another form of the same browser', async () => {
  const first = await ask();
  const asked = await ask(first.browser);
  await expectRefused(await asked.browser.submit(first, { handle: asked.fields.handle! }), asked);
});

test.each(['', 'x', 'A'.repeat(43), 'ü'.repeat(22)])('the proof %j', async (proof) => {
  const asked = await ask();
  await expectRefused(await asked.browser.submit(asked, { proof }), asked);
});

test('no token', async () => {
  const asked = await ask();
  const fields = { handle: asked.fields.handle!, decision: 'yes' };
  await expectRefused(await asked.browser.submit({ ...asked, fields }), asked);
});

test('a cookie of the attacker, with a token for an empty value', async () => {
  const asked = await ask();
  for (const value of ['', 'x', 'undefined']) {
    asked.browser.cookies.set('referral_browser', { value, host: '127.0.0.1', path: '/cli' });
    await expectRefused(await asked.browser.submit(asked), asked);
  }
});

test.each<[string, string, string]>([
  ['JSON', 'application/json', '{"decision":"yes"}'],
  ['text', 'text/plain', 'decision=yes'],
  ['nothing', 'application/x-www-form-urlencoded', ''],
  ['a form too large', 'application/x-www-form-urlencoded', `decision=yes&x=${'x'.repeat(20_000)}`],
  ['a form of an unknown encoding', 'application/x-www-form-urlencoded; charset=utf-7', 'decision=yes'],
  ['lists', 'application/x-www-form-urlencoded', 'decision=yes&decision=yes&handle=a&handle=b&proof=a&proof=b'],
])('%s instead of the form', async (_, type, body) => {
  const asked = await ask();
  const cookie = `referral_browser=${asked.browser.cookies.get('referral_browser')!.value}`;
  const headers = { 'content-type': type, cookie, 'sec-fetch-site': 'same-origin' };
  const response = await fetch(asked.action, { method: 'POST', body, headers });
  const { status, url } = response;
  await expectRefused({ status, headers: response.headers, url, text: await response.text() }, asked);
});

test('the original form works, however often it is sent', async () => {
  const asked = await ask();
  for (let i = 0; i < 2; i++) expect((await asked.browser.submit(asked)).text).toContain('Choose an email address');
});
