import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileTrustProxy } from '../../src/lib/client-address.ts';
import { captureLog } from '../support/log.ts';
import { hasRedis, startRedisCluster, type RedisCluster } from '../support/redis.ts';
import { startService, type Instance, type Service } from '../support/service.ts';

// Three masters with a replica each. The limit of leads is 30 in a minute for each address.

const addressOf = (i: number): string => `192.0.2.${i + 1}`;
const passed = (statuses: number[]) => statuses.filter((status) => status !== 429).length;

describe.skipIf(!hasRedis)('instances that share a Redis Cluster', () => {
  const { log, lines } = captureLog();
  const linesWith = (text: string) => lines().filter((line) => line.includes(text)).length;
  let cluster: RedisCluster;
  let service: Service;
  let other: Instance;

  beforeAll(async () => {
    cluster = await startRedisCluster();
    const trustProxy = compileTrustProxy('loopback');
    service = await startService({ rateLimitScale: 1, redisUrl: cluster.url, trustProxy, log });
    other = await service.second();
  }, 60_000);
  afterAll(async () => {
    await service?.stop();
    await cluster?.stop();
  });

  /** Sends this many leads of a client at once, to these instances in turn; returns their statuses. */
  async function leads(address: string, count: number, instances: readonly Instance[]): Promise<number[]> {
    const headers = { 'X-Forwarded-For': address };
    const calls = Array.from({ length: count }, (_, i) =>
      instances[i % instances.length]!.lead({ click_id: 'unknown' }, { headers }),
    );
    return (await Promise.all(calls)).map(({ status }) => status);
  }

  const keyOf = (address: string): string => cluster.keys().find((key) => key.endsWith(`address:${address}`))!;

  test('the limits are exact on every node, and a lost node affects only its own clients', async () => {
    const addresses = Array.from({ length: 12 }, (_, i) => addressOf(i));
    for (const address of addresses) expect(passed(await leads(address, 10, [service, other]))).toBe(10);
    const nodeOf = new Map(addresses.map((address) => [address, cluster.masterOf(keyOf(address))]));
    expect(new Set(nodeOf.values()).size).toBe(3);
    const [there] = addresses;
    const elsewhere = addresses.find((address) => nodeOf.get(address) !== nodeOf.get(there!))!;
    expect(passed(await leads(elsewhere, 10, [service, other]))).toBe(10);

    // The replica has the counts of its master by then.
    await sleep(200);
    await cluster.kill(nodeOf.get(there!)!);
    const since = performance.now();
    // Each instance now counts this client separately, so none of its requests is refused; the others' are exact.
    expect(passed(await leads(there!, 15, [service, other]))).toBe(15);
    expect(passed(await leads(elsewhere, 20, [service, other]))).toBe(10);
    expect(performance.now() - since).toBeLessThan(1_400);

    // An instance that starts now reaches the other nodes.
    const third = await service.second();
    expect(passed(await leads(there!, 1, [third]))).toBe(1);
    expect(passed(await leads(elsewhere, 5, [third]))).toBe(0);

    // A replica takes over with the counts of its master, and each instance finds it.
    const probe = addresses.findLast((address) => nodeOf.get(address) === nodeOf.get(there!))!;
    expect(probe).not.toBe(there);
    await expect
      .poll(
        async () => {
          for (const instance of [service, other, third]) await leads(probe, 1, [instance]);
          return linesWith('answers again');
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(3);
    expect(linesWith('cannot be reached')).toBe(3);
    expect(passed(await leads(there!, 30, [service, other, third]))).toBe(20);
  }, 90_000);
});
