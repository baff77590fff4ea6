import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('405 for %s, before the token', async (method) => {
  const answer = await service.call('/api/v1/cli/init', { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('POST');
  expect(answer.body).toEqual(method === 'HEAD' ? '' : platformError(405, 'Method not allowed'));
});
