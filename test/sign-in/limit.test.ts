import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { compileTrustProxy } from '../../src/lib/client-address.ts';
import { openBrowser } from '../support/browser.ts';
import { startMailServer, type MailServer } from '../support/mail.ts';
import { startService, type Service } from '../support/service.ts';

// All pages of the sign-in count in the bucket `session` of the client's address: the page that the issuer sends the
// browser back to calls the issuer, and strangers must not make the service call it without a limit.

const { limit } = contract.rateLimits.buckets.session;

let mail: MailServer;
let service: Service;
beforeAll(async () => {
  mail = await startMailServer();
  service = await startService({
    rateLimitScale: 1,
    trustProxy: compileTrustProxy('loopback'),
    mail: mail.settings,
    developmentSignIn: 'anywhere',
  });
});
afterAll(async () => {
  await service.stop();
  await mail.stop();
});
// Every window ends before the next test.
afterEach(() => service.clock.advance({ seconds: contract.rateLimits.windowSeconds }));

const get = (path: string, client = '203.0.113.9', method = 'GET') =>
  fetch(service.baseUrl + path, { method, redirect: 'manual', headers: { 'x-forwarded-for': client } });

async function exhaust(path: string): Promise<void> {
  for (let i = 0; i < limit; i++) expect((await get(path)).status).not.toBe(429);
}

describe.each([
  '/sign-in',
  '/sign-in/link',
  '/sign-in/link/refsig_x',
  '/cli/login',
  '/cli/login/return?code=x&state=x',
])('%s', (path) => {
  test('has the limit of the bucket, then a page that says when to try again', async () => {
    await exhaust(path);
    service.clock.advance({ seconds: 18 });
    const refused = await get(path);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('42');
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await refused.text();
    expect(page).toContain('<h1>Too many requests</h1>');
    expect(page).toContain('Try again in 42 seconds.');
  });
});

test('the pages share one count, whatever the method; strangers there keep nobody from the session in the API', async () => {
  await exhaust('/sign-in');
  for (const path of ['/sign-in/link', '/cli/login', '/cli/login/return']) expect((await get(path)).status).toBe(429);
  expect((await get('/cli/login', undefined, 'POST')).status).toBe(429);
  expect((await get('/api/v1/account/session')).status).toBe(401);
});

test('another address, and the style of the pages, are not affected', async () => {
  await exhaust('/sign-in');
  expect((await get('/sign-in', '203.0.113.10')).status).toBe(303);
  expect((await get('/cli/style.css')).status).toBe(200);
});

test('the return page calls the issuer at most as often as the limit lets it', async () => {
  const browser = openBrowser();
  const begun = await browser.open(`${service.baseUrl}/sign-in`, { follow: false });
  const state = new URL(begun.headers.get('location')!).searchParams.get('state')!;
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const back = () =>
    fetch(`${service.baseUrl}/cli/login/return?code=wrong&state=${state}`, {
      headers: { cookie, 'x-forwarded-for': '203.0.113.9' },
    });
  const statuses = [];
  for (let i = 0; i < limit + 5; i++) statuses.push((await back()).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});
