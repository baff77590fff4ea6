// Reads the document as plain JSON, independently of the service's own code.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { document, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { isDateTime, isHttpUrl } from '@referral-tracking/shared/formats';

/** The keywords of a schema that the checks themselves use. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly (string | null)[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  required?: readonly string[];
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  if?: Schema;
  then?: Schema;
  'x-errors'?: Record<string, string>;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  'x-max-json-length'?: number;
  'x-required'?: readonly { all?: readonly string[]; unlessTestMode?: boolean }[];
  'x-time-window'?: { maxAgeSeconds: number; maxAheadSeconds: number };
}
export interface HeaderNode {
  $ref?: string;
  required?: boolean;
  schema: Schema;
}
export type HeaderNodes = Record<string, HeaderNode>;
interface Content {
  content: { 'application/json'?: { schema: Schema } };
}
/** Without content, the response has no body. */
export interface ResponseNode extends Partial<Content> {
  $ref?: string;
  headers?: HeaderNodes;
}
export interface ParameterNode {
  $ref?: string;
  name: string;
  in: string;
  schema: Schema;
}
export interface OperationNode {
  operationId: OperationId;
  parameters?: readonly ParameterNode[];
  requestBody?: Content;
  responses: Record<string, ResponseNode>;
}
export type PathNode = Record<string, OperationNode>;

const nodes = document as unknown as {
  paths: Record<string, PathNode>;
  'x-answers': { unknownPath: string };
};
export const { unknownPath: unknownPathRef } = nodes['x-answers'];

/** The paths with parameters. One with more fixed segments takes precedence. */
const templates = Object.entries(nodes.paths)
  .filter(([path]) => path.includes('{'))
  .sort(([a], [b]) => a.split('{').length - b.split('{').length)
  .map(([path, node]) => ({
    matches: new RegExp(`^${path.replace(/\{\w+\}/g, node['x-rest'] ? '.+' : '[^/]+')}$`),
    node,
  }));

/** The document's entry for a path, including a path with parameters. */
export const pathNode = (path: string): PathNode | undefined =>
  Object.hasOwn(nodes.paths, path) ? nodes.paths[path] : templates.find(({ matches }) => matches.test(path))?.node;

const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'head'];

/** The methods of a path, as the `Allow` header lists them. */
export const methodsOf = (item: PathNode): string[] =>
  Object.keys(item)
    .filter((key) => METHODS.includes(key))
    .map((key) => key.toUpperCase());

/** Resolves a reference; returns any other node as it is. */
export function resolve<T extends { $ref?: string }>(node: T): T {
  if (typeof node.$ref !== 'string') return node;
  const keys = node.$ref.slice(2).split('/');
  const found = keys.reduce<unknown>(
    (at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/')],
    document as unknown,
  );
  return resolve(found as T);
}

/**
 * Closes every object of a response's schema. Published schemas are open to additions, but the checks must find unknown
 * fields.
 */
function closed(node: Schema): Schema {
  const copy: Schema = { ...resolve(node) };
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) if (copy[key]) copy[key] = copy[key].map(closed);
  if (copy.items) copy.items = closed(copy.items);
  if (copy.properties) {
    copy.properties = Object.fromEntries(Object.entries(copy.properties).map(([key, item]) => [key, closed(item)]));
    copy.additionalProperties ??= false;
  }
  return copy;
}

// `npm run lint:contract` validates the schemas of the document.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
ajv.addFormat('date-time', isDateTime);
ajv.addFormat('uri', isHttpUrl);
for (const width of ['int32', 'int64']) ajv.addFormat(width, { type: 'number', validate: Number.isInteger });

const validators = new Map<string, ValidateFunction>();

/**
 * Validates a value; returns the faults, or undefined if there are none. The key identifies the schema, which is
 * compiled once.
 */
export function fault(key: string, schema: Schema, value: unknown): string | undefined {
  const validate = validators.get(key) ?? ajv.compile(closed(schema));
  validators.set(key, validate);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

/** The schema of an operation's request body; undefined if it has none. */
export function requestSchema(path: string, method: string): Schema | undefined {
  const schema = pathNode(path)?.[method]?.requestBody?.content['application/json']?.schema;
  return schema && resolve(schema);
}

/** The schema of each query parameter of an operation, by its name. */
export function querySchemas(id: OperationId): Record<string, Schema> {
  const { path, method } = operationEntry(id);
  const parameters = (pathNode(path)?.[method]?.parameters ?? []).map(resolve);
  const ofQuery = parameters.filter((parameter) => parameter.in === 'query');
  return Object.fromEntries(ofQuery.map(({ name, schema }) => [name, resolve(schema)]));
}
