// Whose a host is, from memory. It is asked for requests under other names than the service's, so it must not fail.
import type { Db } from '../database/db.ts';
import type { Clock } from '../lib/clock.ts';
import { createLastKnown, PATIENCE_MS } from '../lib/last-known.ts';
import { createReadCache } from '../lib/read-cache.ts';
import { findHostOwner, type HostOwner } from '../link-hosts/read.ts';

/** How old an answer may be. */
const MAX_AGE_MS = 900;
const MAX_ENTRIES = 10_000;

const NOBODYS: HostOwner = { programId: null };

export function createHostLookup(clock: Clock) {
  // That a host is nobody's is remembered, too, so that requests with invented names do not read the database each.
  const kept = createLastKnown<HostOwner>(clock, MAX_ENTRIES);
  const hosts = createReadCache<HostOwner>({
    clock,
    maxAgeMs: MAX_AGE_MS,
    maxEntries: MAX_ENTRIES,
    onRead: (host, owner) => (owner?.programId == null ? kept.drop(host) : kept.put(host, owner)),
  });

  return {
    /** Whose the host is, or what was known last if the database does not answer in time. Never rejects. */
    linkHost(db: Db, host: string): HostOwner | Promise<HostOwner> {
      const found = hosts.get(host, () => findHostOwner(db.within(PATIENCE_MS), host));
      if (!(found instanceof Promise)) return found;
      const answer = kept.find(host, found).then(
        (owner) => owner ?? NOBODYS,
        () => NOBODYS,
      );
      return kept.isAway() ? (kept.get(host) ?? NOBODYS) : answer;
    },
    /** A host was added, changed or removed. */
    drop(host: string): void {
      hosts.drop(host);
      kept.drop(host);
    },
    /** Changes may have been missed. What was known before a database was lost stays. */
    clear: () => hosts.clear(),
    counts: hosts.counts,
  };
}
