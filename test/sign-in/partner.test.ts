import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInByMail } from '../../src/identity/session.ts';
import { setAccountStatus } from '../../src/accounts/write.ts';
import { formsOf, openBrowser, type Browser } from '../support/browser.ts';
import { startIssuer, type Issuer } from '../support/issuer.ts';
import { noteSecrets } from '../support/secrets.ts';
import { startMailServer } from '../support/mail.ts';
import { startService, type Service } from '../support/service.ts';
import { poll, signInByPages, startSignIn } from '../support/sign-in.ts';

// Partners sign in with an issuer of their own (PARTNER_OIDC_ISSUER), and the people of the programs with theirs.

let brand: Issuer;
let partners: Issuer;
let service: Service;
beforeAll(async () => {
  [brand, partners] = await Promise.all([startIssuer(), startIssuer()]);
  service = await startService({ oidc: brand.client(), partnerOidc: partners.client('post') });
  await Promise.all([brand.allow(service), partners.allow(service)]);
});
afterAll(() => Promise.all([brand.stop(), partners.stop(), service.stop()]));

let email: string;
beforeEach(() => void (email = `${service.make.unique('person')}@partner.dev`));

const valueIn = (browser: Browser) => browser.cookies.get('referral_session')?.value;
/** Signs in with the browser; returns the last page, and the address of the issuer that asked. */
async function signIn(query: string, browser = openBrowser()) {
  const asked = await browser.open(`${service.baseUrl}/sign-in${query}`);
  const page = await browser.submit(formsOf(asked)[0]!, { email });
  return { browser, page, issuer: new URL(asked.url).origin };
}
const call = (browser: Browser, path: string, method = 'GET', body?: object) =>
  service.call(`/api/v1/${path}`, {
    method,
    ...(body && { body }),
    headers: { cookie: `referral_session=${valueIn(browser)}`, 'sec-fetch-site': 'same-origin' },
  });
const code = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [status, body.error?.code];

test('as=partner leads to the issuer of partners, and to a session that does what partners do', async () => {
  const { browser, issuer } = await signIn('?as=partner&return_to=/docs');
  expect(issuer).toBe(partners.address);
  const { body } = await call(browser, 'account/session');
  expect(body.data).toMatchObject({ reach: 'partner', account: { email } });
  expect((await call(browser, 'partner/profile', 'PUT', { name: 'Anna' })).body.data).toMatchObject({ email });
  for (const path of ['programs', 'programs/1/links', 'account/tokens']) {
    expect(code(await call(browser, path))[1], path).toMatch(/insufficient_scope/);
  }
  expect((await call(browser, 'account/session', 'DELETE')).status).toBe(200);
  expect(code(await call(browser, 'account/session'))).toEqual([401, 'unauthenticated']);
});

test('without as=partner, the other issuer asks, and the session does what the account may', async () => {
  const { browser, issuer } = await signIn('?return_to=/docs');
  expect(issuer).toBe(brand.address);
  expect((await call(browser, 'account/session')).body.data.reach).toBe('account');
  expect((await call(browser, 'programs')).status).toBe(200);
  expect((await call(browser, 'partner/programs')).status).toBe(200);
});

test('the second sign-in with the issuer of partners leads to the same account', async () => {
  const id = async () => (await call((await signIn('?as=partner')).browser, 'account/session')).body.data.account.id;
  expect(await id()).toBe(await id());
});

describe('an address of the other issuer', () => {
  test('whose account belongs to somebody who signed in there is refused', async () => {
    await signIn('');
    const refused = await signIn('?as=partner');
    expect([refused.page.status, valueIn(refused.browser)]).toEqual([401, undefined]);
    expect(refused.page.text).toContain('Your identity provider did not identify you');
  });

  test('whose account manages a program, and that nobody has signed in to, is refused; its owner signs in', async () => {
    const { id } = await service.make.program();
    const owner = await service.make.member(id);
    ({ email } = owner);
    expect((await signIn('?as=partner')).page.status).toBe(401);
    const [account] = await service.db.knex('accounts').where({ email });
    expect(account.issuer).toBeNull();
    expect((await call((await signIn('')).browser, `programs/${id}`)).status).toBe(200);
  });
});

test('a suspended account, and an address that is not verified, get no session', async () => {
  await signIn('?as=partner');
  await setAccountStatus(service.db, email, 'suspended', service.clock.now());
  const suspended = await signIn('?as=partner');
  expect([suspended.page.status, valueIn(suspended.browser)]).toEqual([403, undefined]);
  email = `unverified-${email}`;
  expect((await signIn('?as=partner')).page.status).toBe(401);
});

