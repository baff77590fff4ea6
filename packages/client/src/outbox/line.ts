// The line in which entries wait: who may go next, and when. No I/O and no clock of its own:
// times are those of `performance.now()`, which does not jump when the time of day is set.
import { identifiersOf, type Kind, type OutboxEntry } from './entry.ts';

interface Place {
  entry: OutboxEntry;
  identifiers: string[];
  /** not before this time */
  dueAt: number;
}

export type Next = { entry: OutboxEntry } | { wakeAt: number };

export interface Line {
  readonly size: number;
  add(entry: OutboxEntry): void;
  /** puts entries of an earlier run in front */
  restore(entries: OutboxEntry[]): void;
  remove(id: string): void;
  /** keeps an entry from going before a time */
  delay(id: string, until: number): void;
  /** keeps all entries, or those of a kind, from going before a time */
  pause(kind: Kind | 'all', until: number): void;
  /** forgets the delays, and the pause of all */
  hurry(): void;
  /** the first entry that may go now, or when to look again (`Infinity`: when one is added) */
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
      // An entry waits behind every earlier one with which it shares an identifier.
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
