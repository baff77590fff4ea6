import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest';
import type { Answer, Call } from '../support/client.ts';
import { rateLimited } from '../support/envelopes.ts';
import { ORIGIN } from '../support/fixtures.ts';
import { countAll } from '../support/rows.ts';
import { startService, type Instance, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1 })));
afterAll(() => service.stop());
// The windows of all buckets end before the next test.
afterEach(() => service.clock.advance({ seconds: 60 }));

const path = (name: string) => `/api/v1/track/${name}`;
const limits = ({ headers }: Answer) => ({
  limit: Number(headers['x-ratelimit-limit']),
  remaining: Number(headers['x-ratelimit-remaining']),
  reset: Number(headers['x-ratelimit-reset']),
});
const now = () => service.clock.now().getTime() / 1000;
/** A cheap request that counts against the limit. */
const spend = (name: string, call: Call = {}, instance: Instance = service) =>
  instance.call(path(name), { method: 'GET', ...call });
async function exhaust(name: string, times: number, call: Call = {}): Promise<void> {
  for (let n = 0; n < times; n++) expect((await spend(name, call)).status).toBe(405);
}

describe.each([
  ['click', 60],
  ['lead', 30],
  ['sale', 120],
  ['refund', 120],
])('%s allows %d a minute', (name, limit) => {
  test('requests, exactly, and counts them down', async () => {
    for (let n = 1; n <= limit; n++) {
      const answer = await spend(name);
      expect(answer.status).toBe(405);
      expect(limits(answer)).toEqual({ limit, remaining: limit - n, reset: now() + 60 });
      expect(answer.headers).not.toHaveProperty('retry-after');
    }
    const refused = await spend(name);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual(rateLimited(60));
    expect(refused.headers['retry-after']).toBe('60');
    expect(limits(refused)).toEqual({ limit, remaining: 0, reset: now() + 60 });
  });

  test('in fixed windows of 60 seconds from the first request', async () => {
    const start = now();
    await exhaust(name, 1);
    service.clock.advance({ seconds: 59 });
    await exhaust(name, limit - 1);
    const refused = await spend(name);
    expect(refused.body).toEqual(rateLimited(1));
    expect(limits(refused).reset).toBe(start + 60);
    service.clock.advance({ ms: 999 });
    expect((await spend(name)).body).toEqual(rateLimited(1));
    service.clock.advance({ ms: 1 });
    const fresh = await spend(name);
    expect(fresh.status).toBe(405);
    expect(limits(fresh)).toEqual({ limit, remaining: limit - 1, reset: start + 120 });
  });
});

test.each([-2, 2])('setting the clock by %i hours changes neither the window nor Retry-After', async (hours) => {
  await exhaust('click', 60);
  service.clock.advance({ seconds: 10 });
  service.clock.set(new Date(service.clock.now().getTime() + hours * 3_600_000));
  const refused = await spend('click');
  expect(refused.body).toEqual(rateLimited(50));
  expect(refused.headers['retry-after']).toBe('50');
  expect(limits(refused).reset).toBe(now() + 50);
  service.clock.advance({ seconds: 50 });
  expect((await spend('click')).status).toBe(405);
});

test.each<[number, string, Call]>([
  [400, 'click', { body: {} }],
  [400, 'refund', { body: {} }],
  [401, 'lead', { body: {}, key: 'unknown' }],
  [401, 'sale', { body: {} }],
  [405, 'refund', { method: 'HEAD' }],
  [413, 'click', { body: 'x'.repeat(65_537) }],
  [415, 'lead', { body: 'x', headers: { 'content-type': 'text/plain' } }],
])('a %d of %s counts, with the three headers and without Retry-After', async (status, name, call) => {
  const { key } = await service.make.program();
  const sent: Call = name === 'refund' ? { key, ...call } : call;
  const before = limits(await spend(name, sent.key === undefined ? {} : { key: sent.key }));
  const answer = await service.call(path(name), sent);
  expect(answer.status).toBe(status);
  expect(limits(answer)).toEqual({ ...before, remaining: before.remaining - 1 });
  expect(answer.headers).not.toHaveProperty('retry-after');
});

