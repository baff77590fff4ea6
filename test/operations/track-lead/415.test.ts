import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('a lead that is not declared as JSON is refused and not recorded', async () => {
  const { url, key } = await service.make.campaign();
  const { body } = await service.click({ affiliate_url: url });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await service.lead({ click_id: body.click_id }, { key, headers });
  expect(answer.status).toBe(415);
  expect(answer.body).toEqual(platformError(415, 'Content-Type must be application/json'));
  expect(await countRows(service.db, 'leads')).toBe(0);
});
