// Wraps the store: makes calls one after another, reports errors instead of throwing them, and stops waiting for a
// store that hangs.
import { sleep, timerOf } from '../retry.ts';
import type { OutboxEntry, OutboxStore } from './entry.ts';

export interface Keep {
  /**
   * Passes the loaded entries to `take`. Resolves after that, or when the store takes too long; the entries may still
   * arrive later.
   */
  load(take: (entries: unknown) => void): Promise<void>;
  /** resolves when the entry is saved, or when the store takes too long */
  save(entry: OutboxEntry): Promise<void>;
  remove(id: string): Promise<void>;
  /** resolves when all calls so far are done, or when the store takes too long */
  done(): Promise<void>;
}

interface Change {
  make: (store: OutboxStore) => unknown;
  made: Promise<void>;
  settle: () => void;
}

/** How long to wait for one call of the store, in milliseconds. */
const PATIENCE = 5_000;
/** How often to check whether all calls are done, in milliseconds. */
const LOOK = 10;

export function createKeep(store: OutboxStore | undefined, onError: (error: unknown) => void): Keep {
  // By entry: if the store hangs, only the last change of each entry is saved.
  const changes = new Map<string, Change>();
  let working: Promise<void> | undefined;
  let begunAt = 0;
  let told = false;

  async function work(to: OutboxStore): Promise<void> {
    for (const [id, change] of changes) {
      changes.delete(id);
      [begunAt, told] = [performance.now(), false];
      try {
        await change.make(to);
      } catch (error) {
        onError(error);
      }
      change.settle();
    }
    working = undefined;
  }

  async function patiently(made: Promise<void>): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(true), timerOf(begunAt + PATIENCE - performance.now()));
    });
    const late = await Promise.race([made.then(() => false), tooLate]);
    clearTimeout(timer);
    if (!late || told) return;
    told = true;
    onError(new Error(`The store has not answered for ${PATIENCE / 1000} s: the outbox continues in memory`));
  }

  function change(id: string, make: Change['make']): Promise<void> {
    if (!store) return Promise.resolve();
    const waiting = changes.get(id);
    if (waiting) waiting.make = make;
    else {
      let settle = (): void => undefined;
      const made = new Promise<void>((resolve) => (settle = resolve));
      changes.set(id, { make, made, settle });
    }
    const { made } = changes.get(id)!;
    if (!working) begunAt = performance.now();
    working ??= Promise.resolve().then(() => work(store));
    return patiently(made);
  }

  return {
    load: (take) => change('', async (to) => take(await to.load())),
    // Copy the entry, because it may change before it is saved.
    save(entry) {
      const copy = structuredClone(entry);
      return change(entry.id, (to) => to.save(copy));
    },
    remove: (id) => change(id, (to) => to.remove(id)),
    async done() {
      while (working && performance.now() < begunAt + PATIENCE) await Promise.race([working, sleep(LOOK)]);
    },
  };
}
