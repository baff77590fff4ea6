import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../support/client.ts';
import { countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';
import { poll, startSignIn } from '../../support/sign-in.ts';

const PATH = '/api/v1/cli/auth/start';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('200: a session of five minutes, with the addresses to sign in and to poll', async () => {
  const { status, body } = await service.call(PATH);
  expect(status).toBe(200);
  const { state, user_code, auth_url } = body.data as { state: string; user_code: string; auth_url: string };
  const handle = new URL(auth_url).searchParams.get('handle');
  expect(body).toEqual({
    data: {
      state,
      user_code,
      auth_url: `${service.baseUrl}/cli/login?handle=${handle}`,
      poll_url: `${service.baseUrl}/api/v1/cli/auth/poll?state=${state}`,
      expires_at: '2026-06-01T12:05:00.000Z',
      interval_seconds: 2,
    },
  });
  for (const name of [state, handle]) expect(name).toMatch(/^[\w-]{43}$/);
  expect(handle).not.toBe(state);
  expect(user_code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
});

test('the returned addresses work', async () => {
  const { auth_url, poll_url } = await startSignIn(service);
  expect((await fetch(auth_url)).status).toBe(200);
  expect(await (await fetch(poll_url)).json()).toEqual({ data: { status: 'pending' } });
});

test('every session has a unique state, of which only a hash is stored', async () => {
  const started = await Promise.all(Array.from({ length: 20 }, () => startSignIn(service)));
  expect(new Set(started.map(({ state }) => state)).size).toBe(20);
  const stored = JSON.stringify(await service.db.knex('login_sessions'));
  for (const { state, auth_url } of started) {
    for (const name of [state, new URL(auth_url).searchParams.get('handle')!]) expect(stored).not.toContain(name);
  }
});

test.each<[string, Call]>([
  ['nothing', {}],
  ['JSON', { body: { state: 'mine' } }],
  ['no JSON', { body: '{' }],
  ['another content type', { body: 'a=b', headers: { 'content-type': 'text/plain' } }],
  ['a query', {}],
  ['an unknown key', { key: 'nobody' }],
  ['an empty key', { headers: { authorization: 'Bearer ' } }],
  ['another scheme', { headers: { authorization: 'Basic abc' } }],
])('whatever is sent: %s', async (what, call) => {
  expect((await service.call(what === 'a query' ? `${PATH}?state=mine` : PATH, call)).status).toBe(200);
});

test('a program’s key and a login token are ignored', async () => {
  const { key } = await service.make.program();
  const { token } = await service.make.person();
  for (const credential of [key, token]) {
    expect((await service.call(PATH, { key: credential })).body).not.toHaveProperty('warnings');
  }
});

test('sessions that ended more than a day ago are deleted, later ones are not', async () => {
  await service.db.knex('login_sessions').delete();
  const old = await startSignIn(service);
  service.clock.advance({ seconds: 1 });
  const recent = await startSignIn(service);
  service.clock.advance({ days: 1, seconds: 5 * 60 });
  await startSignIn(service);
  expect((await poll(service, old.state)).status).toBe(404);
  expect((await poll(service, recent.state)).body).toEqual({ data: { status: 'expired' } });
});

test('requests do not wait for another one that deletes sessions', async () => {
  await service.db.knex('login_sessions').delete();
  await startSignIn(service);
  service.clock.advance({ days: 2 });
  const other = await service.db.knex.transaction();
  await other('login_sessions').delete();
  await startSignIn(service);
  await other.commit();
  expect(await countRows(service.db, 'login_sessions')).toBe(1);
});
