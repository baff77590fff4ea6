import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failure } from '../contract/failure.ts';
import { contract, operationEntry } from '../contract/index.ts';
import { REQUEST_BUDGET_MS } from '../database/budget.ts';
import type { Clock } from '../lib/clock.ts';
import { isHttpUrl } from '@referral-tracking/shared/formats';
import { newRequestId } from '@referral-tracking/shared/ids';
import type { Measures } from '../lib/measures.ts';
import type { Span, Tracer } from '../lib/span.ts';
import type { Deps } from '../common/deps.ts';
import { replyTo, send, type Reply } from './answer.ts';
import { openBackend } from './backend.ts';
import { Disconnected } from './body.ts';
import { createReaders, isPreflight } from './cors.ts';
import type { Exchange } from './exchange.ts';
import { createFieldChecks } from './fields.ts';
import type { Limiter } from './limit.ts';
import { beginSpan, endSpan } from './request-span.ts';
import { lineOf, OTHER_PATH, type Outcome, type RequestLine } from './request-log.ts';
import { createRouter, type Route } from './router.ts';
import { runSteps } from './steps.ts';

export interface ApiOptions {
  deps: Deps;
  clock: Clock;
  limiter: Limiter;
  docsUrl: string;
  /** called for each internal error, with the request's identifier */
  log: (cause: unknown, message: string, requestId: string) => void;
  /** called once for each request: when it is answered, or its client has disconnected */
  note: (line: RequestLine, outcome: Outcome) => void;
  /** unset: nothing is measured */
  measures?: Measures | undefined;
  /** unset: there are no traces */
  tracer?: Tracer | undefined;
}

export interface Api {
  /** Answers the request and returns true; returns false if the path belongs to a page. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<void> | false;
  /** the path as the document writes it, without what stands for its parameters; undefined for one that it does not name */
  routeOf(req: IncomingMessage): string | undefined;
}

const API_PREFIX = '/api/';
const REQUEST_ID = new RegExp(contract.requestId.pattern);
const requestIdHeader = contract.requestId.header.toLowerCase();

/** The path of a request, also of one in absolute form, which a proxy may send. */
export function pathOf({ url = '' }: IncomingMessage): string {
  const target = !url.startsWith('/') && isHttpUrl(url) ? new URL(url).pathname : url;
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
}

/** The query of a request: everything after the first question mark. */
function searchOf({ url = '' }: IncomingMessage): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

/** What metrics name instead of an operation: requests to unknown paths. */
const NO_OPERATION = 'none';

/** The code of an error; undefined if it has none. */
function codeOf(reply: Reply | undefined): string | undefined {
  const { error } = (reply?.body ?? {}) as { error?: { code?: string; details?: { code?: string } } };
  return error?.code ?? error?.details?.code;
}

interface Incoming {
  req: IncomingMessage;
  res: ServerResponse;
  path: string;
  route: Route | undefined;
  /** when it came, in milliseconds of the clock that never jumps */
  since: number;
}

function openExchange(
  { req, res, path, route, since }: Incoming,
  receivedAt: Date,
  secure: boolean,
  span: Span | undefined,
): Exchange {
  const sentId = String(req.headers[requestIdHeader] ?? '');
  const method = req.method?.toLowerCase();
  const operations = route?.operations ?? [];
  return {
    req,
    res,
    requestId: REQUEST_ID.test(sentId) ? sentId : newRequestId(),
    span,
    db: undefined,
    receivedAt,
    since,
    path,
    search: searchOf(req),
    route,
    operationId: (operations.find((operation) => operation.method === method) ?? operations[0])?.id,
    origin: req.headers.origin,
    secure,
    token: { kind: 'absent' },
    programId: undefined,
    body: undefined,
    query: {},
    ids: {},
    member: undefined,
    partnerId: undefined,
    replayed: false,
    entityTag: undefined,
    spent: undefined,
    retryAfter: undefined,
    location: undefined,
    originListed: false,
    error: undefined,
    originRefused: false,
  };
}

