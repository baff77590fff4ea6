import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formsOf, openBrowser, type Browser, type Page } from '../support/browser.ts';
import { startServiceWithIssuer, type Issuer } from '../support/issuer.ts';
import { startService, type Service } from '../support/service.ts';
import { confirmSignIn, poll, signInByPages, startSignIn } from '../support/sign-in.ts';

// An attacker starts a sign-in and takes the form, its token and the cookie from the page. Then a page of the attacker
// sends the form from another person's browser, in which another host of the domain has set the cookie. If the issuer
// recognises the person and asks nothing, the sign-in would complete without a click.

let service: Service;
let issuer: Issuer;
let stop: () => Promise<void>;
beforeAll(async () => void ({ service, issuer, stop } = await startServiceWithIssuer()));
afterAll(() => stop());

/** The browser of a person whom the issuer recognises, so that it asks nothing. */
async function knownToIssuer(email: string): Promise<Browser> {
  const browser = openBrowser();
  const page = await signInByPages(await startSignIn(service), email, browser);
  expect(page.text).toContain('You are signed in');
  const again = await browser.open((await confirmSignIn(await startSignIn(service), browser)).href);
  expect(again.text).toContain('You are signed in');
  return browser;
}

const cookieOf = (browser: Browser) => browser.cookies.get('referral_browser')!;

/** The attacker's session, its form and its cookie. */
async function prepare() {
  const started = await startSignIn(service);
  const browser = openBrowser();
  const [yes, no] = formsOf(await browser.open(started.auth_url));
  return { ...started, yes: yes!, no: no!, cookie: cookieOf(browser) };
}

function expectRefused(page: Page): void {
  expect(page.text).toContain('<h1>This sign-in cannot continue here</h1>');
  expect(page.status).toBe(403);
}

