import { SECOND } from '../lib/clock.ts';
import type { LimitStore } from './limit.ts';
import type { SharedStore } from './redis-limit.ts';

/** How long a server is not asked after a failure, so that requests do not each wait for a time-out. */
const REST_MS = SECOND;

/**
 * Uses the shared store while it answers, and this process's memory while it does not. Each change is reported once. Of
 * a cluster, only the keys of the lost server are counted in memory.
 */
export function insured(
  shared: SharedStore,
  own: LimitStore,
  tell: (message: string, cause?: unknown) => void,
): LimitStore {
  /** when each lost server last failed */
  const lost = new Map<string, number>();

  function lose(server: string, cause: unknown): void {
    if (lost.size === 0) tell('The shared rate-limit store cannot be reached: each instance limits by itself.', cause);
    lost.set(server, performance.now());
  }

  function find(server: string): void {
    if (lost.size === 0) return;
    lost.delete(server);
    // Another server may have replaced a lost one.
    for (const name of lost.keys()) if (shared.hasServer?.(name) === false) lost.delete(name);
    if (lost.size === 0) tell('The shared rate-limit store answers again.');
  }

  return {
    async spend(key) {
      const server = shared.serverOf?.(key) ?? '';
      const failedAt = lost.get(server);
      if (failedAt !== undefined && performance.now() - failedAt < REST_MS) return own.spend(key);
      try {
        const count = await shared.spend(key);
        find(server);
        return count;
      } catch (error) {
        lose(server, error);
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
