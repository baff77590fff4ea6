import type { IncomingHttpHeaders } from 'node:http';
import type { Handler, Say } from '../contract/handler.ts';
import type { BucketName, contract, OperationId } from '../contract/index.ts';
import type { Clock } from '../lib/clock.ts';
import type { Login, Program, ProgramKey } from './types.ts';
import type { Deps } from './deps.ts';

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
  /** what the sender says of itself */
  headers: IncomingHttpHeaders;
  /** the query as it was sent, without the question mark */
  search: string;
  /** the client's address, as limits count it */
  client: () => string;
  /** Spends a request from a bucket of the client's address; whether there was one left. */
  spend: (bucket: BucketName) => Promise<boolean>;
  /** the browser's origin, if one was sent */
  origin: string | undefined;
  /** the program whose link host the request is for; undefined at the service's own host */
  hostProgram: number | undefined;
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
