import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract, document } from '../../src/contract/index.ts';
import { send } from '../support/client.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const text = readFileSync('packages/snippet/generated/referral.js', 'utf8');
const get = (headers: Record<string, string> = {}, method = 'GET') =>
  send(service.baseUrl, '/referral.js', { method, headers });

test('is smaller than 3.5 kB compressed', () => {
  expect(gzipSync(text, { level: 9 }).length).toBeLessThan(3900);
});

test('needs neither eval nor a module', () => {
  expect(text).not.toMatch(/\beval\b|new Function|\bimport\b|\bexport\b/);
});

test('uses the cookie and the paths of the document', () => {
  expect(JSON.stringify(document)).toContain('`service_click_id`');
  expect(text).toContain('"service_click_id"');
  expect(text).toContain('/api/v1/track/${');
  for (const name of ['click', 'lead']) expect(Object.keys(contract.paths)).toContain(`/api/v1/track/${name}`);
});

test('GET returns the script with cache headers', async () => {
  const { status, headers, body } = await get();
  expect(status).toBe(200);
  expect(body).toBe(text);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cache-control': expect.stringMatching(/^public, max-age=\d+/),
    vary: 'Accept-Encoding',
  });
  expect(headers).not.toHaveProperty('x-ratelimit-limit');
  expect(headers).not.toHaveProperty('set-cookie');
});

test('a browser that has it gets a 304, compressed or not', async () => {
  const { etag } = (await get()).headers;
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  for (const encoding of ['gzip', 'identity']) {
    const again = await get({ 'if-none-match': etag!, 'accept-encoding': encoding });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, 'cache-control': expect.any(String), vary: 'Accept-Encoding' });
  }
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('is compressed for clients that support it', async () => {
  const response = await fetch(`${service.baseUrl}/referral.js`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await response.text()).toBe(text);
  const length = Number(response.headers.get('content-length'));
  expect(length).toBe(gzipSync(text, { level: 9 }).length);
});

test('HEAD answers without the script', async () => {
  const { status, headers, body } = await get({}, 'HEAD');
  expect(status).toBe(200);
  expect(body).toBe('');
  expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
});

test('it takes nothing', async () => {
  expect((await get({}, 'POST')).status).toBe(404);
});
