import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { catalogue } from '../../src/contract/index.ts';
import { BASE, COLOURS } from '../../src/pages/look.ts';
import { send } from '../support/client.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(service.baseUrl + path, { headers });

/** The response as it was sent; fetch would decompress it. */
async function rawGet(url: string, headers: Record<string, string>) {
  const [response] = (await once(httpGet(url, { headers }), 'response')) as [IncomingMessage];
  return { headers: response.headers, body: await buffer(response) };
}

describe.each([
  ['/openapi.json', 'application/json; charset=utf-8'],
  ['/openapi.yaml', 'application/yaml; charset=utf-8'],
])('%s', (path, type) => {
  test('any origin may read it', async () => {
    const response = await get(path, { origin: 'https://tools.dev' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('it is not sent again to clients that have it', async () => {
    const etag = (await get(path, { 'accept-encoding': 'identity' })).headers.get('etag')!;
    const again = await send(service.baseUrl, path, { method: 'GET', headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject({ etag, 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
    const other = await send(service.baseUrl, path, { method: 'GET', headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('it is compressed for clients that support it, with a separate ETag', async () => {
    const ask = async (encoding: string) => {
      const { headers, ...response } = await rawGet(service.baseUrl + path, { 'accept-encoding': encoding });
      expect(headers.vary).toMatch(/accept-encoding/i);
      return { ...response, encoding: headers['content-encoding'], etag: headers.etag };
    };
    const [whole, zipped, refused] = [await ask('identity'), await ask('gzip, br'), await ask('gzip;q=0')];
    expect([whole.encoding, zipped.encoding, refused.encoding]).toEqual([undefined, 'gzip', undefined]);
    expect(gunzipSync(zipped.body).equals(whole.body)).toBe(true);
    expect(zipped.body.length).toBeLessThan(whole.body.length / 4);
    expect(zipped.etag).not.toBe(whole.etag);
  });
});

test('both are the same document, with the address of this deployment', async () => {
  const json = (await (await get('/openapi.json')).json()) as { servers: unknown; openapi: string };
  expect(json.openapi).toMatch(/^3\.1\./);
  expect(json.servers).toEqual([{ url: service.baseUrl }]);
  expect(parse(await (await get('/openapi.yaml')).text())).toEqual(json);
});

test('the home page tells people who open a partner’s link that it records nothing', async () => {
  expect(await (await get('/')).text()).not.toContain('npm run example');
  const html = await (await get('/?aff=demo')).text();
  expect(html).toContain('A page with the <a href="docs/snippet">snippet</a> would record a click now.');
  expect(html).toContain('npm run example');
});

test('the home page links to all pages, also below a path prefix', async () => {
  const response = await get('/');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const links = [...(await response.text()).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(expect.arrayContaining(['docs/errors', 'openapi.json', 'openapi.yaml']));
  expect(links.filter((link) => link!.startsWith('/'))).toEqual([]);
});

describe('an unknown address', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

  test('is a page for browsers, with a link home that also works below a path prefix', async () => {
    const response = await get('/some/where', browser);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const links = [...(await response.text()).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toContain('../');
    expect(links.filter((link) => link!.startsWith('/'))).toEqual([]);
  });

  test.each([{ accept: '*/*' }, { accept: 'application/json' }])('is one line for %o', async (headers) => {
    const response = await get('/some/where', headers);
    expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
  });
});

test('the pages share header, colours and type with the sign-in', async () => {
  const [home, missing] = [await get('/'), await get('/nothing', { accept: 'text/html' })];
  const style = await (await get('/cli/style.css')).text();
  for (const text of [await home.text(), await missing.text()]) {
    expect(text).toContain('<header class="bar">');
    expect(text).toContain(COLOURS);
    expect(text).toContain(BASE);
  }
  expect(style).toContain(COLOURS);
  expect(style).toContain(BASE);
  expect(await (await get('/cli/login')).text()).toContain('<header class="bar">');
});

test('the home page runs only the script that applies the chosen colours', async () => {
  const response = await get('/');
  const [, script] = /<script>([^]*?)<\/script>/.exec(await response.text())!;
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(script!))).toString('base64');
  const policy = response.headers.get('content-security-policy')!;
  expect(policy).toContain(`script-src 'sha256-${hash}';`);
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|self)/);
});

describe('without a built documentation', () => {
  test('the page of errors exists, and each code is a unique anchor', async () => {
    const response = await get('/docs/errors');
    expect(response.status).toBe(200);
    const text = await response.text();
    const anchors = [...text.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
    const codes = Object.values(catalogue).map(({ body }) => (body as { error: { code?: string } }).error.code);
    expect(anchors).toEqual(expect.arrayContaining(codes.filter((code) => code !== undefined)));
    expect(text).toContain('npm run docs');
  });

  test('the home page does not link to guides', async () => {
    expect(await (await get('/')).text()).not.toContain('docs/first-chain');
    expect((await get('/docs/first-chain')).status).toBe(404);
  });
});
