import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';
import { poll, startSignIn } from '../../support/sign-in.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test.each([
  ['an unknown one', 'x'.repeat(43)],
  ['a very long one', 'x'.repeat(8000)],
  ['a blank', '%20'],
  ['SQL', `'%20or%201=1--`],
  ['bytes that are no UTF-8', '%ff%fe'],
  ['a surrogate', '%ED%A0%80'],
  ['what is no encoding', '%zz'],
  ['a template', '%7Brequest_id%7D'],
])('404 for a state that is %s', async (_, state) => {
  const answer = await poll(service, state);
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual(platformError(404, 'Session not found'));
});

test('a state is compared exactly', async () => {
  const { state } = await startSignIn(service);
  for (const other of [state.toLowerCase(), state.slice(1), `${state}%20`, `${state}A`]) {
    expect((await poll(service, other)).status).toBe(404);
  }
});
