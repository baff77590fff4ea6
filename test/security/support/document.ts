// Reads generated/openapi.json independently of the service's own code.
import { readFileSync } from 'node:fs';
import { compileBody } from '@referral-tracking/shared/template';

// The document has the shape of OpenAPI.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Node = any;

const document: Node = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Resolves a reference. */
export function resolve(node: Node): Node {
  if (node?.$ref === undefined) return node;
  const keys = (node.$ref as string).slice(2).split('/');
  return resolve(keys.reduce((at, key) => at[key.replaceAll('~1', '/')], document));
}

export interface Field {
  name: string;
  in: 'body' | 'path' | 'query' | 'header';
  /** JSON Schema type names; a value from a list has the type `choice` */
  types: string[];
  example: unknown;
}

/** A link of the document: values of an operation's request or response that another operation's request uses. */
export interface Link {
  from: string;
  to: string;
  /** runtime expressions, by target field */
  values: Record<string, string>;
}

export interface Access {
  scope?: string;
  role?: 'owner' | 'admin' | 'viewer';
  recent?: boolean;
  allPrograms?: boolean;
  active?: boolean;
  partner?: boolean;
}

export interface Refusal {
  status: number;
  body: object;
  template: Record<string, string>;
}

export interface Documented {
  id: string;
  method: string;
  path: string;
  /** alternative security schemes; empty if none is required */
  schemes: string[];
  /** whether a request without a credential succeeds */
  anonymous: boolean;
  credential: string | undefined;
  /** the right to call an operation of the management API */
  access: Access | undefined;
  /** whether a repeat of the request is safe as it is */
  repeatable: boolean;
  fields: Field[];
  examples: { name: string; body: Record<string, unknown> | undefined }[];
  /** the success statuses */
  successes: number[];
  statuses: number[];
  /** the 401 errors, by their names at the operation */
  unauthorized: Record<string, Refusal>;
  /** the names of the headers that a response with this status may have */
  headersOf(status: number): string[];
  /** the methods of the path */
  allowed: string[];
  /** the rate limit bucket; undefined if the path has no limit */
  bucket: string | undefined;
  /** whether pages of listed origins may call the path */
  cors: boolean;
  /** whether the body may be missing */
  optionalBody: boolean;
  /** the maximum size of the body; undefined if it has none */
  maxBodyBytes: number | undefined;
  /** the content types that it declares for bodies */
  bodyTypes: string[];
  /** the error with this status and name at the operation */
  refusal(status: number, name: string): Refusal;
}

/** The number of requests that an address or credential may send in a window; an unknown credential counts as none. */
export interface Bucket {
  name: string;
  limit: number;
  per: 'address' | 'credential' | 'account';
}

export const windowSeconds: number = document['x-limits'].requests.windowSeconds;
export const documentedBuckets: Bucket[] = Object.entries<Node>(document['x-limits'].requests.buckets).map(
  ([name, bucket]) => ({ name, ...bucket }),
);

const typesOf = (schema: Node): string[] => {
  const { type = [], enum: choices } = resolve(schema) ?? {};
  return choices === undefined ? ([type].flat() as string[]) : ['choice'];
};
const jsonOf = (content: Node): Node => content?.['application/json'] ?? {};

function fieldsOf(operation: Node, item: Node): Field[] {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
  const { properties = {} } = resolve(jsonOf(operation.requestBody?.content).schema ?? {});
  return [
    ...parameters.map((node) => ({ name: node.name, in: node.in, types: typesOf(node.schema), example: node.example })),
    ...Object.entries(properties).map(([name, schema]): Field => ({
      name,
      in: 'body',
      types: typesOf(schema),
      example: undefined,
    })),
  ];
}

function examplesOf(operation: Node): Documented['examples'] {
  if (!operation.requestBody) return [{ name: 'no body', body: undefined }];
  // A file has tests of its own.
  if (!('application/json' in operation.requestBody.content)) return [];
  const { examples = {} } = jsonOf(operation.requestBody.content);
  const named = Object.entries(examples).map(([name, node]) => ({ name, body: resolve(node).value }));
  if (named.length === 0) throw new Error(`${operation.operationId} has no example of its body: add one in openapi/`);
  return named;
}

