import { afterAll, beforeAll, test } from 'vitest';
import { expectError, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const sized = (bytes: number) => `{"padding":"${'x'.repeat(bytes - 14)}"}`;

test('64 KiB pass, one byte more does not', async () => {
  const campaign = await service.make.campaign();
  await visit(service, campaign);
  const pay = (body: string, key: string) => service.call('/api/v1/track/sale', { body, key });
  const fits = await pay(sized(65_536), campaign.key);
  expectError(fits, 400, 'invalid_request', 'transaction_id is required and must be a string');
  const message = 'Request body must be at most 64 KiB';
  expectError(await pay(sized(65_537), campaign.key), 413, 'invalid_request', message);
});

test('the credential is judged first', async () => {
  const answer = await service.call('/api/v1/track/sale', { body: sized(70_000), key: 'x' });
  expectError(answer, 401, 'unauthorized', 'Invalid API token');
});
