import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formsOf, openBrowser, type Page } from '../support/browser.ts';
import { platformError } from '../support/envelopes.ts';
import { startService, type Service } from '../support/service.ts';
import { callback, confirmSignIn, poll, signInByPages, startSignIn } from '../support/sign-in.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const PENDING = { data: { status: 'pending' } };
const EXPIRED = { data: { status: 'expired' } };
const open = (query: string) => openBrowser().open(`${service.baseUrl}/cli/login${query}`);

function expectPage({ status, text }: Page, expected: number, title: string): void {
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(`<title>${title}</title>`);
  expect(status).toBe(expected);
}

describe('the page that asks', () => {
  test('shows the terminal’s code, the host, and the time of the request', async () => {
    const { auth_url, user_code } = await startSignIn(service);
    const ask = async () => (await openBrowser().open(auth_url)).text.replace(/\s+/g, ' ');
    const first = await ask();
    expect(first).toContain(`<p class="code" id="code">${user_code}</p>`);
    expect(first).toContain(`<strong>${new URL(service.baseUrl).host}</strong>`);
    expect(first).toContain('less than a minute ago');
    service.clock.advance({ seconds: 60 });
    expect(await ask()).toContain('1 minute ago');
    service.clock.advance({ seconds: 120 });
    expect(await ask()).toContain('3 minutes ago');
  });

  test('has two forms, the confirmation first, and opening it changes nothing', async () => {
    const { auth_url, state } = await startSignIn(service);
    const page = await openBrowser().open(auth_url);
    expect(page.status).toBe(200);
    const forms = formsOf(page);
    expect(forms.map(({ action }) => action)).toEqual([`${service.baseUrl}/cli/login`, `${service.baseUrl}/cli/login`]);
    const handle = new URL(auth_url).searchParams.get('handle');
    expect(forms.map(({ fields }) => [fields.handle, fields.decision])).toEqual([
      [handle, 'yes'],
      [handle, 'no'],
    ]);
    expect((await poll(service, state)).body).toEqual(PENDING);
    const [row] = await service.db.knex('login_sessions').where({ user_code: (await rowOf(page)).user_code });
    expect(row).toMatchObject({ confirmation: null, refused_at: null });
  });
});

const rowOf = async ({ text }: Page) => {
  const user_code = /id="code">([A-Z-]+)</.exec(text)![1]!;
  return await service.db
    .knex('login_sessions')
    .where({ user_code })
    .first<{ user_code: string; confirmation: string | null }>();
};

describe('the nonce', () => {
  test('exists only after a confirmation, and only in the redirect', async () => {
    const started = await startSignIn(service);
    const browser = openBrowser();
    const page = await browser.open(started.auth_url);
    expect((await rowOf(page)).confirmation).toBeNull();
    const url = await confirmSignIn(started, browser);
    const nonce = url.searchParams.get('nonce')!;
    expect(nonce).toMatch(/^[\w-]{43}$/);
    expect(page.text).not.toContain(nonce);
    expect(JSON.stringify([...browser.cookies])).not.toContain(nonce);
    expect((await rowOf(page)).confirmation).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(await service.db.knex('login_sessions'))).not.toContain(nonce);
    // Opening the page again does not show it either.
    expect((await browser.open(started.auth_url)).text).not.toContain(nonce);
  });

  test('is new after each confirmation, like state and challenge of the authorization request', async () => {
    const started = await startSignIn(service);
    const [one, two] = [await confirmSignIn(started), await confirmSignIn(started)];
    for (const name of ['nonce', 'state', 'code_challenge']) {
      expect(one.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name));
    }
  });
});

test('the authorization request uses the code flow with PKCE', async () => {
  const url = await confirmSignIn(await startSignIn(service));
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'referral-tracking',
    redirect_uri: `${service.baseUrl}/cli/login/return`,
    scope: 'openid email',
    code_challenge_method: 'S256',
  });
});

test('cancel: nobody is signed in, the terminal is notified, and no confirmation, callback or return works any more', async () => {
  const { auth_url, state } = await startSignIn(service);
  const browser = openBrowser();
  const asked = formsOf(await browser.open(auth_url));
  expectPage(await browser.submit(asked[1]!), 200, 'The sign-in was stopped');
  expect((await poll(service, state)).body).toEqual(EXPIRED);
  for (const form of asked) expectPage(await browser.submit(form), 200, 'The sign-in was stopped');
  expectPage(await browser.open(auth_url), 200, 'The sign-in was stopped');
  expect((await callback(service, state, 'x')).body).toEqual(platformError(400, 'Session expired'));
  expect((await poll(service, state)).body).toEqual(EXPIRED);
});

test.each([undefined, '', 'maybe', 'YES'])('a decision that is %j is no yes', async (decision) => {
  const { auth_url, state } = await startSignIn(service);
  const browser = openBrowser();
  const { action, fields } = formsOf(await browser.open(auth_url))[0]!;
  const sent = Object.fromEntries(Object.entries({ ...fields, decision }).filter((field) => field[1] !== undefined));
  expectPage(await browser.submit({ action, fields: sent as Record<string, string> }), 200, 'The sign-in was stopped');
  expect((await poll(service, state)).body).toEqual(EXPIRED);
});

test('cancelling after a confirmation invalidates it', async () => {
  const { auth_url, state } = await startSignIn(service);
  const browser = openBrowser();
  const [yes, no] = formsOf(await browser.open(auth_url));
  const atIssuer = await browser.submit(yes!);
  expectPage(await browser.submit(no!), 200, 'The sign-in was stopped');
  const back = await browser.submit(formsOf(atIssuer)[0]!, { email: 'anna@brand.dev' });
  expectPage(back, 200, 'The sign-in was stopped');
  expect((await poll(service, state)).body).toEqual(EXPIRED);
});

test('expired: exactly five minutes are not expired, a millisecond more is', async () => {
  const { auth_url, state } = await startSignIn(service);
  const browser = openBrowser();
  service.clock.advance({ seconds: 300 });
  const asked = await browser.open(auth_url);
  expectPage(asked, 200, 'Sign in on the command line?');
  service.clock.advance({ ms: 1 });
  expectPage(await browser.open(auth_url), 400, 'This sign-in has expired');
  for (const form of formsOf(asked)) expectPage(await browser.submit(form), 400, 'This sign-in has expired');
  expect((await poll(service, state)).body).toEqual(EXPIRED);
  const [row] = await service.db.knex('login_sessions').orderBy('id', 'desc').limit(1);
  expect(row).toMatchObject({ confirmation: null, refused_at: null });
});

test.each([
  '',
  '?',
  '?handle=',
  '?handle=x',
  `?handle=${'x'.repeat(43)}`,
  '?handle=%00',
  '?handle=%zz',
  '?handle[]=x',
  '?handle=a&handle=b',
])('there is no sign-in at %j', async (query) => expectPage(await open(query), 404, 'There is no such sign-in'));

test('a finished sign-in shows this, polled or not, and cannot be cancelled any more', async () => {
  const started = await startSignIn(service);
  const other = openBrowser();
  const asked = formsOf(await other.open(started.auth_url));
  await signInByPages(started, 'anna@brand.dev');
  expectPage(await openBrowser().open(started.auth_url), 400, 'This sign-in is finished');
  for (const form of asked) expectPage(await other.submit(form), 400, 'This sign-in is finished');
  expect((await poll(service, started.state)).body.data.status).toBe('complete');
  expectPage(await openBrowser().open(started.auth_url), 400, 'This sign-in is finished');
});
