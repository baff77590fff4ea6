import { catalogue, contract, operationEntry, pathEntry, type OperationId } from '@referral-tracking/shared/contract';
import { headerOf } from './headers.ts';
import { isInstance } from './instance.ts';
import type { Foreign, IdentifiedResponse, ServiceResponse } from './response.ts';
import {
  fault,
  methodsOf,
  pathNode,
  resolve,
  unknownPathRef,
  type HeaderNodes,
  type PathNode,
  type ResponseNode,
} from './schema.ts';

export interface Asked {
  method: string;
  /** the path as the document writes it, without a query */
  path: string;
  headers: Record<string, string>;
}

/** Headers that HTTP itself requires or allows. */
const TRANSPORT = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-type', 'content-length'];

const nobody: Foreign = () => false;

function checkHeaders(where: string, declared: HeaderNodes, { headers }: ServiceResponse, isForeign: Foreign): void {
  const names = Object.keys(declared).map((name) => name.toLowerCase());
  for (const name of Object.keys(headers)) {
    const known = TRANSPORT.includes(name) || names.includes(name) || isForeign(name);
    if (!known) throw new Error(`${where}: undocumented header ${name}`);
  }
  for (const [name, node] of Object.entries(declared)) {
    const header = resolve(node);
    const value = headers[name.toLowerCase()];
    if (value === undefined) {
      if (header.required) throw new Error(`${where}: header ${name} is missing`);
      continue;
    }
    const typed = header.schema.type === 'integer' ? Number(value) : value;
    const wrong = fault(`${where} ${name}`, header.schema, typed);
    if (wrong !== undefined) throw new Error(`${where}: header ${name} is ${value}: ${wrong}`);
  }
}

/** Whether a browser would send this request before one from another origin, on a path for page code. */
export const isPreflight = ({ method, path, headers }: Asked): boolean =>
  method === 'OPTIONS' &&
  headers.origin !== undefined &&
  headers['access-control-request-method'] !== undefined &&
  pathEntry(path)?.cors === true;

function checkPreflight(answer: ServiceResponse, isForeign: Foreign): IdentifiedResponse {
  const { status, always, headers } = contract.preflight;
  if (answer.status !== status) throw new Error(`preflight answered ${answer.status}`);
  const declared: HeaderNodes = {};
  for (const name of Object.keys(headers)) declared[name] = { schema: { type: 'string' } };
  for (const [name, text] of Object.entries(always)) {
    declared[name] = { required: true, schema: { type: 'string', enum: [text] } };
  }
  checkHeaders('preflight', declared, answer, isForeign);
  return { operation: 'preflight', status, error: null };
}

function checkUnknownPath(answer: ServiceResponse, isForeign: Foreign): IdentifiedResponse {
  const response = resolve<Partial<ResponseNode>>({ $ref: unknownPathRef });
  const { error } = contract.unknownPath;
  const { status } = catalogue[error]!;
  if (answer.status !== status || !isInstance(error, answer.body)) {
    throw new Error(`unknown path answered ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  checkHeaders('unknown path', response.headers ?? {}, answer, isForeign);
  return { operation: 'unknownPath', status, error };
}

/** The operation of a request. If the path does not have the method, the path's first operation. */
function operationOf(item: PathNode, method: string): { operation: PathNode[string]; isOwn: boolean } {
  const own = item[method.toLowerCase()];
  return { operation: own ?? item[methodsOf(item)[0]!.toLowerCase()]!, isOwn: own !== undefined };
}

/** The headers of a response to another method. Whatever its status, it has the headers of a 405. */
function generalHeaders({ responses }: PathNode[string]): HeaderNodes {
  const { headers = {} } = resolve(responses['405']!);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== headerOf('allowedMethods')));
}

/**
 * Validates a response against the document: declared status, headers and body; an error must also have the exact text
 * of a catalogue entry. Throws if anything differs. Headers that `isForeign` recognises are ignored.
 */
export function checkAnswer(asked: Asked, answer: ServiceResponse, isForeign: Foreign = nobody): IdentifiedResponse {
  const item = pathNode(asked.path);
  if (!item) return checkUnknownPath(answer, isForeign);
  if (isPreflight(asked)) return checkPreflight(answer, isForeign);
  const { operation, isOwn } = operationOf(item, asked.method);
  const id = operation.operationId;
  const { status } = answer;
  const where = `${id} ${status}`;
  const declared = operation.responses[status];
  if (!declared) throw new Error(`${where} is not documented: ${JSON.stringify(answer.body)}`);
  const response = resolve(declared);
  checkHeaders(where, { ...response.headers, ...(isOwn ? {} : generalHeaders(operation)) }, answer, isForeign);
  if (asked.method === 'HEAD') return { operation: id, status, error: null };
  checkBody(where, response, answer);
  // A page for a visitor is no error of the catalogue.
  const isPage = typeof answer.body === 'string';
  return { operation: id, status, error: status < 400 || isPage ? null : errorName(id, answer) };
}

function checkBody(where: string, { content }: ResponseNode, answer: ServiceResponse): void {
  if (!content) {
    if (answer.body !== '') throw new Error(`${where} has a body: ${JSON.stringify(answer.body)}`);
    return;
  }
  // A file is of another type.
  const type = answer.headers['content-type']?.split(';')[0] ?? '';
  const { schema } = Object.entries(content).find(([name]) => name === type)?.[1] ?? Object.values(content)[0]!;
  const wrong = fault(`${where} ${type}`, schema, answer.body);
  if (wrong !== undefined) throw new Error(`${where}: ${wrong}: ${JSON.stringify(answer.body)}`);
}

/**
 * The name of an error response, as the operation's responses declare it. Throws if the catalogue has no such error.
 */
export function errorName(id: OperationId, { status, body }: ServiceResponse): string {
  const { errors } = operationEntry(id);
  // Try fixed texts before templates, and those with the most fixed text first: "{field} must be {requirement}" would
  // match many other messages.
  const templates = (name: string) => Object.values(catalogue[errors[name]!]!.template);
  const fixed = (name: string) =>
    templates(name)
      .join('')
      .replace(/\{\w+\}/g, '').length;
  const names = Object.keys(errors)
    .filter((name) => catalogue[errors[name]!]!.status === status)
    .sort((a, b) => templates(a).length - templates(b).length || fixed(b) - fixed(a));
  const found = names.find((name) => isInstance(errors[name]!, body));
  if (!found) throw new Error(`${id} ${status} is no error of the catalogue: ${JSON.stringify(body)}`);
  return found;
}
