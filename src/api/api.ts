import type { IncomingMessage, ServerResponse } from 'node:http';
import { OpenAPIBackend, type Document } from 'openapi-backend';
import { Failure } from '../contract/failure.ts';
import { contract, document, operationEntry } from '../contract/index.ts';
import type { Db } from '../database/db.ts';
import { REQUEST_BUDGET_MS } from '../database/budget.ts';
import type { Clock } from '../lib/clock.ts';
import { isHttpUrl } from '../lib/formats.ts';
import { newRequestId } from '../lib/ids.ts';
import type { Deps } from '../operations/context.ts';
import { createAjv } from './ajv.ts';
import { replyTo, send, type Reply } from './answer.ts';
import { Disconnected } from './body.ts';
import { createReaders, isPreflight } from './cors.ts';
import type { Exchange } from './exchange.ts';
import { createFieldChecks } from './fields.ts';
import type { Limiter } from './limit.ts';
import { createRouter, type Route } from './router.ts';
import { runSteps } from './steps.ts';

export interface ApiOptions {
  deps: Deps;
  clock: Clock;
  limiter: Limiter;
  docsUrl: string;
  /** called with every failure of the service itself, with the request's identifier */
  log: (cause: unknown, message: string, requestId: string) => void;
  /** called with every answer */
  trace: (exchange: Exchange, status: number) => void;
  /** called for a client that disconnected before its request was read */
  gone: (exchange: Exchange) => void;
}

export interface Api {
  /** Answers the request and returns true; false when its path is a page's. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<void> | false;
  /** the path as the document writes it, without what stands for its parameters */
  routeOf(req: IncomingMessage): string;
}

/** How a log names the path of a request that no endpoint has: what clients write there may be secret. */
const OTHER_PATH = 'another path';

const API_PREFIX = '/api/';
const REQUEST_ID = new RegExp(contract.requestId.pattern);
const requestIdHeader = contract.requestId.header.toLowerCase();

/** The path of a request, also of one in absolute form, which a proxy may send. */
function pathOf({ url = '' }: IncomingMessage): string {
  const target = isHttpUrl(url) ? new URL(url).pathname : url;
  return target.split('?', 1)[0]!;
}

/** The query of a request; a question mark within it is a character like any other. */
function searchOf({ url = '' }: IncomingMessage): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

interface Incoming {
  req: IncomingMessage;
  res: ServerResponse;
  path: string;
  route: Route | undefined;
}

function openExchange({ req, res, path, route }: Incoming, db: Db, receivedAt: Date): Exchange {
  const sentId = String(req.headers[requestIdHeader] ?? '');
  const method = req.method?.toLowerCase();
  const operations = route?.operations ?? [];
  return {
    req,
    res,
    requestId: REQUEST_ID.test(sentId) ? sentId : newRequestId(),
    db,
    receivedAt,
    path,
    search: searchOf(req),
    route,
    operationId: (operations.find((operation) => operation.method === method) ?? operations[0])?.id,
    origin: req.headers.origin,
    token: { kind: 'absent' },
    body: undefined,
    query: {},
    spent: undefined,
    retryAfter: undefined,
    originListed: false,
    originRefused: false,
  };
}

/** openapi-backend's reading of the document: its operations, and the validators of their fields. */
function readDocument(clock: Clock): Promise<OpenAPIBackend> {
  const ajv = createAjv(clock);
  return new OpenAPIBackend({
    definition: structuredClone(document) as unknown as Document,
    // The document is linted when it is made.
    quick: true,
    strict: true,
    customizeAjv: () => ajv,
  }).init();
}

/** The API as a listener on Node's own requests: it needs no framework, so it pays for none. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { deps, clock, limiter, docsUrl, log, trace, gone } = options;
  const backend = await readDocument(clock);
  const router = createRouter(backend.router.getOperations());
  const readers = createReaders(deps.lookups);
  const parts = { deps, limiter, readers, fields: createFieldChecks(backend), log };

  const routeOf = (req: IncomingMessage): string => router.match(pathOf(req))?.path ?? OTHER_PATH;

  function replyToError(exchange: Exchange, error: unknown): Reply {
    const { req, operationId, requestId } = exchange;
    const ambient = { docs_url: docsUrl, request_id: requestId };
    if (error instanceof Failure) {
      exchange.originRefused = error.error === 'originNotAllowed';
      exchange.retryAfter = error.values.retry_after_seconds;
      return replyTo(error, operationId, ambient);
    }
    const unexpected = operationId && operationEntry(operationId).unexpected;
    log(error, `${req.method} ${routeOf(req)} failed`, requestId);
    return replyTo(new Failure(unexpected ?? ''), operationId, ambient);
  }

  async function answer(incoming: Incoming): Promise<void> {
    const { req, res, route } = incoming;
    const db = deps.db.within(REQUEST_BUDGET_MS);
    if (isPreflight(req, route)) return readers.answerPreflight(db, req, res);
    const exchange = openExchange(incoming, db, clock.now());
    let reply: Reply;
    try {
      reply = await runSteps(exchange, parts);
    } catch (error) {
      if (error instanceof Disconnected) return gone(exchange);
      reply = replyToError(exchange, error);
    }
    send(exchange, reply, docsUrl);
    trace(exchange, reply.status);
  }

  return {
    handle(req, res) {
      const path = pathOf(req);
      const route = router.match(path);
      return route || path.startsWith(API_PREFIX) ? answer({ req, res, path, route }) : false;
    },
    routeOf,
  };
}
