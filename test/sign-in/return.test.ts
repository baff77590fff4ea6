import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setAccountStatus } from '../../src/accounts/write.ts';
import { formsOf, openBrowser, type Page } from '../support/browser.ts';
import { startServiceWithIssuer, type Issuer } from '../support/issuer.ts';
import { captureLog } from '../support/log.ts';
import { without } from '../support/rows.ts';
import type { Service } from '../support/service.ts';
import { confirmSignIn, poll, signInByPages, signInToTheDoor, startSignIn } from '../support/sign-in.ts';

let service: Service;
let issuer: Issuer;
let stop: () => Promise<void>;
const { log, text } = captureLog();
beforeAll(async () => void ({ service, issuer, stop } = await startServiceWithIssuer({ log })));
afterAll(() => stop());

const NOT_HERE = 'This sign-in cannot continue here';
const EXPIRED = { data: { status: 'expired' } };

function expectPage(page: Page, status: number, title: string): void {
  expect(page.text).toContain(`<h1>${title}</h1>`);
  expect(page.status).toBe(status);
}
/** The page reports an error with an identifier that is also in the log; the session stays pending. */
async function expectFailed(page: Page, state: string): Promise<void> {
  expectPage(page, 500, 'The sign-in failed');
  const requestId = /<code>([\w-]+)<\/code>/.exec(page.text)![1]!;
  expect(text()).toContain(`"requestId":"${requestId}"`);
  expect((await poll(service, state)).body).toEqual({ data: { status: 'pending' } });
}

const atTheDoor = (email?: string) => signInToTheDoor(service, email);

test('the person is signed in, the page shows the address, and the return works once', async () => {
  const { state, browser, door } = await atTheDoor('anna@brand.dev');
  const done = await browser.open(door.href);
  expectPage(done, 200, 'You are signed in');
  expect(done.text).toContain('<strong>anna@brand.dev</strong>');
  expectPage(await browser.open(door.href), 403, NOT_HERE);
  const { data } = (await poll(service, state)).body as { data: { token: string } };
  expect(data).toMatchObject({ status: 'complete', email: 'anna@brand.dev' });
  expect(done.text).not.toContain(data.token);
  expect(done.text).not.toContain(state);
});

describe('not in this browser', () => {
  test('without the cookie: another person’s browser', async () => {
    const { state, browser, door } = await atTheDoor();
    expectPage(await openBrowser().open(door.href), 403, NOT_HERE);
    expectPage(await browser.open(door.href), 200, 'You are signed in');
    expect((await poll(service, state)).body.data.status).toBe('complete');
  });

  test('with the cookie of another sign-in', async () => {
    const [one, two] = [await atTheDoor(), await atTheDoor('ben@brand.dev')];
    expectPage(await one.browser.open(two.door.href), 403, NOT_HERE);
    for (const { browser, door } of [one, two]) expectPage(await browser.open(door.href), 200, 'You are signed in');
    expect((await poll(service, one.state)).body.data.email).toBe('anna@brand.dev');
    expect((await poll(service, two.state)).body.data.email).toBe('ben@brand.dev');
  });

  test.each(['', 'x', '.', 'x.', '.x', 'a.b.c', '%00.%00', '"', '..', 'a.b.', '.b.c'])(
    'with the cookie %j, which the service did not make',
    async (value) => {
      const { browser, door } = await atTheDoor();
      const cookie = browser.cookies.get('referral_sign_in')!;
      browser.cookies.set('referral_sign_in', { ...cookie, value });
      expectPage(await browser.open(door.href), 403, NOT_HERE);
      browser.cookies.set('referral_sign_in', cookie);
      expectPage(await browser.open(door.href), 200, 'You are signed in');
    },
  );

  test('with a cookie of the correct form that the service did not create', async () => {
    const [one, other] = [await atTheDoor(), await atTheDoor()];
    const cookie = one.browser.cookies.get('referral_sign_in')!;
    const [handle, confirmation, signature] = cookie.value.split('.');
    const [otherHandle, otherConfirmation, otherSignature] = other.browser.cookies
      .get('referral_sign_in')!
      .value.split('.');
    for (const parts of [
      [handle, confirmation],
      [handle, confirmation, ''],
      [handle, confirmation, 'x'.repeat(43)],
      [handle, confirmation, otherSignature],
      [handle, otherConfirmation, signature],
      [otherHandle, confirmation, signature],
      [handle, confirmation, signature, 'x'],
    ]) {
      one.browser.cookies.set('referral_sign_in', { ...cookie, value: parts.join('.') });
      expectPage(await one.browser.open(one.door.href), 403, NOT_HERE);
    }
    one.browser.cookies.set('referral_sign_in', cookie);
    expectPage(await one.browser.open(one.door.href), 200, 'You are signed in');
  });

  test('after a second confirmation elsewhere, which replaces the first', async () => {
    const first = await atTheDoor();
    const other = openBrowser();
    expectPage(await signInByPages(first, 'ben@brand.dev', other), 200, 'You are signed in');
    expect((await poll(service, first.state)).body.data.email).toBe('ben@brand.dev');
    expectPage(await first.browser.open(first.door.href), 400, 'This sign-in is finished');

    const again = await atTheDoor();
    await confirmSignIn(again);
    expectPage(await again.browser.open(again.door.href), 403, NOT_HERE);
    expect((await poll(service, again.state)).body.data.status).toBe('pending');
  });
});

