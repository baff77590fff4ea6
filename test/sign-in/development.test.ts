import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formsOf, openBrowser, type Page } from '../support/browser.ts';
import { captureLog } from '../support/log.ts';
import { startService, type Service } from '../support/service.ts';
import { confirmSignIn, poll, signInByPages, startSignIn } from '../support/sign-in.ts';

let service: Service;
const { log, text } = captureLog();
beforeAll(async () => void (service = await startService({ log })));
afterAll(() => service.stop());

const escaped = (value: string) => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The form that asks for an email address. */
async function atTheIssuer(browser = openBrowser()) {
  const started = await startSignIn(service);
  const page = await browser.open((await confirmSignIn(started, browser)).href);
  return { ...started, browser, page, form: formsOf(page)[0]! };
}
function expectPage(page: Page, status: number, title: string): void {
  expect(page.text).toContain(`<h1>${title}</h1>`);
  expect(page.status).toBe(status);
}

test('it states that it accepts any address', async () => {
  const { page } = await atTheIssuer();
  expectPage(page, 200, 'Choose an email address');
  expect(page.text).toContain('<strong>For development only.</strong>');
  expect(page.text).toContain('<code>OIDC_ISSUER</code>');
});

test('it asks again each time, so that a person can use another address', async () => {
  const browser = openBrowser();
  for (const email of ['anna@brand.dev', 'ben@brand.dev']) {
    const started = await startSignIn(service);
    expectPage(await signInByPages(started, email, browser), 200, 'You are signed in');
    expect((await poll(service, started.state)).body.data.email).toBe(email);
  }
});

test.each(['', ' ', 'anna', 'anna@', '@brand.dev', 'a b@brand.dev', 'a@b@c', `${'x'.repeat(250)}@b.dev`])(
  'it asks once more for %j, which is no address',
  async (email) => {
    const { browser, form } = await atTheIssuer();
    const again = await browser.submit(form, { email });
    expectPage(again, 400, 'Choose an email address');
    expect(again.text).toContain('This is not an email address.');
    const done = await browser.submit(formsOf(again)[0]!, { email: 'anna@brand.dev' });
    expectPage(done, 200, 'You are signed in');
  },
);

