import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formsOf, openBrowser, type Page } from '../support/browser.ts';
import { startServiceWithIssuer } from '../support/issuer.ts';
import { startService, type Service } from '../support/service.ts';
import { confirmSignIn, signInByPages, startSignIn } from '../support/sign-in.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const policy = (issuer: string) =>
  `default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self' https: ${issuer}; base-uri 'none'; frame-ancestors 'none'`;

function expectGuarded({ headers }: Page, issuer: string): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': policy(issuer),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(headers.get('x-powered-by')).toBeNull();
}

test('every page of the sign-in is protected: asked, cancelled, unknown, forged, of the issuer, done', async () => {
  const browser = openBrowser();
  const started = await startSignIn(service);
  const asked = await browser.open(started.auth_url);
  const refused = await browser.submit(formsOf(await browser.open((await startSignIn(service)).auth_url))[1]!);
  const atIssuer = await browser.submit(formsOf(asked)[0]!);
  const wrong = await browser.submit(formsOf(atIssuer)[0]!, { email: 'nobody' });
  const pages = [
    asked,
    refused,
    await browser.open(`${service.baseUrl}/cli/login`),
    await openBrowser().submit(formsOf(asked)[0]!),
    await openBrowser().open(`${service.baseUrl}/cli/login/return`),
    atIssuer,
    wrong,
    await openBrowser().open(atIssuer.url),
    await browser.submit(formsOf(atIssuer)[0]!, { email: 'anna@brand.dev' }),
  ];
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 404, 403, 403, 200, 400, 400, 200]);
  for (const page of pages) expectGuarded(page, service.baseUrl);
});

test('so is the redirect to the issuer', async () => {
  const browser = openBrowser();
  const asked = await browser.open((await startSignIn(service)).auth_url);
  const { status, headers } = await browser.submit(formsOf(asked)[0]!, {}, { follow: false });
  expect(status).toBe(303);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('same-origin');
});

test('with a configured issuer, forms may redirect to it', async () => {
  const own = await startServiceWithIssuer();
  const browser = openBrowser();
  const started = await startSignIn(own.service);
  expectGuarded(await browser.open(started.auth_url), own.issuer.address);
  expectGuarded(await signInByPages(started, 'anna@brand.dev', browser), own.issuer.address);
  await own.stop();
});

test('no page runs a script, has inline styles, or loads from other hosts', async () => {
  const browser = openBrowser();
  const started = await startSignIn(service);
  const asked = await browser.open(started.auth_url);
  const done = await signInByPages(started, 'anna@brand.dev', browser);
  for (const { text } of [asked, done]) {
    expect(text).not.toMatch(/<script|<style|style=|\son\w+=|javascript:|<img|<iframe|https?:/i);
    expect(text.match(/href="[^"]*"/g)).toEqual(['href="/cli/style.css"']);
  }
  const style = await browser.open(`${service.baseUrl}/cli/style.css`);
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(style.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(style.text).not.toMatch(/url\(|@import/);
});

describe('cookies', () => {
  test('are limited to the sign-in pages, and not readable by scripts', async () => {
    const started = await startSignIn(service);
    const browser = openBrowser();
    const asked = await browser.open(started.auth_url);
    expect(asked.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^referral_browser=[\w-]{22}\.[\w-]{43}; Path=\/cli; HttpOnly; SameSite=Strict$/),
    ]);
    const redirect = await browser.submit(formsOf(asked)[0]!, {}, { follow: false });
    expect(redirect.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^referral_sign_in=[\w.-]+; Max-Age=600; Path=\/cli; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    await confirmSignIn(started, browser);
    const done = await signInByPages(started, 'anna@brand.dev', browser);
    expect(done.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^referral_sign_in=; Path=\/cli; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  test('a valid cookie of a browser is kept; any other is replaced', async () => {
    const { auth_url } = await startSignIn(service);
    const browser = openBrowser();
    await browser.open(auth_url);
    const first = browser.cookies.get('referral_browser')!;
    await browser.open(auth_url);
    expect(browser.cookies.get('referral_browser')).toEqual(first);
    browser.cookies.set('referral_browser', { ...first, value: 'chosen-by-somebody' });
    await browser.open(auth_url);
    expect(browser.cookies.get('referral_browser')!.value).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  });
});