test('the response of one issuer is not accepted in a sign-in with the other one', async () => {
  const browser = openBrowser();
  const asked = await browser.open(`${service.baseUrl}/sign-in?as=partner`);
  let page = await browser.submit(formsOf(asked)[0]!, { email }, { follow: false });
  for (;;) {
    const next = new URL(page.headers.get('location')!, page.url).href;
    // A second sign-in replaces the first one in this browser.
    if (next.startsWith(service.baseUrl)) await browser.open(`${service.baseUrl}/sign-in`, { follow: false });
    page = await browser.open(next, { follow: false });
    if (next.startsWith(service.baseUrl)) break;
  }
  expect([page.status, valueIn(browser)]).toEqual([403, undefined]);
});

test('the command line signs in with the issuer of the programs', async () => {
  const started = await startSignIn(service);
  const page = await signInByPages(started, email);
  expect(page.text).toContain('You are signed in');
  expect((await poll(service, started.state)).body.data).toMatchObject({ status: 'complete', email });
});

test('without an issuer of their own, partners sign in as everybody does', async () => {
  const other = await startService({ oidc: brand.client() });
  await brand.allow(other);
  const browser = openBrowser();
  const asked = await browser.open(`${other.baseUrl}/sign-in?as=partner`);
  expect(new URL(asked.url).origin).toBe(brand.address);
  await browser.submit(formsOf(asked)[0]!, { email });
  const headers = { cookie: `referral_session=${valueIn(browser)}` };
  const { body } = await other.call('/api/v1/account/session', { method: 'GET', headers });
  expect(body.data.reach).toBe('account');
  await other.stop();
});

test('partners sign in where nobody else can', async () => {
  const other = await startService({ partnerOidc: partners.client(), developmentSignIn: false });
  await partners.allow(other);
  const browser = openBrowser();
  expect((await browser.open(`${other.baseUrl}/sign-in`)).text).toContain('Nobody can sign in here');
  const asked = await browser.open(`${other.baseUrl}/sign-in?as=partner`);
  await browser.submit(formsOf(asked)[0]!, { email });
  expect(valueIn(browser)).toBeDefined();
  await other.stop();
});

test('where owners sign in by mail alone, partners may choose their issuer', async () => {
  const mail = await startMailServer();
  const other = await startService({
    partnerOidc: partners.client(),
    developmentSignIn: false,
    mail: mail.settings,
  });
  await partners.allow(other);
  const browser = openBrowser();
  const byMail = await browser.open(`${other.baseUrl}/sign-in?as=partner`);
  expect(new URL(byMail.url).origin).toBe(other.baseUrl);
  const byIssuer = await browser.open(`${other.baseUrl}/sign-in?as=partner&by=issuer`);
  expect(new URL(byIssuer.url).origin).toBe(partners.address);
  await other.stop();
  await mail.stop();
});

describe('a proof that somebody receives mail at an address', () => {
  const begin = (address: string, former?: string) =>
    service.db.transaction((tx) => signInByMail(tx, { email: address, now: service.clock.now(), former }));
  const valueOf = (begun: Awaited<ReturnType<typeof begin>>): string => {
    if (begun.kind !== 'begun') throw new Error(begun.kind);
    noteSecrets(begun.value);
    return begun.value;
  };
  const ask = (value: string, path: string) =>
    service.call(`/api/v1/${path}`, { method: 'GET', headers: { cookie: `referral_session=${value}` } });

  test('begins a session as a partner, also of an account that may do more, and ends the former one', async () => {
    const { id } = await service.make.program();
    const owner = await service.make.member(id);
    const first = valueOf(await begin(owner.email));
    expect((await ask(first, 'account/session')).body.data.account.id).toBe(owner.accountId);
    expect(code(await ask(first, `programs/${id}`))).toEqual([403, 'insufficient_scope']);
    const second = valueOf(await begin(owner.email, first));
    expect((await ask(first, 'account/session')).status).toBe(401);
    expect((await ask(second, 'account/session')).status).toBe(200);
  });

  test('makes an account for a new address once, which the first sign-in binds', async () => {
    const both = await Promise.all([begin(email), begin(email)]);
    both.map(valueOf);
    expect(await service.db.knex('accounts').where({ email })).toMatchObject([{ issuer: null }]);
    expect((await signIn('?return_to=/')).page.status).toBe(200);
    expect(await service.db.knex('accounts').where({ email })).toMatchObject([{ issuer: brand.address }]);
  });

  test('begins no session of a suspended account', async () => {
    await begin(email);
    await setAccountStatus(service.db, email, 'suspended', service.clock.now());
    expect(await begin(email)).toEqual({ kind: 'suspended' });
  });
});
