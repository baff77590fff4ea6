import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { countAll } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('a click that is not declared as JSON is refused and not recorded', async () => {
  const { url } = await service.make.campaign();
  const answer = await service.click({ affiliate_url: url }, { headers: { 'content-type': 'text/plain' } });
  expect(answer.status).toBe(415);
  expect(answer.body).toEqual(platformError(415, 'Content-Type must be application/json'));
  expect(await countAll(service.db)).toMatchObject({ clicks: 0, customers: 0 });
});
