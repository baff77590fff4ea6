import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimited } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1 })));
afterAll(() => service.stop());

test('60 a minute pass with a login token, the next does not', async () => {
  const { token } = await service.make.person();
  const list = () => service.call('/api/v1/cli/programs', { method: 'GET', key: token });
  for (let left = 59; left >= 0; left--) {
    const answer = await list();
    expect([answer.status, answer.headers['x-ratelimit-remaining']]).toEqual([200, String(left)]);
  }
  const refused = await list();
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual(rateLimited(60));
});
