import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Call } from '../../support/client.ts';
import { rateLimited } from '../../support/envelopes.ts';
import type { Instance } from '../../support/service.ts';
import { documentedBuckets, windowSeconds, type Documented } from '../../security/support/document.ts';
import type { Prepared } from '../../security/support/requests.ts';
import { difference } from '../../security/support/rows.ts';
import { credentialOf, expectServed, goodCall, openTable, withBucket, type Table } from './support.ts';

// Every operation with a rate limit: its number, its window and the owner of its bucket, as the document says.

let table: Table;
/** The instance with the document's limits; the other one has higher limits, to prepare requests. */
let limited: Instance;
beforeAll(async () => {
  table = await openTable();
  limited = await table.service.second({ rateLimitScale: 1, oidc: table.issuer.client() });
});
afterAll(() => table.stop());
// The windows of all buckets end before the next test.
afterEach(() => table.service.clock.advance({ seconds: windowSeconds }));
/** A sign-out ends the token of its request, with which the next one is sent. */
const revive = () => table.service.db.knex('login_tokens').update({ revoked_at: null });

const bucketOf = (operation: Documented) => documentedBuckets.find(({ name }) => name === operation.bucket)!;
const now = () => table.service.clock.now().getTime() / 1000;
const limitsOf = ({ headers }: Answer) => ({
  limit: Number(headers['x-ratelimit-limit']),
  remaining: Number(headers['x-ratelimit-remaining']),
  reset: Number(headers['x-ratelimit-reset']),
});
const headersWith = (authorization: string | undefined): Call =>
  authorization === undefined ? {} : { headers: { authorization } };
async function send({ path, call }: Prepared): Promise<Answer> {
  await revive();
  return limited.call(path, call);
}
const newKey = async () => `Bearer ${(await table.service.make.program()).key}`;

/** A short request to the operation, which may succeed or fail. */
async function ask({ method, path }: Documented, authorization?: string): Promise<Answer> {
  await revive();
  return limited.call(path, { method, ...headersWith(authorization) });
}

/** Uses up the bucket with the operations in turn, and checks each remaining number. */
async function exhaust(operations: Documented[], authorization?: string): Promise<void> {
  const { limit } = bucketOf(operations[0]!);
  const reset = now() + windowSeconds;
  for (let n = 1; n <= limit; n++) {
    const answer = await ask(operations[n % operations.length]!, authorization);
    expect(answer.status).not.toBe(429);
    expect(limitsOf(answer)).toEqual({ limit, remaining: limit - n, reset });
    expect(answer.headers).not.toHaveProperty('retry-after');
  }
}

/** Expects a rejection until this number of seconds has passed, and no new records. */
async function expectLimited(operation: Documented, sent: Prepared, seconds: number, reset: number): Promise<void> {
  await revive();
  const before = await table.rows();
  const answer = await send(sent);
  expect(answer.status).toBe(429);
  expect(answer.body).toEqual(sent.call.method === 'HEAD' ? '' : rateLimited(seconds));
  expect(answer.headers['retry-after']).toBe(String(seconds));
  expect(limitsOf(answer)).toEqual({ limit: bucketOf(operation).limit, remaining: 0, reset });
  expect(difference(before, await table.rows())).toEqual({ gone: [], come: [] });
}

describe.each(withBucket)('$method $path', (operation) => {
  const { limit, per } = bucketOf(operation);

  test(`${limit} requests pass; the next is rejected until ${windowSeconds} seconds after the first`, async () => {
    const { clock } = table.service;
    const good = await goodCall(table, operation);
    const reset = now() + windowSeconds;
    await exhaust([operation], credentialOf(operation, table));
    clock.advance({ seconds: 20, ms: 1 });
    await expectLimited(operation, good, 40, reset);
    clock.advance({ seconds: 39 });
    await expectLimited(operation, good, 1, reset);
    clock.advance({ ms: 999 });
    const served = await send(good);
    expectServed(operation, served);
    expect(limitsOf(served)).toEqual({ limit, remaining: limit - 1, reset: reset + windowSeconds });
  });

  test('the limit is checked before the method, the content type and the size of the body', async () => {
    const authorization = credentialOf(operation, table);
    const reset = now() + windowSeconds;
    await exhaust([operation], authorization);
    const { path } = operation;
    const headers = headersWith(authorization).headers ?? {};
    for (const method of ['HEAD', 'DELETE']) {
      await expectLimited(operation, { path, call: { method, headers } }, windowSeconds, reset);
    }
    const wrong = { ...headers, 'content-type': 'text/plain' };
    const large = { method: operation.method, body: 'x'.repeat(100_000), headers: wrong };
    if (operation.method !== 'GET') await expectLimited(operation, { path, call: large }, windowSeconds, reset);
  });

  if (per === 'address') {
    test('requests are counted by address: no credential has a separate limit', async () => {
      await exhaust([operation]);
      for (const authorization of [await newKey(), `Bearer ${table.loginToken}`, 'Bearer nobody', 'Basic abc']) {
        expect((await ask(operation, authorization)).status).toBe(429);
      }
    });
    return;
  }

  test('requests are counted by credential: another key, a person and the address have separate limits', async () => {
    await exhaust([operation], credentialOf(operation, table) ?? (await newKey()));
    const person = `Bearer ${(await table.service.make.person()).token}`;
    for (const authorization of [await newKey(), person, undefined]) {
      expect(limitsOf(await ask(operation, authorization)).remaining).toBe(limit - 1);
    }
  });

  test('an unreadable or unknown credential counts as the address', async () => {
    const key = await newKey();
    const spent = [undefined, 'Bearer nobody', 'Bearer ', 'Basic abc'];
    for (let n = 1; n <= limit; n++) {
      expect(limitsOf(await ask(operation, spent[n % spent.length])).remaining).toBe(limit - n);
    }
    for (const authorization of spent) expect((await ask(operation, authorization)).status).toBe(429);
    expect(limitsOf(await ask(operation, key)).remaining).toBe(limit - 1);
  });
});

// test/manage/every/limits.test.ts is about the buckets of the management API.
const buckets = documentedBuckets.filter(({ name }) => withBucket.some(({ bucket }) => bucket === name));

describe.each(buckets)('the bucket $name', ({ name, limit, per }) => {
  const members = withBucket.filter(({ bucket }) => bucket === name);
  const others = buckets.filter((bucket) => bucket.name !== name);

  test(`allows ${limit} requests a minute for exactly its operations together`, async () => {
    expect(members).not.toEqual([]);
    const authorization = per === 'credential' ? await newKey() : undefined;
    await exhaust(members, authorization);
    for (const member of members) expect((await ask(member, authorization)).status).toBe(429);
    for (const other of others) {
      const [first] = withBucket.filter(({ bucket }) => bucket === other.name);
      expect(limitsOf(await ask(first!, authorization)).remaining).toBe(other.limit - 1);
    }
  });
});
