import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setAccountStatus } from '../../src/accounts/write.ts';
import { homeAfter, parseReturnPath } from '../../src/pages/return-path.ts';
import { formsOf, openBrowser, type Browser } from '../support/browser.ts';
import { startService, type Service } from '../support/service.ts';

// A person signs in with the browser and gets a session, which the management API accepts.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const NAME = 'referral_session';

/** Begins a sign-in; returns the issuer's form. */
const beginIn = async (browser: Browser, query = '') =>
  formsOf(await browser.open(`${service.baseUrl}/sign-in${query}`))[0]!;

/** Signs in at the development issuer, without opening the page to which the person returns. */
async function signIn(browser: Browser, { email = 'anna@brand.dev', query = '' } = {}) {
  const form = await beginIn(browser, query);
  let page = await browser.submit(form, { email }, { follow: false });
  for (;;) {
    const next = new URL(page.headers.get('location')!, page.url);
    if (!next.pathname.startsWith('/cli/')) return { page, returnedTo: next };
    page = await browser.open(next.href, { follow: false });
    if (!page.headers.has('location')) return { page, returnedTo: undefined };
  }
}
const valueIn = (browser: Browser) => browser.cookies.get(NAME)?.value;
const session = (
  value: string | undefined,
  method = 'GET',
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) => service.call('/api/v1/account/session', { method, headers: { cookie: `${NAME}=${value}`, ...headers } });

test('the person returns with a session of their account, in a cookie that no script can read', async () => {
  const browser = openBrowser();
  const { page, returnedTo } = await signIn(browser, { query: '?return_to=/docs/%3Fpage%3D2' });
  expect(returnedTo?.href).toBe(`${service.baseUrl}/docs/?page=2`);
  const cookie = page.headers.getSetCookie().find((text) => text.startsWith(NAME))!;
  expect(cookie).toMatch(/; Path=\/;/);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  const { status, body } = await session(valueIn(browser));
  expect(status).toBe(200);
  const now = service.clock.now().getTime();
  expect(body.data).toEqual({
    reach: 'account',
    account: { id: expect.any(Number) as number, email: 'anna@brand.dev', may_create_programs: true },
    currencies: ['USD', 'EUR', 'VND'],
    signed_in_at: new Date(now).toISOString(),
    expires_at: new Date(now + 7 * 86_400_000).toISOString(),
    ended_at: null,
  });
});

test('a sign-in that begins under another name of this machine goes on under that of BASE_URL, with its cookies', async () => {
  const { port } = new URL(service.baseUrl);
  const begin = (host: string) =>
    fetch(`http://${host}:${port}/sign-in?return_to=/docs/&as=partner`, { redirect: 'manual' });
  const response = await begin('localhost');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`${service.baseUrl}/sign-in?return_to=/docs/&as=partner`);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect((await begin('127.0.0.1')).headers.get('location')).toContain('/cli/development-issuer/');
});

test('each sign-in has a new value, and ends the former session of the browser', async () => {
  const browser = openBrowser();
  await signIn(browser);
  const first = valueIn(browser);
  await signIn(browser, { email: 'ben@brand.dev' });
  const second = valueIn(browser);
  expect(second).not.toBe(first);
  expect((await session(first)).status).toBe(401);
  expect((await session(second)).body.data.account.email).toBe('ben@brand.dev');
});

test('signing out ends the session, and deletes its cookie', async () => {
  const browser = openBrowser();
  await signIn(browser);
  const { status, headers, body } = await session(valueIn(browser), 'DELETE');
  expect([status, body.data.ended_at]).toEqual([200, service.clock.now().toISOString()]);
  expect(headers['set-cookie']).toBe('referral_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  expect((await session(valueIn(browser))).status).toBe(401);
});

test('only the hash of the value is stored', async () => {
  const browser = openBrowser();
  await signIn(browser);
  const rows = await service.db.knex('browser_sessions').select();
  expect(JSON.stringify(rows)).not.toContain(valueIn(browser));
});

test('a suspended account gets no session', async () => {
  const browser = openBrowser();
  await signIn(browser, { email: 'carl@brand.dev' });
  await setAccountStatus(service.db, 'carl@brand.dev', 'suspended', service.clock.now());
  expect((await session(valueIn(browser))).status).toBe(401);
  browser.cookies.delete(NAME);
  const { page } = await signIn(browser, { email: 'carl@brand.dev' });
  expect([page.status, valueIn(browser)]).toEqual([403, undefined]);
  expect(page.text).toContain('<h1>Your account is suspended</h1>');
});

describe("the issuer's response", () => {
  /** The address with the issuer's response, which the browser has not opened. */
  async function atTheDoor(browser: Browser): Promise<string> {
    const form = await beginIn(browser);
    let page = await browser.submit(form, { email: 'anna@brand.dev' }, { follow: false });
    for (;;) {
      const next = new URL(page.headers.get('location')!, page.url).href;
      if (next.startsWith(`${service.baseUrl}/cli/login/return`)) return next;
      page = await browser.open(next, { follow: false });
    }
  }

  test('in another browser is refused', async () => {
    const door = await atTheDoor(openBrowser());
    const other = openBrowser();
    expect((await other.open(door)).status).toBe(403);
    await beginIn(other);
    expect((await other.open(door)).status).toBe(403);
    expect(valueIn(other)).toBeUndefined();
  });

  test('is refused after ten minutes', async () => {
    const browser = openBrowser();
    const door = await atTheDoor(browser);
    service.clock.advance({ seconds: 601 });
    expect((await browser.open(door)).text).toContain('<h1>This sign-in has expired</h1>');
    expect(valueIn(browser)).toBeUndefined();
  });

  test('cannot be used twice', async () => {
    const browser = openBrowser();
    const door = await atTheDoor(browser);
    const kept = new Map(browser.cookies);
    await browser.open(door, { follow: false });
    browser.cookies.delete(NAME);
    for (const [name, cookie] of kept) browser.cookies.set(name, cookie);
    const { status } = await browser.open(door, { follow: false });
    expect([status, valueIn(browser)]).toEqual([401, undefined]);
  });
});

describe('return_to leads only to the service', () => {
  test.each([
    ['/', '/'],
    ['/docs/keys?x=1', '/docs/keys?x=1'],
    ['//other.dev', '/'],
    ['/\\other.dev', '/'],
    ['/\t/other.dev', '/'],
    ['/%0a/other.dev', '/%0a/other.dev'],
    ['https://other.dev', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
    ['docs', '/'],
    [`/${'x'.repeat(3000)}`, '/'],
  ])('%j becomes %s', (text, path) => {
    expect(parseReturnPath(text, 'https://referrals.brand.dev')).toBe(path);
  });

  test('and stays below the path of the deployment', () => {
    const base = 'https://brand.dev/referrals';
    expect(parseReturnPath('/referrals/docs', base)).toBe('/referrals/docs');
    for (const other of ['/', '/shop', '/referrals/../shop', '/referralsx']) {
      expect(parseReturnPath(other, base)).toBe('/referrals/');
    }
  });

  test.each([
    ['', '', '/app'],
    ['partner', '', '/partner'],
    ['', '/referrals', '/referrals/app'],
  ])('a sign-in as %j that names no page leads to the dashboard', (as, prefix, path) => {
    expect(homeAfter(as, `https://brand.dev${prefix}`)).toBe(path);
  });
});