function refusalsOf({ responses }: Node, status: number): Record<string, Refusal> {
  const { examples = {} } = jsonOf(resolve(responses[status])?.content);
  const entries = Object.entries(examples).map(([name, node]) => {
    const { value, 'x-template': template = {} } = resolve(node);
    return [name, { status, body: value, template }];
  });
  return Object.fromEntries(entries);
}

function refusalOf(operation: Node, status: number, name: string): Refusal {
  const refusal = refusalsOf(operation, status)[name];
  if (!refusal)
    throw new Error(`${operation.operationId} has no ${status} ${name}: add it to its responses in openapi/`);
  return refusal;
}

function documented(path: string, method: string): Documented {
  const item = document.paths[path];
  const operation = item[method];
  const security = (operation.security ?? document.security ?? []) as Record<string, unknown>[];
  const statuses = Object.keys(operation.responses).map(Number);
  const headersOf = (status: number) => Object.keys(resolve(operation.responses[status])?.headers ?? {});
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    schemes: [...new Set(security.flatMap((requirement) => Object.keys(requirement)))],
    anonymous: security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0),
    credential: operation['x-credential'],
    access: operation['x-access'],
    repeatable: operation['x-repeatable'] ?? method === 'get',
    fields: fieldsOf(operation, item),
    examples: examplesOf(operation),
    statuses,
    successes: statuses.filter((status) => status < 300),
    unauthorized: refusalsOf(operation, 401),
    headersOf,
    allowed: [...METHODS, 'head'].filter((known) => item[known]).map((known) => known.toUpperCase()),
    bucket: operation['x-bucket'] ?? item['x-bucket'],
    cors: headersOf(405).includes('Access-Control-Allow-Origin'),
    optionalBody: operation.requestBody !== undefined && operation.requestBody.required !== true,
    bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
    maxBodyBytes: operation.requestBody && (operation.requestBody['x-raw']?.maxBytes ?? document['x-limits'].bodyBytes),
    refusal: (status, name) => refusalOf(operation, status, name),
  };
}

const allOperations: Documented[] = Object.entries<Node>(document.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method]).map((method) => documented(path, method)),
);

/** All operations outside the management API; new ones are included automatically. */
export const documentedOperations = allOperations.filter(({ access }) => access === undefined);

/** All operations of the management API, also those that take a file. */
export const managedOperations = allOperations.filter(({ access }) => access !== undefined);

/** The operations of the management API whose bodies are records. */
export const managementOperations = managedOperations.filter(({ examples }) => examples.length > 0);

/** The fields of its body that an operation requires. */
export function requiredFields({ path, method }: Documented): string[] {
  const { requestBody } = document.paths[path][method.toLowerCase()];
  return resolve(jsonOf(requestBody?.content).schema ?? {}).required ?? [];
}

/** The runtime expressions in a link's body, which is JSON text with each expression in braces. */
function embedded(requestBody: string | undefined): Record<string, string> {
  const fields = Object.entries(JSON.parse(requestBody ?? '{}') as Record<string, string>);
  return Object.fromEntries(fields.map(([name, text]) => [name, text.replace(/^\{(\$.*)\}$/, '$1')]));
}

/** All links of the document that supply a value. */
export const documentedLinks: Link[] = Object.values<Node>(document.paths).flatMap((item) =>
  METHODS.filter((method) => item[method]).flatMap((method) => {
    const { operationId, responses } = item[method];
    const links = Object.values<Node>(responses).flatMap((node) => Object.values<Node>(resolve(node).links ?? {}));
    return links
      .map(resolve)
      .map((link) => ({
        from: operationId,
        to: link.operationId,
        values: { ...link.parameters, ...embedded(link.requestBody) },
      }))
      .filter(({ values }) => Object.keys(values).length > 0);
  }),
);

/** The body of an error, with the catalogue's text. */
export const bodyOf = ({ body, template }: Refusal, docsUrl: string): object =>
  compileBody(body, template)({ docs_url: docsUrl });

/** The warning in every response to a marked key. */
export function rotationWarning(docsUrl: string, rotateBy: Date): object {
  const { value, 'x-template': template } = resolve({ $ref: document['x-answers'].rotationWarning });
  return compileBody(value, template)({ docs_url: docsUrl, rotate_by: rotateBy.toISOString() });
}
