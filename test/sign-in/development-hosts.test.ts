import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Instance, type Service } from '../support/service.ts';
import { startSignIn } from '../support/sign-in.ts';

// The development issuer signs anybody in as anybody, so it answers this machine alone unless DEV_SIGN_IN=allow.

let service: Service;
let open: Instance;
beforeAll(async () => {
  service = await startService();
  open = await service.second({ developmentSignIn: 'anywhere' });
});
afterAll(() => service.stop());

/** Asks with the headers of a browser, or with those that a proxy adds. */
const ask = (
  path: string,
  headers: Record<string, string>,
  { baseUrl } = service as Instance,
): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(baseUrl + path, { headers }, (res) => {
      text(res).then((body) => resolve({ status: res.statusCode ?? 0, body }), reject);
    });
    sent.on('error', reject).end();
  });

const ISSUER = '/cli/development-issuer';
const PATHS = [
  '/sign-in',
  `${ISSUER}/auth`,
  `${ISSUER}/interaction/x`,
  `${ISSUER}/token`,
  `${ISSUER}/.well-known/openid-configuration`,
];
const REFUSED = '<h1>Nobody can sign in here</h1>';

describe.each(PATHS)('%s', (path) => {
  test.each([
    ['the host of a proxy', { host: 'brand.dev' }],
    ['a name that points to this machine', { host: 'localhost.rebound.dev:3000' }],
    ['an address of the network', { host: '10.0.0.1:3000' }],
    ['a proxy that keeps the local host', { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy that says who it is', { host: 'localhost:3000', via: '1.1 proxy' }],
  ])('is refused through %s, and answers with DEV_SIGN_IN=allow', async (_, headers) => {
    const refused = await ask(path, headers);
    expect([refused.status, refused.body.includes(REFUSED)]).toEqual([403, true]);
    expect((await ask(path, headers, open)).body).not.toContain(REFUSED);
  });

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('answers at %s', async (host) => {
    expect((await ask(path, { host })).body).not.toContain(REFUSED);
  });
});

test('the page of a command line’s sign-in is refused in the same way', async () => {
  const { pathname, search } = new URL((await startSignIn(service)).auth_url);
  const { status, body } = await ask(pathname + search, { host: 'brand.dev' });
  expect([status, body.includes(REFUSED)]).toEqual([403, true]);
  expect((await ask(pathname + search, { host: 'localhost' })).status).toBe(200);
});
