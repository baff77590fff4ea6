import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

export interface ReadCacheOptions<Value> {
  clock: Pick<Clock, 'monotonic'>;
  /** how old (ms) a value may be, from the moment at which its read began */
  maxAgeMs: number;
  /** beyond these, the value that was used least recently is dropped */
  maxEntries: number;
  /** called with what a read has found (undefined: nothing), unless the key was dropped meanwhile */
  onRead?: (key: string, value: Value | undefined) => void;
}

/** Values by key, read when they are needed. Values are shared, so nobody may change them. */
export interface ReadCache<Value> {
  /**
   * The value in memory; otherwise what the read finds, which callers at the same time share. That there is no value
   * (undefined), or that a read failed, is not remembered.
   */
  get(key: string, read: () => Promise<Value | undefined>): Value | Promise<Value | undefined>;
  /** Forgets the value; a read that has begun is neither stored nor shared from now on. */
  drop(key: string): void;
  /** Forgets the values that match, and all reads that have begun, since what they find is not known yet. */
  dropWhere(matches: (value: Value) => boolean): void;
  clear(): void;
  /** how many values were in memory, and how many were not */
  readonly counts: { hits: number; misses: number };
}

export function createReadCache<Value extends object>(options: ReadCacheOptions<Value>): ReadCache<Value> {
  const { clock, maxAgeMs, maxEntries, onRead } = options;
  const entries = new LRUCache<string, { begunAt: number; value: Value }>({ max: maxEntries });
  const reads = new Map<string, { begunAt: number; result: Promise<Value | undefined> }>();
  const counts = { hits: 0, misses: 0 };
  const isFresh = ({ begunAt }: { begunAt: number }): boolean => clock.monotonic() - begunAt <= maxAgeMs;

  function begin(key: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const begunAt = clock.monotonic();
    const running = { begunAt, result: read() };
    reads.set(key, running);
    const finish = (value: Value | undefined, hasFailed: boolean): void => {
      // Dropped meanwhile, or replaced by a younger read: what this one found may be older than a reported change.
      if (reads.get(key) !== running) return;
      reads.delete(key);
      if (value === undefined) entries.delete(key);
      else entries.set(key, { begunAt, value });
      if (!hasFailed) onRead?.(key, value);
    };
    running.result.then(
      (value) => finish(value, false),
      () => finish(undefined, true),
    );
    return running.result;
  }

  return {
    get(key, read) {
      const entry = entries.get(key);
      if (entry && isFresh(entry)) {
        counts.hits++;
        return entry.value;
      }
      counts.misses++;
      const running = reads.get(key);
      return running && isFresh(running) ? running.result : begin(key, read);
    },
    drop(key) {
      entries.delete(key);
      reads.delete(key);
    },
    dropWhere(matches) {
      for (const [key, { value }] of [...entries.entries()]) if (matches(value)) entries.delete(key);
      reads.clear();
    },
    clear() {
      entries.clear();
      reads.clear();
    },
    counts,
  };
}
