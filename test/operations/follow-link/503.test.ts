import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSON } from '../../support/agents.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 100 })));
afterAll(() => service.stop());

const follow = (path: string) => service.call(`/r/${path}`, { method: 'GET', headers: { 'user-agent': PERSON } });

test('while the database is away, links that were opened before lead on, and others get a page', async () => {
  const { code } = await service.make.campaign();
  const other = await service.make.campaign();
  expect((await follow(code)).status).toBe(302);
  await service.loseDatabase();
  service.clock.advance({ ms: 60 * 60_000 });
  const known = await follow(code);
  expect(known.status).toBe(302);
  expect(new URL(known.headers.location!).searchParams.get('aff')).toBe(code);
  const unknown = await follow(other.code);
  expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '5']);
  expect(unknown.body).toContain('<h1>Please try again</h1>');
});
