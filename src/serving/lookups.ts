// Look-ups from memory of rows that every request needs and operators rarely change.
import { REQUEST_BUDGET_MS } from '../database/budget.ts';
import type { Db } from '../database/db.ts';
import type { Change } from '../database/changes.ts';
import type { Changes } from '../database/listen.ts';
import type { Clock } from '../lib/clock.ts';
import { createReadCache, type ReadCache } from '../lib/read-cache.ts';
import { findLink, type NamedLink } from '../links/named.ts';
import { findProgramByToken, findProgramWithOrigins, isOriginListed, listsOrigin } from '../programs/read.ts';
import { findCode } from '../codes/read.ts';
import type { DiscountCode } from '../attribution/codes.ts';
import type { KeyedProgram, ProgramWithOrigins } from '../programs/read.ts';

/** A row that is in memory, or is being read from the database. */
type Found<Value> = Value | Promise<Value>;

/**
 * Look-ups from memory. PostgreSQL reports each change, which then takes effect immediately; if the report is lost, it
 * takes effect in less than a second. The absence of a row is never cached. `db` limits how long the request waits. If
 * the row is not in memory, a look-up rejects with the errors of the read.
 */
export interface Lookups {
  /** The program whose key has this SHA-256 hash, including retired keys. */
  programByToken(db: Db, tokenHash: Buffer): Found<KeyedProgram | undefined>;
  /** The link with this code or alias (in lower case). */
  link(db: Db, code: string): Found<NamedLink | undefined>;
  program(db: Db, programId: number): Found<ProgramWithOrigins | undefined>;
  /** The discount code with this key. */
  code(db: Db, programId: number, key: string): Found<DiscountCode | undefined>;
  /** Whether any program lists the origin. */
  originListed(db: Db, origin: string): Found<boolean>;
  /** Whether the program lists the origin; `origins` are the cached ones. */
  originAllowed(db: Db, programId: number, origins: ReadonlySet<string>, origin: string): Found<boolean>;
  /** counts since the start, by look-up */
  readonly counts: Readonly<Record<'keys' | 'links' | 'programs' | 'origins' | 'codes', ReadCache<object>['counts']>>;
}

/** Leaves the rest of a second for processing the request. */
const MAX_AGE_MS = 900;
const MAX_ENTRIES = 10_000;
const LISTED = {};

function createCaches(clock: Clock) {
  const create = <Value extends object>() =>
    createReadCache<Value>({ clock, maxAgeMs: MAX_AGE_MS, maxEntries: MAX_ENTRIES });
  return {
    keys: create<KeyedProgram>(),
    links: create<NamedLink>(),
    programs: create<ProgramWithOrigins>(),
    origins: create<object>(),
    codes: create<DiscountCode>(),
  };
}

/** Removes the rows that a change concerns from memory. */
function forget(caches: ReturnType<typeof createCaches>, change: Change | undefined): void {
  const { keys, links, programs, origins, codes } = caches;
  switch (change?.kind) {
    case 'links':
      return links.drop(change.key);
    case 'origins':
      return origins.drop(change.key);
    case 'programs': {
      const id = Number(change.key);
      programs.drop(change.key);
      codes.dropWhere(({ program_id }) => program_id === id);
      keys.dropWhere(({ program }) => program.id === id);
      return links.dropWhere(({ program_id }) => program_id === id);
    }
    case 'webhooks':
      return;
    default:
      // Changes may have been missed, or a newer version reports a kind that this one does not know.
      return Object.values(caches).forEach((cache) => cache.clear());
  }
}

export interface LookupOptions {
  db: Db;
  clock: Clock;
  changes: Changes;
}

export function createLookups({ db, clock, changes }: LookupOptions): Lookups {
  const caches = createCaches(clock);
  const { keys, links, programs, origins, codes } = caches;
  changes.subscribe((change) => forget(caches, change));

  /** Requests share a read, so it has a separate time limit, and each request waits within its own limit. */
  function look<Value>(
    request: Db,
    cache: ReadCache<Value>,
    key: string,
    read: (db: Db) => Promise<Value | undefined>,
  ) {
    // In a trace it belongs to the request that began it.
    const found = cache.get(key, () => read(db.within(REQUEST_BUDGET_MS).traced(request.span)));
    return found instanceof Promise ? request.waitFor(found) : found;
  }

  return {
    programByToken: (request, hash) =>
      look(request, keys, hash.toString('base64'), (shared) => findProgramByToken(shared, hash)),
    link: (request, code) => look(request, links, code, (shared) => findLink(shared, code)),
    program: (request, id) => look(request, programs, String(id), (shared) => findProgramWithOrigins(shared, id)),
    code: (request, id, key) => look(request, codes, `${id} ${key}`, (shared) => findCode(shared, id, key)),
    originListed(request, origin) {
      const read = async (shared: Db) => ((await isOriginListed(shared, origin)) ? LISTED : undefined);
      const found = look(request, origins, origin, read);
      return found instanceof Promise ? found.then((listed) => listed !== undefined) : true;
    },
    // The list in memory may lack an origin that was added later.
    originAllowed: (request, programId, known, origin) => known.has(origin) || listsOrigin(request, programId, origin),
    counts: {
      keys: keys.counts,
      links: links.counts,
      programs: programs.counts,
      origins: origins.counts,
      codes: codes.counts,
    },
  };
}
