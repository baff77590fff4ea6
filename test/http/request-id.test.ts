import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const FORM = /^[A-Za-z0-9._-]{1,128}$/;
const idOf = async (path: string, id: string, call: object = {}) =>
  (await service.call(path, { ...call, headers: { 'x-request-id': id, ...(call as { headers?: object }).headers } }))
    .headers['x-request-id'];

test.each(['a', 'A.b_c-9', '0', '...', '--', 'x'.repeat(128), '3f2b0c1e-77aa-4b1f-9c55-0d2f5a1e6b7c'])(
  'the client’s %s is kept',
  async (id) => expect(await idOf('/api/v1/track/click', id, { body: {} })).toBe(id),
);

test.each(['', 'x'.repeat(129), 'two words', 'a/b', 'a:b', 'ä', 'a,b', '<script>', 'a"b', '%41', '{}'])(
  'the client’s %j is replaced by a new one',
  async (id) => {
    const [one, two] = [
      await idOf('/api/v1/track/click', id, { body: {} }),
      await idOf('/api/v1/track/click', id, { body: {} }),
    ];
    expect(one).toMatch(FORM);
    expect(one).not.toBe(id);
    expect(two).not.toBe(one);
  },
);

test('without one every request gets a new one', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => service.click({})));
  const ids = answers.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(10);
  for (const id of ids) expect(id).toMatch(FORM);
});

describe('it is in', () => {
  test('200', async () => {
    const { url } = await service.make.campaign();
    expect(await idOf('/api/v1/track/click', 'mine', { body: { affiliate_url: url } })).toBe('mine');
  });

  test.each([
    ['400', '/api/v1/track/lead', { body: {} }],
    ['401', '/api/v1/track/sale', { body: {} }],
    ['404', '/api/v1/nothing', {}],
    ['405', '/api/v1/track/refund', { method: 'GET' }],
    ['413', '/api/v1/track/click', { body: 'x'.repeat(65_537) }],
    ['415', '/api/v1/track/click', { body: 'x', headers: { 'content-type': 'text/plain' } }],
  ])('%s', async (status, path, call) => {
    const answer = await service.call(path, call);
    expect(answer.status).toBe(Number(status));
    expect(answer.headers['x-request-id']).toMatch(FORM);
    expect(await idOf(path, 'mine', call)).toBe('mine');
  });

  test('429', async () => {
    const strict = await service.second({ rateLimitScale: 0.001 });
    await strict.click({});
    const answer = await strict.click({}, { headers: { 'x-request-id': 'mine' } });
    expect(answer.status).toBe(429);
    expect(answer.headers['x-request-id']).toBe('mine');
  });

  test('500', async () => {
    const broken = await startService();
    await broken.db.knex.raw('drop table links cascade');
    const answer = await broken.click(
      { affiliate_url: 'https://brand.dev/?aff=anna' },
      { headers: { 'x-request-id': 'mine' } },
    );
    expect(answer.status).toBe(500);
    expect(answer.headers['x-request-id']).toBe('mine');
    expect(JSON.stringify(answer.body)).not.toContain('mine');
    await broken.stop();
  });
});

describe('of the sign-in endpoints of the command line, it is in', () => {
  const path = (name: string) => `/api/v1/cli/${name}`;
  const get = { method: 'GET' };

  test.each<[string, string, object]>([
    ['200', 'auth/start', {}],
    ['405', 'auth/start', get],
    ['400', 'auth/callback', { body: {} }],
    ['404', 'auth/callback', { body: { state: 'x', id_token: 'x' } }],
    ['405', 'auth/callback', { method: 'PUT' }],
    ['413', 'auth/callback', { body: 'x'.repeat(65_537) }],
    ['415', 'auth/callback', { body: 'x', headers: { 'content-type': 'text/plain' } }],
    ['400', 'auth/poll', get],
    ['404', 'auth/poll?state=x', get],
    ['405', 'auth/poll', {}],
    ['401', 'init', { body: {} }],
    ['405', 'init', get],
    ['401', 'programs', get],
    ['405', 'programs', {}],
  ])('%s of %s', async (status, name, call) => {
    const answer = await service.call(path(name), call);
    expect(answer.status).toBe(Number(status));
    expect(answer.headers['x-request-id']).toMatch(FORM);
    expect(await idOf(path(name), 'mine', call)).toBe('mine');
  });

  test('200 of poll and programs, and the errors that a login token can still get', async () => {
    const { token } = await service.make.person();
    const { state } = (await service.call(path('auth/start'))).body.data as { state: string };
    expect(await idOf(path(`auth/poll?state=${state}`), 'mine', get)).toBe('mine');
    for (const [name, call] of [
      ['programs', { ...get, key: token }],
      ['init', { key: token, body: {} }],
      ['init', { key: token, body: { advertiser_id: 0 } }],
      ['init', { key: token, body: 'x'.repeat(65_537) }],
      ['init', { key: token, body: 'x', headers: { 'content-type': 'text/plain' } }],
      ['init', { key: await service.make.markedKey(), body: {} }],
    ] as const) {
      expect(await idOf(path(name), 'mine', call)).toBe('mine');
    }
  });

  test.each<[string, object]>([
    ['auth/start', {}],
    ['auth/callback', { body: {} }],
    ['auth/poll', get],
    ['init', { body: {} }],
    ['programs', get],
  ])('429 of %s', async (name, call) => {
    const strict = await service.second({ rateLimitScale: 0.001 });
    await strict.call(path(name), call);
    const answer = await strict.call(path(name), { ...call, headers: { 'x-request-id': 'mine' } });
    expect(answer.status).toBe(429);
    expect(answer.headers['x-request-id']).toBe('mine');
  });
});
