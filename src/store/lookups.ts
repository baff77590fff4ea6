// What every request looks up and operators rarely change, kept in memory.
import { REQUEST_BUDGET_MS } from '../database/budget.ts';
import type { Db } from '../database/db.ts';
import type { Change } from '../database/changes.ts';
import type { Changes } from '../database/listen.ts';
import type { Clock } from '../lib/clock.ts';
import { createReadCache, type ReadCache } from '../lib/read-cache.ts';
import { findLink, type LinkRow } from './links.ts';
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
  readonly counts: Readonly<
    Record<'programByToken' | 'link' | 'program' | 'originListed', ReadCache<object>['counts']>
  >;
}

/** An answer's work comes on top of it before a whole second is over. */
const MAX_AGE_MS = 900;
const MAX_ENTRIES = 10_000;
const LISTED = {};

export interface LookupOptions {
  db: Db;
  clock: Clock;
  changes: Changes;
}

export function createLookups({ db, clock, changes }: LookupOptions): Lookups {
  const create = <Value extends object>() =>
    createReadCache<Value>({ clock, maxAgeMs: MAX_AGE_MS, maxEntries: MAX_ENTRIES });
  const keys = create<KeyedProgram>();
  const links = create<LinkRow>();
  const programs = create<ProgramWithOrigins>();
  const origins = create<object>();

  const forget: Record<string, (key: string) => void> = {
    link: (code) => links.drop(code),
    origin: (origin) => origins.drop(origin),
    program(key) {
      const id = Number(key);
      programs.drop(key);
      keys.dropWhere(({ program }) => program.id === id);
      links.dropWhere(({ program_id }) => program_id === id);
    },
  };
  const forgetAll = (): void => [keys, links, programs, origins].forEach((cache) => cache.clear());
  changes.subscribe((change: Change | undefined) => {
    const forgetOne = change && forget[change.kind];
    if (forgetOne) forgetOne(change.key);
    // Also for a kind of change that only newer versions know.
    else forgetAll();
  });

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
    counts: {
      programByToken: keys.counts,
      link: links.counts,
      program: programs.counts,
      originListed: origins.counts,
    },
  };
}
