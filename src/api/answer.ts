// The one place that writes answers: both envelopes, warnings, headers.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  catalogue,
  contract,
  operationEntry,
  type CatalogueEntry,
  type HeaderEntry,
  type OperationId,
  type VisitorPage,
} from '../contract/index.ts';
import type { Failure } from '../contract/failure.ts';
import { compileBody, fill } from '@referral-tracking/shared/template';
import { MINUTE, SECOND } from '../lib/clock.ts';
import { entityTagOf, NOT_MODIFIED, wantsChange } from './conditional.ts';
import type { Exchange, Token } from './exchange.ts';
import { deletedCookie } from './session-cookie.ts';

/** Values that any error may need in addition to its own. */
export interface Ambient {
  docs_url: string;
  request_id: string;
  [name: string]: string;
}

export interface Reply {
  status: number;
  body: object;
  /** the body as JSON, if it is the same each time */
  text?: string;
}

/** Returns what creates the reply of an error; that of an error without varying values is created once. */
function replyMaker({ status, body, template }: CatalogueEntry): (failure: Failure, ambient: Ambient) => Reply {
  const make = compileBody(body, template);
  if (Object.keys(template).length > 0) {
    return ({ values }, ambient) => ({ status, body: make({ ...values, ...ambient }) });
  }
  const reply = { status, body: make({}), text: JSON.stringify(body) };
  return () => reply;
}

/** The errors of the catalogue, by their keys there. */
const ERRORS = new Map(Object.entries(catalogue).map(([key, entry]) => [key, replyMaker(entry)]));

/** The catalogue's answer to a failure of an operation, or of a path that no operation has. */
export function replyTo(failure: Failure, id: OperationId | undefined, ambient: Ambient): Reply {
  const key = id === undefined ? contract.unknownPath.error : operationEntry(id).errors[failure.error];
  const make = key === undefined ? undefined : ERRORS.get(key);
  if (!make) throw new Error(`${String(id)} does not declare ${failure.error}`);
  return make(failure, ambient);
}

/** When the request's key was marked and must be rotated; undefined for a key that is not marked or is retired. */
function rotationOf(token: Token): { markedAt: Date; rotateBy: Date } | undefined {
  if (token.kind !== 'program' || token.retired) return undefined;
  const { marked_at: markedAt, rotate_by: rotateBy } = token.key;
  return markedAt && rotateBy ? { markedAt, rotateBy } : undefined;
}

const rotationWarning = compileBody(contract.rotationWarning.body, contract.rotationWarning.template);

/** The body as it is sent, with the warning that a marked key adds to every answer. */
function textOf(exchange: Exchange, { body, text }: Reply, docsUrl: string): string {
  const rotation = rotationOf(exchange.token);
  if (!rotation) return text ?? JSON.stringify(body);
  const values = { rotate_by: rotation.rotateBy.toISOString(), docs_url: docsUrl };
  return JSON.stringify({ ...body, warnings: [rotationWarning(values)] });
}

const METHOD_NOT_ALLOWED = 405;

/** The headers that the document declares for this response. */
function declared({ operationId, req }: Exchange, status: number): readonly HeaderEntry[] {
  if (operationId === undefined) return contract.unknownPath.headers;
  const { method, headers } = operationEntry(operationId);
  const own = headers[status] ?? [];
  if (status === METHOD_NOT_ALLOWED || req.method?.toLowerCase() === method) return own;
  // The request's method is not the operation's, so any status has the headers of the 405, except `Allow`.
  const general = (headers[METHOD_NOT_ALLOWED] ?? []).filter(({ value }) => value !== 'allowedMethods');
  return [...general, ...own.filter(({ name }) => !general.some((entry) => entry.name === name))];
}

type Value = string | number | undefined;

const seconds = (milliseconds: number): number => Math.ceil(milliseconds / SECOND);
const isCors = (exchange: Exchange): boolean => exchange.originListed && !exchange.originRefused;

