import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Login, Program, ProgramKey } from '../domain/types.ts';
import type { Db } from '../database/db.ts';
import type { Spent } from './rate-limit.ts';
import type { OperationId, PathEntry } from '../contract/index.ts';

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

/** One request on its way through the service, and all that its answer's headers are made of. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly requestId: string;
  /** the database, as long as this request may keep it busy */
  readonly db: Db;
  readonly receivedAt: Date;
  readonly path: string;
  /** the path as the document writes it; the request's own when no endpoint has it */
  readonly route: string;
  /** what the request has in place of the path's parameters */
  readonly pathValues: Readonly<Record<string, string>>;
  /** the query as it was sent, without its question mark */
  readonly search: string;
  /** the document's entry for the path; undefined when no endpoint has it */
  readonly entry: PathEntry | undefined;
  /** the operation that answers; for another method, the path's first */
  readonly operationId: OperationId | undefined;
  readonly allow: readonly string[];
  readonly origin: string | undefined;
  token: Token;
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

/** The rotation that a request's key is marked for; undefined for any other key, a retired one included. */
export function rotationOf(token: Token): { markedAt: Date; rotateBy: Date } | undefined {
  if (token.kind !== 'program' || token.retired) return undefined;
  const { marked_at: markedAt, rotate_by: rotateBy } = token.key;
  return markedAt && rotateBy ? { markedAt, rotateBy } : undefined;
}
