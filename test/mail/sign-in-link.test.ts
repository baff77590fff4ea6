import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../src/lib/clock.ts';
import { setAccountStatus } from '../../src/accounts/write.ts';
import { pruneSignIns } from '../../src/accounts/prune-sessions.ts';
import { as, ownedProgram } from '../manage/support.ts';
import { formsOf, openBrowser, type Browser } from '../support/browser.ts';
import { linkIn, linksUnderTest } from './support/link.ts';

// A partner without an identity provider signs in with a link that comes by mail.

const under = linksUnderTest();
const NAME = 'referral_session';
/** Opens the link and presses the button. */
async function use(browser: Browser, link: string) {
  const page = await browser.open(link);
  expect(page.status, page.text).toBe(200);
  return browser.submit(formsOf(page)[0]!, {}, { follow: false });
}
const valueIn = (browser: Browser) => browser.cookies.get(NAME)?.value;
const session = (value: string | undefined) =>
  under.service.call('/api/v1/account/session', { method: 'GET', headers: { cookie: `${NAME}=${value}` } });
const UNUSABLE = '<h1>This link cannot be used</h1>';

test('the person opens the link from the mail and gets a session for its address', async () => {
  const browser = openBrowser();
  const page = await under.request(browser, 'Anna@Partner.dev', '?return_to=/docs/%3Fpage%3D2');
  expect(page.text).toContain('<h1>Check your mail</h1>');
  await under.arrived(1);
  const { to, text, headers } = under.server.mails[0]!;
  expect([to, headers.subject]).toEqual([['anna@partner.dev'], 'Your sign-in link']);
  const signedIn = await use(browser, linkIn(text));
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/docs/?page=2']);
  const cookie = signedIn.headers.getSetCookie().find((one) => one.startsWith(NAME))!;
  expect(cookie).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax/);
  const { status, body } = await session(valueIn(browser));
  expect([status, body.data.account.email, body.data.reach]).toEqual([200, 'anna@partner.dev', 'partner']);
});

describe('the person returns to the service', () => {
  const returned = async (browser: Browser, link: string) => (await use(browser, link)).headers.get('location');

  test.each(['/.//evil.dev', '/%2e//evil.dev', '/..//evil.dev', '/a/..//evil.dev'])('with %s', async (form) => {
    const browser = openBrowser();
    await under.request(browser, 'anna@partner.dev', `?return_to=${encodeURIComponent(form)}`);
    await under.arrived(1);
    expect(await returned(browser, linkIn(under.server.mails[0]!.text))).toBe('/');
  });

  test('or to no other page, if a link that is older than this rule leads to another host', async () => {
    const browser = openBrowser();
    const link = await under.linkFor(browser);
    await under.service.db.knex('sign_in_links').update({ return_to: '//evil.dev' });
    const page = await use(browser, link);
    expect([page.status, page.headers.get('location')]).toEqual([500, null]);
  });
});

test('an owner who signs in with a link can do what partners do, and nothing else', async () => {
  const { email } = await ownedProgram(under.service);
  const browser = openBrowser();
  await use(browser, await under.linkFor(browser, email));
  const headers = { cookie: `${NAME}=${valueIn(browser)}` };
  const get = (path: string) => under.service.call(`/api/v1/${path}`, { method: 'GET', headers });
  expect((await get('partner/profile')).status).not.toBe(403);
  expect((await get('programs')).status).toBe(403);
  expect((await get('account/tokens')).status).toBe(403);
});

test('an invited partner signs in with a link, and accepts the invitation from the other mail', async () => {
  const program = await ownedProgram(under.service);
  const body = { invitations: [{ email: 'new@partner.dev', name: 'New' }] };
  await as(under.service, program.token)('POST', `programs/${program.id}/invitations`, { body });
  await under.arrived(1);
  const token = /#(refinv_[0-9A-Za-z]{49})\./m.exec(under.server.mails[0]!.text)![1];
  const browser = openBrowser();
  await use(browser, await under.linkFor(browser, 'new@partner.dev'));
  const headers = { cookie: `${NAME}=${valueIn(browser)}`, 'sec-fetch-site': 'same-origin' };
  const path = '/api/v1/account/invitations/accept';
  const accepted = await under.service.call(path, { method: 'POST', body: { token }, headers });
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  const partners = await as(under.service, program.token)('GET', `programs/${program.id}/partners`);
  expect(partners.body.data).toMatchObject([{ name: 'New', email: 'new@partner.dev', status: 'joined' }]);
});

