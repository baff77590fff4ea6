// Wraps the store: makes calls one after another, reports errors instead of throwing them, and stops waiting for a
// store that hangs.
import { sleep, timerOf } from '../retry.ts';
import type { OutboxEntry, OutboxStore } from './entry.ts';

export interface Storage {
  /**
   * Passes the loaded entries to `receive`. Resolves after that, or when the store takes too long; the entries may
   * still arrive later.
   */
  load(receive: (entries: unknown) => void): Promise<void>;
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
const STORE_TIMEOUT = 5_000;
/** How often to check whether all calls are done, in milliseconds. */
const CHECK_INTERVAL = 10;

export function createStorage(store: OutboxStore | undefined, onError: (error: unknown) => void): Storage {
  // By entry: if the store hangs, only the last change of each entry is saved.
  const changes = new Map<string, Change>();
  let working: Promise<void> | undefined;
  let startedAt = 0;
  let lateReported = false;

  async function work(to: OutboxStore): Promise<void> {
    for (const [id, change] of changes) {
      changes.delete(id);
      [startedAt, lateReported] = [performance.now(), false];
      try {
        await change.make(to);
      } catch (error) {
        onError(error);
      }
      change.settle();
    }
    working = undefined;
  }

  async function untilMade(made: Promise<void>): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(true), timerOf(startedAt + STORE_TIMEOUT - performance.now()));
    });
    const late = await Promise.race([made.then(() => false), tooLate]);
    clearTimeout(timer);
    if (!late || lateReported) return;
    lateReported = true;
    onError(new Error(`The store has not answered for ${STORE_TIMEOUT / 1000} s: the outbox continues in memory`));
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
    if (!working) startedAt = performance.now();
    working ??= Promise.resolve().then(() => work(store));
    return untilMade(made);
  }

  return {
    load: (receive) => change('', async (to) => receive(await to.load())),
    // Copy the entry, because it may change before it is saved.
    save(entry) {
      const copy = structuredClone(entry);
      return change(entry.id, (to) => to.save(copy));
    },
    remove: (id) => change(id, (to) => to.remove(id)),
    async done() {
      while (working && performance.now() < startedAt + STORE_TIMEOUT)
        await Promise.race([working, sleep(CHECK_INTERVAL)]);
    },
  };
}
