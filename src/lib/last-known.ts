// What was read before, in place of reads that do not answer: for what nobody may wait for, and what decides nothing that anybody
// earns.
import { LRUCache } from 'lru-cache';
import { HOUR, type Clock } from './clock.ts';

/** A database that has not answered within this time is away. */
export const PATIENCE_MS = 500;
/** For this long after that, nobody waits again for what is known. */
const AWAY_MS = 900;
const MAX_AGE_MS = 24 * HOUR;

export interface LastKnown<Value> {
  /** What the read finds; what was known where it does not answer in time. Rejects with its error where nothing was known. */
  find(key: string, read: Promise<Value | undefined>): Promise<Value | undefined>;
  /** Whether a read did not answer a moment ago. */
  isAway(): boolean;
  get(key: string): Value | undefined;
  put(key: string, value: Value): void;
  drop(key: string): void;
  dropWhere(matches: (value: Value) => boolean): void;
  clear(): void;
}

const LATE = Symbol('late');

export function createLastKnown<Value extends object>(
  clock: Pick<Clock, 'monotonic'>,
  maxEntries: number,
): LastKnown<Value> {
  const kept = new LRUCache<string, { readAt: number; value: Value }>({ max: maxEntries });
  let awayAt = -Infinity;
  const isAway = (): boolean => clock.monotonic() - awayAt <= AWAY_MS;
  const noteAway = (): void => void (awayAt = clock.monotonic());

  function get(key: string): Value | undefined {
    const entry = kept.get(key);
    return entry && clock.monotonic() - entry.readAt < MAX_AGE_MS ? entry.value : undefined;
  }

  /** The result of a read, or that it is late; also that it fails. */
  async function inTime(read: Promise<Value | undefined>): Promise<Value | undefined | typeof LATE> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<typeof LATE>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, LATE)));
    try {
      return await Promise.race([read, late]);
    } catch {
      return LATE;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    get,
    isAway,
    async find(key, read) {
      read.catch(noteAway);
      const known = get(key);
      if (!known || isAway()) return known ?? read;
      const found = await inTime(read);
      if (found !== LATE) return found;
      noteAway();
      return known;
    },
    put: (key, value) => void kept.set(key, { readAt: clock.monotonic(), value }),
    drop: (key) => void kept.delete(key),
    dropWhere(matches) {
      for (const [key, { value }] of [...kept.entries()]) if (matches(value)) kept.delete(key);
    },
    clear: () => kept.clear(),
  };
}
