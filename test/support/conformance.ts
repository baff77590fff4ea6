import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { inject } from 'vitest';
import { catalogue, contract, document, operationEntry, type OperationId } from '../../src/contract/index.ts';
import { isDateTime, isHttpUrl } from '../../src/lib/formats.ts';
import type { Answer } from './client.ts';

// The document is walked as the JSON that it is, apart from the service's own reading of it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addFormat('date-time', isDateTime);
ajv.addFormat('uri', isHttpUrl);
for (const width of ['int32', 'int64']) ajv.addFormat(width, { type: 'number', validate: Number.isInteger });

function resolve(node: Json): Json {
  if (typeof node?.$ref !== 'string') return node;
  const keys = (node.$ref as string).slice(2).split('/');
  return resolve(keys.reduce((at: Json, key) => at[key.replaceAll('~1', '/')], document as Json));
}

/** A response's schema with every object closed: published schemas stay open for additions, tests must see them. */
function closed(node: Json): Json {
  const schema = resolve(node);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Json = { ...schema };
  for (const key of ['anyOf', 'oneOf', 'allOf']) if (copy[key]) copy[key] = copy[key].map(closed);
  if (copy.items) copy.items = closed(copy.items);
  if (copy.properties) {
    copy.properties = Object.fromEntries(Object.entries(copy.properties).map(([k, v]) => [k, closed(v)]));
    copy.additionalProperties ??= false;
  }
  return copy;
}

const validators = new Map<string, ValidateFunction>();
function validator(key: string, schema: Json): ValidateFunction {
  const found = validators.get(key) ?? ajv.compile(closed(schema));
  validators.set(key, found);
  return found;
}

/** Headers that HTTP itself brings. */
const TRANSPORT = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-type', 'content-length'];

function checkHeaders(where: string, declared: Json, answer: Answer): void {
  const names = Object.keys(declared ?? {}).map((name) => name.toLowerCase());
  for (const name of Object.keys(answer.headers)) {
    if (!TRANSPORT.includes(name) && !names.includes(name)) throw new Error(`${where}: undocumented header ${name}`);
  }
  for (const [name, node] of Object.entries<Json>(declared ?? {})) {
    const header = resolve(node);
    const value = answer.headers[name.toLowerCase()];
    if (value === undefined) {
      if (header.required) throw new Error(`${where}: header ${name} is missing`);
      continue;
    }
    const typed = header.schema.type === 'integer' ? Number(value) : value;
    const validate = validator(`${where} ${name}`, header.schema);
    if (!validate(typed)) throw new Error(`${where}: header ${name} is ${value}: ${ajv.errorsText(validate.errors)}`);
  }
}

/** Whether the body is the catalogue's example, apart from the values that its template lets vary. */
export function isInstance(key: string, body: Json): boolean {
  const { body: example, template } = catalogue[key]!;
  const actual = structuredClone(body);
  const expected = structuredClone(example) as Json;
  delete actual.warnings;
  for (const [pointer, text] of Object.entries(template)) {
    const keys = pointer.slice(1).split('/');
    const last = keys.pop()!;
    const holder = keys.reduce((at: Json, k) => at?.[k], actual);
    const literal = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    if (!new RegExp(`^${literal.join('[^]*')}$`).test(String(holder?.[last]))) return false;
    keys.reduce((at: Json, k) => at[k], expected)[last] = holder[last];
  }
  return JSON.stringify(sorted(actual)) === JSON.stringify(sorted(expected));
}

const sorted = (value: Json): Json =>
  value && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([k, v]) => [k, sorted(v)]),
      )
    : value;

function note(operation: string, status: number, error: string | null): void {
  appendFileSync(join(inject('seenDir'), `${process.pid}.jsonl`), `${JSON.stringify({ operation, status, error })}\n`);
}

interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
}

function checkPreflight(answer: Answer): void {
  const { status, headers } = contract.preflight;
  if (answer.status !== status) throw new Error(`preflight answered ${answer.status}`);
  const declared = Object.fromEntries(Object.keys(headers).map((name) => [name, { schema: { type: 'string' } }]));
  checkHeaders('preflight', declared, answer);
}

function checkUnknownPath(answer: Answer): void {
  const response = resolve({ $ref: (document as Json)['x-unknown-path'] });
  if (answer.status !== 404 || !isInstance(contract.unknownPath.error, answer.body)) {
    throw new Error(`unknown path answered ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  checkHeaders('unknown path', response.headers, answer);
  note('unknownPath', 404, contract.unknownPath.error);
}

function withoutAllow(headers: Json): Json {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Allow'));
}

/** The document's entry for a path, also for one that stands for a path with parameters. */
function itemOf(path: string): Json {
  const { paths } = document as Json;
  if (Object.hasOwn(paths, path)) return paths[path];
  const template = Object.keys(paths).find((one) => new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
  return template && paths[template];
}

const METHODS = ['get', 'post'];

/** Throws when the answer is not one that the document declares for the request. */
export function checkAnswer(asked: Asked, answer: Answer): void {
  const item = itemOf(asked.path);
  if (!item) return checkUnknownPath(answer);
  if (asked.method === 'OPTIONS' && asked.headers['access-control-request-method']) return checkPreflight(answer);
  const operation = item[asked.method.toLowerCase()] ?? item[METHODS.find((method) => item[method])!];
  const id = operation.operationId as OperationId;
  const where = `${id} ${answer.status}`;
  const response = resolve(operation.responses[answer.status]);
  if (!response) throw new Error(`${where} is not documented: ${JSON.stringify(answer.body)}`);
  // Another method's answer carries what a 405 would, whatever its status.
  const general = item[asked.method.toLowerCase()] ? {} : withoutAllow(resolve(operation.responses['405']).headers);
  checkHeaders(where, { ...response.headers, ...general }, answer);
  if (asked.method === 'HEAD') return;
  const validate = validator(where, response.content['application/json'].schema);
  if (!validate(answer.body))
    throw new Error(`${where}: ${ajv.errorsText(validate.errors)}: ${JSON.stringify(answer.body)}`);
  note(id, answer.status, answer.status < 400 ? null : errorName(id, answer));
}

/** The name, in the operation's responses, of the error that was answered. Throws when the catalogue has no such one. */
export function errorName(id: OperationId, answer: Answer): string {
  const { errors } = operationEntry(id);
  // A text of its own before one with places: "{field} must be {requirement}" would take many for itself.
  const places = (name: string) => Object.keys(catalogue[errors[name]!]!.template).length;
  const names = Object.keys(errors)
    .filter((name) => catalogue[errors[name]!]!.status === answer.status)
    .sort((a, b) => places(a) - places(b));
  const found = names.find((name) => isInstance(errors[name]!, answer.body));
  if (!found) throw new Error(`${id} ${answer.status} is no error of the catalogue: ${JSON.stringify(answer.body)}`);
  return found;
}
