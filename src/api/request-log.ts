// Logs one line for each request, without values that may be secret.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import type { Exchange } from './exchange.ts';

export interface RequestLine {
  method: string | undefined;
  /** the path as in the document, or the part of a page's path that may be logged */
  route: string | undefined;
  /** undefined: the client had disconnected */
  status: number | undefined;
  /** milliseconds from the request's headers to its response */
  durationMs: number;
  requestId?: string;
  /** the program of the key, or the program that the operation found */
  programId?: number | undefined;
}

/** The outcome of a request. The client may disconnect before the request is read, or before it gets its response. */
export type Outcome = keyof typeof MESSAGES;

const MESSAGES = {
  answered: 'request',
  unread: 'the client disconnected before its request was read',
  unanswered: 'the client disconnected before its request was answered',
};

/** The logged path of requests to unknown paths, because an unknown path may contain a secret. */
export const OTHER_PATH = 'another path';

/** The log line of an API request. */
export function lineOf(exchange: Exchange, status: number | undefined, clock: Clock): RequestLine {
  const { req, route, token, since, requestId } = exchange;
  const programId = token.kind === 'program' ? token.program.id : exchange.programId;
  return {
    method: req.method,
    route: route?.path,
    status,
    durationMs: clock.monotonic() - since,
    requestId,
    programId,
  };
}

const MICROSECONDS = 1000;

/** Returns a function that writes a line at level `info`. The caller must not change the line afterwards. */
export const createRequestLog =
  (log: Logger) =>
  (line: RequestLine, outcome: Outcome): void => {
    line.durationMs = Math.round(line.durationMs * MICROSECONDS) / MICROSECONDS;
    line.route ??= OTHER_PATH;
    log.info(line, MESSAGES[outcome]);
  };

/** Logs a request that the API does not handle, when its response is complete or its connection is lost. */
export function notePage(
  { req, res, route }: { req: IncomingMessage; res: ServerResponse; route: string | undefined },
  clock: Clock,
  note: (line: RequestLine, outcome: Outcome) => void,
): void {
  const since = clock.monotonic();
  res.once('close', () => {
    const line = { method: req.method, route, status: res.statusCode, durationMs: clock.monotonic() - since };
    note(line, res.writableFinished ? 'answered' : 'unanswered');
  });
}
