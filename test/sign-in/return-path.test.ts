import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseReturnPath } from '../../src/pages/return-path.ts';
import { formsOf, openBrowser } from '../support/browser.ts';
import { startService, type Service } from '../support/service.ts';

// No `return_to` leads a browser to another host, in whatever form the other host is written.

const FORMS = [
  '//evil.dev',
  '///evil.dev',
  '////evil.dev',
  '/.//evil.dev',
  '/././/evil.dev',
  '/%2e//evil.dev',
  '/%2E//evil.dev',
  '/%2e/%2e//evil.dev',
  '/..//evil.dev',
  '/../..//evil.dev',
  '/.%2e//evil.dev',
  '/%2e%2e//evil.dev',
  '/a/..//evil.dev',
  '/a/b/../..//evil.dev',
  '/a/%2e%2e//evil.dev',
  '/docs/.././/evil.dev',
  '/..//evil.dev/..',
  '/.//user:password@evil.dev',
  '/.//evil.dev:8080/app',
  '/.///evil.dev',
  '/.//[::1]/',
  '/\\evil.dev',
  '/.\\/evil.dev',
  '/./\\evil.dev',
  '\\\\evil.dev',
  '\\/evil.dev',
  '/\t/evil.dev',
  '/.\t//evil.dev',
  '/\n/evil.dev',
  '/\r\n/evil.dev',
  '/\0/evil.dev',
  '/ /evil.dev',
  ' //evil.dev',
  '/%2f/evil.dev',
  '/%2fevil.dev',
  '/%5cevil.dev',
  '/%09/evil.dev',
  '/;//evil.dev',
  '/@evil.dev',
  '@evil.dev',
  'evil.dev',
  'https://evil.dev',
  'https:evil.dev',
  'https:/evil.dev',
  '/https://evil.dev',
  'javascript:alert(1)',
  '/?//evil.dev',
  '/#//evil.dev',
  '/\u2215/evil.dev',
  '/\uff0fevil.dev',
];

describe.each(['https://referrals.brand.dev', 'https://brand.dev/referrals', 'http://127.0.0.1:3000'])(
  'at %s',
  (base) => {
    test.each(FORMS)('%j stays at the service', (form) => {
      for (const text of [form, `${new URL(base).pathname}${form}`]) {
        const path = parseReturnPath(text, base);
        expect(path).toMatch(/^\/(?![/\\])/);
        // As a browser does: resolved, and resolved again.
        const { origin, pathname, search } = new URL(path, base);
        expect(origin).toBe(new URL(base).origin);
        expect(new URL(`${pathname}${search}`, base).origin).toBe(origin);
      }
    });
  },
);

describe('the browser that returns from the issuer', () => {
  let service: Service;
  beforeAll(async () => void (service = await startService()));
  afterAll(() => service.stop());

  test.each(FORMS.filter((form) => form.startsWith('/.')))('stays at the service with %j', async (form) => {
    const browser = openBrowser();
    const asked = await browser.open(`${service.baseUrl}/sign-in?return_to=${encodeURIComponent(form)}`);
    let page = await browser.submit(formsOf(asked)[0]!, { email: 'anna@brand.dev' }, { follow: false });
    while (page.headers.has('location')) {
      const next = new URL(page.headers.get('location')!, page.url);
      expect(next.origin).toBe(service.baseUrl);
      if (!next.pathname.startsWith('/cli/')) return;
      page = await browser.open(next.href, { follow: false });
    }
    expect.unreachable('the sign-in ended without a redirect');
  });
});
