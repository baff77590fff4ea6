import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimited } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';
import { callback } from '../../support/sign-in.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1 })));
afterAll(() => service.stop());

test('60 a minute pass from an address, whatever they send, the next does not', async () => {
  for (let i = 0; i < 60; i++) expect([400, 404]).toContain((await callback(service, 'x', i % 2 ? 'x' : 7)).status);
  const refused = await callback(service, 'x', 'x');
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual(rateLimited(60));
});
