import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formsOf, openBrowser, type Browser } from '../support/browser.ts';
import { startMailServer, type MailServer } from '../support/mail.ts';
import { startService, type Service } from '../support/service.ts';
import { linkIn } from '../mail/support/link.ts';

// Where no issuer says who is an owner, owners sign in with a link by mail, as partners do.

let server: MailServer;
let service: Service;
beforeAll(async () => {
  server = await startMailServer();
  service = await startService({ mail: server.settings, developmentSignIn: false, signUp: ['brand.dev'] });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});
beforeEach(() => {
  server.mails.length = 0;
  // A client gets few links in an hour.
  service.clock.advance({ days: 1 });
});

/** Begins at `/sign-in`, as the dashboard does, and opens the link of the mail. */
async function signIn(browser: Browser, email: string) {
  const page = await browser.open(`${service.baseUrl}/sign-in?return_to=%2Fapp`);
  expect(page.text).toContain('<h1>Sign in</h1>');
  await browser.submit(formsOf(page)[0]!, { email });
  await expect.poll(() => server.mails.length, { timeout: 20_000 }).toBe(1);
  const confirm = await browser.open(linkIn(server.mails[0]!.text));
  return browser.submit(formsOf(confirm)[0]!, {}, { follow: false });
}
async function call(browser: Browser, method: string, path: string, body?: object) {
  const cookie = `referral_session=${browser.cookies.get('referral_session')?.value}`;
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  return service.call(`/api/v1/${path}`, { method, headers, ...(body && { body }) });
}
const PROGRAM = { name: 'Brand', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };

test('an owner whose address may sign up creates a program, with a sign-in that is a recent one', async () => {
  const browser = openBrowser();
  const signedIn = await signIn(browser, 'anna@brand.dev');
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/app']);
  const { body } = await call(browser, 'GET', 'account/session');
  expect([body.data.reach, body.data.account.may_create_programs]).toEqual(['account', true]);
  expect((await call(browser, 'POST', 'programs', PROGRAM)).status).toBe(201);
});

test('somebody else signs in, and creates none', async () => {
  const browser = openBrowser();
  await signIn(browser, 'bo@elsewhere.dev');
  const { body } = await call(browser, 'GET', 'account/session');
  expect([body.data.reach, body.data.account.may_create_programs]).toEqual(['account', false]);
  expect((await call(browser, 'POST', 'programs', PROGRAM)).status).toBe(403);
});

test('an account that is bound to an issuer is never opened by mail: it may do what partners do', async () => {
  const { email } = await service.make.member((await service.make.program()).id);
  await service.db.knex('accounts').where({ email }).update({ issuer: 'https://issuer.dev', subject: 'anna' });
  const browser = openBrowser();
  await signIn(browser, email);
  const { body } = await call(browser, 'GET', 'account/session');
  expect([body.data.reach, body.data.account.email]).toEqual(['partner', email]);
});

test('a suspended account gets no right and no session', async () => {
  const { email } = await service.make.person();
  await service.db.knex('accounts').where({ email }).update({ status: 'suspended' });
  const refused = await signIn(openBrowser(), email);
  expect(refused.status).toBe(403);
});
