import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Call } from '../support/client.ts';
import { keyRetired } from '../support/envelopes.ts';
import { without } from '../support/rows.ts';
import { DOCS_URL, startService, type Service } from '../support/service.ts';
import { signInByPages, startSignIn } from '../support/sign-in.ts';

// The sign-in endpoints ignore a program's key, but a marked key still gets the warning.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const ROTATE_BY = new Date('2026-06-10T06:05:04.000Z');
const path = (name: string) => `/api/v1/cli/${name}`;
const marked = () => service.make.markedKey(ROTATE_BY);
const get: Call = { method: 'GET' };

function expectSignals({ headers, body }: Answer): void {
  expect(headers).toMatchObject({
    deprecation: `@${service.clock.now().getTime() / 1000}`,
    sunset: 'Wed, 10 Jun 2026 06:05:04 GMT',
    link: `<${DOCS_URL}#api_key_rotation_required>; rel="deprecation"`,
  });
  if (body === '') return;
  expect(body.warnings).toEqual([
    {
      code: 'api_key_rotation_required',
      message: 'This API key must be replaced before its rotation deadline.',
      hint: 'Ask a workspace owner to regenerate the key.',
      rotate_by: '2026-06-10T06:05:04.000Z',
      docs_url: `${DOCS_URL}#api_key_rotation_required`,
    },
  ]);
}
function expectNoSignals({ headers, body }: Answer): void {
  for (const name of ['deprecation', 'sunset', 'link']) expect(headers).not.toHaveProperty(name);
  expect(body).not.toHaveProperty('warnings');
}

describe('a marked key gets the warning in', () => {
  test('bodies with data: of start, and of a pending, a complete and an expired poll', async () => {
    const key = await marked();
    const start = await service.call(path('auth/start'), { key });
    const started = start.body.data as { state: string; auth_url: string };
    const poll = () => service.call(path(`auth/poll?state=${started.state}`), { ...get, key });
    const pending = await poll();
    await signInByPages(started, 'anna@brand.dev');
    const complete = await poll();
    const other = await startSignIn(service);
    service.clock.advance({ seconds: 301 });
    const expired = await service.call(path(`auth/poll?state=${other.state}`), { ...get, key });
    service.clock.advance({ seconds: -301 });
    expect(complete.body.data.token).toMatch(/^reflogin_/);
    expect(expired.body.data).toEqual({ status: 'expired' });
    for (const answer of [start, pending, complete, expired]) {
      expect(Object.keys(answer.body as object)).toEqual(['data', 'warnings']);
      expectSignals(answer);
    }
  });

  test.each<[number, string, Call]>([
    [405, 'auth/start', { method: 'HEAD' }],
    [400, 'auth/callback', { body: {} }],
    [400, 'auth/callback', { body: '[' }],
    [404, 'auth/callback', { body: { state: 'x', id_token: 'x' } }],
    [405, 'auth/callback', get],
    [413, 'auth/callback', { body: 'x'.repeat(65_537) }],
    [415, 'auth/callback', { body: 'x', headers: { 'content-type': 'text/plain' } }],
    [400, 'auth/poll', get],
    [400, 'auth/poll?state=%00', get],
    [404, 'auth/poll?state=x', get],
    [405, 'auth/poll?state=x', {}],
    [401, 'init', { body: {} }],
    [405, 'init', get],
    [401, 'programs', get],
    [405, 'programs', { body: {} }],
  ])('%d of %s', async (status, name, call) => {
    const answer = await service.call(path(name), { ...call, key: await marked() });
    expect(answer.status).toBe(status);
    expectSignals(answer);
  });

  test.each<[string, string, Call]>([
    ['auth/start', 'login_sessions', {}],
    ['auth/callback', 'login_sessions', { body: { state: 'x', id_token: 'x' } }],
    ['auth/poll?state=x', 'login_sessions', get],
  ])('500 of %s', async (name, table, call) => {
    const key = await marked();
    const answer = await without(service.db, table, () => service.call(path(name), { ...call, key }));
    expect(answer.status).toBe(500);
    expectSignals(answer);
  });

  test.each<[string, Call]>([
    ['auth/start', {}],
    ['auth/callback', { body: {} }],
    ['auth/poll', get],
    ['init', { body: {} }],
    ['programs', get],
  ])('429 of %s', async (name, call) => {
    const strict = await service.second({ rateLimitScale: 0.0001 });
    const key = await marked();
    await strict.call(path(name), { ...call, key });
    const answer = await strict.call(path(name), { ...call, key });
    expect(answer.status).toBe(429);
    expectSignals(answer);
  });
});

test('an unmarked key, an unknown one and a login token get no signals', async () => {
  const { key } = await service.make.program();
  const { token } = await service.make.person();
  for (const credential of [key, 'unknown', token]) {
    expectNoSignals(await service.call(path('auth/start'), { key: credential }));
    expectNoSignals(await service.call(path('auth/poll?state=x'), { ...get, key: credential }));
    expectNoSignals(await service.call(path('auth/callback'), { body: {}, key: credential }));
    expectNoSignals(await service.call(path('init'), { body: {}, key: credential }));
    expectNoSignals(await service.call(path('programs'), { ...get, key: credential }));
  }
});

describe('a retired key', () => {
  test.each<[string, Call]>([
    ['auth/start', {}],
    ['auth/callback', { body: 'x', headers: { 'content-type': 'text/plain' } }],
    ['auth/poll', get],
    ['init', { body: 'x', headers: { 'content-type': 'text/plain' } }],
    ['programs', get],
  ])('is rejected by %s, without signals, and before any other check', async (name, call) => {
    const key = await service.make.markedKey();
    const answer = await service.call(path(name), { ...call, key });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(keyRetired(DOCS_URL));
    expectNoSignals(answer);
    const wrongMethod = await service.call(path(name), { method: 'DELETE', key });
    expect(wrongMethod.status).toBe(405);
    expectNoSignals(wrongMethod);
  });

  test('is retired exactly at its deadline, to the millisecond', async () => {
    const key = await service.make.markedKey(new Date(service.clock.now().getTime() + 1));
    expect((await service.call(path('auth/start'), { key })).status).toBe(200);
    service.clock.advance({ ms: 1 });
    expect((await service.call(path('auth/start'), { key })).body).toEqual(keyRetired(DOCS_URL));
  });
});
