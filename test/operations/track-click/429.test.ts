import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimited } from '../../support/envelopes.ts';
import { countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1 })));
afterAll(() => service.stop());

test('the 61st click of an address within a minute is refused and not recorded', async () => {
  const { url, key } = await service.make.campaign();
  for (let n = 1; n <= 60; n++) expect((await service.click({ affiliate_url: url })).status).toBe(200);
  const answer = await service.click({ affiliate_url: url });
  expect(answer.status).toBe(429);
  expect(answer.body).toEqual(rateLimited(60));
  expect(answer.headers['retry-after']).toBe('60');
  expect(await countRows(service.db, 'clicks')).toBe(60);
  // Clicks are counted by address; a key changes nothing.
  expect((await service.click({ affiliate_url: url }, { key })).status).toBe(429);
});
