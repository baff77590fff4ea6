import type { Clock } from '../lib/clock.ts';

/** What is left of a bucket after a request spent from it. */
export interface Spent {
  limit: number;
  remaining: number;
  /** unix milliseconds */
  resetAt: number;
  allowed: boolean;
}

export interface LimitStore {
  /** Counts one request of a key; returns the count in its window and when the window ends (unix milliseconds). */
  spend(key: string): Promise<Count> | Count;
  close(): Promise<void>;
}

export interface Count {
  count: number;
  resetAt: number;
}

/**
 * Fixed windows in this process's memory, each from its key's first request. Bounded: when there is no room, expired
 * windows go first, then the oldest, whose owner then starts afresh.
 */
export function memoryStore(clock: Clock, windowMs: number, maxKeys = 500_000): LimitStore {
  // A Map keeps the order of insertion and all windows are equally long, so its first entry always ends first.
  const windows = new Map<string, Count>();

  function sweep(now: number): void {
    for (const [key, window] of windows) {
      if (window.resetAt > now && windows.size < maxKeys) break;
      windows.delete(key);
    }
  }

  function spend(key: string): Count {
    const now = clock.now().getTime();
    const found = windows.get(key);
    if (found && found.resetAt > now) {
      found.count += 1;
      return found;
    }
    windows.delete(key);
    sweep(now);
    const window = { count: 1, resetAt: now + windowMs };
    windows.set(key, window);
    return window;
  }

  return { spend, close: () => Promise.resolve() };
}
