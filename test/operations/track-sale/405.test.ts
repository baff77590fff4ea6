import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is not allowed, whatever the credential', async (method) => {
  const { key } = await service.make.program();
  for (const call of [{ method }, { method, key }]) {
    const answer = await service.call('/api/v1/track/sale', call);
    expectError(answer, 405, 'invalid_request', 'Method not allowed');
    expect(answer.headers.allow).toBe('POST');
    expect(answer.headers['x-ratelimit-limit']).toBeTruthy();
  }
});

test('HEAD is not allowed either and has no body', async () => {
  const answer = await service.call('/api/v1/track/sale', { method: 'HEAD' });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('POST');
  expect(answer.body).toBe('');
});