const own = () => new URL(service.baseUrl).origin;
const FOREIGN: [string, () => Record<string, string | undefined>][] = [
  ['of another host of the domain', () => ({ 'sec-fetch-site': 'same-site', origin: 'https://evil.brand.dev' })],
  ['of another site', () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.dev' })],
  ['that the person opened by hand', () => ({ 'sec-fetch-site': 'none' })],
  ['that names our origin and is not of it', () => ({ 'sec-fetch-site': 'same-site', origin: own() })],
  ['of another origin, on plain http', () => ({ 'sec-fetch-site': undefined, origin: 'http://evil.brand.dev' })],
  ['of another port', () => ({ 'sec-fetch-site': undefined, origin: 'http://127.0.0.1:1' })],
  ['of no origin', () => ({ 'sec-fetch-site': undefined, origin: 'null' })],
  ['of our origin and more', () => ({ 'sec-fetch-site': undefined, origin: `${own()}/` })],
  ['that says nothing', () => ({ 'sec-fetch-site': undefined })],
  ['that says an empty word', () => ({ 'sec-fetch-site': '', origin: own() })],
];

test.each(FOREIGN)('a confirmation from a page %s does not sign in to the attacker’s session', async (_, headers) => {
  const victim = await knownToIssuer('victim@brand.dev');
  const { state, yes, cookie } = await prepare();
  victim.cookies.set('referral_browser', cookie);
  const page = await victim.submit(yes, {}, { headers: headers() });
  expect((await poll(service, state)).body).toEqual({ data: { status: 'pending' } });
  expectRefused(page);
});

test.each(FOREIGN)('a cancellation from a page %s does not stop a sign-in', async (_, headers) => {
  const browser = openBrowser();
  const started = await startSignIn(service);
  const no = formsOf(await browser.open(started.auth_url))[1]!;
  expectRefused(await browser.submit(no, {}, { headers: headers() }));
  expect((await poll(service, started.state)).body).toEqual({ data: { status: 'pending' } });
});

test.each<[string, () => Record<string, string | undefined>]>([
  ['by Sec-Fetch-Site', () => ({ 'sec-fetch-site': 'same-origin' })],
  ['by Origin, on plain http', () => ({ 'sec-fetch-site': undefined, origin: own() })],
  ['by both', () => ({ 'sec-fetch-site': 'same-origin', origin: own() })],
])('our own page is recognised %s', async (_, headers) => {
  const browser = openBrowser();
  const started = await startSignIn(service);
  const [yes] = formsOf(await browser.open(started.auth_url));
  const page = await browser.submit(yes!, {}, { headers: headers() });
  expect(page.text).toContain('Sign in with the issuer');
});

describe('a cookie that the service did not create', () => {
  test.each([
    ['of its own shape', 'A'.repeat(22)],
    ['signed by nobody', `${'A'.repeat(22)}.${'A'.repeat(43)}`],
  ])('%s is replaced: the page sets a new one', async (_, value) => {
    const { auth_url } = await startSignIn(service);
    const browser = openBrowser();
    browser.cookies.set('referral_browser', { value, host: '127.0.0.1', path: '/cli' });
    await browser.open(auth_url);
    expect(cookieOf(browser).value).not.toContain('AAAA');
  });

  test('is replaced, but one that the service created is kept', async () => {
    const browser = openBrowser();
    await browser.open((await startSignIn(service)).auth_url);
    const { value } = cookieOf(browser);
    await browser.open((await startSignIn(service)).auth_url);
    expect(cookieOf(browser).value).toBe(value);
  });
});

test('the form of the development issuer works only from its own page', async () => {
  const development = await startService();
  const browser = openBrowser();
  const started = await startSignIn(development);
  const [form] = formsOf(await browser.open((await confirmSignIn(started, browser)).href));
  for (const [, headers] of FOREIGN) {
    expectRefused(await browser.submit(form!, { email: 'anna@brand.dev' }, { headers: headers() }));
  }
  expect((await poll(development, started.state)).body).toEqual({ data: { status: 'pending' } });
  expect((await browser.submit(form!, { email: 'anna@brand.dev' })).text).toContain('You are signed in');
  await development.stop();
});

describe.each(['https://referrals.brand.dev', 'https://brand.dev/referrals/v2'])('at %s', (baseUrl) => {
  test('cookies are bound to the host: __Host-, Secure, Path=/, no Domain', async () => {
    const secure = await startService({ baseUrl, oidc: issuer.client() });
    const { auth_url } = await startSignIn(secure);
    const { pathname, search } = new URL(auth_url);
    const local = `${secure.baseUrl}${pathname.replace(new URL(baseUrl).pathname.replace(/\/$/, ''), '')}`;
    const asked = await fetch(`${local}${search}`);
    const [kept] = asked.headers.getSetCookie();
    expect(kept).toMatch(/^__Host-referral_browser=[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);

    const [form] = formsOf({ text: await asked.text(), url: local, status: 200, headers: asked.headers });
    const body = new URLSearchParams(form!.fields);
    const send = (cookie: string) =>
      fetch(local, { method: 'POST', body, headers: { cookie, origin: new URL(baseUrl).origin }, redirect: 'manual' });
    const confirmed = await send(kept!.split(';')[0]!);
    expect(confirmed.status).toBe(303);
    expect(confirmed.headers.getSetCookie().join()).toMatch(
      /^__Host-referral_sign_in=[\w.-]+; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    // Any host of the domain can set a cookie without the prefix in its name.
    expect((await send(kept!.split(';')[0]!.replace('__Host-', ''))).status).toBe(403);
    await secure.stop();
  });
});

test('no page contains the state, nor does its address, a form or a cookie', async () => {
  const browser = openBrowser();
  const { state, auth_url } = await startSignIn(service);
  expect(auth_url).not.toContain(state);
  const asked = await browser.open(auth_url);
  const redirect = await browser.submit(formsOf(asked)[0]!, {}, { follow: false });
  const shown = [
    asked.text,
    JSON.stringify([...asked.headers, ...redirect.headers]),
    JSON.stringify([...browser.cookies]),
  ];
  for (const text of shown) expect(text).not.toContain(state);
  // The handle in the page's URL cannot be used to poll.
  const handle = new URL(auth_url).searchParams.get('handle')!;
  expect((await poll(service, handle)).status).toBe(404);
  expect((await browser.open(auth_url.replace(handle, state))).status).toBe(404);
});
