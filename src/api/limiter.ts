import type { IncomingMessage } from 'node:http';
import { contract, type BucketName } from '../contract/index.ts';
import { failure } from '../contract/failure.ts';
import { SECOND, type Clock } from '../lib/clock.ts';
import { clientOf, type TrustProxy } from './client-address.ts';
import { bucketOwner } from './credential.ts';
import type { Exchange } from './exchange.ts';
import type { LimitStore } from './rate-limit.ts';

export interface Limiter {
  /** Spends one request from the exchange's bucket; throws `rateLimited` when there is none left. */
  spend(x: Exchange): Promise<void>;
}

export const WINDOW_MS = contract.rateLimits.windowSeconds * SECOND;

export interface LimiterOptions {
  store: LimitStore;
  clock: Clock;
  trustProxy: TrustProxy;
  /** multiplies every limit */
  scale: number;
}

export function createLimiter({ store, clock, trustProxy, scale }: LimiterOptions): Limiter {
  const ownerOf = (bucket: BucketName, x: Exchange): string =>
    (contract.rateLimits.buckets[bucket].per === 'credential' ? bucketOwner(x.token) : undefined) ??
    addressOf(x.req, trustProxy);

  return {
    async spend(x) {
      const bucket = x.entry?.bucket;
      if (!bucket) return;
      const limit = Math.max(1, Math.floor(contract.rateLimits.buckets[bucket].limit * scale));
      const { count, msLeft } = await store.spend(`${bucket} ${ownerOf(bucket, x)}`);
      x.spent = { limit, remaining: Math.max(0, limit - count), resetAt: clock.now().getTime() + msLeft };
      if (count <= limit) return;
      throw failure('rateLimited', { retry_after_seconds: Math.max(1, Math.ceil(msLeft / SECOND)) });
    },
  };
}

const addressOf = (req: IncomingMessage, trust: TrustProxy): string => `address:${clientOf(req, trust)}`;
