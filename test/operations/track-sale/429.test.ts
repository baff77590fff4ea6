import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowCounts, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1 })));
afterAll(() => service.stop());

test('a key has 120 sales and refunds a minute; the next sale is refused before anything happens', async () => {
  const campaign = await service.make.campaign();
  const { key } = campaign;
  const order = { transaction_id: 'order', amount_cents: 9900, click_id: await visit(service, campaign) };
  for (let i = 1; i <= 120; i++) {
    const { status, headers } = await (i % 2 ? service.sale({}, { key }) : service.refund({}, { key }));
    expect([status, headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]).toEqual([
      400,
      '120',
      String(120 - i),
    ]);
  }
  service.clock.advance({ seconds: 20, ms: 1 });
  const before = await rowCounts(service);
  const refused = await service.sale(order, { key });
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({
    error: { status: 429, code: 'rate_limited', message: 'Too many requests.', retry_after_seconds: 40 },
  });
  expect(refused.headers['retry-after']).toBe('40');
  expect(refused.headers['x-ratelimit-remaining']).toBe('0');
  expect(await rowCounts(service)).toEqual(before);

  const other = await service.make.campaign();
  const elsewhere = { ...order, transaction_id: 'other', click_id: await visit(service, other) };
  expect((await service.sale(elsewhere, { key: other.key })).status).toBe(200);

  service.clock.advance({ seconds: 40 });
  expect((await service.sale(order, { key })).status).toBe(200);
});

test('without a key the address is counted', async () => {
  for (let i = 1; i <= 120; i++) expect((await service.sale({}, i % 2 ? {} : { key: 'unknown' })).status).toBe(401);
  expect((await service.sale({})).status).toBe(429);
  const { key } = await service.make.program();
  expect((await service.sale({}, { key })).status).toBe(400);
});
