// Reads the information that the service needs at run time from the bundled document. Rejects an incomplete document.
import { accessOf, queryParametersOf, queryRulesOf, type AccessEntry, type QueryRule } from './access.ts';
import { checkFieldErrors, checkQueryErrors } from './check-fields.ts';
import { METHODS, resolve, type Document, type Json } from './document.ts';
import { readTemplate, type Template } from './template.ts';

export interface CatalogueEntry extends Template {
  status: number;
}
export interface HeaderEntry {
  name: string;
  value: string;
  text?: string;
}
/** A path parameter or header, with its name in the handler. */
export interface ParameterEntry {
  in: 'path' | 'header';
  name: string;
  as: string;
  /** the limits of a header */
  rules?: { type: 'string'; minLength: number; maxLength: number };
}
export interface OperationEntry {
  method: string;
  path: string;
  bucket: string | null;
  /** Whether a credential is required, and when it is checked. */
  credential: 'none' | 'optional' | 'required' | 'login' | 'testMode' | 'retiredOnly' | 'managed';
  /** null: not an operation of the management API */
  access: AccessEntry | null;
  /** the names of the query parameters */
  query: string[];
  queryRules: Record<string, QueryRule>;
  parameters: ParameterEntry[];
  /** the form and maximum size of the body; of a raw one its media types */
  body:
    | { form: 'json'; maxBytes: number; optional: boolean }
    | { form: 'raw'; maxBytes: number; types: string[] }
    | null;
  /** what it answers when the service itself fails: the first error of its 5xx answers */
  unexpected: string | null;
  headers: Record<string, HeaderEntry[]>;
  errors: Record<string, string>;
  messages: Record<string, string>;
}
export interface Contract {
  requestId: { header: string; pattern: string };
  limits: Record<string, number>;
  rateLimits: {
    windowSeconds: number;
    buckets: Record<string, { limit: number; per: 'address' | 'credential' | 'account' }>;
  };
  preflight: { status: number; always: Record<string, string>; headers: Record<string, string> };
  /** the name of the session's cookie on https */
  sessionCookie: string;
  paths: Record<
    string,
    { bucket: string | null; cors: boolean; managed: boolean; rest: boolean; operations: string[] }
  >;
  operations: Record<string, OperationEntry>;
  catalogue: Record<string, CatalogueEntry>;
  unknownPath: { error: string; headers: HeaderEntry[] };
  unreadableRequest: { errors: Record<string, string>; headers: HeaderEntry[] };
  rotationWarning: Template;
  notices: Record<string, Template>;
}

function headersOf(document: Document, response: Json): HeaderEntry[] {
  return Object.entries(response.headers ?? {}).map(([name, header]) => {
    const { 'x-value': value, 'x-template': template, schema } = resolve(document, header);
    if (!value) throw new Error(`header ${name} has no x-value`);
    const text = template ?? schema?.const;
    return text === undefined ? { name, value } : { name, value, text };
  });
}

/** Adds a response's errors to the catalogue; returns the catalogue key of each name. */
function errorsOf(document: Document, catalogue: Contract['catalogue'], status: number | 'its own', response: Json) {
  const errors: Record<string, string> = {};
  // A page has no errors of the catalogue.
  for (const [name, example] of Object.entries<Json>(response.content['application/json']?.examples ?? {})) {
    const key = String(example.$ref ?? '')
      .split('/')
      .at(-1);
    if (!key) throw new Error(`error ${name}: an error is a reference to the catalogue`);
    const template = readTemplate(key, resolve(document, example));
    const stated = (template.body as { error?: { status?: number } }).error?.status;
    const entry = { status: status === 'its own' ? stated! : status, ...template };
    if (stated !== undefined && stated !== entry.status) throw new Error(`${key} says ${stated} under ${status}`);
    if (catalogue[key] && catalogue[key].status !== entry.status) throw new Error(`${key} stands under two statuses`);
    catalogue[key] = entry;
    errors[name] = key;
  }
  return errors;
}

function credentialOf(op: Json, security: Json[]): OperationEntry['credential'] {
  if (op['x-access'] !== undefined) return 'managed';
  if (op['x-credential']) return op['x-credential'];
  if (security.length === 0) return 'none';
  if (security.some((requirement) => 'loginToken' in (requirement as object))) return 'login';
  return security.some((requirement) => Object.keys(requirement as object).length === 0) ? 'optional' : 'required';
}

/** `Stripe-Signature` → `stripeSignature` */
const camelCase = (name: string): string =>
  name.toLowerCase().replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function parametersOf(document: Document, item: Json, op: Json): ParameterEntry[] {
  const declared: Json[] = [...(item.parameters ?? []), ...(op.parameters ?? [])].map((one) => resolve(document, one));
  return declared
    .filter(({ in: place }) => place === 'path' || place === 'header')
    .map(({ in: place, name, schema }) => {
      if (place === 'path') return { in: place, name, as: name };
      const { type, minLength, maxLength } = resolve(document, schema);
      const rules = minLength === undefined || maxLength === undefined ? {} : { rules: { type, minLength, maxLength } };
      return { in: place, name, as: camelCase(name), ...rules };
    });
}

