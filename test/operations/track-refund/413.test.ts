import { afterAll, beforeAll, test } from 'vitest';
import { expectError } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const sized = (bytes: number) => `{"padding":"${'x'.repeat(bytes - 14)}"}`;

test('64 KiB pass, one byte more does not', async () => {
  const { key } = await service.make.program();
  const refund = (body: string) => service.call('/api/v1/track/refund', { body, key });
  expectError(await refund(sized(65_536)), 400, 'invalid_request', 'transaction_id is required');
  expectError(await refund(sized(65_537)), 413, 'invalid_request', 'Request body must be at most 64 KiB');
});
