import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyRetired, rateLimited } from '../../support/envelopes.ts';
import { without } from '../../support/rows.ts';
import { DOCS_URL, startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1 })));
afterAll(() => service.stop());

const PATH = '/api/v1/programs/me/readiness';
const ask = (authorization?: string, method = 'GET') =>
  service.call(PATH, { method, headers: authorization === undefined ? {} : { authorization } });
const typed = (code: string, message: string) => ({ error: { code, message } });

test.each([
  ['no header', undefined, 'Missing or malformed Authorization header. Expected: Bearer <api_token>.'],
  ['another scheme', 'Basic abc', 'Missing or malformed Authorization header. Expected: Bearer <api_token>.'],
  ['an empty token', 'Bearer ', 'Missing API token.'],
  ['an unknown token', 'Bearer nobody', 'Invalid API token.'],
])('%s: 401 in the typed envelope', async (_, authorization, message) => {
  const answer = await ask(authorization);
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual(typed('invalid_key', message));
  service.clock.advance({ seconds: 60 });
});

test('a retired key: 401 api_key_rotation_required', async () => {
  const { id } = await service.make.program();
  const marking = { marked_at: service.clock.now(), rotate_by: service.clock.now() };
  const answer = await ask(`Bearer ${await service.make.key(id, marking)}`);
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual(keyRetired(DOCS_URL));
});

test('another method: 405 in the typed envelope, with Allow', async () => {
  const answer = await ask(undefined, 'POST');
  expect(answer.status).toBe(405);
  expect(answer.body).toEqual(typed('method_not_allowed', 'Method not allowed'));
  expect(answer.headers.allow).toBe('GET');
});

test('a failing database: 500 internal_error, with ten seconds to wait', async () => {
  const { key } = await service.make.program();
  const answer = await without(service.db, 'program_origins', () => ask(`Bearer ${key}`));
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    error: { code: 'internal_error', message: 'Failed to compute readiness. Retry shortly.', retry_after_seconds: 10 },
  });
});

test('30 requests a minute pass with a key, the 31st does not', async () => {
  const { key } = await service.make.program();
  for (let left = 29; left >= 0; left--) {
    expect((await ask(`Bearer ${key}`)).headers).toMatchObject({
      'x-ratelimit-limit': '30',
      'x-ratelimit-remaining': String(left),
    });
  }
  const refused = await ask(`Bearer ${key}`);
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual(rateLimited(60));
});
