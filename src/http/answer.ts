// The one place that writes answers: both envelopes, warnings, headers.
import {
  catalogue,
  contract,
  operationEntry,
  type CatalogueEntry,
  type HeaderEntry,
  type OperationId,
} from '../contract/index.ts';
import type { Failure } from '../contract/failure.ts';
import { instantiate } from '../contract/template.ts';
import { rotationOf, type Exchange } from './exchange.ts';
import { headersFor } from './headers.ts';

/** What any error may need in addition to its own values. */
export interface Ambient {
  docs_url: string;
  request_id: string;
  [name: string]: string;
}

export interface Reply {
  status: number;
  body: object;
}

/** The catalogue's answer to a failure of an operation, or of a path that no operation has. */
export function replyTo(failure: Failure, id: OperationId | undefined, ambient: Ambient): Reply {
  const key = id === undefined ? contract.unknownPath.error : operationEntry(id).errors[failure.error];
  const entry: CatalogueEntry | undefined = key === undefined ? undefined : catalogue[key];
  if (!entry) throw new Error(`${String(id)} does not declare ${failure.error}`);
  const values = { ...failure.values, ...ambient };
  return { status: entry.status, body: instantiate(entry.body, entry.template, values) };
}

/** The warning that a marked key adds to every answer. */
function withWarnings(x: Exchange, body: object, docsUrl: string): object {
  const rotation = rotationOf(x.token);
  if (!rotation) return body;
  const { body: warning, template } = contract.rotationWarning;
  const values = { rotate_by: rotation.rotateBy.toISOString(), docs_url: docsUrl };
  return { ...body, warnings: [instantiate(warning, template, values)] };
}

const METHOD_NOT_ALLOWED = 405;

/** Which headers the document declares for this answer. */
function declared({ operationId, req }: Exchange, status: number): readonly HeaderEntry[] {
  if (operationId === undefined) return contract.unknownPath.headers;
  const { method, headers } = operationEntry(operationId);
  const own = headers[status] ?? [];
  if (status === METHOD_NOT_ALLOWED || req.method?.toLowerCase() === method) return own;
  // Another method's request is none of the operation's: what a 405 would say of it belongs to any other answer too.
  const general = (headers[METHOD_NOT_ALLOWED] ?? []).filter(({ value }) => value !== 'allowedMethods');
  return [...general, ...own.filter(({ name }) => !general.some((entry) => entry.name === name))];
}

export function send(x: Exchange, { status, body }: Reply, docsUrl: string): void {
  if (x.res.headersSent || x.res.destroyed) return;
  const text = JSON.stringify(withWarnings(x, body, docsUrl));
  x.res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    ...headersFor(x, declared(x, status), docsUrl),
  });
  x.res.end(text);
}
