import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('a lead of more than 64 KiB is refused and not recorded', async () => {
  const { url, key } = await service.make.campaign();
  const { body } = await service.click({ affiliate_url: url });
  const answer = await service.lead({ click_id: body.click_id, padding: 'x'.repeat(64 * 1024) }, { key });
  expect(answer.status).toBe(413);
  expect(answer.body).toEqual(platformError(413, 'Request body must be at most 64 KiB'));
  expect(await countRows(service.db, 'leads')).toBe(0);
});