test('cancelled at the issuer: nobody is signed in, and the terminal is notified', async () => {
  const browser = openBrowser();
  const started = await startSignIn(service);
  const form = await browser.open((await confirmSignIn(started, browser)).href);
  expectPage(await browser.submit(formsOf(form)[1]!), 200, 'The sign-in was stopped');
  expect((await poll(service, started.state)).body).toEqual(EXPIRED);
  expectPage(await browser.open(started.auth_url), 200, 'The sign-in was stopped');
});

test('suspended: the terminal gets nothing, and the sign-in waits for another account', async () => {
  const { email } = await service.make.person();
  await setAccountStatus(service.db, email, 'suspended', service.clock.now());
  const { browser, door, state, auth_url } = await atTheDoor(email);
  expectPage(await browser.open(door.href), 403, 'Your account is suspended');
  expect((await poll(service, state)).body).toEqual({ data: { status: 'pending' } });
  expectPage(await signInByPages({ auth_url }, 'ben@brand.dev'), 200, 'You are signed in');
});

test('expired in the meantime: exactly five minutes are not expired, a millisecond more is', async () => {
  const [late, tooLate] = [await atTheDoor(), await atTheDoor()];
  service.clock.advance({ seconds: 300 });
  expectPage(await late.browser.open(late.door.href), 200, 'You are signed in');
  service.clock.advance({ ms: 1 });
  expectPage(await tooLate.browser.open(tooLate.door.href), 400, 'This sign-in has expired');
  expect((await poll(service, tooLate.state)).body).toEqual(EXPIRED);
});

test('deleted in the meantime', async () => {
  const { browser, door } = await atTheDoor();
  await service.db.knex('login_sessions').delete();
  expectPage(await browser.open(door.href), 404, 'There is no such sign-in');
});

describe('if something is unavailable the page says so, and a retry works', () => {
  test('the issuer, at the confirmation', async () => {
    const { auth_url, state } = await startSignIn(service);
    const newcomer = await service.second();
    await issuer.allow(newcomer);
    const browser = openBrowser();
    const asked = await browser.open(auth_url.replace(service.baseUrl, newcomer.baseUrl));
    await issuer.pause();
    await expectFailed(await browser.submit(formsOf(asked)[0]!), state);
    await issuer.resume();
    expect((await browser.submit(formsOf(asked)[0]!)).text).toContain('Sign in with the issuer');
  });

  test('the issuer, at the return', async () => {
    const { state, browser, door, auth_url } = await atTheDoor();
    await issuer.pause();
    await expectFailed(await browser.open(door.href), state);
    await issuer.resume();
    // The browser's authorization code is used up, but another confirmation gets a new one.
    expectPage(await signInByPages({ auth_url }, 'anna@brand.dev', browser), 200, 'You are signed in');
  });

  test('the database, when the session is completed', async () => {
    const { state, browser, door, auth_url } = await atTheDoor();
    await expectFailed(await without(service.db, 'advertisers', () => browser.open(door.href)), state);
    expectPage(await signInByPages({ auth_url }, 'anna@brand.dev'), 200, 'You are signed in');
  });

  test('the database, when the page is opened', async () => {
    const { auth_url, state } = await startSignIn(service);
    await expectFailed(await without(service.db, 'login_sessions', () => openBrowser().open(auth_url)), state);
  });
});
