import type { Handler, Say } from '../contract/handler.ts';
import type { contract, OperationId } from '../contract/index.ts';
import type { ClickIds } from '../domain/click-id.ts';
import type { Login, Program, ProgramKey } from '../domain/types.ts';
import type { Identity } from '../identity/identity.ts';
import type { Db } from '../database/db.ts';
import type { Batches } from '../store/batches.ts';
import type { Lookups } from '../store/lookups.ts';

/** What the service hands to every handler. */
export interface Deps {
  db: Db;
  /** look-ups from memory */
  lookups: Lookups;
  /** reads and writes that requests share */
  batches: Batches;
  /** keys the hash of customers' addresses, and the nonces of sign-ins */
  secretKey: Buffer;
  /** makes and reads click identifiers */
  clickIds: ClickIds;
  /** the address that clients see */
  baseUrl: string;
  /** who people are */
  identity: Identity;
  /** whether the service is about to stop; undefined: nothing stops it */
  isStopping?: (() => boolean) | undefined;
}

/** The request as a handler may know it, in addition to its validated body. */
export interface Request {
  deps: Deps;
  /** when the request arrived */
  now: Date;
  /** the browser's origin, when one was sent */
  origin: string | undefined;
  /** the program whose key was sent */
  program: Program | undefined;
  /** logs what the response says only in part: a failure with its cause, or without one a warning */
  log: (cause: unknown, message: string) => void;
}

type CredentialOf<Op extends OperationId> = (typeof contract.operations)[Op]['credential'];

/** Whose login token it was; without an account the request has been refused. */
export type SignedInAccount = Login & { account_id: number; email: string };

interface Identified {
  required: { program: Program; key: ProgramKey };
  login: { login: SignedInAccount };
}

/** An operation's handler; where the document requires the program's key or a login token, what it stands for is there. */
export type Operation<Op extends OperationId> = Handler<
  Op,
  CredentialOf<Op> extends keyof Identified ? Request & Identified[CredentialOf<Op>] : Request
>;

/**
 * What an operation asks of its sender before the rules of its fields hold: throws when the sender may not do what the
 * body asks for. The body has not been checked yet.
 */
export type Permission<Op extends OperationId> = (
  request: { body: Readonly<Record<string, unknown>>; login: Login } & Pick<Say<Op>, 'fail'>,
) => void;
