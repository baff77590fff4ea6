// The program in which the history happens: calls of its operations at any time, and what they answered.
import { Failure } from '../../contract/failure.ts';
import { CONTRACT_CURRENCIES } from '@referral-tracking/shared/currencies';
import { operationEntry, type Body } from '../../contract/index.ts';
import type { Transaction } from '../../database/db.ts';
import { dbWithin } from '../../database/nested.ts';
import { createClickIds } from '../../attribution/click-id.ts';
import { noIdentity } from '../../identity/identity.ts';
import type { Clock } from '../../lib/clock.ts';
import { createCounts } from '../../lib/counts.ts';
import { newRequestId } from '@referral-tracking/shared/ids';
import type { Request } from '../../common/operation.ts';
import type { Deps } from '../../common/deps.ts';
import { operations } from '../../api/operations.ts';
import { noteAs, type Note } from '../../common/audit.ts';
import { createBatches } from '../../tracking/batches.ts';
import { createLookups } from '../../serving/lookups.ts';
import type { KeyedProgram } from '../../programs/read.ts';

export interface WorldOptions {
  tx: Transaction;
  clock: Clock;
  secretKey: Buffer;
  baseUrl: string;
  keyed: KeyedProgram;
  slug: string;
  /** logs what a response does not say */
  log: (cause: unknown, message: string) => void;
}

type Tracked = 'trackClick' | 'trackLead' | 'trackSale' | 'trackRefund';
type Answered = Readonly<Record<string, unknown>>;

export interface World extends Pick<WorldOptions, 'tx' | 'keyed' | 'slug' | 'log'> {
  deps: Deps;
  /**
   * Calls the handler of an operation as if the request had come at this time, with the program's key.
   *
   * @throws {Failure} the error that the operation answers
   */
  call<Op extends Tracked>(id: Op, body: Body<Op>, at: Date): Promise<Answered>;
  /** appends entries of the service itself to the audit log */
  noteAt(at: Date): Note;
  /** by number */
  clicks: Map<number, string>;
  /** of the sales that earned one, by order */
  commissions: Map<number, { id: number; at: Date }>;
  /** by e-mail address */
  partners: Map<string, number>;
  /** the newest payout */
  payoutId?: number;
  /** by the code of the plan, which another program may have taken */
  links: Map<string, { id: number; code: string }>;
}

// Each handler's types are checked where it is defined; here all handlers have one common type.
type AnyHandler = (request: object) => Promise<{ body: Answered }>;

const NOBODY = { post: () => Promise.reject(new Error('nothing is sent from the past')), close: () => undefined };

/** The past is sent to nobody. */
const NO_WEBHOOKS: Deps['webhooks'] = {
  egress: { development: false, networks: [], own: [] },
  names: undefined,
  poster: NOBODY,
  publicPoster: NOBODY,
  nudge: () => undefined,
  remember: () => undefined,
};

/** Nobody is sent to a page of the past. */
const NO_REDIRECTS: Deps['redirects'] = {
  needsProof: false,
  visits: { count: () => undefined, flush: () => Promise.resolve(), close: () => Promise.resolve() },
  guesses: () => ({ areOver: () => false, note: () => undefined }),
  close: () => Promise.resolve(),
};

/** Nobody else changes the program within the transaction. */
const UNCHANGED = { subscribe: () => undefined, close: () => undefined };

/** The past is not sent. */
function depsOf({ tx, clock, secretKey, baseUrl }: WorldOptions): Deps {
  const db = dbWithin(tx);
  return {
    db,
    lookups: createLookups({ db, clock, changes: UNCHANGED }),
    batches: createBatches(db),
    mailer: undefined,
    webhooks: NO_WEBHOOKS,
    uses: { note: () => undefined },
    redirects: NO_REDIRECTS,
    // The metrics of the process do not count the past.
    counts: createCounts(),
    secretKey,
    previousKeys: [],
    clickIds: createClickIds(secretKey),
    baseUrl,
    currencies: CONTRACT_CURRENCIES,
    signUp: [],
    identity: noIdentity('nobody signs in to the past'),
    refused: () => undefined,
  };
}

export function createWorld(options: WorldOptions): World {
  const { tx, keyed, slug, log } = options;
  const deps = depsOf(options);
  return {
    tx,
    deps,
    keyed,
    slug,
    log,
    async call(id, body, at) {
      const request: Request & Record<string, unknown> = {
        answer: (status: number, answered: object) => ({ status, body: answered }),
        message: (name: string) => operationEntry(id).messages[name],
        fail: (name: string, values?: Record<string, string | number>) => new Failure(name, values),
        deps,
        now: at,
        clock: { now: () => at },
        requestId: newRequestId(),
        unknownFields: undefined,
        headers: {},
        search: '',
        client: () => '',
        spend: () => Promise.resolve(true),
        origin: undefined,
        hostProgram: undefined,
        ...keyed,
        concerns: () => undefined,
        log,
        body,
        query: {},
        parameters: {},
      };
      return (await (operations[id] as unknown as AnyHandler)(request)).body;
    },
    noteAt: (at) => noteAs(tx, { kind: 'system' }, at),
    clicks: new Map(),
    commissions: new Map(),
    partners: new Map(),
    links: new Map(),
  };
}

export const programIdOf = ({ keyed }: World): number => keyed.program.id;

export function existing<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the history has no ${String(key)}`);
  return value;
}
