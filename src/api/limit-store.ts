import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import { memoryStore, WINDOW_MS, type LimitStore } from './limit.ts';

interface LimitStoreOptions {
  clock: Clock;
  redisUrl: string | undefined;
  limits?: LimitStore | undefined;
  log: Logger;
}

/** Where requests are counted: in Redis, or without one in this process or where the processes of a port do together. */
export async function openLimitStore({ clock, redisUrl, limits, log }: LimitStoreOptions): Promise<LimitStore> {
  if (redisUrl === undefined) return limits ?? memoryStore(clock, WINDOW_MS);
  const { insured } = await import('./insured-limit.ts');
  const { sharedStore } = await import('./shared-limit.ts');
  const own = memoryStore(clock, WINDOW_MS);
  const store = insured(sharedStore(redisUrl, WINDOW_MS), own, (message, err) => log.warn({ err }, message));
  await store.ready();
  return store;
}
