import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { countAll } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('a click of more than 64 KiB is refused and not recorded', async () => {
  const { url } = await service.make.campaign();
  const answer = await service.click({ affiliate_url: url, padding: 'x'.repeat(64 * 1024) });
  expect(answer.status).toBe(413);
  expect(answer.body).toEqual(platformError(413, 'Request body must be at most 64 KiB'));
  expect(await countAll(service.db)).toMatchObject({ clicks: 0, customers: 0 });
});
