// The store behind a guard: calls go one after the other, and what fails is told instead of thrown.
import type { OutboxEntry, OutboxStore } from './entry.ts';

export interface Keep {
  load(): Promise<OutboxEntry[]>;
  save(entry: OutboxEntry): Promise<void>;
  remove(id: string): Promise<void>;
  /** resolves when everything asked so far is done */
  done(): Promise<void>;
}

export function createKeep(store: OutboxStore | undefined, onError: (error: unknown) => void): Keep {
  let last: Promise<unknown> = Promise.resolve();
  // One after the other, so that no entry is removed before it is saved.
  const next = <T>(use: (store: OutboxStore) => T | Promise<T>): Promise<T | undefined> => {
    const used = last.then(() => (store ? use(store) : undefined)).catch((error: unknown) => void onError(error));
    last = used;
    return used;
  };
  return {
    load: async () => (await next((to) => to.load())) ?? [],
    // A copy, since the entry may change before its turn comes.
    save(entry) {
      const copy = structuredClone(entry);
      return next((to) => to.save(copy));
    },
    remove: (id) => next((to) => to.remove(id)),
    done: () => last as Promise<void>,
  };
}
