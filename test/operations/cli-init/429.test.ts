import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimited } from '../../support/envelopes.ts';
import { countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

const PROGRAM = { name: 'Brand', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1 })));
afterAll(() => service.stop());

test('60 a minute pass with a login token; the next makes no program; another person’s token has its own', async () => {
  const [anna, ben] = [await service.make.person(), await service.make.person()];
  const init = (key: string, body: object = {}) => service.call('/api/v1/cli/init', { key, body });
  for (let left = 59; left >= 0; left--) {
    const answer = await init(anna.token);
    expect([answer.status, answer.headers['x-ratelimit-remaining']]).toEqual([400, String(left)]);
  }
  const refused = await init(anna.token, PROGRAM);
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual(rateLimited(60));
  expect(await countRows(service.db, 'programs')).toBe(0);
  expect((await init(ben.token, PROGRAM)).status).toBe(200);
  service.clock.advance({ seconds: 60 });
  expect((await init(anna.token, PROGRAM)).status).toBe(200);
});
