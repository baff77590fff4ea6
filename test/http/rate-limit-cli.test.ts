import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setAccountStatus } from '../../src/accounts/write.ts';
import type { Call } from '../support/client.ts';
import { rateLimited } from '../support/envelopes.ts';
import { startService, type Service } from '../support/service.ts';

// /api/v1/cli/* has one bucket of 60 requests a minute for each login token, program key or address.

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1 })));
afterAll(() => service.stop());
afterEach(() => service.clock.advance({ seconds: 60 }));

const ENDPOINTS: [string, Call][] = [
  ['auth/start', {}],
  ['auth/callback', { body: {} }],
  ['auth/poll', { method: 'GET' }],
  ['init', { body: {} }],
  ['programs', { method: 'GET' }],
  ['status', { method: 'GET' }],
  ['test-event', { body: {} }],
  ['stripe-connect', {}],
];
const ask = ([name, call]: [string, Call], credential: Call = {}) =>
  service.call(`/api/v1/cli/${name}`, { ...call, ...credential });
const remaining = async (credential: Call = {}, endpoint = ENDPOINTS[0]!) =>
  Number((await ask(endpoint, credential)).headers['x-ratelimit-remaining']);

async function exhaust(credential: Call): Promise<void> {
  for (let n = 0; n < 60; n++) {
    const { headers } = await ask(ENDPOINTS[n % ENDPOINTS.length]!, credential);
    expect([headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]).toEqual(['60', String(59 - n)]);
  }
  for (const endpoint of ENDPOINTS) {
    const refused = await ask(endpoint, credential);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual(rateLimited(60));
    expect(refused.headers['retry-after']).toBe('60');
  }
}

test('by login token: a person’s two tokens, a key and the address have separate buckets', async () => {
  const { token, accountId } = await service.make.person();
  const other = await service.make.tokenOf(accountId);
  const { key } = await service.make.program();
  await exhaust({ key: token });
  for (const credential of [{ key: other }, { key }, {}]) expect(await remaining(credential)).toBe(59);
});

test('by program key, also on the sign-in endpoints', async () => {
  const { key } = await service.make.program();
  const { token } = await service.make.person();
  await exhaust({ key });
  for (const credential of [{ key: token }, {}]) expect(await remaining(credential)).toBe(59);
});

test('by address if there is no credential', async () => {
  const { token } = await service.make.person();
  await exhaust({});
  expect(await remaining({ key: token })).toBe(59);
});

test.each<[string, () => Promise<Call> | Call]>([
  ['an unknown token', () => ({ key: 'unknown' })],
  ['an empty token', () => ({ headers: { authorization: 'Bearer ' } })],
  ['another scheme', () => ({ headers: { authorization: 'Basic x' } })],
  [
    'a login token that has ended',
    async () => {
      const { token, email } = await service.make.person();
      await setAccountStatus(service.db, email, 'suspended', service.clock.now());
      return { key: token };
    },
  ],
])('%s uses the bucket of the address', async (_, make) => {
  const credential = await make();
  expect(await remaining()).toBe(59);
  expect(await remaining(credential)).toBe(58);
  expect(await remaining()).toBe(57);
});

test('a token of a removed account still has its own bucket', async () => {
  const { token, accountId, advertiserId } = await service.make.person();
  await service.db.knex('advertisers').where({ id: advertiserId }).delete();
  await service.db.knex('accounts').where({ id: accountId }).delete();
  expect(await remaining()).toBe(59);
  expect(await remaining({ key: token })).toBe(59);
});

test('a login token on other endpoints: its own bucket for sales, the address’s for clicks', async () => {
  const { token } = await service.make.person();
  const left = async (name: string, call: Call) =>
    Number((await service.call(`/api/v1/track/${name}`, { body: {}, ...call })).headers['x-ratelimit-remaining']);
  expect(await left('sale', {})).toBe(119);
  expect(await left('sale', { key: token })).toBe(119);
  expect(await left('click', {})).toBe(59);
  expect(await left('click', { key: token })).toBe(58);
});

test.each<[string, Call]>([
  ['an unknown method', { method: 'PATCH' }],
  ['a body that is too large', { body: 'x'.repeat(65_537) }],
  ['a body of another type', { body: 'x', headers: { 'content-type': 'text/plain' } }],
])('%s counts against the limit', async (_, call) => {
  const { token } = await service.make.person();
  expect(await remaining({ key: token })).toBe(59);
  await ask(['init', call], { key: token });
  expect(await remaining({ key: token })).toBe(57);
});

test('the pages of the sign-in have no limit', async () => {
  await exhaust({});
  for (let n = 0; n < 3; n++) {
    const page = await fetch(`${service.baseUrl}/cli/login?handle=x`);
    expect(page.status).toBe(404);
    expect([...page.headers.keys()].filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  }
});
