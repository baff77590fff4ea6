// The checks of a request in the order that the document describes. The first step that fails decides the response, and
// the later steps do not run.
import { failure, Failure } from '../contract/failure.ts';
import { contract, operationEntry, type OperationId } from '../contract/index.ts';
import { REQUEST_BUDGET_MS } from '../database/budget.ts';
import type { Db } from '../database/db.ts';
import type { Deps, Request } from '../operations/context.ts';
import { operations, permissions } from '../operations/index.ts';
import type { Reply } from './answer.ts';
import { readBytes, readObject } from './body.ts';
import type { Readers } from './cors.ts';
import { judgeTestToken, judgeToken, readToken } from './credential.ts';
import type { Exchange } from './exchange.ts';
import { readQuery, type FieldChecks } from './fields.ts';
import type { Limiter } from './limit.ts';

/** What the steps use in addition to the request. */
export interface Parts {
  deps: Deps;
  limiter: Limiter;
  readers: Readers;
  fields: FieldChecks;
  /** logs what the response does not say, with the request's identifier */
  log: (cause: unknown, message: string, requestId: string) => void;
}

/** Throws the answer's failure, or returns it; the last step gives the operation's reply. */
type Step = (exchange: Exchange, parts: Parts) => void | Failure | Promise<void | Reply>;

/**
 * The steps share no state between requests. The operation may reply at any later time, so an operation can write the
 * data of several requests together and reply after the commit.
 */
export const STEPS = {
  /** looks up the token and the origin, which the headers of every response need; does not check them */
  sender: identify,
  /** 404 */
  path: requirePath,
  /** 429 */
  limit: (exchange, { limiter }) => limiter.spend(exchange),
  /** 405 */
  method: requireMethod,
  /** 401 */
  credential: (exchange) => judgeToken(exchange.token, idOf(exchange)),
  /** 415, 413, or 400 if the body is not a JSON object; also reads the query */
  body: readBody,
  /** 401, for an operation that checks the credential only in test mode */
  'credential in test mode': (exchange) => judgeTestToken(exchange.token, idOf(exchange), exchange.body),
  /** 403, for an operation that requires more than a credential */
  permission: askPermission,
  /** 400 and 422: the first broken rule, in the order of the document's fields */
  fields: (exchange, { fields }) => fields.check(idOf(exchange), exchange),
  /** the responses that the operation itself decides */
  operation: callOperation,
} satisfies Record<string, Step>;

const steps: readonly Step[] = Object.values(STEPS);

/**
 * Takes a request through the steps. If a step fails with an error of the catalogue, resolves with that `Failure` or
 * rejects with it.
 */
export async function runSteps(exchange: Exchange, parts: Parts): Promise<Reply | Failure> {
  for (const step of steps) {
    const done = step(exchange, parts);
    // A step that has nothing to wait for costs no turn.
    const outcome = done instanceof Promise ? await done : done;
    if (outcome) return outcome;
  }
  throw new Error('no step has answered');
}

/** The request's operation; every step after `path` has one. */
const idOf = (exchange: Exchange): OperationId => exchange.operationId!;

/** The limit needs it too, to know whose bucket it is. A path without a bucket has no such headers. */
function identify(exchange: Exchange, parts: Parts): void | Promise<void> {
  const { req, route, origin } = exchange;
  if (route?.entry.bucket === null) return;
  if (req.headers.authorization !== undefined || origin !== undefined) return lookUp(exchange, parts);
}

/** The database for this request, created when it is first needed: many requests are refused before that. */
const dbOf = (exchange: Exchange, { db }: Deps): Db => (exchange.db ??= db.within(REQUEST_BUDGET_MS));

async function lookUp(exchange: Exchange, { deps, readers }: Parts): Promise<void> {
  const { req, route, origin, receivedAt } = exchange;
  const db = dbOf(exchange, deps);
  const [token, listed] = await Promise.all([
    readToken(db, deps.lookups, req.headers.authorization, receivedAt),
    route?.entry.cors === true && readers.isReadable(db, origin),
  ]);
  exchange.token = token;
  exchange.originListed = listed;
}

function requirePath({ route }: Exchange): void {
  if (!route) throw new Failure(contract.unknownPath.error);
}

function requireMethod(exchange: Exchange): void {
  const { method } = operationEntry(idOf(exchange));
  if (exchange.req.method?.toLowerCase() !== method) throw failure('methodNotAllowed');
}

/** Content type, compression, size, encoding, syntax, kind, depth and text; of a raw body the operation asks for these. */
function readBody(exchange: Exchange): void | Promise<void> {
  const { query, body } = operationEntry(idOf(exchange));
  if (query.length > 0) exchange.query = readQuery(exchange.search, query);
  if (body?.form === 'raw') exchange.body = () => readBytes(exchange, body.maxBytes);
  if (body?.form === 'json') return readObject(exchange, body.maxBytes, (object) => (exchange.body = object));
}

function askPermission({ token, body, operationId }: Exchange): void {
  const permission = permissions[operationId!];
  if (!permission || token.kind !== 'login') return;
  permission({ body: body as Record<string, unknown>, login: token.login, fail: failureOf });
}

const NONE = {};

/** The parameters that the operation declares, under the names that its handler uses. */
function parametersOf(id: OperationId, { req, route }: Exchange): Record<string, string | undefined> {
  const { parameters } = operationEntry(id);
  if (parameters.length === 0) return NONE;
  const valueOf = (place: 'path' | 'header', name: string) =>
    place === 'path' ? route?.values[name] : req.headers[name.toLowerCase()]?.toString();
  return Object.fromEntries(parameters.map(({ in: place, name, as }) => [as, valueOf(place, name)]));
}

const failureOf = (name: string, values?: Record<string, string | number>): Failure => new Failure(name, values);

// Each handler's types are checked where it is defined; here all handlers have one common type.
type AnyHandler = (request: object) => Promise<Reply>;

const answer = (status: number, body: object): Reply => ({ status, body });

/** The texts of an operation's messages. What handlers may say, their types say: what the document declares. */
const messageOf = Object.fromEntries(
  (Object.keys(operations) as OperationId[]).map((id) => [id, (name: string) => operationEntry(id).messages[name]]),
) as Record<OperationId, (name: string) => string | undefined>;

/**
 * Calls the operation's handler with its validated input and what it may say. One literal: of everything on a request's
 * way, putting this together from several objects was the dearest.
 */
function callOperation(exchange: Exchange, { deps, log }: Parts): Promise<Reply> {
  const id = idOf(exchange);
  const { token, body, query, origin, requestId } = exchange;
  const program = token.kind === 'program' ? token : undefined;
  const request: Request & Record<string, unknown> = {
    answer,
    message: messageOf[id],
    fail: failureOf,
    deps: { ...deps, db: dbOf(exchange, deps) },
    now: exchange.receivedAt,
    origin,
    program: program?.program,
    key: program?.key,
    login: token.kind === 'login' ? token.login : undefined,
    concerns: (programId) => void (exchange.programId = programId),
    log: (cause, message) => log(cause, message, requestId),
    body,
    query,
    parameters: parametersOf(id, exchange),
  };
  return (operations[id] as unknown as AnyHandler)(request);
}
