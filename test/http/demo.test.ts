import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';

// What the page "Try it" may show of the demo program: always its link and number, and its key only to readers at this machine.

const demo = { program_id: 1, api_key: 'refkey_demo', code: 'demo' };

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

/** Asks with a name of the service in `Host`, as a browser sends it. */
const ask = (baseUrl: string, host: string, added = {}): Promise<{ headers: Record<string, unknown>; body: unknown }> =>
  new Promise((resolve, reject) => {
    const req = request(`${baseUrl}/docs/demo.json`, { headers: { host, ...added } }, (res) => {
      text(res).then((body) => resolve({ headers: res.headers, body: JSON.parse(body) as unknown }), reject);
    });
    req.on('error', reject).end();
  });

test('without a demo there is neither', async () => {
  const { body } = await ask(service.baseUrl, 'localhost');
  expect(body).toEqual({ affiliate_url: null, api_key: null, program_id: null });
});

test('no cache stores the response, and no page of another origin can read it', async () => {
  const { headers } = await ask(service.baseUrl, 'localhost');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

describe('with a demo', () => {
  const started = (showsKey: boolean) => service.second({ demo: { read: () => Promise.resolve(demo), showsKey } });

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])('%s shows link and key', async (host) => {
    const { baseUrl } = await started(true);
    const { body } = await ask(baseUrl, host);
    expect(body).toEqual({ affiliate_url: `${baseUrl}/?aff=demo`, api_key: 'refkey_demo', program_id: 1 });
  });

  test.each(['rebound.dev', 'localhost.rebound.dev', '127.0.0.1.rebound.dev', '10.0.0.1:3000', 'not a host'])(
    '%s, a name that somebody else may have chosen, shows no key',
    async (host) => {
      const { baseUrl } = await started(true);
      expect((await ask(baseUrl, host)).body).toEqual({
        affiliate_url: `${baseUrl}/?aff=demo`,
        api_key: null,
        program_id: 1,
      });
    },
  );

  test.each(['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP'])('a request with %s shows no key', async (name) => {
    const { baseUrl } = await started(true);
    const { body } = await ask(baseUrl, 'localhost', { [name]: '203.0.113.9' });
    expect(body).toEqual({ affiliate_url: `${baseUrl}/?aff=demo`, api_key: null, program_id: 1 });
  });

  test('a service that other machines can reach shows no key', async () => {
    const { baseUrl } = await started(false);
    expect((await ask(baseUrl, 'localhost')).body).toMatchObject({ api_key: null });
  });
});
