import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foreignTo } from '../../packages/cli/src/conformance/foreign.ts';
import { Mismatch } from '../../packages/cli/src/conformance/outcome.ts';
import { sendRequest } from '../../packages/cli/src/conformance/send.ts';
import { madeOnce } from '../../packages/cli/src/conformance/made-once.ts';

// What a proxy or a hosting platform does to requests and responses is no difference from the contract.

const ANSWER = { error: { code: 'unauthorized' } };
const encoders = { gzip: gzipSync, br: brotliCompressSync };

const proxy = createServer((req, res) => {
  const encoding = req.url!.slice(1) as keyof typeof encoders;
  res.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding });
  res.end(req.method === 'HEAD' ? undefined : encoders[encoding](JSON.stringify(ANSWER)));
});
beforeAll(() => new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => proxy.close(resolve)));

const send = (method: string, path: string) => {
  const url = new URL(path, `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  return sendRequest({ method, url, headers: {}, bytes: undefined }, new AbortController().signal);
};

test.each(['gzip', 'br'])('a body that a proxy compresses with %s is read', async (encoding) => {
  expect((await send('GET', encoding)).body).toEqual(ANSWER);
  expect((await send('HEAD', encoding)).body).toBe('');
});

describe('headers of hosting platforms', () => {
  const headers = [
    'content-encoding',
    'set-cookie',
    'x-powered-by',
    'x-nf-request-id',
    'rndr-id',
    'x-kong-proxy-latency',
    'expires',
  ];

  test.each(headers)('%s is ignored, but not at an address of this machine', (header) => {
    expect(foreignTo('https://referrals.brand.example')(header)).toBe(true);
    expect(foreignTo('http://127.0.0.1:3000')(header)).toBe(false);
    expect(foreignTo('http://localhost:3000')(header)).toBe(false);
  });

  test('a header that nobody adds is not ignored', () => {
    expect(foreignTo('https://referrals.brand.example')('x-debug')).toBe(false);
  });
});

describe('a result that all rules share', () => {
  test('is made again after a lost connection, and only then', async () => {
    const failures = [new Error('socket hang up'), new Mismatch('expected 200')];
    let calls = 0;
    const read = madeOnce(() => Promise.reject(failures[calls++] ?? new Error('called too often')));
    await expect(read(undefined)).rejects.toThrow('socket hang up');
    await expect(read(undefined)).rejects.toThrow('expected 200');
    await expect(read(undefined)).rejects.toThrow('expected 200');
  });

  test('is made once', async () => {
    let calls = 0;
    const read = madeOnce((step: number) => Promise.resolve((calls += step)));
    expect(await Promise.all([read(1), read(1)])).toEqual([1, 1]);
  });
});