/** Returns what reports an answered request; without a reply, its client has disconnected. */
const createMeasure =
  ({ measures, clock }: ApiOptions) =>
  (exchange: Exchange, reply: Reply | undefined): void => {
    if (exchange.span) endSpan(exchange, exchange.span, reply);
    if (!measures) return;
    const { operationId: operation = NO_OPERATION, since, error } = exchange;
    const code = error === undefined ? undefined : codeOf(reply);
    measures.answered({ operation, status: reply?.status, durationMs: clock.monotonic() - since, error, code });
  };

/** The reply as it was written; undefined if nobody was left to read it. */
const writtenOf = (reply: Reply, sent: number | undefined): Reply | undefined =>
  sent === reply.status ? reply : sent === undefined ? undefined : { ...reply, status: sent };

/** Creates the API as a listener for Node's own requests, without the overhead of a framework. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { deps, clock, limiter, docsUrl, log, note, measures, tracer } = options;
  const secure = deps.baseUrl.startsWith('https:');
  const backend = await openBackend(deps.currencies);
  const router = createRouter(backend.getOperations());
  const readers = createReaders(deps.lookups);
  const { handlers } = backend;
  const parts = { deps, clock, limiter, readers, handlers, fields: createFieldChecks(backend, clock), log };

  const measure = createMeasure(options);
  const routeOf = (req: IncomingMessage): string | undefined => router.match(pathOf(req))?.path;

  function replyToError(exchange: Exchange, error: unknown): Reply {
    const { req, route, operationId, requestId } = exchange;
    const ambient = { docs_url: docsUrl, request_id: requestId };
    if (error instanceof Failure) {
      exchange.error = error.error;
      exchange.originRefused = error.error === 'originNotAllowed';
      exchange.retryAfter = error.values.retry_after_seconds as number | undefined;
      return replyTo(error, operationId, ambient);
    }
    const unexpected = operationId && operationEntry(operationId).unexpected;
    exchange.error = unexpected ?? undefined;
    log(error, `${req.method} ${route?.path ?? OTHER_PATH} failed`, requestId);
    return replyTo(new Failure(unexpected ?? ''), operationId, ambient);
  }

  async function answerPreflight({ req, res, route, since }: Incoming): Promise<void> {
    await readers.answerPreflight(deps.db.within(REQUEST_BUDGET_MS), req, res);
    const durationMs = clock.monotonic() - since;
    measures?.answered({ operation: 'preflight', status: res.statusCode, durationMs });
    note({ method: req.method, route: route?.path, status: res.statusCode, durationMs }, 'answered');
  }

  async function answer(incoming: Incoming): Promise<void> {
    if (isPreflight(incoming.req, incoming.route)) return answerPreflight(incoming);
    const span = tracer && beginSpan(tracer, incoming.req, incoming.route);
    const exchange = openExchange(incoming, clock.now(), secure, span);
    let reply: Reply;
    try {
      const outcome = await runSteps(exchange, parts);
      reply = outcome instanceof Failure ? replyToError(exchange, outcome) : outcome;
    } catch (error) {
      if (error instanceof Disconnected) {
        measure(exchange, undefined);
        return note(lineOf(exchange, undefined, clock), 'unread');
      }
      reply = replyToError(exchange, error);
    }
    const sending = send(exchange, reply, docsUrl, replyToError);
    const sent = sending instanceof Promise ? await sending : sending;
    measure(exchange, writtenOf(reply, sent));
    note(lineOf(exchange, sent ?? reply.status, clock), sent === undefined ? 'unanswered' : 'answered');
  }

  return {
    handle(req, res) {
      const path = pathOf(req);
      const route = router.match(path);
      if (!route && !path.startsWith(API_PREFIX)) return false;
      return answer({ req, res, path, route, since: clock.monotonic() });
    },
    routeOf,
  };
}
