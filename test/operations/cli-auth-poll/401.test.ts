import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyRetired } from '../../support/envelopes.ts';
import { DOCS_URL, startService, type Service } from '../../support/service.ts';
import { poll, signInByPages, startSignIn } from '../../support/sign-in.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('401 for a retired key, before the query is read, and the token is not returned', async () => {
  const key = await service.make.markedKey();
  const started = await startSignIn(service);
  await signInByPages(started, 'anna@brand.dev');
  for (const query of [`?state=${started.state}`, '', '?state=%00']) {
    const answer = await service.call(`/api/v1/cli/auth/poll${query}`, { method: 'GET', key });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(keyRetired(DOCS_URL));
  }
  expect((await poll(service, started.state)).body.data.status).toBe('complete');
});
