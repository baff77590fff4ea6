// The queue of pending entries: decides which entry is delivered next, and when. No I/O and no clock: times are those
// of `performance.now()`, which does not jump when the system time changes.
import { identifiersOf, type Kind, type OutboxEntry } from './entry.ts';

interface Place {
  entry: OutboxEntry;
  identifiers: string[];
  /** the entry is not delivered before this time */
  dueAt: number;
}

export type Next = { entry: OutboxEntry } | { wakeAt: number };

export interface Line {
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
  hurry(): void;
  /** the first entry that may be delivered now, or the time to check again (`Infinity`: when an entry is added) */
  next(now: number): Next;
}

export function createLine(): Line {
  let places = new Map<string, Place>();
  const pauses = new Map<Kind | 'all', number>();
  const place = (entry: OutboxEntry): [string, Place] => [
    entry.id,
    { entry, identifiers: identifiersOf(entry), dueAt: 0 },
  ];
  const openAt = ({ entry, dueAt }: Place): number =>
    Math.max(dueAt, pauses.get('all') ?? 0, pauses.get(entry.kind) ?? 0);

  return {
    get size() {
      return places.size;
    },
    add: (entry) => void places.set(...place(entry)),
    restore(entries) {
      const sorted = [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
      places = new Map([...sorted.map(place), ...places]);
    },
    remove: (id) => void places.delete(id),
    delay(id, until) {
      const found = places.get(id);
      if (found) found.dueAt = until;
    },
    pause: (kind, until) => void pauses.set(kind, until),
    hurry() {
      pauses.delete('all');
      for (const waiting of places.values()) waiting.dueAt = 0;
    },
    next(now) {
      // An entry waits for every earlier entry that shares an identifier with it.
      const held = new Set<string>();
      let wakeAt = Infinity;
      for (const waiting of places.values()) {
        const first = !waiting.identifiers.some((identifier) => held.has(identifier));
        if (first && openAt(waiting) <= now) return { entry: waiting.entry };
        if (first) wakeAt = Math.min(wakeAt, openAt(waiting));
        for (const identifier of waiting.identifiers) held.add(identifier);
      }
      return { wakeAt };
    },
  };
}