/** The value of each `x-value` header. The document decides which headers are sent. */
const VALUES: Record<string, (exchange: Exchange, entry: HeaderEntry, docsUrl: string) => Value> = {
  requestId: (exchange) => exchange.requestId,
  rateLimitLimit: (exchange) => exchange.spent?.limit,
  rateLimitRemaining: (exchange) => exchange.spent?.remaining,
  rateLimitReset: (exchange) => exchange.spent && seconds(exchange.spent.resetAt),
  retryAfter: (exchange) => exchange.retryAfter,
  allowedMethods: ({ route }) => route?.operations.map(({ method }) => method.toUpperCase()).join(', '),
  deprecation: (exchange) => {
    const rotation = rotationOf(exchange.token);
    return rotation && `@${Math.floor(rotation.markedAt.getTime() / SECOND)}`;
  },
  sunset: (exchange) => rotationOf(exchange.token)?.rotateBy.toUTCString(),
  rotationLink: (exchange, { text = '' }, docsUrl) =>
    rotationOf(exchange.token) && String(fill(text, { docs_url: docsUrl })),
  allowOrigin: (exchange) => (isCors(exchange) ? exchange.origin : undefined),
  varyOrigin: (exchange, { text }) => (isCors(exchange) ? text : undefined),
  idempotentReplayed: ({ replayed }, { text }) => (replayed ? text : undefined),
  deletedSession: ({ secure }) => deletedCookie(secure),
  contentTypeOptions: (_exchange, { text }) => text,
  cacheControl: (_exchange, { text }) => text,
  location: ({ location }) => location,
  robots: (_exchange, { text }) => text,
  contentSecurityPolicy: (_exchange, { text }) => text,
  retrySoon: (_exchange, { text }) => text,
  contentDisposition: (_exchange, { text }) => text,
  entityTag: ({ entityTag }) => entityTag,
  exposeHeaders: (exchange, { text }) => (isCors(exchange) ? text : undefined),
};

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The headers of an answer: those of its content, and those that the document declares for it and that have a value in
 * this exchange. Names and values alternate, which Node writes without another look at them.
 */
function headersFor(exchange: Exchange, status: number, content: string[], docsUrl: string): string[] {
  const headers = [...content];
  for (const entry of declared(exchange, status)) {
    const value = VALUES[entry.value]?.(exchange, entry, docsUrl);
    if (value !== undefined) headers.push(entry.name, String(value));
  }
  return headers;
}

const OK = 200;

/** Whether the client has this answer already, and the document allows to say so. Names what the answer says. */
function isKnown(exchange: Exchange, { status }: Reply, text: string): boolean {
  const { operationId, req } = exchange;
  if (status !== OK || operationId === undefined || !operationEntry(operationId).headers[NOT_MODIFIED]) return false;
  exchange.entityTag = entityTagOf(text);
  return !wantsChange(req.headers, exchange.entityTag);
}

/** The type of a file; most are comma-separated values. */
const typeOf = ({ body }: Reply): string => `${(body as { type?: string }).type ?? 'text/csv'}; charset=utf-8`;
/** How long a client may read nothing of a file. */
const STALLED_MS = MINUTE;

/** Hears why the rest of a file could not be sent. */
type Failed = (exchange: Exchange, error: unknown) => unknown;

/** Whether the body comes piece by piece. */
const isFile = ({ body }: Reply): boolean => Symbol.asyncIterator in body;

/**
 * Writes an answer whose text comes piece by piece, as fast as the client reads it, and resolves with its status. If a piece
 * fails, the connection breaks, so that the client cannot take a part for the whole: undefined, as for a client that has gone.
 */
async function sendFile(
  exchange: Exchange,
  reply: Reply,
  docsUrl: string,
  failed: Failed,
): Promise<number | undefined> {
  const { res } = exchange;
  const { status, body } = reply;
  res.writeHead(status, headersFor(exchange, status, ['Content-Type', typeOf(reply)], docsUrl));
  res.setTimeout(STALLED_MS, () => res.destroy());
  try {
    await pipeline(Readable.from(body as AsyncIterable<string>), res);
    return status;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') failed(exchange, error);
    return undefined;
  } finally {
    res.setTimeout(0);
  }
}

const PAGE_TYPE = 'text/html; charset=utf-8';

/** Writes a page for a visitor. Node leaves its text out for HEAD. */
function sendPage(exchange: Exchange, status: number, { html, location }: VisitorPage, docsUrl: string): number {
  exchange.location = location;
  const content = ['Content-Type', PAGE_TYPE, 'Content-Length', String(Buffer.byteLength(html))];
  exchange.res.writeHead(status, headersFor(exchange, status, content, docsUrl));
  exchange.res.end(html);
  return status;
}

/**
 * Writes the answer and returns its status; undefined when nobody is left to read it. Of a file, a promise of it: other answers
 * are written at once, and need no turn of the event loop.
 */
export function send(
  exchange: Exchange,
  reply: Reply,
  docsUrl: string,
  failed: Failed,
): number | undefined | Promise<number | undefined> {
  const { res } = exchange;
  if (res.headersSent || res.destroyed) return undefined;
  if (isFile(reply)) return sendFile(exchange, reply, docsUrl, failed);
  if ('html' in reply.body) return sendPage(exchange, reply.status, reply.body as VisitorPage, docsUrl);
  const text = textOf(exchange, reply, docsUrl);
  const known = isKnown(exchange, reply, text);
  const status = known ? NOT_MODIFIED : reply.status;
  const content = known ? [] : ['Content-Type', JSON_TYPE, 'Content-Length', String(Buffer.byteLength(text))];
  res.writeHead(status, headersFor(exchange, status, content, docsUrl));
  res.end(known ? undefined : text);
  return status;
}
