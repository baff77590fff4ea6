import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible';
import { SECOND } from '../lib/clock.ts';
import type { LimitStore } from './limit.ts';

/** Redis must answer within this time: a request must not wait for its limit. */
const ANSWER_TIMEOUT_MS = 250;
const RECONNECT_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;
/** How long Redis is not asked after a failure, so that requests do not each wait for a time-out. */
const REST_MS = 1_000;

/** Counts in Redis, so that limits hold across all instances. Rejects immediately if Redis is not connected. */
export function redisStore(url: string, windowMs: number): LimitStore {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: () => RECONNECT_MS },
  });
  // Without a listener, a lost connection would end the process. A failed count reports the error.
  client.on('error', () => undefined);
  const first = new Promise<void>((resolve) => client.once('ready', resolve).once('error', () => resolve()));
  client.connect().catch(() => undefined);
  const redis = new RateLimiterRedis({
    storeClient: client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: 'referral-limit',
    // The document's limit decides whether a count is too high; this limiter only counts.
    points: Number.MAX_SAFE_INTEGER,
    duration: windowMs / SECOND,
  });
  const limiter = new RLWrapperTimeouts({ limiter: redis, timeoutMs: ANSWER_TIMEOUT_MS });

  return {
    async spend(key) {
      const { consumedPoints, msBeforeNext } = await limiter.consume(key);
      return { count: consumedPoints, msLeft: msBeforeNext };
    },
    // The client keeps trying to connect; startup waits no longer than this.
    ready: () => Promise.race([first, sleep(CONNECT_TIMEOUT_MS, undefined, { ref: false })]),
    close() {
      client.destroy();
      return Promise.resolve();
    },
  };
}

/**
 * Uses the shared store while it answers, and this process's memory while it does not. Each change is reported once.
 */
export function insured(
  shared: LimitStore,
  own: LimitStore,
  tell: (message: string, cause?: unknown) => void,
): LimitStore {
  let lostSince: number | undefined;

  function lose(cause: unknown): void {
    if (lostSince === undefined)
      tell('The shared rate-limit store cannot be reached: each instance limits by itself.', cause);
    lostSince = performance.now();
  }

  function find(): void {
    if (lostSince !== undefined) tell('The shared rate-limit store answers again.');
    lostSince = undefined;
  }

  return {
    async spend(key) {
      if (lostSince !== undefined && performance.now() - lostSince < REST_MS) return own.spend(key);
      try {
        const count = await shared.spend(key);
        find();
        return count;
      } catch (error) {
        lose(error);
        return own.spend(key);
      }
    },
    ready: () => shared.ready(),
    async close() {
      await shared.close();
      await own.close();
    },
  };
}