test('the limit is checked before method, credential, content type and body, and nothing is recorded', async () => {
  const { url } = await service.make.campaign();
  await exhaust('click', 60);
  await exhaust('sale', 120);
  const before = await countAll(service.db);
  const calls: [string, Call][] = [
    ['click', { body: { affiliate_url: url } }],
    ['click', { method: 'DELETE' }],
    ['click', { body: 'x', headers: { 'content-type': 'text/plain' } }],
    ['sale', { body: {}, key: 'unknown' }],
    ['sale', { body: {}, headers: { authorization: 'Basic x' } }],
  ];
  for (const [name, call] of calls) {
    const answer = await service.call(path(name), call);
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual(rateLimited(60));
  }
  expect(await countAll(service.db)).toEqual(before);
});

test('click, lead and sale have separate buckets', async () => {
  await exhaust('lead', 30);
  expect((await spend('lead')).status).toBe(429);
  expect(limits(await spend('click')).remaining).toBe(59);
  expect(limits(await spend('sale')).remaining).toBe(119);
});

describe('sale and refund', () => {
  test('share one bucket per key', async () => {
    const [one, two] = [await service.make.program(), await service.make.program()];
    await exhaust('sale', 60, { key: one.key });
    await exhaust('refund', 60, { key: one.key });
    expect((await spend('sale', { key: one.key })).status).toBe(429);
    expect((await spend('refund', { key: one.key })).status).toBe(429);
    expect(limits(await spend('refund', { key: two.key })).remaining).toBe(119);
  });

  test.each<[string, Call]>([
    ['no key', {}],
    ['an unknown key', { key: 'unknown' }],
    ['an empty key', { headers: { authorization: 'Bearer' } }],
    ['a header that cannot be read', { headers: { authorization: 'Basic x' } }],
  ])('fall back to the address with %s, which counts against no key', async (_, call) => {
    const { key } = await service.make.program();
    await exhaust('sale', 60, call);
    await exhaust('refund', 60);
    expect((await spend('sale', call)).status).toBe(429);
    expect(limits(await spend('sale', { key })).remaining).toBe(119);
  });

  test('a retired key and a replaced one', async () => {
    const { id, key: replaced } = await service.make.program();
    const retired = await service.make.key(id, { marked_at: service.clock.now(), rotate_by: service.clock.now() });
    await exhaust('sale', 119);
    // The retired key still matches its program and has its bucket; the replaced key matches none.
    expect(limits(await spend('sale', { key: retired })).remaining).toBe(119);
    expect(limits(await spend('sale', { key: replaced })).remaining).toBe(0);
  });
});

test('a preflight does not count and is never rejected', async () => {
  await service.make.program();
  const headers = { 'access-control-request-method': 'POST' };
  await exhaust('lead', 29);
  for (let n = 0; n < 3; n++) {
    const answer = await service.call(path('lead'), { method: 'OPTIONS', origin: ORIGIN, headers });
    expect(answer.status).toBe(204);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  }
  await exhaust('lead', 1);
  expect((await spend('lead')).status).toBe(429);
  expect((await service.call(path('lead'), { method: 'OPTIONS', origin: ORIGIN, headers })).status).toBe(204);
});

test('exactly the limit of many concurrent requests passes', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, () => spend('click')));
  expect(answers.filter(({ status }) => status === 405)).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test.each([
  [0.1, { click: 6, lead: 3, sale: 12 }],
  [0.001, { click: 1, lead: 1, sale: 1 }],
  [2.5, { click: 150, lead: 75, sale: 300 }],
])('RATE_LIMIT_SCALE %d multiplies every limit', async (rateLimitScale, expected) => {
  const scaled = await service.second({ rateLimitScale });
  for (const [name, limit] of Object.entries(expected)) {
    expect(limits(await spend(name, {}, scaled))).toMatchObject({ limit, remaining: limit - 1 });
  }
});
