import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';
import { poll, signInByPages, startSignIn } from '../../support/sign-in.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('405 for every other method, HEAD too, and the token is not handed out', async () => {
  const started = await startSignIn(service);
  await signInByPages(started, 'anna@brand.dev');
  for (const method of ['POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await service.call(`/api/v1/cli/auth/poll?state=${started.state}`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET');
    expect(answer.body).toEqual(method === 'HEAD' ? '' : platformError(405, 'Method not allowed'));
  }
  expect((await poll(service, started.state)).body.data.status).toBe('complete');
});
