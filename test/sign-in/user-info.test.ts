import { afterAll, beforeAll, expect, test } from 'vitest';
import { formsOf, openBrowser } from '../support/browser.ts';
import { startIssuer, type Issuer } from '../support/issuer.ts';
import { captureLog } from '../support/log.ts';
import { startService, type Service } from '../support/service.ts';
import { callback, confirmedSession, poll, signInToTheDoor } from '../support/sign-in.ts';

// Some issuers say the address, or that it is verified, at UserInfo only. The operator reads why a person was refused.

let issuer: Issuer;
let service: Service;
let assuming: Service;
const { log, text } = captureLog();
beforeAll(async () => {
  issuer = await startIssuer();
  const partnerOidc = issuer.client('public');
  service = await startService({ oidc: issuer.client(), partnerOidc, log });
  assuming = await startService({ oidc: { ...issuer.client(), assumeEmailVerified: true }, log });
  await issuer.allow(service, assuming);
});
afterAll(() => Promise.all([service.stop(), assuming.stop(), issuer.stop()]));

/** The line about the last refusal. */
const lastRefusal = () =>
  JSON.parse(
    text()
      .trim()
      .split('\n')
      .findLast((line) => line.includes('a sign-in was refused'))!,
  ) as { reason: string; set: string };

async function arrive(email: string, at: Service = service) {
  const { browser, door, state } = await signInToTheDoor(at, email);
  return { page: await browser.open(door.href), state };
}

/** Signs in with the browser; returns the last page. */
async function signIn(query: string, email: string) {
  const browser = openBrowser();
  const form = await browser.open(`${service.baseUrl}/sign-in?return_to=/healthz${query}`);
  const page = await browser.submit(formsOf(form)[0]!, { email });
  return { page, session: browser.cookies.get('referral_session')?.value };
}

test.each(['late.a@brand.dev', 'half.a@brand.dev', 'text.a@brand.dev'])('%s signs in', async (email) => {
  const { page, state } = await arrive(email);
  expect(page.text).toContain('You are signed in');
  expect((await poll(service, state)).body.data).toMatchObject({ status: 'complete', email });
});

test.each([
  ['', 'late.b@brand.dev'],
  ['&as=partner', 'late.c@brand.dev'],
])('with the browser, too: /sign-in?%s as %s', async (query, email) => {
  const { page, session } = await signIn(query, email);
  expect([page.status, session]).toEqual([200, expect.any(String)]);
});

test.each([
  ['another.a@brand.dev', 'userinfo_sub', 'OIDC_ISSUER'],
  ['denied.a@brand.dev', 'email_unverified', 'verify the address'],
  ['unverified.a@brand.dev', 'email_unverified', 'verify the address'],
  ['nowhere.a@brand.dev', 'email_missing', 'scope'],
  ['unsaid.a@brand.dev', 'email_verified_missing', 'OIDC_EMAIL_VERIFIED=assume'],
])('%s is refused: the log says %s, and what to set', async (email, reason, set) => {
  const { page, state } = await arrive(email);
  expect(page.status).toBe(401);
  expect((await poll(service, state)).body).toEqual({ data: { status: 'pending' } });
  expect(lastRefusal()).toMatchObject({ reason, set: expect.stringContaining(set) });
  const { page: other } = await signIn('', email);
  expect(other.status).toBe(401);
  expect(text()).not.toContain(email);
});

test('with OIDC_EMAIL_VERIFIED=assume the token alone is enough, unless the issuer denies it', async () => {
  expect((await arrive('unsaid.b@brand.dev', assuming)).page.status).toBe(200);
  expect((await arrive('unverified.b@brand.dev', assuming)).page.status).toBe(401);
});

test('a token that is posted must have the claims itself', async () => {
  const { state, nonce } = await confirmedSession(service);
  const { email: _, ...claims } = issuer.claims(service.clock.now(), nonce, 'late.d@brand.dev');
  expect((await callback(service, state, await issuer.sign(claims))).status).toBe(401);
  expect(lastRefusal().reason).toBe('email_missing');
  const { aud: _aud, ...others } = issuer.claims(service.clock.now(), nonce);
  expect((await callback(service, state, await issuer.sign({ ...others, aud: 'other' }))).status).toBe(401);
  expect(lastRefusal()).toMatchObject({ reason: 'claim_aud', set: expect.stringContaining('OIDC_CLIENT_ID') });
  expect((await callback(service, state, 'no token')).status).toBe(401);
  expect(lastRefusal().reason).toBe('ERR_JWS_INVALID');
});

test('the clocks may differ by 30 seconds', async () => {
  expect((await arrive('expired20@brand.dev')).page.text).toContain('You are signed in');
  expect((await arrive('expired40@brand.dev')).page.status).toBe(401);
  expect(lastRefusal()).toMatchObject({ set: expect.stringContaining('clocks') });
});

test('the log says that the browser is another one', async () => {
  const { door } = await signInToTheDoor(service, 'anna@brand.dev');
  expect((await openBrowser().open(door.href)).status).toBe(403);
  expect(lastRefusal()).toMatchObject({ reason: 'other_browser', set: expect.stringContaining('BASE_URL') });
});