describe('an address in the link to the sign-in', () => {
  const hinted = () => `${service.baseUrl}/sign-in?login_hint=anna@brand.dev&return_to=/openapi.json`;
  const interaction = async (browser: ReturnType<typeof openBrowser>) => (await browser.open(hinted())).url;

  test('is signed in at once from a page of the service', async () => {
    const browser = openBrowser();
    const asked = await interaction(browser);
    const there = await browser.open(asked, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(there.url).toBe(`${service.baseUrl}/openapi.json`);
    expect([...browser.cookies.keys()]).toContain('referral_session');
  });

  test.each(['cross-site', 'same-site', 'none', undefined])('is only proposed from elsewhere: %s', async (site) => {
    const browser = openBrowser();
    const page = await browser.open(await interaction(browser), { headers: { 'sec-fetch-site': site } });
    expectPage(page, 200, 'Choose an email address');
    expect(formsOf(page)[0]!.fields.email).toBe('anna@brand.dev');
    expect([...browser.cookies.keys()]).not.toContain('referral_session');
  });
});

describe('text of a visitor never becomes markup', () => {
  test.each([
    `"><script>alert(1)</script>`,
    `' onfocus='alert(1)`,
    '<img src=x onerror=alert(1)>',
    '&quot;&lt;',
    '{{7*7}}',
    `"><script>alert(1)</script>@brand.dev`,
    `anna@"brand".dev`,
  ])('in a form that is shown again: %s', async (email) => {
    const { browser, form } = await atTheIssuer();
    const again = await browser.submit(form, { email });
    expect(again.text).toContain(`value="${escaped(email.trim().toLowerCase())}"`);
    expect(again.text).not.toMatch(/<script|<img|onfocus='/);
    expect(formsOf(again)[0]!.fields.email).toBe(email.trim().toLowerCase());
  });

  test.each(["o'brien&co@brand.dev", '{{7*7}}&amp@brand.dev'])(
    'on the page with the signed-in address: %s',
    async (email) => {
      const { browser, form, state } = await atTheIssuer();
      const done = await browser.submit(form, { email });
      expectPage(done, 200, 'You are signed in');
      expect(done.text).toContain(`<strong>${escaped(email)}</strong>`);
      expect(done.text).not.toMatch(/<script|<b>/);
      expect((await poll(service, state)).body.data.email).toBe(email);
    },
  );

  test('in the URL of the page', async () => {
    const page = await openBrowser().open(`${service.baseUrl}/cli/login?handle=${encodeURIComponent('"><script>')}`);
    expectPage(page, 404, 'There is no such sign-in');
    expect(page.text).not.toContain('<script');
  });
});

describe('its form works once, in the browser that received it', () => {
  test('not in another browser', async () => {
    const { form, page, state } = await atTheIssuer();
    expectPage(await openBrowser().open(page.url), 400, 'This sign-in has expired');
    expectPage(await openBrowser().submit(form, { email: 'anna@brand.dev' }), 400, 'This sign-in has expired');
    expect((await poll(service, state)).body).toEqual({ data: { status: 'pending' } });
  });

  test('not twice', async () => {
    const { browser, form, page } = await atTheIssuer();
    await browser.submit(form, { email: 'anna@brand.dev' });
    const again = await browser.submit(form, { email: 'ben@brand.dev' });
    expect(again.text).not.toContain('You are signed in');
    expect((await browser.open(page.url)).text).not.toContain('Choose an email address');
  });
});

test.each<[string, string, string]>([
  ['too large', 'application/x-www-form-urlencoded', `email=${'x'.repeat(20_000)}`],
  ['of an unknown encoding', 'application/x-www-form-urlencoded; charset=utf-7', 'email=x'],
])('a form that is %s gets a page without a stack trace', async (_, type, body) => {
  const { form } = await atTheIssuer();
  const response = await fetch(form.action, { method: 'POST', body, headers: { 'content-type': type } });
  expect(response.status).toBe(403);
  expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`);
  const shown = await response.text();
  expect(shown).toContain('<h1>This sign-in cannot continue here</h1>');
  expect(shown).not.toContain('node_modules');
});

test.each(['%zz', '%00', '..%2f..', 'x'])('the interaction %j is none', async (uid) => {
  const response = await fetch(`${service.baseUrl}/cli/development-issuer/interaction/${uid}`);
  expect([400, 403]).toContain(response.status);
  expect(await response.text()).not.toContain('node_modules');
});

test('it signs with new keys at each start, and publishes no private part', async () => {
  const keys = async (instance: Pick<Service, 'baseUrl'>) =>
    (await (await fetch(`${instance.baseUrl}/cli/development-issuer/jwks`)).json()) as {
      keys: Record<string, string>[];
    };
  const [one, two] = [await keys(service), await keys(await service.second())];
  expect(one.keys).toHaveLength(1);
  expect(Object.keys(one.keys[0]!).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  expect(one.keys[0]!.n).not.toBe(two.keys[0]!.n);
});

test('its URLs do not depend on the host or proxy headers of a request', async () => {
  const developmentSignIn = 'anywhere';
  const [open, secure] = await Promise.all([
    service.second({ developmentSignIn }),
    startService({ baseUrl: 'https://referrals.brand.dev/tracking', developmentSignIn }),
  ]);
  const headers = { 'x-forwarded-host': 'elsewhere.dev', 'x-forwarded-proto': 'ftp' };
  for (const [own, address] of [
    [open, open.baseUrl],
    [secure, 'https://referrals.brand.dev/tracking'],
  ] as const) {
    const path = `${own.baseUrl}/cli/development-issuer/.well-known/openid-configuration`;
    const published = (await (await fetch(path, { headers })).json()) as Record<string, unknown>;
    expect(published.issuer).toBe(`${address}/cli/development-issuer`);
    for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri']) {
      expect(published[name]).toMatch(new RegExp(`^${address}/cli/development-issuer/`));
    }
  }
  await secure.stop();
});

test('none of this is logged as a failure', () => {
  expect(text()).not.toContain('a sign-in failed');
});
