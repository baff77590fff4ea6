import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Instance } from '../../support/service.ts';
import { documentedBuckets, managementOperations } from '../../security/support/document.ts';
import { goodCall, openStage, type Stage } from './support.ts';

// Every operation of the management API spends from the bucket that the document says, by credential or by address.

let stage: Stage;
let limited: Instance;
beforeAll(async () => {
  stage = await openStage();
  limited = await stage.service.second({ rateLimitScale: 1 });
});
afterAll(() => stage.service.stop());

const headersOf = ({ headers }: { headers: Record<string, string | undefined> }) => ({
  limit: Number(headers['x-ratelimit-limit']),
  remaining: Number(headers['x-ratelimit-remaining']),
});

describe.each(managementOperations)('$method $path', (operation) => {
  const { limit, per } = documentedBuckets.find(({ name }) => name === operation.bucket)!;

  test(`spends from ${operation.bucket}: ${limit} a minute, and then 429 in the envelope of the management API`, async () => {
    stage.service.clock.advance({ seconds: 60 });
    const good = await goodCall(stage, operation);
    const without = { method: 'TRACE', headers: good.call.headers ?? {} };
    for (let n = 1; n < limit; n++) await limited.call(good.path, without);
    expect(headersOf(await limited.call(good.path, good.call))).toEqual({ limit, remaining: 0 });
    const refused = await limited.call(good.path, good.call);
    expect(refused.status).toBe(429);
    expect(refused.body.error).toMatchObject({ code: 'rate_limited', status: 429, retry_after_seconds: 60 });
    expect(refused.headers['retry-after']).toBe('60');
    // Another credential has a bucket of its own, unless the address has it.
    const other = await goodCall(stage, operation);
    const answer = await limited.call(other.path, other.call);
    expect(answer.status === 429).toBe(per === 'address');
  });
});
