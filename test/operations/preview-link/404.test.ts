import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('a name that no link has leads nowhere', async () => {
  const { status, body } = await service.call('/r/nobody-here', { method: 'HEAD' });
  expect([status, body]).toEqual([404, '']);
});
