// Look-ups from memory: what every request needs and operators rarely change.
import { REQUEST_BUDGET_MS } from '../database/budget.ts';
import type { Db } from '../database/db.ts';
import type { Change } from '../database/changes.ts';
import type { Changes } from '../database/listen.ts';
import type { Clock } from '../lib/clock.ts';
import { createReadCache, type ReadCache } from '../lib/read-cache.ts';
import { findLink, type LinkRow } from './clicks.ts';
import { findProgramByToken, findProgramWithOrigins, isOriginListed, listsOrigin } from './programs.ts';
import type { KeyedProgram, ProgramWithOrigins } from './programs.ts';

/** In memory, or on its way from the database. */
type Found<Value> = Value | Promise<Value>;

/**
 * Look-ups from memory. A change is reported and holds at once; if the report is lost, it holds after less than a
 * second. That something does not exist is never remembered. `db` is the request's own, which limits how long it waits;
 * a look-up rejects as the read would, when there is nothing in memory.
 */
export interface Lookups {
  /** The program whose key has this SHA-256, retired keys included. */
  programByToken(db: Db, tokenHash: Buffer): Found<KeyedProgram | undefined>;
  /** The link with this code (in lower case). */
  link(db: Db, code: string): Found<LinkRow | undefined>;
  program(db: Db, programId: number): Found<ProgramWithOrigins | undefined>;
  /** Whether some program lists the origin. */
  originListed(db: Db, origin: string): Found<boolean>;
  /** Whether the program lists the origin; `origins` are those that are in memory. */
  originAllowed(db: Db, programId: number, origins: ReadonlySet<string>, origin: string): Found<boolean>;
  /** since the start, by look-up */
  readonly counts: Readonly<Record<'keys' | 'links' | 'programs' | 'origins', ReadCache<object>['counts']>>;
}

/** The rest of a second is for the work of an answer. */
const MAX_AGE_MS = 900;
const MAX_ENTRIES = 10_000;
const LISTED = {};

function createCaches(clock: Clock) {
  const create = <Value extends object>() =>
    createReadCache<Value>({ clock, maxAgeMs: MAX_AGE_MS, maxEntries: MAX_ENTRIES });
  return {
    keys: create<KeyedProgram>(),
    links: create<LinkRow>(),
    programs: create<ProgramWithOrigins>(),
    origins: create<object>(),
  };
}

/** Forgets what a change concerns. */
function forget(caches: ReturnType<typeof createCaches>, change: Change | undefined): void {
  const { keys, links, programs, origins } = caches;
  switch (change?.kind) {
    case 'links':
      return links.drop(change.key);
    case 'origins':
      return origins.drop(change.key);
    case 'programs': {
      const id = Number(change.key);
      programs.drop(change.key);
      keys.dropWhere(({ program }) => program.id === id);
      return links.dropWhere(({ program_id }) => program_id === id);
    }
    default:
      // Changes may have been missed, or this is a kind that only newer versions know.
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
  const { keys, links, programs, origins } = caches;
  changes.subscribe((change) => forget(caches, change));

  /** A read is shared, so it has a time limit of its own, and each request waits for it within that of the request. */
  function look<Value>(
    request: Db,
    cache: ReadCache<Value>,
    key: string,
    read: (db: Db) => Promise<Value | undefined>,
  ) {
    const found = cache.get(key, () => read(db.within(REQUEST_BUDGET_MS)));
    return found instanceof Promise ? request.waitFor(found) : found;
  }

  return {
    programByToken: (request, hash) =>
      look(request, keys, hash.toString('base64'), (shared) => findProgramByToken(shared, hash)),
    link: (request, code) => look(request, links, code, (shared) => findLink(shared, code)),
    program: (request, id) => look(request, programs, String(id), (shared) => findProgramWithOrigins(shared, id)),
    originListed(request, origin) {
      const read = async (shared: Db) => ((await isOriginListed(shared, origin)) ? LISTED : undefined);
      const found = look(request, origins, origin, read);
      return found instanceof Promise ? found.then((listed) => listed !== undefined) : true;
    },
    // A list in memory may lack an origin that has been added since.
    originAllowed: (request, programId, known, origin) => known.has(origin) || listsOrigin(request, programId, origin),
    counts: { keys: keys.counts, links: links.counts, programs: programs.counts, origins: origins.counts },
  };
}
