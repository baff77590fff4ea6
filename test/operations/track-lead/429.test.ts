import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimited } from '../../support/envelopes.ts';
import { countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1 })));
afterAll(() => service.stop());

test('the 31st lead of an address within a minute is refused and not recorded', async () => {
  const { url, key } = await service.make.campaign();
  const { body } = await service.click({ affiliate_url: url });
  for (let n = 1; n <= 30; n++) expect((await service.lead({ click_id: body.click_id })).status).toBe(200);
  service.clock.advance({ seconds: 18 });
  // Leads are counted by address; a key changes nothing.
  for (const call of [{}, { key }]) {
    const answer = await service.lead({ click_id: body.click_id }, call);
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual(rateLimited(42));
    expect(answer.headers['retry-after']).toBe('42');
  }
  expect(await countRows(service.db, 'leads')).toBe(30);
  service.clock.advance({ seconds: 42 });
  expect((await service.lead({ click_id: body.click_id }, { key })).status).toBe(200);
});
