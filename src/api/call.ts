// Calls the handler of an operation with its validated input and what it may say.
import { failure, Failure } from '../contract/failure.ts';
import { contract, operationEntry, type OperationEntry, type OperationId } from '../contract/index.ts';
import { requirementOf } from '@referral-tracking/shared/requirement';
import { done } from '../common/refused.ts';
import { createWrite } from '../common/write.ts';
import type { Request } from '../common/operation.ts';
import { programOfHost } from '../lib/request-host.ts';
import type { Reply } from './answer.ts';
import { dbOf } from './database.ts';
import type { Exchange } from './exchange.ts';
import { callerIn } from './management.ts';
import type { Parts } from './parts.ts';
import { withNotice } from './unknown-fields.ts';

const NONE = {};

/** The parameters that the operation declares, under the names that its handler uses. */
function parametersOf(id: OperationId, { req, route }: Exchange): Record<string, string | undefined> {
  const { parameters } = operationEntry(id);
  if (parameters.length === 0) return NONE;
  const valueOf = (place: 'path' | 'header', name: string) =>
    place === 'path' ? route?.values[name] : req.headers[name.toLowerCase()]?.toString();
  return Object.fromEntries(parameters.map(({ in: place, name, as }) => [as, valueOf(place, name)]));
}

export const failureOf = (name: string, values?: Record<string, string | number>): Failure => new Failure(name, values);

/** Calls the handler that openapi-backend has for the operation. The start has made sure that there is one. */
const handle = ({ handlers }: Parts, id: OperationId, request: object): Promise<Reply> =>
  (handlers[id] as unknown as (request: object) => Promise<Reply>)(request);

const answer = (status: number, body: object): Reply => ({ status, body });

/** The texts of an operation's messages. What handlers may say, their types say: what the document declares. */
const messageOf = Object.fromEntries(
  (Object.keys(contract.operations) as OperationId[]).map((id) => [
    id,
    (name: string) => operationEntry(id).messages[name],
  ]),
) as Record<OperationId, (name: string) => string | undefined>;

/** One literal: of everything on a request's way, putting this together from several objects was the dearest. */
export function callOperation(exchange: Exchange, parts: Parts): Promise<Reply> {
  const { deps, clock, log } = parts;
  const id = exchange.operationId!;
  const entry = operationEntry(id);
  if (entry.access) return callManagement(exchange, id, entry, parts);
  const { token, body, query, origin, requestId } = exchange;
  const unknown = parts.fields.unknown(id, body);
  const program = token.kind === 'program' ? token : undefined;
  const request: Request & Record<string, unknown> = {
    answer,
    message: messageOf[id],
    fail: failureOf,
    deps: { ...deps, db: dbOf(exchange, deps) },
    now: clock.now(),
    clock,
    requestId,
    unknownFields: unknown?.fields,
    headers: exchange.req.headers,
    search: exchange.search,
    client: () => parts.limiter.clientOf(exchange.req),
    spend: async (bucket) => (await parts.limiter.spendPage(exchange.req, bucket)) === undefined,
    origin,
    hostProgram: programOfHost(exchange.req),
    program: program?.program,
    key: program?.key,
    login: token.kind === 'login' ? token.login : undefined,
    concerns: (programId) => void (exchange.programId = programId),
    log: (cause, message) => log(cause, message, requestId),
    body,
    query,
    parameters: parametersOf(id, exchange),
  };
  const reply = handle(parts, id, request);
  return unknown ? reply.then((success) => withNotice(success, unknown)) : reply;
}

/** The Idempotency-Key of a request; undefined if the operation has none, or none was sent. */
function repeatableOf(exchange: Exchange, { parameters, method }: OperationEntry) {
  const declared = parameters.find(({ in: place, as }) => place === 'header' && as === 'idempotencyKey');
  if (!declared) return undefined;
  const key = exchange.req.headers[declared.name.toLowerCase()]?.toString();
  if (key === undefined) return undefined;
  const { rules } = declared;
  if (!rules) throw new Error(`the document has no limits for ${declared.name}`);
  if (key.length < rules.minLength || key.length > rules.maxLength) {
    throw failure('fieldInvalid', { field: declared.name, requirement: requirementOf(rules) ?? '' });
  }
  return { key, method, path: exchange.path, body: exchange.body };
}

async function callManagement(
  exchange: Exchange,
  id: OperationId,
  entry: OperationEntry,
  parts: Parts,
): Promise<Reply> {
  const { deps, clock, log } = parts;
  const { requestId, body, query, ids, member, partnerId } = exchange;
  const now = clock.now();
  const db = dbOf(exchange, deps);
  const caller = callerIn(exchange);
  const repeatable = repeatableOf(exchange, entry);
  const activeProgram = entry.access?.active ? ids.program_id : undefined;
  const request = {
    operation: { id },
    answer,
    message: messageOf[id],
    fail: failureOf,
    done,
    deps: { ...deps, db },
    now,
    log: (cause: unknown, message: string) => log(cause, message, requestId),
    caller,
    role: member?.role,
    partnerId,
    ids,
    accept: exchange.req.headers.accept,
    body,
    query,
    write: createWrite({ db, secretKey: deps.secretKey, now, caller, requestId, activeProgram, repeatable }),
  };
  const reply = await handle(parts, id, request);
  exchange.replayed = 'replayed' in reply;
  return reply;
}
