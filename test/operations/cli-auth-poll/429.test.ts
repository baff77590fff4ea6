import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimited } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';
import { poll, signInByPages, startSignIn } from '../../support/sign-in.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1 })));
afterAll(() => service.stop());

test('a poll too many gets no token and takes none away', async () => {
  const started = await startSignIn(service);
  for (let i = 1; i < 60; i++) expect((await poll(service, started.state)).body.data.status).toBe('pending');
  // Pages have no limit.
  await signInByPages(started, 'anna@brand.dev');
  const refused = await poll(service, started.state);
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual(rateLimited(60));
  service.clock.advance({ seconds: 60 });
  expect((await poll(service, started.state)).body.data.status).toBe('complete');
});
