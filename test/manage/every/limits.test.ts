import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Instance } from '../../support/service.ts';
import { documentedBuckets, managementOperations } from '../../security/support/document.ts';
import { goodCall, openStage, type Stage } from './support.ts';

// Every operation of the management API spends from the bucket that the document says, by credential or by address.

let stage: Stage;
let limited: Instance;
/** An instance whose limits are all one request a minute. */
let strict: Instance;
beforeAll(async () => {
  stage = await openStage();
  limited = await stage.service.second({ rateLimitScale: 1 });
  strict = await stage.service.second({ rateLimitScale: 0.0001 });
});
afterAll(() => stage.service.stop());

const bucketOf = (wanted: string) => documentedBuckets.find(({ name }) => name === wanted)!;
const headersOf = ({ headers }: { headers: Record<string, string | undefined> }) => ({
  limit: Number(headers['x-ratelimit-limit']),
  remaining: Number(headers['x-ratelimit-remaining']),
});

describe.each(managementOperations)('$method $path', (operation) => {
  const { limit, per } = bucketOf(operation.bucket);

  test(`spends from ${operation.bucket}, and then answers 429 in the envelope of the management API`, async () => {
    stage.service.clock.advance({ seconds: 60 });
    const good = await goodCall(stage, operation);
    expect(headersOf(await limited.call(good.path, good.call))).toEqual({ limit, remaining: limit - 1 });
    const again = await goodCall(stage, operation);
    expect(headersOf(await strict.call(again.path, again.call))).toEqual({ limit: 1, remaining: 0 });
    const refused = await strict.call(again.path, again.call);
    expect(refused.status).toBe(429);
    expect(refused.body.error).toMatchObject({ code: 'rate_limited', status: 429, retry_after_seconds: 60 });
    expect(refused.headers['retry-after']).toBe('60');
    // Another credential has a bucket of its own, unless the address has it.
    const other = await goodCall(stage, operation);
    const answer = await strict.call(other.path, other.call);
    expect(answer.status === 429).toBe(per === 'address');
  });
});

const buckets = [...new Set(managementOperations.map(({ bucket }) => bucket))].map(bucketOf);

test.each(buckets)('the bucket $name has $limit requests a minute, whatever the method', async ({ name, limit }) => {
  stage.service.clock.advance({ seconds: 60 });
  const operation = managementOperations.find(({ bucket }) => bucket === name)!;
  const good = await goodCall(stage, operation);
  const without = { method: 'TRACE', headers: good.call.headers ?? {} };
  for (let n = 1; n < limit; n++) await limited.call(good.path, without);
  expect(headersOf(await limited.call(good.path, good.call))).toEqual({ limit, remaining: 0 });
  expect((await limited.call(good.path, good.call)).status).toBe(429);
});
