import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])('%s is not allowed; GET is', async (method) => {
  const answer = await service.call('/readyz', { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET');
  if (method !== 'HEAD') expect(answer.body).toEqual(platformError(405, 'Method not allowed'));
});