function bodyOf(document: Document, op: Json): OperationEntry['body'] {
  if (op.requestBody === undefined) return null;
  const raw = op.requestBody['x-raw'];
  return raw
    ? { form: 'raw', ...raw, types: Object.keys(op.requestBody.content) }
    : {
        form: 'json',
        maxBytes: document['x-limits'].largeBodies?.[op.operationId] ?? document['x-limits'].bodyBytes,
        optional: op.requestBody.required !== true,
      };
}

function operationOf(document: Document, catalogue: Contract['catalogue'], path: string, method: string, op: Json) {
  const rest = document.paths[path]['x-rest'] === true;
  const entry: OperationEntry = {
    method,
    path,
    bucket: op['x-bucket'] ?? document.paths[path]['x-bucket'] ?? null,
    credential: credentialOf(op, op.security ?? document.security ?? []),
    access: accessOf(document, op, op.security ?? document.security ?? []),
    // Of an address with a rest, the operation reads the query itself.
    query: rest ? [] : queryParametersOf(document, op).map(({ name }) => name as string),
    queryRules: rest ? {} : queryRulesOf(document, op),
    parameters: parametersOf(document, document.paths[path], op),
    body: bodyOf(document, op),
    unexpected: null,
    headers: {},
    errors: {},
    messages: {},
  };
  for (const [status, node] of Object.entries(op.responses)) {
    const response = resolve(document, node);
    entry.headers[status] = headersOf(document, response);
    if (Number(status) >= 400) {
      const errors = errorsOf(document, catalogue, Number(status), response);
      if (Number(status) >= 500) entry.unexpected ??= Object.keys(errors)[0] ?? null;
      Object.assign(entry.errors, errors);
      continue;
    }
    for (const [name, example] of Object.entries<Json>(response.content?.['application/json']?.examples ?? {})) {
      const { value } = resolve(document, example);
      const message: unknown = value?.message ?? value?.data?.message;
      if (typeof message === 'string') entry.messages[name] = message;
    }
  }
  if (entry.body?.form === 'json') checkFieldErrors(document, op, entry.errors);
  if (entry.body && !entry.errors.payloadTooLarge)
    throw new Error(`${op.operationId}: payloadTooLarge is not declared`);
  if (!rest) checkQueryErrors(document, op.operationId, queryParametersOf(document, op), entry.errors);
  if (entry.access && !entry.errors.fieldUnknown) throw new Error(`${op.operationId}: fieldUnknown is not declared`);
  return entry;
}

/**
 * The header with the request identifier, and the identifiers that are accepted from clients, as the response to an
 * unknown path declares them.
 */
export function requestIdOf(document: Document): Contract['requestId'] {
  const { headers = {} } = resolve(document, { $ref: document['x-answers'].unknownPath });
  for (const [header, node] of Object.entries<Json>(headers)) {
    const { 'x-value': value, schema } = resolve(document, node);
    if (value === 'requestId') return { header, pattern: schema.pattern };
  }
  throw new Error('no header with the x-value requestId is declared');
}

/** Whether page code may call the operation's path: its 405, the answer to any other method, says so for all of them. */
const isForPages = ({ headers }: OperationEntry): boolean =>
  headers['405']?.some(({ value }) => value === 'allowOrigin') ?? false;

export function buildContract(document: Document): Contract {
  const catalogue: Contract['catalogue'] = {};
  const paths: Contract['paths'] = {};
  const operations: Contract['operations'] = {};
  for (const [path, item] of Object.entries<Json>(document.paths)) {
    const ids: string[] = [];
    for (const method of METHODS.filter((name) => item[name])) {
      const id = item[method].operationId as string;
      operations[id] = operationOf(document, catalogue, path, method, item[method]);
      ids.push(id);
    }
    const cors = ids.some((id) => isForPages(operations[id]!));
    const managed = ids.some((id) => operations[id]!.access !== null);
    paths[path] = { bucket: item['x-bucket'] ?? null, cors, managed, rest: item['x-rest'] === true, operations: ids };
  }
  const { unknownPath, unreadableRequest, rotationWarning, notices, preflight } = document['x-answers'];
  const [unknown, unreadable, warning] = [unknownPath, unreadableRequest, rotationWarning].map((reference) =>
    resolve(document, { $ref: reference }),
  );
  const { requests: rateLimits, largeBodies: _, ...limits } = document['x-limits'];
  return {
    requestId: requestIdOf(document),
    limits,
    rateLimits,
    preflight,
    sessionCookie: document.components.securitySchemes.session.name,
    paths,
    operations,
    catalogue,
    unknownPath: {
      error: Object.values(errorsOf(document, catalogue, 404, unknown))[0] ?? '',
      headers: headersOf(document, unknown),
    },
    unreadableRequest: {
      errors: errorsOf(document, catalogue, 'its own', unreadable),
      headers: headersOf(document, unreadable),
    },
    rotationWarning: readTemplate('rotationWarning', warning),
    // The baseline may be a document without notices.
    notices: Object.fromEntries(
      Object.entries<string>(notices ?? {}).map(([name, $ref]) => [
        name,
        readTemplate(name, resolve(document, { $ref })),
      ]),
    ),
  };
}
