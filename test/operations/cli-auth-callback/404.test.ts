import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';
import { callback, poll, signInByPages, startSignIn } from '../../support/sign-in.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const NOT_FOUND = platformError(404, 'Session not found or already used');

// An empty string is a value, and no session has it; only an absent or null field is missing.
test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(60_000), `' or 1=1 --`, '💥'])('404 for the state %j', async (state) => {
  const answer = await callback(service, state, 'x');
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual(NOT_FOUND);
});

test('404 for a session that is complete, polled, or complete and expired', async () => {
  const [one, two] = [await startSignIn(service), await startSignIn(service)];
  for (const started of [one, two]) await signInByPages(started, 'anna@brand.dev');
  expect((await callback(service, one.state, 'x')).body).toEqual(NOT_FOUND);
  expect((await poll(service, one.state)).body.data.status).toBe('complete');
  expect((await callback(service, one.state, 'x')).body).toEqual(NOT_FOUND);
  service.clock.advance({ seconds: 5 * 60, ms: 1 });
  for (const { state } of [one, two]) expect((await callback(service, state, 'x')).body).toEqual(NOT_FOUND);
});
