// The checks of a request in the order that the document describes. The first step that fails decides the response, and
// the later steps do not run.
import { failure, Failure } from '../contract/failure.ts';
import { contract, operationEntry, type OperationId } from '../contract/index.ts';
import type { Db } from '../database/db.ts';
import { permissions } from './operations.ts';
import type { Reply } from './answer.ts';
import { readBytes, readObject } from './body.ts';
import { callOperation, failureOf } from './call.ts';
import { judgeTestToken, judgeToken, readToken } from './credential.ts';
import { dbOf } from './database.ts';
import type { Exchange } from './exchange.ts';
import { readQuery } from './fields.ts';
import { noteUse, requireMember, requireOwnPage, requireRole, requireScope } from './management.ts';
import type { Parts } from './parts.ts';
import { readSession } from './session-cookie.ts';

/** Throws the answer's failure, or returns it; the last step gives the operation's reply. */
type Step = (exchange: Exchange, parts: Parts) => void | Failure | Promise<void | Reply>;

/**
 * The steps share no state between requests. The operation may reply at any later time, so an operation can write the
 * data of several requests together and reply after the commit. The steps from `own page` to `role` do nothing for an
 * operation without `x-access`.
 */
export const STEPS = {
  /** looks up the credential and the origin, which the headers of every response need; does not check them */
  sender: identify,
  /** 404 */
  path: requirePath,
  /** 429 */
  limit: (exchange, { limiter }) => limiter.spend(exchange),
  /** 405 */
  method: requireMethod,
  /** 401 */
  credential: (exchange) => judgeToken(exchange.token, idOf(exchange)),
  /** 403, for a change with a session's cookie that does not come from a page of the service */
  'own page': requireOwnPage,
  /** 403: the kind of the credential, its scopes, and when the person signed in */
  scope: requireScope,
  /** 404: the identifiers in the path, and whether the caller is a member of the program */
  program: requireMember,
  /** 403: the caller's role in the program */
  role: requireRole,
  /** 415, 413, or 400 if the body is not a JSON object; also reads the query */
  body: readBody,
  /** 401, for an operation that checks the credential only in test mode */
  'credential in test mode': (exchange) => judgeTestToken(exchange.token, idOf(exchange), exchange.body),
  /** 403, for an operation that requires more than a credential */
  permission: askPermission,
  /** 400 and 422: the first broken rule, in the order of the document's fields */
  fields: (exchange, { fields }) => fields.check(idOf(exchange), exchange),
  /** the responses that the operation itself decides; a management write first looks for the Idempotency-Key */
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
  const { authorization, cookie } = req.headers;
  if (authorization !== undefined || origin !== undefined || (cookie !== undefined && route?.entry.managed)) {
    return lookUp(exchange, parts);
  }
}

/** The request's credential. With an Authorization header, the cookie of a session is ignored. */
function credentialOf(exchange: Exchange, db: Db, { deps }: Parts) {
  const { req, route, receivedAt: now } = exchange;
  const { authorization: header, cookie } = req.headers;
  const managed = route?.entry.managed === true;
  if (header === undefined && managed && cookie !== undefined) {
    return readSession(db, { cookie, secure: deps.baseUrl.startsWith('https:'), now });
  }
  return readToken(db, deps.lookups, { header, managed, now });
}

async function lookUp(exchange: Exchange, parts: Parts): Promise<void> {
  const { route, origin } = exchange;
  const { deps, readers } = parts;
  const db = dbOf(exchange, deps);
  const [token, listed] = await Promise.all([
    credentialOf(exchange, db, parts),
    route?.entry.cors === true && readers.isReadable(db, origin),
  ]);
  exchange.token = token;
  exchange.originListed = listed;
  noteUse(exchange, deps.uses);
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
  const entry = operationEntry(idOf(exchange));
  const { body } = entry;
  if (entry.query.length > 0 || entry.access) exchange.query = readQuery(exchange.search, entry);
  if (body?.form === 'raw') exchange.body = () => readBytes(exchange, body);
  if (body?.form === 'json') return readObject(exchange, body, (object) => (exchange.body = object));
}

function askPermission({ token, body, operationId }: Exchange): void {
  const permission = permissions[operationId!];
  if (!permission || token.kind !== 'login') return;
  permission({ body: body as Record<string, unknown>, login: token.login, fail: failureOf });
}