test('the sign-in of partners asks for the address first, and leads to the issuer second', async () => {
  const browser = openBrowser();
  const { baseUrl } = under.service;
  const asked = await browser.open(`${baseUrl}/sign-in?as=partner&return_to=/docs/&login_hint=anna@partner.dev`);
  const form = formsOf(asked)[0]!;
  expect(form.fields).toMatchObject({ return_to: '/docs/', email: 'anna@partner.dev' });
  const issuer = /href="([^"]*by=issuer[^"]*)"/.exec(asked.text)![1]!.replace(/&#38;|&amp;/g, '&');
  const there = await fetch(new URL(issuer, baseUrl), { redirect: 'manual' });
  expect(there.headers.get('location')).toContain('/auth?');
  expect((await fetch(`${baseUrl}/sign-in?return_to=/app`, { redirect: 'manual' })).headers.get('location')).toContain(
    '/auth?',
  );
  await browser.submit(form, { email: 'anna@partner.dev' });
  await under.arrived(1);
  const confirm = formsOf(await browser.open(linkIn(under.server.mails[0]!.text)))[0]!;
  const done = await browser.submit(confirm, {}, { follow: false });
  expect(done.headers.get('location')).toMatch(/\/docs\/$/);
});

test('the pages load only the own style sheet, and no other site may frame or cache them', async () => {
  const browser = openBrowser();
  const link = await under.linkFor(browser);
  for (const url of [`${under.service.baseUrl}/sign-in/link`, link]) {
    const { headers, text } = await browser.open(url);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self'; .*frame-ancestors 'none'$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/<script|style=/);
  }
});

describe('a link cannot be used', () => {
  test('twice', async () => {
    const browser = openBrowser();
    const link = await under.linkFor(browser);
    const form = formsOf(await browser.open(link))[0]!;
    expect((await browser.submit(form, {}, { follow: false })).status).toBe(303);
    expect((await browser.submit(form, {}, { follow: false })).text).toContain(UNUSABLE);
    expect((await browser.open(link)).text).toContain(UNUSABLE);
  });

  test('by ten requests at the same moment more than once', async () => {
    const browser = openBrowser();
    const form = formsOf(await browser.open(await under.linkFor(browser)))[0]!;
    const pages = await Promise.all(Array.from({ length: 10 }, () => browser.submit(form, {}, { follow: false })));
    expect(pages.filter(({ status }) => status === 303)).toHaveLength(1);
  });

  test('in another browser, and is not used up there', async () => {
    const [browser, other] = [openBrowser(), openBrowser()];
    const link = await under.linkFor(browser);
    expect((await other.open(link)).text).toContain(UNUSABLE);
    await under.linkFor(other, 'ben@partner.dev');
    const page = await other.submit({ action: link, fields: {} }, {}, { follow: false });
    expect([page.status, valueIn(other)]).toEqual([400, undefined]);
    expect((await use(browser, link)).status).toBe(303);
  });

  test('after 15 minutes', async () => {
    const browser = openBrowser();
    const link = await under.linkFor(browser);
    under.service.clock.advance({ ms: 15 * MINUTE - 1 });
    const form = formsOf(await browser.open(link))[0]!;
    under.service.clock.advance({ ms: 1 });
    expect((await browser.submit(form, {}, { follow: false })).text).toContain(UNUSABLE);
    expect(valueIn(browser)).toBeUndefined();
  });

  test('from a page of another site', async () => {
    const browser = openBrowser();
    const link = await under.linkFor(browser);
    const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://other.dev' }, {}]) {
      const answer = await fetch(link, { method: 'POST', headers: { cookie, ...headers }, redirect: 'manual' });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    }
    expect((await use(browser, link)).status).toBe(303);
  });

  test('for a suspended account', async () => {
    const browser = openBrowser();
    await use(browser, await under.linkFor(browser, 'carl@partner.dev'));
    await setAccountStatus(under.service.db, 'carl@partner.dev', 'suspended', under.service.clock.now());
    browser.cookies.delete(NAME);
    const page = await use(browser, await under.linkFor(browser, 'carl@partner.dev'));
    expect([page.status, valueIn(browser)]).toEqual([403, undefined]);
    expect(page.text).toContain('<h1>Your account is suspended</h1>');
  });
});

test('opening the link, as a mail program does, does not use it up', async () => {
  const browser = openBrowser();
  const link = await under.linkFor(browser);
  await fetch(link);
  await fetch(link, { method: 'HEAD' });
  await browser.open(link);
  expect(valueIn(browser)).toBeUndefined();
  expect((await use(browser, link)).status).toBe(303);
});

test('the new session ends the former one of the browser', async () => {
  const browser = openBrowser();
  await use(browser, await under.linkFor(browser));
  const first = valueIn(browser);
  await use(browser, await under.linkFor(browser, 'ben@partner.dev'));
  expect((await session(first)).status).toBe(401);
  expect((await session(valueIn(browser))).body.data.account.email).toBe('ben@partner.dev');
});

test('only hashes are stored of link and browser, and the address is encrypted', async () => {
  const browser = openBrowser();
  const link = await under.linkFor(browser, 'secret@partner.dev');
  const stored = async () =>
    JSON.stringify(
      [await under.service.db.knex('sign_in_links').select(), await under.service.db.knex('mails').select()],
      (_, value: unknown) => (Buffer.isBuffer(value) ? value.toString('latin1') : value),
    );
  const secrets = [
    link.slice(link.lastIndexOf('/') + 1),
    'secret@partner.dev',
    browser.cookies.get('referral_link_browser')!.value,
  ];
  for (const secret of secrets) expect(await stored()).not.toContain(secret);
  await use(browser, link);
  expect((await under.service.db.knex('sign_in_links').first()).sealed).toBeNull();
});

test('links are deleted after a day', async () => {
  await under.request(openBrowser(), 'anna@partner.dev');
  const prune = () => pruneSignIns(under.service.db, under.service.clock.now(), new AbortController().signal);
  under.service.clock.advance({ days: 1 });
  await prune();
  expect(await under.service.db.knex('sign_in_links')).toHaveLength(1);
  under.service.clock.advance({ ms: 1 });
  await prune();
  expect(await under.service.db.knex('sign_in_links')).toEqual([]);
});

test('a service without a mail server has no such page', async () => {
  const other = await under.service.second({});
  expect((await openBrowser().open(`${other.baseUrl}/sign-in/link`)).status).toBe(404);
});
