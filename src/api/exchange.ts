import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationId } from '../contract/index.ts';
import type { Db } from '../database/db.ts';
import type { Caller, Member } from '../common/access.ts';
import type { Login, Program, ProgramKey } from '../common/types.ts';
import type { Span } from '../lib/span.ts';
import type { Route } from './router.ts';

/** The result of reading the Authorization header. */
export type Token =
  | { kind: 'absent' }
  | { kind: 'malformed' }
  | { kind: 'empty' }
  | { kind: 'unknown' }
  | { kind: 'program'; program: Program; key: ProgramKey; retired: boolean }
  | { kind: 'login'; login: Login }
  /** an API token or a browser session, which only the management API accepts */
  | { kind: 'caller'; caller: Caller }
  /** the look-up failed */
  | { kind: 'unreadable'; cause: unknown };

export type QueryValue = string | number | boolean;

/** The state of a bucket after a request. */
export interface Spent {
  limit: number;
  remaining: number;
  /** unix milliseconds */
  resetAt: number;
}

/** A request and everything that its response's headers need. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly requestId: string;
  /** the request in a trace; undefined without one */
  readonly span: Span | undefined;
  /** the database, limited to the time that this request may use it; undefined until it is needed */
  db: Db | undefined;
  /** when its headers had arrived */
  readonly receivedAt: Date;
  /** the same moment in milliseconds of the clock that never jumps */
  readonly since: number;
  readonly path: string;
  /** the query as it was sent, without the question mark */
  readonly search: string;
  /** the matched path of the document; undefined if there is none */
  readonly route: Route | undefined;
  /** the operation that answers; if the method is not allowed, the first operation of the path */
  readonly operationId: OperationId | undefined;
  readonly origin: string | undefined;
  /** whether browsers reach the service by https */
  readonly secure: boolean;
  token: Token;
  /** the program that the operation found the request to be about */
  programId: number | undefined;
  /** the parsed and checked body, or what reads its bytes where the document wants them */
  body: unknown;
  /** the query parameters that the operation declares */
  query: Record<string, QueryValue>;
  /** the identifiers in the path of an operation of the management API */
  ids: Record<string, number>;
  /** the caller's membership in the program of the path */
  member: Member | undefined;
  /** the partner that the caller is, for an operation of partners on a program */
  partnerId: number | undefined;
  /** whether the reply is the stored one of an earlier request */
  replayed: boolean;
  /** names what the answer says; undefined for an operation without conditional requests */
  entityTag: string | undefined;
  spent: Spent | undefined;
  /** seconds; only with a 429 */
  retryAfter: string | number | undefined;
  /** where the visitor is sent */
  location: string | undefined;
  /** whether some program lists the request's origin */
  originListed: boolean;
  /** the name of the error that is sent, as the operation's responses declare it */
  error: string | undefined;
  /** the request was rejected because of its origin */
  originRefused: boolean;
}
