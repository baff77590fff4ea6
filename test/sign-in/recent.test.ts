import { afterAll, beforeAll, expect, test } from 'vitest';
import { formsOf, openBrowser, type Browser } from '../support/browser.ts';
import { startIssuer, type Issuer } from '../support/issuer.ts';
import { startService, type Service } from '../support/service.ts';

// "A sign-in of the last 15 minutes": the issuer's `auth_time` decides, and not when the browser came back.

let issuer: Issuer;
let service: Service;
let assuming: Service;
beforeAll(async () => {
  issuer = await startIssuer(['basic']);
  service = await startService({ oidc: issuer.client() });
  assuming = await startService({ oidc: { ...issuer.client(), assumeAuthTime: true } });
  await issuer.allow(service, assuming);
});
afterAll(() => Promise.all([issuer.stop(), service.stop(), assuming.stop()]));

const NEW = { name: 'Reports', scopes: ['programs.read'], all_programs: true };

interface SignIn {
  at?: Service;
  again?: boolean;
  /** the issuer ignores what the request asks for, as some do, and sends no `auth_time` */
  silent?: boolean;
}

/** Signs in, and returns the query of the request to the issuer. */
async function signIn(browser: Browser, { at = service, again = false, silent = false }: SignIn = {}) {
  const redirect = await browser.open(`${at.baseUrl}/sign-in${again ? '?again' : ''}`, { follow: false });
  const there = new URL(redirect.headers.get('location')!);
  const sent = Object.fromEntries(there.searchParams);
  if (silent) for (const name of ['max_age', 'prompt']) there.searchParams.delete(name);
  await browser.submit(formsOf(await browser.open(there.href))[0]!, { email: 'anna@brand.dev' });
  return sent;
}

/** The answer to an attempt to create a token. */
async function create(browser: Browser, at = service) {
  const cookie = `referral_session=${browser.cookies.get('referral_session')?.value}`;
  const expires_at = new Date(at.clock.now().getTime() + 86_400_000).toISOString();
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const { status, body } = await at.call('/api/v1/account/tokens', { headers, body: { ...NEW, expires_at } });
  return [status, body.error?.code];
}
const REFUSED = [403, 'reauthentication_required'];

test('a plain sign-in of an issuer that does not say when is no recent one', async () => {
  const browser = openBrowser();
  await signIn(browser, { silent: true });
  expect(await create(browser)).toEqual(REFUSED);
});

test('every sign-in asks the issuer to say when, and a new one is a recent one at once', async () => {
  const browser = openBrowser();
  const sent = await signIn(browser);
  expect([sent.prompt, sent.max_age]).toEqual([undefined, '604800']);
  expect((await create(browser))[0]).toBe(201);
});

test('a recent sign-in is asked for with prompt=login and max_age, and `auth_time` proves it', async () => {
  const browser = openBrowser();
  const sent = await signIn(browser, { again: true });
  expect([sent.prompt, sent.max_age]).toEqual(['login', '900']);
  expect((await create(browser))[0]).toBe(201);
  service.clock.advance({ seconds: 16 * 60 });
  expect(await create(browser)).toEqual(REFUSED);
});

test('the answer without `auth_time` counts only with OIDC_AUTH_TIME=assume, and only if the issuer was told to ask', async () => {
  const attempt = async (at: Service, again: boolean) => {
    const browser = openBrowser();
    await signIn(browser, { at, again, silent: true });
    return create(browser, at);
  };
  expect(await attempt(service, true)).toEqual(REFUSED);
  expect(await attempt(assuming, false)).toEqual(REFUSED);
  expect((await attempt(assuming, true))[0]).toBe(201);
});

test('an old `auth_time` counts as old, even with OIDC_AUTH_TIME=assume', async () => {
  // The issuer's clock is that of the machine.
  assuming.clock.set(new Date(Date.now() + 20 * 60_000));
  const browser = openBrowser();
  await signIn(browser, { at: assuming, again: true });
  expect(await create(browser, assuming)).toEqual(REFUSED);
});
