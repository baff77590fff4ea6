import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../support/envelopes.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const NOT_FOUND = platformError(404, 'Path not found');

/** Sends the path unchanged; a URL would normalise it. */
function sendRaw(path: string, method: string): Promise<{ status: number; body: unknown; headers: object }> {
  return new Promise((resolve, reject) => {
    const req = request(service.baseUrl, { path, method, headers: { 'content-type': 'application/json' } }, (res) => {
      let text = '';
      res.on('data', (chunk) => (text += String(chunk)));
      res.on('end', () => resolve({ status: res.statusCode!, body: text && JSON.parse(text), headers: res.headers }));
    });
    req.on('error', reject);
    req.end(method === 'POST' ? '{}' : undefined);
  });
}

test.each([
  '/api/',
  '/api/v1',
  '/api/v1/',
  '/api/v1/track',
  '/api/v1/track/',
  '/api/v1/track/clicks',
  '/api/v1/track/click/',
  '/api/v1/track/click/1',
  '/api/v1/track//click',
  '/api/v1//track/click',
  '/api/v1/track/Click',
  '/api/../api/v1/track/click',
  '/api/v1/track/%63lick',
  '/api/v1/track/click%20',
  '/api/v1/track/./click',
  '/api/v2/track/click',
  '/api/v1/__proto__',
  '/api/v1/track/constructor',
])('%s is not an endpoint', async (path) => {
  for (const method of ['POST', 'GET']) {
    const answer = await sendRaw(path, method);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual(NOT_FOUND);
    expect(answer.headers).toHaveProperty('x-request-id');
    expect(answer.headers).not.toHaveProperty('x-ratelimit-limit');
  }
});

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('whatever the method: %s', async (method) => {
  const answer = await service.call('/api/v1/nothing', { method });
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual(NOT_FOUND);
  expect(answer.headers).not.toHaveProperty('allow');
});

test('HEAD is answered in the same way, without a body', async () => {
  const answer = await sendRaw('/api/v1/nothing', 'HEAD');
  expect(answer).toMatchObject({ status: 404, body: '' });
});

test('the path is checked before everything else', async () => {
  const answer = await service.call('/api/v1/nothing', {
    body: Buffer.alloc(100_000, 0xff),
    headers: { 'content-type': 'text/plain', authorization: 'Basic x' },
  });
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual(NOT_FOUND);
});

test('it has no bucket: no number of requests is rejected', async () => {
  const strict = await service.second({ rateLimitScale: 0.001 });
  for (let n = 0; n < 5; n++) expect((await strict.call('/api/v1/nothing')).status).toBe(404);
});

test('a preflight to it is answered like any other method', async () => {
  const answer = await service.call('/api/v1/nothing', {
    method: 'OPTIONS',
    origin: 'https://brand.dev',
    headers: { 'access-control-request-method': 'POST' },
  });
  expect(answer.status).toBe(404);
});

test('outside /api/ a page answers, without an envelope', async () => {
  const response = await fetch(new URL('/nothing', service.baseUrl));
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
});
