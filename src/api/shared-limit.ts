import { clusterStore } from './redis-cluster.ts';
import { redisStore, type SharedStore } from './redis-limit.ts';

/** The windows in Redis: several addresses, separated by commas, are nodes of one cluster. */
export function sharedStore(url: string, windowMs: number): SharedStore {
  const urls = url.split(',');
  return urls.length === 1 ? redisStore(url, windowMs) : clusterStore(urls, windowMs);
}
