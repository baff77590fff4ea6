import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSite } from '../../scripts/docs/list.ts';
import { readSite } from '../../src/pages/site.ts';
import { startService, type Service } from '../support/service.ts';

// How the service serves the dashboard: one page for all addresses, and its files.

const PAGE = `<!doctype html><title>Dashboard</title><script type="module" src="./assets/index-1a2b.js"></script>`;
const SCRIPT = `export const x = '${'long enough to be zipped '.repeat(100)}';`;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; " +
  "form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

let folder: string;
let service: Service;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dashboard-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets/index-1a2b.js'), SCRIPT);
  listSite(folder);
  service = await startService({ dashboard: readSite(folder) });
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

const open = (path: string, init?: RequestInit) => fetch(service.baseUrl + path, init);

describe('the page', () => {
  test.each(['/app', '/app/', '/app/programs/3/links', '/app/programs/3?x=/a/b', '/partner', '/partner/programs/3/'])(
    'is at %s, and finds its script from there, also behind a proxy that removes a path prefix',
    async (path) => {
      const response = await open(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const source = /src="([^"]+)"/.exec(await response.text())![1]!;
      expect(source).not.toMatch(/^\/|:/);
      const script = new URL(source, `http://brand.dev/referrals${path}`);
      expect(script.pathname).toBe('/referrals/app/assets/index-1a2b.js');
    },
  );

  test('has a policy that allows nothing inline, nothing from elsewhere and no text as a script', async () => {
    const { headers } = await open('/app');
    expect(headers.get('content-security-policy')).toBe(POLICY);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  test('says whether the browser sent a session, so that a page without one does not ask for it', async () => {
    const [without, withOne] = await Promise.all([
      open('/app'),
      open('/app', { headers: { Cookie: 'referral_session=anything' } }),
    ]);
    expect(await without.text()).toContain('<meta name="session" content="none" />');
    expect(await withOne.text()).not.toContain('name="session"');
    expect(without.headers.get('vary')).toContain('Cookie');
    expect(without.headers.get('etag')).not.toBe(withOne.headers.get('etag'));
  });

  test('is revalidated each time', async () => {
    const { headers } = await open('/app');
    expect(headers.get('cache-control')).toBe('no-cache');
    // Without it, `fetch` asks for an answer that is not from a cache.
    const known = { 'If-None-Match': headers.get('etag')!, 'Cache-Control': 'max-age=0' };
    const again = await open('/app', { headers: known });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('is for reading only', async () => {
    expect((await open('/app', { method: 'HEAD' })).status).toBe(200);
    expect((await open('/app', { method: 'POST' })).status).toBe(404);
  });
});

describe('its files', () => {
  test('are compressed, and cached forever, since their names change with the content', async () => {
    const response = await open('/app/assets/index-1a2b.js');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe(SCRIPT);
  });

  test.each(['/app/assets/index-0000.js', '/app/assets/', '/app/assets/..%2findex.html', '/app/assets/__proto__'])(
    '%s is not there, rather than the page',
    async (path) => {
      const response = await open(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('Dashboard');
    },
  );
});

test('the home page leads to it', async () => {
  const text = await (await open('/')).text();
  expect([...text.matchAll(/href="(app|partner)"/g)].map(([, path]) => path)).toEqual(['app', 'partner']);
});

test('a service without a built dashboard has no page there, and does not link to it', async () => {
  const other = await service.second({});
  expect(await (await fetch(other.baseUrl)).text()).not.toContain('href="app"');
  expect((await fetch(`${other.baseUrl}/app`)).status).toBe(404);
});
