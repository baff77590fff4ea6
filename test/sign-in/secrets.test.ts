import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretsOf } from '../../src/identity/sign-in.ts';
import { sha256 } from '../../src/lib/hashing.ts';
import { formsOf, openBrowser } from '../support/browser.ts';
import { startServiceWithIssuer, CLIENT_SECRET, type Issuer } from '../support/issuer.ts';
import { captureLog } from '../support/log.ts';
import { without } from '../support/rows.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { type Service } from '../support/service.ts';
import { callback, confirmSignIn, poll, startSignIn } from '../support/sign-in.ts';

// Anyone who knows a session's state can poll for its token, so only the terminal, the browser and the service may know
// it.

let service: Service;
let issuer: Issuer;
let stop: () => Promise<void>;
const { log, text } = captureLog();
beforeAll(async () => void ({ service, issuer, stop } = await startServiceWithIssuer({ log })));
afterAll(() => stop());

/** The secrets of a sign-in that must not be logged. */
const secrets = new Set<string>();

/** Follows a sign-in from the confirmation to the last page; returns all URLs of redirects. */
async function walk(state: string, auth_url: string, email: string) {
  const browser = openBrowser();
  const visited: string[] = [];
  const asked = await browser.open(auth_url);
  let page = await browser.submit(formsOf(asked)[0]!, {}, { follow: false });
  for (;;) {
    const location = page.headers.get('location');
    if (location === null) {
      const [form] = formsOf(page);
      if (!form) break;
      page = await browser.submit(form, { email }, { follow: false });
      continue;
    }
    const next = new URL(location, page.url);
    visited.push(next.href);
    for (const name of ['code', 'nonce', 'state']) secrets.add(next.searchParams.get(name) ?? state);
    page = await browser.open(next.href, { follow: false });
  }
  const { value } = browser.cookies.get('referral_browser')!;
  for (const secret of [state, value, formsOf(asked)[0]!.fields.proof!]) secrets.add(secret);
  return { visited, page };
}

test('no address that the issuer receives contains the state or the verifier', async () => {
  const { state, auth_url } = await startSignIn(service);
  const { visited, page } = await walk(state, auth_url, 'anna@brand.dev');
  expect(page.text).toContain('You are signed in');
  expect(visited.length).toBeGreaterThan(2);
  expect(visited.join()).not.toContain(state);
  secrets.add(((await poll(service, state)).body as { data: { token: string } }).data.token);
});

test('nothing that is visible allows someone without the secret key to compute the nonce', async () => {
  const { state, auth_url } = await startSignIn(service);
  const browser = openBrowser();
  const url = await confirmSignIn({ auth_url }, browser);
  const { value } = browser.cookies.get('referral_sign_in')!;
  const [, confirmation = ''] = value.split('.');
  expect(secretsOf(SECRET_KEY, sha256(state), confirmation).nonce).toBe(url.searchParams.get('nonce'));
  expect(secretsOf(Buffer.alloc(32, 8), sha256(state), confirmation).nonce).not.toBe(url.searchParams.get('nonce'));
  const { nonce, correlation, verifier } = secretsOf(SECRET_KEY, sha256(state), confirmation);
  expect(new Set([nonce, correlation, verifier]).size).toBe(3);
  expect(url.href).not.toContain(verifier);
  for (const secret of [value, confirmation, nonce, correlation, verifier]) secrets.add(secret);
});

test('failures are logged without their secrets', async () => {
  const before = text().length;
  const other = await startSignIn(service);
  const url = await confirmSignIn(other);
  const nonce = url.searchParams.get('nonce')!;
  const token = await issuer.sign(issuer.claims(service.clock.now(), nonce));
  for (const secret of [other.state, nonce, token, token.split('.')[1]!, token.split('.')[2]!]) secrets.add(secret);
  for (const table of ['advertisers', 'login_sessions']) {
    expect((await without(service.db, table, () => callback(service, other.state, token))).status).toBe(500);
  }
  expect((await without(service.db, 'login_sessions', () => poll(service, other.state))).status).toBe(500);
  const broken = await without(service.db, 'login_sessions', () => fetch(other.auth_url));
  expect(broken.status).toBe(500);
  expect(text().slice(before)).toContain('a sign-in failed');
  expect(text().slice(before)).toContain('POST /api/v1/cli/auth/callback failed');
});

test('a code that the issuer rejects is not logged', async () => {
  const before = text().length;
  const { state, auth_url } = await startSignIn(service);
  const browser = openBrowser();
  const url = await confirmSignIn({ auth_url }, browser);
  const door = `${service.baseUrl}/cli/login/return?code=refused-code&state=${url.searchParams.get('state')}`;
  const page = await browser.open(`${door}&iss=${encodeURIComponent(issuer.address)}`);
  expect(page.status).toBe(401);
  expect(text().slice(before)).toContain('invalid_grant');
  secrets.add('refused-code').add(state).add(url.searchParams.get('state')!);
});

test('none of it is in the log, not even at the finest level', () => {
  expect(text()).toContain('"route":"/api/v1/cli/auth/poll"');
  expect(secrets.size).toBeGreaterThan(15);
  for (const secret of [...secrets, CLIENT_SECRET, encodeURIComponent(CLIENT_SECRET)]) {
    expect(text()).not.toContain(secret);
  }
});
