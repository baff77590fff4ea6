// What the log says of each request: one line, with nothing in it that could be anybody's secret.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.ts';
import type { Exchange } from './exchange.ts';

export interface RequestLine {
  method: string | undefined;
  /** the path as the document writes it, or the place of a page */
  route: string | undefined;
  /** undefined: there was nobody left to answer */
  status: number | undefined;
  /** from the request's headers to its answer, in milliseconds */
  durationMs: number;
  requestId?: string;
  /** the program of the key, or the one that the operation found */
  programId?: number | undefined;
}

/** What became of a request: its client may disconnect before it is read, or before it is answered. */
export type Outcome = keyof typeof MESSAGES;

const MESSAGES = {
  answered: 'request',
  unread: 'the client disconnected before its request was read',
  unanswered: 'the client disconnected before its request was answered',
};

/** How a log names a path that is neither an endpoint's nor a page's: what clients write there may be secret. */
export const OTHER_PATH = 'another path';

/** The line of a request of the API. */
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

const DECIMALS = 3;

/** Writes each line at `info`; a line is its writer's from then on. */
export const createRequestLog =
  (log: Logger) =>
  (line: RequestLine, outcome: Outcome): void => {
    line.durationMs = Number(line.durationMs.toFixed(DECIMALS));
    line.route ??= OTHER_PATH;
    log.info(line, MESSAGES[outcome]);
  };

/** Has the line written of a request that the API does not answer, when its connection is free again or lost. */
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
