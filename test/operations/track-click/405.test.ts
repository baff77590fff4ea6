import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not allowed; POST is', async (method) => {
  const answer = await service.call('/api/v1/track/click', { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('POST');
  expect(answer.body).toEqual(platformError(405, 'Method not allowed'));
});

test('HEAD is answered alike, without a body', async () => {
  const answer = await service.call('/api/v1/track/click', { method: 'HEAD' });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('POST');
  expect(answer.body).toBe('');
});
