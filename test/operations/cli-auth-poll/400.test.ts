import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';
import { poll, signInByPages, startSignIn } from '../../support/sign-in.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const CONSUMED = platformError(400, 'Session already consumed');

test.each(['', '?', '?state', '?state=', '?state=&state=x', '?State=x', '?states=x', '?state[]=x', '?x=state=x'])(
  'the query %j has no state',
  async (query) => {
    const answer = await service.call(`/api/v1/cli/auth/poll${query}`, { method: 'GET' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(platformError(400, 'Missing state parameter'));
  },
);

test.each(['%00', 'a%00b', '%00&state=good'])('state=%s is text that no text may be', async (state) => {
  const answer = await poll(service, state);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual(platformError(400, 'Text must not contain U+0000 or a lone surrogate'));
});

test('a token is returned only once, and this takes priority over expiry', async () => {
  const started = await startSignIn(service);
  await signInByPages(started, 'anna@brand.dev');
  expect((await poll(service, started.state)).status).toBe(200);
  for (const seconds of [0, 1, 5 * 60, 60 * 60]) {
    service.clock.advance({ seconds });
    const answer = await poll(service, started.state);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(CONSUMED);
  }
});
