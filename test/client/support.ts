import type { OutboxEntry, OutboxStore } from '../../packages/client/src/index.ts';

/** A store in memory that outlives its outbox. */
export function memoryStore(...entries: OutboxEntry[]): OutboxStore & { kept: Map<string, OutboxEntry> } {
  const kept = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    kept,
    load: () => [...kept.values()],
    save: (entry) => void kept.set(entry.id, entry),
    remove: (id) => void kept.delete(id),
  };
}
