import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 0.001 })));
afterAll(() => service.stop());

const health = (call = {}) => service.call('/healthz', { method: 'GET', ...call });

test('the process is running', async () => {
  const answer = await health();
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ status: 'ok' });
});

test('no limit, no request identifier, and a key is ignored', async () => {
  const { id } = await service.make.program();
  const key = await service.make.key(id, {
    marked_at: service.clock.now(),
    rotate_by: new Date(service.clock.now().getTime() + 60_000),
  });
  for (const call of [{ key }, { key: 'unknown' }, { headers: { authorization: 'Basic x' } }]) {
    const answer = await health(call);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok' });
    const told = Object.keys(answer.headers).filter((name) => /^(x-|deprecation|sunset|link)/.test(name));
    expect(told).toEqual(['x-content-type-options']);
  }
});

test('it answers without its database', async () => {
  const broken = await startService();
  await broken.db.close();
  expect((await broken.call('/healthz', { method: 'GET' })).body).toEqual({ status: 'ok' });
  await broken.stop();
});
