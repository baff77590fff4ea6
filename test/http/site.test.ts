import { request } from 'node:http';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSite } from '../../scripts/docs/list.ts';
import { ANY_ADDRESS } from '../../src/pages/address.ts';
import { readSite } from '../../src/pages/site.ts';
import { startService, type Service } from '../support/service.ts';

// A small site with a list like the documentation's, served over real HTTP.

const INLINE = 'console.log("inline")';
/** A file that names the address for which the site was built. */
const ADDRESSED = `fetch('${ANY_ADDRESS}/api');${' '.repeat(2000)}`;
const PAGE = `<!doctype html><title>Errors</title><script>${INLINE}</script><script src="/docs/assets/app.1a2b.js"></script>`;
const SCRIPT = `export const x = '${'long enough to be zipped '.repeat(100)}';`;

let folder: string;
let service: Service;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(folder, 'errors.html'), PAGE);
  writeFileSync(join(folder, '404.html'), '<!doctype html><title>Nothing here</title>');
  writeFileSync(join(folder, 'assets/app.1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/sample.3c4d.js'), ADDRESSED);
  mkdirSync(join(folder, 'reference'));
  writeFileSync(join(folder, 'reference/index.html'), '<!doctype html><title>Reference</title>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  listSite(folder);
  service = await startService({ site: readSite(folder) });
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

/** Sends the path and the headers unchanged; `fetch` would normalise the path and add headers. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  new Promise((resolve, reject) => {
    const req = request(service.baseUrl, { path, method, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const body = res.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
        const status = res.statusCode!;
        resolve(new Response(status === 304 ? null : body, { status, headers: res.headers as Record<string, string> }));
      });
    });
    req.on('error', reject);
    req.end();
  });

describe('addresses', () => {
  test.each([
    ['/docs/', 'Home'],
    ['/docs/errors', 'Errors'],
    ['/docs/reference/', 'Reference'],
    ['/docs/errors?utm=x', 'Errors'],
  ])('%s is the page', async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['/docs', '/docs/'],
    ['/docs?x=1', '/docs/'],
    ['/docs/index', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/errors.html', '/docs/errors'],
    ['/docs/errors/', '/docs/errors'],
    ['/docs/errors/index.html', '/docs/errors'],
    ['/docs/reference', '/docs/reference/'],
    ['/docs/reference/index.html', '/docs/reference/'],
  ])('%s leads to %s, also behind a proxy that removes a path prefix', async (path, target) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    const location = response.headers.get('location')!;
    expect(location).not.toMatch(/^\/|:/);
    expect(new URL(location, `http://brand.dev/referrals${path}`).pathname).toBe(`/referrals${target}`);
  });

  test.each(['/docs/nothing', '/docs/assets/', '/docs/assets/app.js', '/docs/site.json', '/docs/__proto__'])(
    '%s is not there: the page that says so',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Nothing here');
    },
  );

  test.each(['/docs/%E0%A4%A', '/docs/..%2f..%2fpackage.json', '/docs/%2e%2e/%2e%2e/etc/passwd', '/docs/.%00'])(
    '%s leaves the site no more than any other',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('referral-tracking');
    },
  );

  test('HEAD is answered like GET, without the body; for other methods there is no page', async () => {
    const head = await get('/docs/errors', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(PAGE));
    expect(await head.text()).toBe('');
    expect((await get('/docs/errors', {}, 'POST')).status).toBe(404);
  });
});

describe('caching', () => {
  test('a page is revalidated each time, and not sent again if it is unchanged', async () => {
    const first = await get('/docs/errors');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const second = await get('/docs/errors', { 'if-none-match': etag });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    expect((await get('/docs/errors', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('a file with its hash in its name is cached forever', async () => {
    const response = await get('/docs/assets/app.1a2b.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await get('/docs/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test('a large file is compressed for clients that support it, with a separate ETag', async () => {
    const plain = await get('/docs/assets/app.1a2b.js');
    const zipped = await get('/docs/assets/app.1a2b.js', { 'accept-encoding': 'gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.headers.get('content-type')).toBe(plain.headers.get('content-type'));
    expect(zipped.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    expect(await zipped.text()).toBe(await plain.text());
    expect(gunzipSync(readFileSync(join(folder, 'assets/app.1a2b.js.gz'))).toString()).toBe(SCRIPT);
    for (const response of [plain, zipped]) expect(response.headers.get('vary')).toContain('Accept-Encoding');
    const etag = zipped.headers.get('etag')!;
    expect((await get('/docs/assets/app.1a2b.js', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(
      304,
    );
  });
});

describe('the policy of a page', () => {
  test('it allows resources of the service only, and the scripts that it was built with', async () => {
    const { headers } = await get('/docs/errors');
    const policy = headers.get('content-security-policy')!;
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(INLINE))).toString('base64');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  test('the 404 page has the same policy', async () => {
    expect((await get('/docs/nothing')).headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('a build beside the running service', () => {
  /** Builds a site with one page whose script has this text; returns its files' paths and bodies as they are served. */
  function build(out: string, text: string): void {
    mkdirSync(join(out, 'assets'), { recursive: true });
    const inline = `console.log('${text}')`;
    writeFileSync(join(out, 'index.html'), `<!doctype html><title>${text}</title><script>${inline}</script>`);
    writeFileSync(join(out, `assets/${text}.js`), `export const build = '${text}';`);
    listSite(out);
  }

  test('changes nothing of what it serves: page, policy and scripts stay those of its start', async () => {
    const out = mkdtempSync(join(tmpdir(), 'site-'));
    build(out, 'first');
    const instance = await service.second({ site: readSite(out) });
    const ask = async (path: string) => {
      const response = await fetch(instance.baseUrl + path);
      const { status, headers } = response;
      return { status, policy: headers.get('content-security-policy'), text: await response.text() };
    };
    const before = [await ask('/docs/'), await ask('/docs/assets/first.js')];
    expect(before.map(({ status }) => status)).toEqual([200, 200]);
    rmSync(out, { recursive: true });
    expect([await ask('/docs/'), await ask('/docs/assets/first.js')]).toEqual(before);
    build(out, 'second');
    expect([await ask('/docs/'), await ask('/docs/assets/first.js')]).toEqual(before);
    expect(readSite(out)!.files['/']!.content.toString()).toContain('second');
    rmSync(out, { recursive: true });
  });

  test('a folder without a complete site counts as not built', () => {
    const out = mkdtempSync(join(tmpdir(), 'site-'));
    build(out, 'first');
    rmSync(join(out, 'assets/first.js'));
    expect(readSite(out)).toBeUndefined();
    rmSync(out, { recursive: true });
  });
});

