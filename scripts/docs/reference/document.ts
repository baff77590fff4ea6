// The parts of the OpenAPI document that the reference shows.
import { document, operationEntry, type OperationId } from '../../../src/contract/index.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  /** the error of each rule; for fields that are not listed, the notice of a success */
  'x-errors'?: Record<string, string>;
  /** fields that must be sent together with a condition */
  'x-required'?: { all?: string[]; any?: string[]; unlessTestMode?: boolean }[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minProperties?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  default?: unknown;
}

export interface Example {
  summary: string;
  value: unknown;
}

export interface Content {
  'application/json'?: { schema: Schema; examples?: Record<string, unknown> };
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: Schema;
}

export interface Header {
  description: string;
  required?: boolean;
  example?: unknown;
}

export interface Answer {
  description: string;
  headers?: Record<string, Header>;
  content?: Content;
}

export interface CodeSample {
  lang: string;
  label?: string;
  source: string;
}

export interface Operation {
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Answer>;
  security?: Record<string, unknown>[];
  deprecated?: boolean;
  /** `retiredOnly`: a key that is sent is only checked for retirement */
  'x-credential'?: string;
  /** the right to call an operation of the management API */
  'x-access'?: { scope?: string; role?: string; recent?: boolean; partner?: boolean };
  'x-codeSamples'?: CodeSample[];
}

/** Follows a reference to its target. */
export function resolve<T>(value: T): T {
  const ref = (value as { $ref?: string } | undefined)?.$ref;
  if (ref === undefined) return value;
  const steps = ref.replace(/^#\//, '').split('/');
  const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
  if (target === undefined) throw new Error(`${ref} is not in the document`);
  return resolve(target as T);
}

export function operationOf(id: OperationId): Operation {
  const { path, method } = operationEntry(id);
  const item = (document.paths as Record<string, Record<string, Operation> & { parameters?: Parameter[] }>)[path]!;
  const operation = item[method]!;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolve(one));
  return parameters.length === 0 ? operation : { ...operation, parameters };
}

/**
 * Whether people can send the operation's request by hand and have a reason to: it is not retired, and needs no header
 * that only another system can make, such as a signature.
 */
export const isForPeople = ({ deprecated, parameters = [] }: Operation): boolean =>
  deprecated !== true && !parameters.some((one) => one.in === 'header' && one.required === true);

/** The examples of a body, each with its summary. */
export const examplesOf = (content: Content | undefined): Example[] =>
  Object.values(content?.['application/json']?.examples ?? {}).map((example) => resolve(example as Example));

export const schemaOf = (content: Content | undefined): Schema | undefined => content?.['application/json']?.schema;

export interface Tag {
  name: string;
  description: string;
}
export const tags = document.tags as Tag[];
export const info = document.info as { title: string; version: string; summary: string; description: string };

/** All scopes of API tokens. */
export const scopes = resolve<{ enum?: string[] }>({ $ref: '#/components/schemas/scope' } as object).enum!;

/** The first sentence of a description. */
export const firstSentence = (text: string): string => /^[^]*?\.(?=\s|$)/.exec(text.trim())?.[0] ?? text.trim();
