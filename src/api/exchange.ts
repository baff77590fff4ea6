import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationId } from '../contract/index.ts';
import type { Db } from '../database/db.ts';
import type { Login, Program, ProgramKey } from '../domain/types.ts';
import type { Spent } from './limit.ts';
import type { Route } from './router.ts';

/** What the Authorization header turned out to be. */
export type Token =
  | { kind: 'absent' }
  | { kind: 'malformed' }
  | { kind: 'empty' }
  | { kind: 'unknown' }
  | { kind: 'program'; program: Program; key: ProgramKey; retired: boolean }
  | { kind: 'login'; login: Login }
  /** the look-up itself failed */
  | { kind: 'unreadable'; cause: unknown };

/** One request on its way through the steps, and all that its answer's headers are made of. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly requestId: string;
  /** the database, as long as this request may keep it busy */
  readonly db: Db;
  readonly receivedAt: Date;
  /** the same moment in milliseconds of the clock that never jumps */
  readonly since: number;
  readonly path: string;
  /** the query as it was sent, without its question mark */
  readonly search: string;
  /** the document's path; undefined when no operation has the request's */
  readonly route: Route | undefined;
  /** the operation that answers; for another method, the path's first */
  readonly operationId: OperationId | undefined;
  readonly origin: string | undefined;
  token: Token;
  /** the program that the operation found the request to be about */
  programId: number | undefined;
  /** the parsed and checked body, or what reads its bytes where the document wants them */
  body: unknown;
  /** the operation's own query parameters */
  query: Record<string, string>;
  spent: Spent | undefined;
  /** seconds, with a 429 */
  retryAfter: string | number | undefined;
  /** whether some program lists the request's origin */
  originListed: boolean;
  /** the answer is the refusal of the origin itself */
  originRefused: boolean;
}
