// Look-ups from memory of rows that every request needs and operators rarely change.
import { REQUEST_BUDGET_MS } from '../database/budget.ts';
import type { Db } from '../database/db.ts';
import type { Change } from '../database/changes.ts';
import type { Changes } from '../database/listen.ts';
import type { Clock } from '../lib/clock.ts';
import { createLastKnown, type LastKnown } from '../lib/last-known.ts';
import { createReadCache, type ReadCache } from '../lib/read-cache.ts';
import { findLink, type NamedLink } from '../links/named.ts';
import { findProgramByToken, findProgramWithOrigins, isOriginListed, listsOrigin } from '../programs/read.ts';
import { findCode } from '../codes/read.ts';
import type { DiscountCode } from '../attribution/codes.ts';
import { findDomainOwner, type HostOwner } from '../link-hosts/read.ts';
import { hostsOfDomain, withoutWww } from '../link-hosts/rules.ts';
import { createHostLookup } from './host-lookup.ts';
import type { KeyedProgram, ProgramWithOrigins } from '../programs/read.ts';

/** A row that is in memory, or is being read from the database. */
type Found<Value> = Value | Promise<Value>;

/**
 * Look-ups from memory. PostgreSQL reports each change, which then takes effect immediately; if the report is lost, it
 * takes effect in less than a second. Only of hosts the absence of a row is cached. `db` limits how long the request waits. If
 * the row is not in memory, a look-up rejects with the errors of the read.
 */
export interface Lookups {
  /** The program whose key has this SHA-256 hash, including retired keys. */
  programByToken(db: Db, tokenHash: Buffer): Found<KeyedProgram | undefined>;
  /** The link with this code or alias (in lower case), or with this name that the program alone knows. */
  link(db: Db, name: string, programId?: number): Found<NamedLink | undefined>;
  /** As `link`, for a redirect: while the database does not answer, a link that was read in the last 24 hours. */
  linkOfVisitor(db: Db, name: string, programId?: number): Found<NamedLink | undefined>;
  /** The link with this name, if it is in memory. */
  linkInMemory(name: string, programId?: number): NamedLink | undefined;
  program(db: Db, programId: number): Found<ProgramWithOrigins | undefined>;
  /** The discount code with this key. */
  code(db: Db, programId: number, key: string): Found<DiscountCode | undefined>;
  /** Whether any program lists the origin. */
  originListed(db: Db, origin: string): Found<boolean>;
  /** Whether the program lists the origin; `origins` are the cached ones. */
  originAllowed(db: Db, programId: number, origins: ReadonlySet<string>, origin: string): Found<boolean>;
  /** Whose link host a name is; that it is nobody's is cached, too. Never rejects. */
  linkHost(db: Db, host: string): HostOwner | Promise<HostOwner>;
  /** The program that was the first to prove the domain of a host; that there is none is cached, too. */
  domainOwner(db: Db, host: string): Found<HostOwner | undefined>;
  /** counts since the start, by look-up */
  readonly counts: Readonly<
    Record<'keys' | 'links' | 'programs' | 'origins' | 'codes' | 'hosts' | 'domains', ReadCache<object>['counts']>
  >;
}

/** Leaves the rest of a second for processing the request. */
const MAX_AGE_MS = 900;
const MAX_ENTRIES = 10_000;
const LISTED = {};

/** The key of a link in memory, as changes are reported. */
const keyOf = (name: string, programId: number | undefined): string =>
  programId === undefined ? name : `${programId} ${name}`;

function createCaches(clock: Clock, kept: LastKnown<NamedLink>) {
  const common = { clock, maxAgeMs: MAX_AGE_MS, maxEntries: MAX_ENTRIES };
  const create = <Value extends object>() => createReadCache<Value>(common);
  return {
    keys: create<KeyedProgram>(),
    links: createReadCache<NamedLink>({
      ...common,
      onRead: (key, link) => (link ? kept.put(key, link) : kept.drop(key)),
    }),
    programs: create<ProgramWithOrigins>(),
    origins: create<object>(),
    codes: create<DiscountCode>(),
    hosts: createHostLookup(clock),
    domains: create<HostOwner>(),
  };
}

/** Removes the links that a change concerns from what redirects fall back on. A lost connection is what these are for. */
function forgetKept(kept: LastKnown<NamedLink>, change: Change | undefined, isLost: boolean): void {
  if (change?.kind === 'links') kept.drop(change.key);
  else if (change?.kind === 'programs') kept.dropWhere(({ program_id }) => program_id === Number(change.key));
  // Any program may add hosts, so what is known of others' links stays.
  else if (change?.kind === 'link_hosts')
    kept.dropWhere(
      ({ domain }) => domain?.includes(withoutWww(change.key)) === true && hostsOfDomain(domain).includes(change.key),
    );
  else if (change === undefined ? !isLost : !['origins', 'webhooks'].includes(change.kind)) kept.clear();
}

/** Removes the rows that a change concerns from memory. */
function forget(caches: ReturnType<typeof createCaches>, change: Change | undefined): void {
  const { keys, links, programs, origins, codes, hosts, domains } = caches;
  switch (change?.kind) {
    case 'links':
      return links.drop(change.key);
    case 'origins':
      return origins.drop(change.key);
    case 'link_hosts':
      domains.drop(withoutWww(change.key));
      return hosts.drop(change.key);
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
  const kept = createLastKnown<NamedLink>(clock, MAX_ENTRIES);
  const caches = createCaches(clock, kept);
  const { keys, links, programs, origins, codes, hosts, domains } = caches;
  changes.subscribe((change, isLost = false) => {
    forgetKept(kept, change, isLost);
    forget(caches, change);
  });

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

  const findNamed = (request: Db, name: string, programId?: number) =>
    look(request, links, keyOf(name, programId), (shared) => findLink(shared, name, programId));

  return {
    programByToken: (request, hash) =>
      look(request, keys, hash.toString('base64'), (shared) => findProgramByToken(shared, hash)),
    link: findNamed,
    linkOfVisitor(request, name, programId) {
      const found = findNamed(request, name, programId);
      return found instanceof Promise ? kept.find(keyOf(name, programId), found) : found;
    },
    linkInMemory: (name, programId) => kept.get(keyOf(name, programId)),
    program: (request, id) => look(request, programs, String(id), (shared) => findProgramWithOrigins(shared, id)),
    code: (request, id, key) => look(request, codes, `${id} ${key}`, (shared) => findCode(shared, id, key)),
    originListed(request, origin) {
      const read = async (shared: Db) => ((await isOriginListed(shared, origin)) ? LISTED : undefined);
      const found = look(request, origins, origin, read);
      return found instanceof Promise ? found.then((listed) => listed !== undefined) : true;
    },
    // The list in memory may lack an origin that was added later.
    originAllowed: (request, programId, known, origin) => known.has(origin) || listsOrigin(request, programId, origin),
    linkHost: (request, host) => hosts.linkHost(request, host),
    domainOwner: (request, host) => look(request, domains, withoutWww(host), (shared) => findDomainOwner(shared, host)),
    counts: {
      keys: keys.counts,
      links: links.counts,
      programs: programs.counts,
      origins: origins.counts,
      codes: codes.counts,
      hosts: hosts.counts,
      domains: domains.counts,
    },
  };
}
