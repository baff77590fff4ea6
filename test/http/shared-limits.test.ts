import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captureLog } from '../support/log.ts';
import { ANSWER_TIMEOUT_MS } from '../../src/api/redis-limit.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { hasRedis, startRedis, stopRedis } from '../support/redis.ts';
import { startService, type Service } from '../support/service.ts';

describe.skipIf(!hasRedis)('two instances that share one Redis', () => {
  const dir = mkdtempSync(join(tmpdir(), 'referral-redis-'));
  const { log, lines } = captureLog();
  let redis: ChildProcess;
  let port: number;
  let service: Service;

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port, dir);
    service = await startService({ rateLimitScale: 1, redisUrl: `redis://127.0.0.1:${port}`, log });
  });
  afterAll(async () => {
    await service.stop();
    await stopRedis(redis);
    rmSync(dir, { recursive: true });
  });

  /** Sends this many leads at once, to both instances in turn; returns their statuses. */
  async function leads(count: number, other: { lead: Service['lead'] }): Promise<number[]> {
    const calls = Array.from({ length: count }, (_, i) => (i % 2 ? other : service).lead({ click_id: 'unknown' }));
    return (await Promise.all(calls)).map(({ status }) => status);
  }
  const passed = (statuses: number[]) => statuses.filter((status) => status !== 429).length;

  test('exactly 30 of 60 leads from one address pass, and the service continues without Redis', async () => {
    const other = await service.second();
    expect(passed(await leads(60, other))).toBe(30);

    const refused = await service.lead({ click_id: 'unknown' });
    const wait = Number(refused.headers['x-ratelimit-reset']) - service.clock.now().getTime() / 1000;
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(61);

    await stopRedis(redis);
    // Each instance now counts separately, starting from zero.
    expect(passed(await leads(60, other))).toBe(60);
    expect(passed(await leads(10, other))).toBe(0);
    expect(lines().filter((line) => line.includes('cannot be reached')).length).toBe(2);

    redis = await startRedis(port, dir);
    await sleep(1_500);
    expect(passed(await leads(60, other))).toBe(30);
    expect(lines().filter((line) => line.includes('answers again')).length).toBe(2);
  });

  test('the tokens of an account share the limit of stats on all instances', async () => {
    const { id } = await service.make.program();
    const { accountId, apiToken } = await service.make.member(id);
    const tokens = [apiToken, await service.make.apiToken(accountId)];
    const instances = [service, await service.second()];
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, i) => {
        const call = { method: 'GET', key: tokens[i % 2]! };
        return (await instances[i % 3 === 0 ? 0 : 1]!.call(`/api/v1/programs/${id}/stats`, call)).status;
      }),
    );
    expect(passed(statuses)).toBe(30);
  });

  test('a busy process is no lost Redis', async () => {
    service.clock.advance({ seconds: 60 });
    await sleep(1_500);
    const [other, before] = [await service.second(), lines().length];
    let busy: NodeJS.Immediate;
    const block = () => {
      const end = performance.now() + 2 * ANSWER_TIMEOUT_MS;
      while (performance.now() < end);
      busy = setImmediate(block);
    };
    busy = setImmediate(block);
    await leads(10, other);
    clearImmediate(busy);
    expect(lines().slice(before).join()).not.toContain('cannot be reached');
  });

  test('a Redis that hangs delays one request briefly, but not every request', async () => {
    service.clock.advance({ seconds: 60 });
    redis.kill('SIGSTOP');
    // Without a time-out, each of these would wait forever.
    expect(passed(await leads(10, service))).toBe(10);
    expect(passed(await leads(10, service))).toBe(10);
    redis.kill('SIGCONT');
  });
});
