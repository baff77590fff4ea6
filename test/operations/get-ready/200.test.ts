import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('the service reaches its database', async () => {
  const answer = await service.call('/readyz', { method: 'GET' });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ status: 'ok' });
});
