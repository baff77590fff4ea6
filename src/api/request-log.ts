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
  /** the share of successful requests that are logged, if it is not all of them */
  sample?: number;
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

const FIRST_REFUSAL = 400;
const isSuccess = ({ status }: RequestLine, outcome: Outcome): boolean =>
  outcome === 'answered' && status !== undefined && status < FIRST_REFUSAL;

/**
 * Returns a function that writes a line at level `info`. The caller must not change the line afterwards. Of successful
 * requests, only a random share (0 to 1) is written, and each line names it.
 */
export const createRequestLog =
  (log: Logger, share = 1) =>
  (line: RequestLine, outcome: Outcome): void => {
    if (share < 1 && isSuccess(line, outcome)) {
      if (Math.random() >= share) return;
      line.sample = share;
    }
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
