import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';
import { callback, confirmedSession, poll, startSignIn } from '../../support/sign-in.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const send = (body: unknown) => service.call('/api/v1/cli/auth/callback', { body });

test.each<[string, object]>([
  ['both', {}],
  ['state', { id_token: 'x' }],
  ['id_token', { state: 'x' }],
  ['both, null', { state: null, id_token: null }],
  ['state, null', { state: null, id_token: 'x' }],
  ['id_token, null', { state: 'x', id_token: null }],
  ['one, while the other is malformed', { state: 7 }],
  ['one by its case', { State: 'x', id_token: 'x' }],
])('missing: %s', async (_, body) => {
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual(platformError(400, 'Missing required fields: state, id_token'));
});

test.each<[object, string]>([
  [{ state: 7, id_token: 'x' }, 'state must be a string'],
  [{ state: 'x', id_token: {} }, 'id_token must be a string'],
  [{ state: ['x'], id_token: true }, 'state must be a string'],
])('%o: %s', async (body, message) => {
  expect((await send(body)).body).toEqual(platformError(400, message));
});

test.each<[string, unknown, string]>([
  ['missing', undefined, 'Request body is required'],
  ['no JSON', '{', 'Request body must be valid JSON'],
  ['no object', '["state"]', 'Request body must be a JSON object'],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'Request body must be valid UTF-8'],
  ['too deep', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, 'Request body must not be nested deeper than 32 levels'],
  ['U+0000', { state: 'a\0', id_token: 'x' }, 'Text must not contain U+0000 or a lone surrogate'],
])('a body that is %s', async (_, body, message) => {
  expect((await send(body)).body).toEqual(platformError(400, message));
});

test('an expired session is reported before its token is checked, confirmed or not', async () => {
  const expired = platformError(400, 'Session expired');
  const { state } = await startSignIn(service);
  const confirmed = await confirmedSession(service);
  service.clock.advance({ seconds: 5 * 60 });
  expect((await callback(service, state, 'x')).body).toEqual(platformError(401, 'Invalid id_token'));
  service.clock.advance({ ms: 1 });
  expect((await callback(service, state, 'x')).body).toEqual(expired);
  expect((await callback(service, confirmed.state, 'x')).body).toEqual(expired);
  expect((await poll(service, confirmed.state)).body).toEqual({ data: { status: 'expired' } });
});
