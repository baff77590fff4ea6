import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failure } from '../contract/failure.ts';
import type { Handler } from '../contract/handler.ts';
import { contract, matchPath, operationEntry, pathEntry, type OperationId } from '../contract/index.ts';
import { SECOND, type Clock } from '../lib/clock.ts';
import { isHttpUrl } from '../lib/formats.ts';
import { newRequestId } from '../lib/ids.ts';
import type { Deps, Request } from '../operations/context.ts';
import { operations } from '../operations/index.ts';
import { replyTo, send, type Reply } from './answer.ts';
import { createReaders, isPreflight } from './cors.ts';
import { readToken } from './credential.ts';
import type { Exchange } from './exchange.ts';
import type { Limiter } from './limiter.ts';
import { Disconnected } from './receive.ts';
import { createRouter, type Dispatch } from './router.ts';
import type { Db } from '../store/db.ts';

export interface ApiOptions {
  deps: Deps;
  clock: Clock;
  limiter: Limiter;
  docsUrl: string;
  /** called for every failure of the service itself, with the request's identifier */
  log: (cause: unknown, message: string, requestId: string) => void;
  /** called for every response */
  trace: (x: Exchange, status: number) => void;
  /** called when a client disconnected before its request was read */
  gone: (x: Exchange) => void;
}

export interface Api {
  /** Whether the API answers this path; every other is a page's. */
  owns: (path: string) => boolean;
  handle: (req: IncomingMessage, res: ServerResponse, path: string) => Promise<void>;
}

/** What one request may spend in the database, its look-ups, writes and waits together. */
const DATABASE_TIME_MS = 10 * SECOND;

const REQUEST_ID = new RegExp(contract.requestId.pattern);
const requestIdHeader = contract.requestId.header.toLowerCase();

/** The path of a request, also of one in absolute form, which a proxy may send. */
export function pathOf({ url = '' }: IncomingMessage): string {
  const target = isHttpUrl(url) ? new URL(url).pathname : url;
  return target.split('?', 1)[0]!;
}

/** The path as the document writes it, without what stands for its parameters; a page's own path. */
export const routeOf = (req: IncomingMessage): string => matchPath(pathOf(req))?.path ?? pathOf(req);

/** The query of a request; a question mark within it is a character like any other. */
function searchOf({ url = '' }: IncomingMessage): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

function openExchange(req: IncomingMessage, res: ServerResponse, db: Db, path: string, receivedAt: Date): Exchange {
  const { path: route = path, entry, values: pathValues = {} } = matchPath(path) ?? {};
  const sentId = String(req.headers[requestIdHeader] ?? '');
  const ids = entry?.operations ?? [];
  const method = req.method?.toLowerCase();
  return {
    req,
    res,
    requestId: REQUEST_ID.test(sentId) ? sentId : newRequestId(),
    db: db.within(DATABASE_TIME_MS),
    receivedAt,
    path,
    route,
    pathValues,
    search: searchOf(req),
    entry,
    operationId: ids.find((id) => operationEntry(id).method === method) ?? ids[0],
    allow: ids.map((id) => operationEntry(id).method.toUpperCase()),
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

const NONE = {};

/** The parameters that the document declares, by the names that the handler calls them. */
function parametersOf(id: OperationId, x: Exchange): Record<string, string | undefined> {
  const { parameters } = operationEntry(id);
  if (parameters.length === 0) return NONE;
  const valueOf = (place: 'path' | 'header', name: string) =>
    place === 'path' ? x.pathValues[name] : x.req.headers[name.toLowerCase()]?.toString();
  return Object.fromEntries(parameters.map(({ in: place, name, as }) => [as, valueOf(place, name)]));
}

/** Calls an operation's handler with its validated body and what it may say. */
function handlerOf(id: OperationId, { deps, log }: ApiOptions): Dispatch {
  const { messages } = operationEntry(id);
  // Each handler's own types were checked where it was written; here they are all called alike.
  const handler = operations[id] as unknown as Handler<OperationId, Request>;
  const say = {
    answer: (status: number, body: object) => ({ status, body }),
    message: (name: string) => messages[name],
    fail: (name: string, values?: Record<string, string | number>) => new Failure(name, values),
  } as unknown as Parameters<typeof handler>[0];
  return (x) =>
    handler({
      ...say,
      deps: { ...deps, db: x.db },
      now: x.receivedAt,
      origin: x.origin,
      ...(x.token.kind === 'program' ? { program: x.token.program, key: x.token.key } : { program: undefined }),
      ...(x.token.kind === 'login' ? { login: x.token.login } : {}),
      body: x.body as never,
      parameters: parametersOf(id, x) as never,
      query: x.query as never,
      log: (cause, message) => log(cause, message, x.requestId),
    });
}

/** The API as a listener on Node's own requests: it needs no framework, so it pays for none. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { deps, clock, limiter, docsUrl, log, trace, gone } = options;
  const readers = createReaders();
  const ids = Object.keys(operations) as OperationId[];
  const handlers = Object.fromEntries(ids.map((id) => [id, handlerOf(id, options)])) as Record<OperationId, Dispatch>;
  const dispatch = await createRouter(clock, limiter, handlers);

  function replyToError(x: Exchange, error: unknown): Reply {
    const ambient = { docs_url: docsUrl, request_id: x.requestId };
    if (error instanceof Failure) {
      x.originRefused = error.error === 'originNotAllowed';
      x.retryAfter = error.values.retry_after_seconds;
      return replyTo(error, x.operationId, ambient);
    }
    const unexpected = x.operationId && operationEntry(x.operationId).unexpected;
    log(error, `${x.req.method} ${x.path} failed`, x.requestId);
    return replyTo(new Failure(unexpected ?? ''), x.operationId, ambient);
  }

  /** Looks up what the answer's headers depend on, whatever the answer will be. */
  async function identify(x: Exchange): Promise<void> {
    const [token, listed] = await Promise.all([
      readToken(x.db, x.req.headers.authorization, x.receivedAt),
      x.entry?.cors === true && readers.isReadable(x.db, x.origin),
    ]);
    x.token = token;
    x.originListed = listed;
  }

  async function handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    if (isPreflight(req, path)) return readers.answerPreflight(deps.db.within(DATABASE_TIME_MS), req, res);
    const x = openExchange(req, res, deps.db, path, clock.now());
    let reply: Reply;
    try {
      if (x.entry?.bucket !== null) await identify(x);
      reply = await dispatch(x);
    } catch (error) {
      if (error instanceof Disconnected) return gone(x);
      reply = replyToError(x, error);
    }
    send(x, reply, docsUrl);
    trace(x, reply.status);
  }

  return { owns: (path) => path.startsWith('/api/') || pathEntry(path) !== undefined, handle };
}
