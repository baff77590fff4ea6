import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('without the database a link that nobody has opened cannot be found', async () => {
  const { code } = await service.make.campaign();
  await service.loseDatabase();
  const { status, headers, body } = await service.call(`/r/${code}`, { method: 'HEAD' });
  expect([status, headers['retry-after'], body]).toEqual([503, '5', '']);
});
