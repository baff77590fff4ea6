import { afterAll, beforeAll, expect, test } from 'vitest';
import { sell } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 0.05 })));
afterAll(() => service.stop());

test('refunds spend from the bucket that sales spend from; a refused refund takes nothing back', async () => {
  const campaign = await service.make.campaign();
  const { key } = campaign;
  const { transaction_id, sale_id } = await sell(service, campaign);
  for (let i = 0; i < 4; i++) expect((await service.refund({}, { key })).status).toBe(400);
  expect((await service.sale({}, { key })).headers['x-ratelimit-remaining']).toBe('0');
  const refused = await service.refund({ transaction_id }, { key });
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({
    error: { status: 429, code: 'rate_limited', message: 'Too many requests.', retry_after_seconds: 60 },
  });
  expect(refused.headers['retry-after']).toBe('60');
  expect(await service.db.knex('refunds').where({ sale_id })).toEqual([]);
  service.clock.advance({ seconds: 60 });
  expect((await service.refund({ transaction_id }, { key })).body.status).toBe('reversed');
});
