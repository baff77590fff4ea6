import type { IncomingMessage } from 'node:http';
import { contract, operationEntry, type BucketName } from '../contract/index.ts';
import { failure } from '../contract/failure.ts';
import { SECOND, type Clock } from '../lib/clock.ts';
import { clientOf, type TrustProxy } from '../lib/client-address.ts';
import { accountOwner, bucketOwner } from './credential.ts';
import type { Exchange } from './exchange.ts';

export interface LimitStore {
  /** Counts a request of this key; returns the count in its window and the time left in the window. */
  spend(key: string): Promise<Count> | Count;
  /** resolves when the first attempt to connect has succeeded or failed */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Windows in this process: there is nothing to wait for. */
export interface MemoryStore extends LimitStore {
  spend(key: string): Count;
  /** the count in the window of this key, without counting */
  peek(key: string): number;
}

export interface Count {
  count: number;
  /** milliseconds */
  msLeft: number;
}

export interface Limiter {
  /**
   * Spends one request from the exchange's bucket; throws `rateLimited`, or rejects with it, when there is none left. A
   * promise only where the windows are not in this process.
   */
  spend(exchange: Exchange): void | Promise<void>;
  /**
   * Spends one request from the bucket of the client's address, for what is no operation; resolves with the seconds to
   * wait if there is none left.
   */
  spendPage(req: IncomingMessage, bucket: BucketName): Promise<number | undefined>;
  /** The client's address, as the limits count it. */
  clientOf(req: IncomingMessage): string;
  /** counts since the start, by bucket */
  readonly counts: Readonly<Record<BucketName, { passed: number; refused: number }>>;
}

export const WINDOW_MS = contract.rateLimits.windowSeconds * SECOND;

export interface LimiterOptions {
  store: LimitStore;
  clock: Clock;
  trustProxy: TrustProxy;
  /** multiplies every limit */
  scale: number;
}

/** The owner of a bucket; without one, the bucket is the client address's. */
const OWNERS = { address: () => undefined, credential: bucketOwner, account: accountOwner } as const;

export function createLimiter({ store, clock, trustProxy, scale }: LimiterOptions): Limiter {
  const ownerOf = (bucket: BucketName, exchange: Exchange): string =>
    OWNERS[contract.rateLimits.buckets[bucket].per](exchange.token) ?? addressOf(exchange.req, trustProxy);

  const buckets = Object.keys(contract.rateLimits.buckets) as BucketName[];
  const counts = Object.fromEntries(buckets.map((name) => [name, { passed: 0, refused: 0 }])) as Limiter['counts'];

  const limitOf = (bucket: BucketName): number =>
    Math.max(1, Math.floor(contract.rateLimits.buckets[bucket].limit * scale));

  /** Counts the outcome; returns the seconds to wait, undefined if the request passes. */
  function judge(bucket: BucketName, { count, msLeft }: Count): number | undefined {
    const passes = count <= limitOf(bucket);
    counts[bucket][passes ? 'passed' : 'refused']++;
    return passes ? undefined : Math.max(1, Math.ceil(msLeft / SECOND));
  }

  function note(exchange: Exchange, bucket: BucketName, counted: Count): void {
    const [limit, resetAt] = [limitOf(bucket), clock.now().getTime() + counted.msLeft];
    exchange.spent = { limit, remaining: Math.max(0, limit - counted.count), resetAt };
    const seconds = judge(bucket, counted);
    if (seconds !== undefined) throw failure('rateLimited', { retry_after_seconds: seconds });
  }

  return {
    counts,
    clientOf: (req) => clientOf(req, trustProxy),
    spend(exchange) {
      const bucket = bucketOf(exchange);
      if (!bucket) return;
      const count = store.spend(`${bucket} ${ownerOf(bucket, exchange)}`);
      if (count instanceof Promise) return count.then((counted) => note(exchange, bucket, counted));
      note(exchange, bucket, count);
    },
    spendPage: async (req, bucket) => judge(bucket, await store.spend(`pages ${bucket} ${addressOf(req, trustProxy)}`)),
  };
}

/** The bucket of the operation; that of the path for a method that the path does not have. */
function bucketOf({ req, route, operationId }: Exchange): BucketName | null | undefined {
  const operation = operationId && operationEntry(operationId);
  return operation && operation.method === req.method?.toLowerCase() ? operation.bucket : route?.entry.bucket;
}

const addressOf = (req: IncomingMessage, trust: TrustProxy): string => `address:${clientOf(req, trust)}`;

interface Window {
  /** milliseconds of the monotonic clock */
  endsAt: number;
  count: number;
}

/** Windows that began within one window's length. */
interface Generation {
  began: number;
  windows: Map<string, Window>;
}

/**
 * Fixed windows of equal length in this process's memory; each starts with the first request of its key. Changes of the
 * system time have no effect. Windows are in two generations: after one window's length all windows of the older
 * generation have ended, and it is discarded. A full generation is discarded early, which bounds memory; the owners of
 * the oldest windows then start again. The memory store of `rate-limiter-flexible` is asynchronous, and has a timer for each
 * key and the system time.
 */
export function memoryStore(clock: Clock, windowMs: number, maxKeys = 250_000): MemoryStore {
  const begin = (began: number): Generation => ({ began, windows: new Map() });
  let young = begin(clock.monotonic());
  let elder = begin(young.began);

  function turn(now: number): void {
    if (now - young.began < windowMs && young.windows.size < maxKeys / 2) return;
    elder = young;
    young = begin(now);
  }

  function openWindow(key: string, now: number): Window {
    const known = young.windows.get(key) ?? elder.windows.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    turn(now);
    const window = { endsAt: now + windowMs, count: 0 };
    young.windows.set(key, window);
    return window;
  }

  function peek(key: string): number {
    const known = young.windows.get(key) ?? elder.windows.get(key);
    return known !== undefined && known.endsAt > clock.monotonic() ? known.count : 0;
  }

  function spend(key: string): Count {
    const now = clock.monotonic();
    const window = openWindow(key, now);
    window.count++;
    return { count: window.count, msLeft: window.endsAt - now };
  }

  return { spend, peek, ready: () => Promise.resolve(), close: () => Promise.resolve() };
}
