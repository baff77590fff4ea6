import { afterAll, beforeAll, expect, test } from 'vitest';
import { formsOf, openBrowser } from '../support/browser.ts';
import { startIssuer, type Issuer } from '../support/issuer.ts';
import { captureLog } from '../support/log.ts';
import { startService, type Service } from '../support/service.ts';

// Who signs out is signed out of the issuer, too; if it fails, the session has ended all the same.

let issuer: Issuer;
let partners: Issuer;
let service: Service;
const { log, text } = captureLog();
beforeAll(async () => {
  [issuer, partners] = await Promise.all([startIssuer(), startIssuer()]);
  service = await startService({ oidc: issuer.client(), partnerOidc: partners.client('public'), log });
  await Promise.all([issuer.allow(service), partners.allow(service)]);
});
afterAll(() => Promise.all([service.stop(), issuer.stop(), partners.stop()]));

async function signIn(email: string, query = '', at: Pick<Service, 'baseUrl'> = service) {
  const browser = openBrowser();
  const form = await browser.open(`${at.baseUrl}/sign-in?return_to=/healthz${query}`);
  await browser.submit(formsOf(form)[0]!, { email });
  const cookie = `referral_session=${browser.cookies.get('referral_session')!.value}`;
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const call = (method: string, { call: at_ } = service as Pick<Service, 'call'>) =>
    at_('/api/v1/account/session', { method, headers });
  return { browser, call };
}

test.each([
  ['the issuer', '', () => issuer],
  ['the issuer of partners', '&as=partner', () => partners],
])('the person is signed out of %s, and comes back', async (_, query, whose) => {
  const { browser, call } = await signIn(`anna${query.length}@brand.dev`, query);
  expect((await call('GET')).body.data.sign_out_url).toBeUndefined();
  const { status, body } = await call('DELETE');
  expect(status).toBe(200);
  expect((await call('GET')).status).toBe(401);
  const url = new URL(body.data.sign_out_url as string);
  expect(url.origin).toBe(new URL(whose().address).origin);
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${service.baseUrl}/sign-in/left`);
  expect(url.searchParams.get('state')).toMatch(/^[\w-]{22}$/);
  const asked = await browser.open(url.href);
  const left = await browser.submit(formsOf(asked)[0]!, { logout: 'yes' });
  expect(left.url).toContain(`${service.baseUrl}/sign-in/left`);
  expect([left.status, left.text.includes('<h1>You are signed out</h1>')]).toEqual([200, true]);
  // The ID token is stored encrypted, and no longer than the session.
  const rows = await service.db.knex<{ id_token: Buffer | null }>('browser_sessions').select('id_token');
  expect(rows.every(({ id_token: token }) => token === null)).toBe(true);
});

test('the session has ended, too, if the issuer cannot be reached', async () => {
  const { call } = await signIn('ben@brand.dev');
  const newcomer = await service.second();
  await issuer.pause();
  const { status, body } = await call('DELETE', newcomer);
  expect([status, body.data.sign_out_url]).toEqual([200, undefined]);
  expect(text()).toContain('not of the issuer');
  await issuer.resume();
  expect((await call('GET')).status).toBe(401);
});