describe('the address of the deployment', () => {
  const sample = () => get('/docs/assets/sample.3c4d.js');

  test('is in every file that names it, also compressed', async () => {
    const expected = ADDRESSED.replace(ANY_ADDRESS, service.baseUrl);
    expect(await (await sample()).text()).toBe(expected);
    const zipped = await get('/docs/assets/sample.3c4d.js', { 'accept-encoding': 'gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.text()).toBe(expected);
  });

  test('such a file is asked for again, since it can change without its name', async () => {
    const { headers } = await sample();
    expect(headers.get('cache-control')).toBe('no-cache');
    const other = await service.second({ site: readSite(folder), baseUrl: 'https://other.dev' });
    const moved = await fetch(`${other.baseUrl}/docs/assets/sample.3c4d.js`);
    expect(await moved.text()).toContain("fetch('https://other.dev/api')");
    expect(moved.headers.get('etag')).not.toBe(headers.get('etag'));
  });

  test('cannot end a text of a script', async () => {
    const other = await service.second({ site: readSite(folder), baseUrl: "https://other.dev/it's" });
    const text = await (await fetch(`${other.baseUrl}/docs/assets/sample.3c4d.js`)).text();
    expect(text).toContain("fetch('https://other.dev/it%27s/api')");
  });
});
