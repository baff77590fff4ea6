import type { Handler, Say } from '../contract/handler.ts';
import type { contract, OperationId } from '../contract/index.ts';
import type { ClickIds } from '../domain/click-id.ts';
import type { Clock } from '../lib/clock.ts';
import type { Counts } from '../lib/counts.ts';
import type { SignUp } from '../domain/sign-up.ts';
import type { Currency, Login, Program, ProgramKey } from '../domain/types.ts';
import type { Identity } from '../identity/identity.ts';
import type { Db } from '../database/db.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Webhooks } from '../outbox/index.ts';
import type { Batches } from '../store/platform/batches.ts';
import type { ClickLog } from '../store/clicks/clicks.ts';
import type { CredentialUses } from '../store/people/credential-uses.ts';
import type { Lookups } from '../store/platform/lookups.ts';

/** What the service passes to every handler. */
export interface Deps {
  db: Db;
  /** look-ups from memory */
  lookups: Lookups;
  /** reads and writes that requests share */
  batches: Batches;
  /** records clicks before the database has them; unset: the database does */
  clickLog?: ClickLog | undefined;
  /** sends mail; undefined if the service sends none */
  outbox: Outbox | undefined;
  /** sends webhooks, and knows where they may go */
  webhooks: Pick<Webhooks, 'reach' | 'poster' | 'publicPoster' | 'nudge' | 'remember'>;
  /** counts what is recorded, for metrics */
  counts: Counts;
  /** stores when credentials were last used */
  uses: CredentialUses;
  /** keys the hash of customers' addresses, and the nonces of sign-ins */
  secretKey: Buffer;
  /** earlier ones, under which customers' addresses may be hashed */
  previousKeys: readonly Buffer[];
  /** makes and reads click identifiers */
  clickIds: ClickIds;
  /** the address that clients see */
  baseUrl: string;
  /** those that sales are recorded in */
  currencies: readonly Currency[];
  /** verifies who signs in */
  identity: Identity;
  /** who may create programs after a sign-in */
  signUp: SignUp;
  /** the issuer of people who sign in as a partner; undefined: the same one */
  partnerIdentity?: Identity | undefined;
  /** notes a code for each sign-in that is refused */
  refused: (reason: string) => void;
  /** whether the service is about to stop; undefined if nothing can stop it */
  isStopping?: (() => boolean) | undefined;
}

/** What a handler knows of the request in addition to its validated body. */
export interface Request {
  deps: Deps;
  /**
   * When the request had arrived with its body. What it records has this time, and a slow body does not make it older: totals
   * contain the events of a minute ago.
   */
  now: Date;
  /** for a body that the handler reads itself */
  clock: Pick<Clock, 'now'>;
  /** the request's identifier */
  requestId: string;
  /** the names of the body's fields that the operation does not know, up to five; undefined without one */
  unknownFields: readonly string[] | undefined;
  /** the browser's origin, if one was sent */
  origin: string | undefined;
  /** the program whose key was sent */
  program: Program | undefined;
  /** names the program that the request is about, for the log, where no key does */
  concerns: (programId: number) => void;
  /** logs what the response says only in part: a failure with its cause, or without one a warning */
  log: (cause: unknown, message: string) => void;
}

type CredentialOf<Op extends OperationId> = (typeof contract.operations)[Op]['credential'];

/** A login token with its account. A request whose token has no account has already been rejected. */
export type SignedInAccount = Login & { account_id: number; email: string };

interface Identified {
  required: { program: Program; key: ProgramKey };
  login: { login: SignedInAccount };
}

/**
 * An operation's handler. If the document requires the program's key or a login token, `program` or `login` is always
 * set.
 */
export type Operation<Op extends OperationId> = Handler<
  Op,
  CredentialOf<Op> extends keyof Identified ? Request & Identified[CredentialOf<Op>] : Request
>;

/**
 * Checks whether the sender may do what the body requests; throws if not. It runs before the fields are validated, so
 * the body has not been checked yet.
 */
export type Permission<Op extends OperationId> = (
  request: { body: Readonly<Record<string, unknown>>; login: Login } & Pick<Say<Op>, 'fail'>,
) => void;
