import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { SECOND } from '../lib/clock.ts';
import type { Count, LimitStore } from './limit.ts';

/** Redis must answer within this time: a request must not wait for its limit. */
export const ANSWER_TIMEOUT_MS = 250;
export const RECONNECT_MS = 500;
export const CONNECT_TIMEOUT_MS = 2_000;
export const KEY_PREFIX = 'referral-limit';

/** Windows that all instances share. */
export interface SharedStore extends LimitStore {
  spend(key: string): Promise<Count>;
  /** the name of the server that has the windows of this key, if it is one of several */
  serverOf?(key: string): string;
  /** whether a server of this name still has keys */
  hasServer?(name: string): boolean;
}

/** The time is waited for in parts: in one, a busy process would be late before it has sent or read anything. */
const PARTS = 5;

/**
 * Rejects if there is no answer in time. A pause of this process counts as one part, since Redis is not to blame for it.
 * The wrapper of `rate-limiter-flexible` counts the whole pause.
 */
function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    const wait = (parts: number) => {
      if (parts === 0) return reject(new Error(`no answer within ${ANSWER_TIMEOUT_MS} ms`));
      timer = setTimeout(wait, ANSWER_TIMEOUT_MS / PARTS, parts - 1);
    };
    wait(PARTS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Counts with this client of a server or of a cluster. Rejects immediately if it is not connected. */
export function countsOf(storeClient: unknown, windowMs: number): SharedStore['spend'] {
  const redis = new RateLimiterRedis({
    storeClient,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: KEY_PREFIX,
    // The document's limit decides whether a count is too high; this limiter only counts.
    points: Number.MAX_SAFE_INTEGER,
    duration: windowMs / SECOND,
  });
  return async (key) => {
    const { consumedPoints, msBeforeNext } = await inTime(redis.consume(key));
    return { count: consumedPoints, msLeft: msBeforeNext };
  };
}

/** The client keeps trying to connect; startup waits no longer than this. */
export const connected = (first: Promise<void>): Promise<void> =>
  Promise.race([first, sleep(CONNECT_TIMEOUT_MS, undefined, { ref: false })]);

/** Counts in one Redis server, so that limits hold across all instances. */
export function redisStore(url: string, windowMs: number): SharedStore {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: () => RECONNECT_MS },
  });
  // Without a listener, a lost connection would end the process. A failed count reports the error.
  client.on('error', () => undefined);
  const first = new Promise<void>((resolve) => client.once('ready', resolve).once('error', () => resolve()));
  client.connect().catch(() => undefined);
  return {
    spend: countsOf(client, windowMs),
    ready: () => connected(first),
    close() {
      client.destroy();
      return Promise.resolve();
    },
  };
}
