import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSite } from '../../scripts/docs/list.ts';
import { DEEPEST } from '../../src/pages/plain.ts';
import { readSite } from '../../src/pages/site.ts';
import { startService, type Service } from '../support/service.ts';

// No response to a long address is much longer than the request.

let folder: string;
let service: Service;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deep-'));
  mkdirSync(join(folder, 'reference'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title><script src="./assets/x.js"></script>');
  writeFileSync(join(folder, 'reference/index.html'), '<!doctype html><title>Reference</title>');
  writeFileSync(join(folder, 'errors.html'), '<!doctype html><title>Errors</title>');
  listSite(folder);
  const site = readSite(folder);
  service = await startService({ site, dashboard: site });
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

/** Sends the address unchanged; `fetch` would normalise it. */
const get = (path: string): Promise<{ status: number; location: string; body: string }> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html' };
    const sent = request(service.baseUrl, { path, headers }, (res) => {
      const { statusCode: status = 0, headers } = res;
      text(res).then((body) => resolve({ status, location: headers.location ?? '', body }), reject);
    });
    sent.on('error', reject).end();
  });

const STARTS = [
  '/',
  '/docs',
  '/docs/',
  '/docs/reference',
  '/app/',
  '/partner/',
  '/sign-in',
  '/sign-in/',
  '/cli/login/',
];
const PARTS = ['/', '/x', '/..', '/./', '%2f', '?x', '?"<>', '/?\xe9', ';', '/index', '.html', '//evil.dev'];
const shapes = STARTS.flatMap((start) => PARTS.map((part) => [start, part] as const));

test.each(shapes)('14 kB of %s and %s', async (start, part) => {
  const path = start + part.repeat(14_000 / part.length);
  const { status, location, body } = await get(path);
  expect(status).toBeLessThan(500);
  expect(location.length).toBeLessThanOrEqual(path.length + 1000);
  if (location === '') return expect(body.length).toBeLessThan(20_000);
  expect(body).toBe('');
  const { origin } = new URL(location, new URL(path, service.baseUrl));
  expect(origin).toBe(service.baseUrl);
});

test('an address that is deeper than any page gets one line, also below the dashboard', async () => {
  const at = (depth: number) => get(`/app${'/x'.repeat(depth - 1)}`);
  expect((await at(DEEPEST)).status).toBe(200);
  expect(await at(DEEPEST + 1)).toEqual({ status: 404, location: '', body: 'Not found\n' });
});
