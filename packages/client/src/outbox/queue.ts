// The queue of pending entries: decides which entry is delivered next, and when. No I/O and no clock: times are those
// of `performance.now()`, which does not jump when the system time changes.
import { identifiersOf, type Kind, type OutboxEntry } from './entry.ts';

interface QueuedEntry {
  entry: OutboxEntry;
  identifiers: string[];
  /** the entry is not delivered before this time */
  dueAt: number;
}

export type Next = { entry: OutboxEntry } | { wakeAt: number };

export interface Queue {
  readonly size: number;
  add(entry: OutboxEntry): void;
  /** adds the entries of an earlier run at the front */
  restore(entries: OutboxEntry[]): void;
  remove(id: string): void;
  /** delays an entry until this time */
  delay(id: string, until: number): void;
  /** delays all entries, or those of a kind, until this time */
  pause(kind: Kind | 'all', until: number): void;
  /** removes the delays of entries and the pause of all */
  clearDelays(): void;
  /** the first entry that may be delivered now, or the time to check again (`Infinity`: when an entry is added) */
  next(now: number): Next;
}

export function createQueue(): Queue {
  let queued = new Map<string, QueuedEntry>();
  const pauses = new Map<Kind | 'all', number>();
  const queuedEntry = (entry: OutboxEntry): [string, QueuedEntry] => [
    entry.id,
    { entry, identifiers: identifiersOf(entry), dueAt: 0 },
  ];
  const readyAt = ({ entry, dueAt }: QueuedEntry): number =>
    Math.max(dueAt, pauses.get('all') ?? 0, pauses.get(entry.kind) ?? 0);

  return {
    get size() {
      return queued.size;
    },
    add: (entry) => void queued.set(...queuedEntry(entry)),
    restore(entries) {
      const sorted = [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
      queued = new Map([...sorted.map(queuedEntry), ...queued]);
    },
    remove: (id) => void queued.delete(id),
    delay(id, until) {
      const found = queued.get(id);
      if (found) found.dueAt = until;
    },
    pause: (kind, until) => void pauses.set(kind, until),
    clearDelays() {
      pauses.delete('all');
      for (const waiting of queued.values()) waiting.dueAt = 0;
    },
    next(now) {
      // An entry waits for every earlier entry that shares an identifier with it.
      const blocked = new Set<string>();
      let wakeAt = Infinity;
      for (const waiting of queued.values()) {
        const first = !waiting.identifiers.some((identifier) => blocked.has(identifier));
        if (first && readyAt(waiting) <= now) return { entry: waiting.entry };
        if (first) wakeAt = Math.min(wakeAt, readyAt(waiting));
        for (const identifier of waiting.identifiers) blocked.add(identifier);
      }
      return { wakeAt };
    },
  };
}
