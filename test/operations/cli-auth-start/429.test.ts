import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimited } from '../../support/envelopes.ts';
import { countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

const PATH = '/api/v1/cli/auth/start';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1 })));
afterAll(() => service.stop());

test('60 a minute pass from an address, the next is refused before anything happens', async () => {
  for (let left = 59; left >= 0; left--) {
    expect((await service.call(PATH)).headers).toMatchObject({
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': String(left),
    });
  }
  const refused = await service.call(PATH);
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual(rateLimited(60));
  expect(refused.headers['retry-after']).toBe('60');
  expect(await countRows(service.db, 'login_sessions')).toBe(60);
  service.clock.advance({ seconds: 60 });
  expect((await service.call(PATH)).status).toBe(200);
});
