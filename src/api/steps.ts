// The order of checks, as the document describes it. A request goes through the steps from top to bottom; the first that
// fails answers, and what comes after it is neither read nor looked up.
import { failure, Failure } from '../contract/failure.ts';
import { contract, operationEntry, type OperationId } from '../contract/index.ts';
import type { Deps, Request } from '../operations/context.ts';
import { operations, permissions } from '../operations/index.ts';
import type { Reply } from './answer.ts';
import { readBytes, readObject } from './body.ts';
import type { Readers } from './cors.ts';
import { judgeTestToken, judgeToken, readToken } from './credential.ts';
import type { Exchange } from './exchange.ts';
import { readQuery, type FieldChecks } from './fields.ts';
import type { Limiter } from './limit.ts';

/** What the steps use besides the request. */
export interface Parts {
  deps: Deps;
  limiter: Limiter;
  readers: Readers;
  fields: FieldChecks;
  /** called with what an answer does not say, with the request's identifier */
  log: (cause: unknown, message: string, requestId: string) => void;
}

/** Throws the answer's failure; or, of the last step, gives the operation's reply. */
type Step = (exchange: Exchange, parts: Parts) => void | Promise<void> | Promise<Reply>;

/**
 * The steps share nothing between requests, and the reply may come as late as the operation likes: one that hands its
 * write over, to be written together with those of other requests, replies when it is stored.
 */
export const STEPS = {
  /** looks up the token and the origin, on which any answer's headers depend, and checks neither */
  sender: identify,
  /** 404 */
  path: requirePath,
  /** 429 */
  limit: (exchange, { limiter }) => limiter.spend(exchange),
  /** 405 */
  method: requireMethod,
  /** 401 */
  credential: (exchange) => judgeToken(exchange.token, idOf(exchange)),
  /** 415 and 413, then 400 for what is no JSON object; with it the query */
  body: readBody,
  /** 401, where only the body can say that the credential counts */
  'credential in test mode': (exchange) => judgeTestToken(exchange.token, idOf(exchange), exchange.body),
  /** 403, where an operation asks more of its sender than a credential */
  permission: askPermission,
  /** 400 and 422: the first broken rule, in the order of the document's fields */
  fields: (exchange, { fields }) => fields.check(idOf(exchange), exchange),
  /** what the operation itself decides */
  operation: callOperation,
} satisfies Record<string, Step>;

const steps: readonly Step[] = Object.values(STEPS);

/** Takes a request through the steps. Rejects with a `Failure` for an answer of the catalogue. */
export async function runSteps(exchange: Exchange, parts: Parts): Promise<Reply> {
  for (const step of steps) {
    const reply = await step(exchange, parts);
    if (reply) return reply;
  }
  throw new Error('no step has answered');
}

/** The steps after `path` have an operation. */
const idOf = (exchange: Exchange): OperationId => exchange.operationId!;

/** The limit needs it too, to know whose bucket it is. A path without a bucket has no such headers. */
async function identify(exchange: Exchange, { deps, readers }: Parts): Promise<void> {
  const { db, req, route, origin, receivedAt } = exchange;
  if (route?.entry.bucket === null) return;
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
async function readBody(exchange: Exchange): Promise<void> {
  const { query, body } = operationEntry(idOf(exchange));
  if (query.length > 0) exchange.query = readQuery(exchange.search, query);
  if (body?.form === 'raw') exchange.body = () => readBytes(exchange, body.maxBytes);
  if (body?.form === 'json') exchange.body = await readObject(exchange, body.maxBytes);
}

function askPermission({ token, body, operationId }: Exchange): void {
  const permission = permissions[operationId!];
  if (!permission || token.kind !== 'login') return;
  permission({ body: body as Record<string, unknown>, login: token.login, fail: failureOf });
}

const NONE = {};

/** The parameters that the document declares, by the names that the handler calls them. */
function parametersOf(id: OperationId, { req, route }: Exchange): Record<string, string | undefined> {
  const { parameters } = operationEntry(id);
  if (parameters.length === 0) return NONE;
  const valueOf = (place: 'path' | 'header', name: string) =>
    place === 'path' ? route?.values[name] : req.headers[name.toLowerCase()]?.toString();
  return Object.fromEntries(parameters.map(({ in: place, name, as }) => [as, valueOf(place, name)]));
}

const failureOf = (name: string, values?: Record<string, string | number>): Failure => new Failure(name, values);

// Each handler's own types were checked where it was written; here they are all called alike.
type AnyHandler = (request: object) => Promise<Reply>;

/** What the handlers may say; their types leave each what the document declares for its operation. */
const say = Object.fromEntries(
  (Object.keys(operations) as OperationId[]).map((id) => [
    id,
    {
      answer: (status: number, body: object): Reply => ({ status, body }),
      message: (name: string) => operationEntry(id).messages[name],
      fail: failureOf,
    },
  ]),
) as Record<OperationId, object>;

/** Calls the operation's handler with its validated input and what it may say. */
function callOperation(exchange: Exchange, { deps, log }: Parts): Promise<Reply> {
  const id = idOf(exchange);
  const { token, body, query, origin, requestId } = exchange;
  const request: Request = {
    deps: { ...deps, db: exchange.db },
    now: exchange.receivedAt,
    origin,
    program: token.kind === 'program' ? token.program : undefined,
    log: (cause, message) => log(cause, message, requestId),
  };
  return (operations[id] as unknown as AnyHandler)({
    ...say[id],
    ...request,
    ...(token.kind === 'program' ? { key: token.key } : {}),
    ...(token.kind === 'login' ? { login: token.login } : {}),
    body,
    query,
    parameters: parametersOf(id, exchange),
  });
}
