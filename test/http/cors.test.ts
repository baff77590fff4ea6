import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, type Answer } from '../support/client.ts';
import { platformError } from '../support/envelopes.ts';
import { ORIGIN } from '../support/fixtures.ts';
import { countAll, without } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const EXPOSED = ['X-Request-ID', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Retry-After'];

function expectReadable(answer: Answer, origin: string): void {
  expect(answer.headers['access-control-allow-origin']).toBe(origin);
  expect(answer.headers.vary).toBe('Origin');
  expect(answer.headers['access-control-expose-headers']?.split(', ')).toEqual(EXPOSED);
}
function expectUnreadable(answer: Answer): void {
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
}
async function listing(...origins: string[]) {
  const campaign = await service.make.campaign();
  await service.db.knex('program_origins').where({ program_id: campaign.id }).delete();
  await service.db.knex('program_origins').insert(origins.map((origin) => ({ program_id: campaign.id, origin })));
  return campaign;
}
const preflight = (path: string, origin: string, headers: Record<string, string> = {}) =>
  service.call(path, { method: 'OPTIONS', origin, headers: { 'access-control-request-method': 'POST', ...headers } });

describe('the whole origin is compared', () => {
  test.each([
    ['the listed origin', 'https://shop.dev', 200],
    ['another scheme', 'http://shop.dev', 403],
    ['a port', 'https://shop.dev:8443', 403],
    ['the standard port written out', 'https://shop.dev:443', 403],
    ['a subdomain', 'https://www.shop.dev', 403],
    ['a longer host', 'https://shop.dev.evil.dev', 403],
    ['a host that ends alike', 'https://evilshop.dev', 403],
    ['a slash', 'https://shop.dev/', 403],
    ['capitals', 'https://SHOP.dev', 403],
    ['a wildcard', '*', 403],
    ['null', 'null', 403],
    ['a listed host with its port', 'http://localhost:3000', 200],
    ['that host with another port', 'http://localhost:3001', 403],
    ['that host without port', 'http://localhost', 403],
    ['its address', 'http://127.0.0.1:3000', 403],
  ])('%s: %s', async (_, origin, status) => {
    const { url } = await listing('https://shop.dev', 'http://localhost:3000');
    const before = await countAll(service.db);
    const answer = await service.click({ affiliate_url: url }, { origin });
    expect(answer.status).toBe(status);
    if (status === 200) return expectReadable(answer, origin);
    expect(answer.body).toEqual(platformError(403, 'Origin is not allowed for this program'));
    expectUnreadable(answer);
    expect(await countAll(service.db)).toEqual(before);
  });

  test('127.0.0.1 listed does not list localhost', async () => {
    const { url } = await listing('http://127.0.0.1:3000');
    expect((await service.click({ affiliate_url: url }, { origin: 'http://127.0.0.1:3000' })).status).toBe(200);
    expect((await service.click({ affiliate_url: url }, { origin: 'http://localhost:3000' })).status).toBe(403);
  });
});

test('a request without Origin is not from a browser: allowed, without CORS headers', async () => {
  const { url } = await listing('https://shop.dev');
  const click = await service.click({ affiliate_url: url });
  const lead = await service.lead({ click_id: click.body.click_id });
  for (const answer of [click, lead]) {
    expect(answer.status).toBe(200);
    expectUnreadable(answer);
  }
});

test('the rejection cannot be read, even by an origin that another program lists', async () => {
  const { url } = await listing('https://shop.dev');
  await listing('https://other.dev');
  const { body } = await service.click({ affiliate_url: url });
  const before = await countAll(service.db);
  const click = await service.click({ affiliate_url: url }, { origin: 'https://other.dev' });
  const lead = await service.lead({ click_id: body.click_id }, { origin: 'https://other.dev' });
  for (const answer of [click, lead]) {
    expect(answer.status).toBe(403);
    expectUnreadable(answer);
  }
  expect(await countAll(service.db)).toEqual(before);
});

describe('an origin that some program lists can read', () => {
  const cases: [number, string, object][] = [
    [400, 'click', { body: {} }],
    [400, 'lead', { body: {} }],
    [401, 'lead', { body: {}, key: 'unknown' }],
    [405, 'click', { method: 'GET' }],
    [405, 'lead', { method: 'PUT' }],
    [413, 'click', { body: 'x'.repeat(65_537) }],
    [415, 'lead', { body: 'x', headers: { 'content-type': 'text/plain' } }],
  ];
  test.each(cases)('%d of %s', async (status, name, call) => {
    await service.make.program();
    const answer = await service.call(`/api/v1/track/${name}`, { ...call, origin: ORIGIN });
    expect(answer.status).toBe(status);
    expectReadable(answer, ORIGIN);
    expectUnreadable(await service.call(`/api/v1/track/${name}`, { ...call, origin: 'https://nobody.dev' }));
  });

  test('200 of lead, 410 of click, 403 of another program’s key', async () => {
    const { url, key, code } = await service.make.campaign();
    const { body } = await service.click({ affiliate_url: url });
    expectReadable(await service.lead({ click_id: body.click_id }, { origin: ORIGIN }), ORIGIN);
    await service.db.knex('links').where({ code }).update({ enabled: false });
    expectReadable(await service.click({ affiliate_url: url }, { origin: ORIGIN }), ORIGIN);
    const additional = { test_mode: true, program_id: -1 };
    const mismatch = await service.lead({ additional_data: additional }, { key, origin: ORIGIN });
    expect(mismatch.status).toBe(403);
    expectReadable(mismatch, ORIGIN);
  });

  test('429 and 500', async () => {
    const strict = await service.second({ rateLimitScale: 0.001 });
    await strict.click({});
    const limited = await strict.click({}, { origin: ORIGIN });
    expect(limited.status).toBe(429);
    expectReadable(limited, ORIGIN);
    const { url } = await service.make.campaign();
    const failed = await without(service.db, 'clicks', () => service.click({ affiliate_url: url }, { origin: ORIGIN }));
    expect(failed.status).toBe(500);
    expectReadable(failed, ORIGIN);
  });

  test('nothing of sale and refund', async () => {
    const { key } = await service.make.campaign();
    expectUnreadable(await service.sale({}, { key, origin: ORIGIN }));
    expectUnreadable(await service.refund({}, { key, origin: ORIGIN }));
  });
});

test('while the database is unavailable, only pages that could read responses before can read the failure', async () => {
  const { url } = await service.make.campaign();
  const click = (origin: string) => service.click({ affiliate_url: url }, { origin });
  expect((await click(ORIGIN)).status).toBe(200);
  await without(service.db, 'program_origins', async () => {
    const failed = await click(ORIGIN);
    expect(failed.status).toBe(500);
    expect(failed.headers['access-control-allow-origin']).toBe(ORIGIN);
    expect((await click('https://stranger.dev')).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a preflight', () => {
  test.each(['click', 'lead'])('of %s is answered for an origin that some program lists', async (name) => {
    await listing('https://shop.dev');
    const answer = await preflight(`/api/v1/track/${name}`, 'https://shop.dev');
    expect(answer.status).toBe(204);
    expect(answer.body).toBe('');
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.dev',
      'access-control-allow-methods': 'POST',
      vary: 'Origin',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['access-control-allow-headers']?.toLowerCase().split(/, */)).toContain('content-type');
  });

  test.each(['https://nobody.dev', 'http://shop.dev', 'https://shop.dev:1', 'null'])(
    'of %s, which no program lists, allows nothing',
    async (origin) => {
      await listing('https://shop.dev');
      const answer = await preflight('/api/v1/track/click', origin);
      expectUnreadable(answer);
      expect(answer.headers).toHaveProperty('x-content-type-options', 'nosniff');
    },
  );

  test('has no limit and no request identifier, and ignores credentials', async () => {
    const answer = await preflight('/api/v1/track/lead', ORIGIN, { authorization: 'Basic x', 'x-request-id': 'mine' });
    expect(answer.status).toBe(204);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-'))).toEqual(['x-content-type-options']);
  });

  test('without Origin, or without the method that it asks for, is not a preflight', async () => {
    const headers = { 'access-control-request-method': 'POST' };
    const answers = [
      await send(service.baseUrl, '/api/v1/track/click', { method: 'OPTIONS', headers }),
      await send(service.baseUrl, '/api/v1/track/click', { method: 'OPTIONS', origin: ORIGIN }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(405);
      expect(answer.headers).toHaveProperty('x-ratelimit-limit');
    }
  });
});
