// Exports the content of the document as values and types.
import { createRequire } from 'node:module';
import { contract, type CatalogueParams } from '@referral-tracking/contract';
import type { operations } from '@referral-tracking/contract/types';

export { contract };

/** The bundled OpenAPI document. */
export const document = createRequire(import.meta.url)('@referral-tracking/contract/openapi.json') as Record<
  string,
  unknown
>;

type Operations = typeof contract.operations;
export type OperationId = keyof Operations & keyof operations;
export type BucketName = keyof typeof contract.rateLimits.buckets;
export type CatalogueKey = keyof CatalogueParams;

/** The operations of the management API. */
export type ManagedId = {
  [Op in OperationId]: Operations[Op]['credential'] extends 'managed' ? Op : never;
}[OperationId];

/** The names of the errors that an operation's responses declare. */
export type ErrorName<Op extends OperationId = OperationId> = keyof Operations[Op]['errors'] & string;
/** The names of all errors that operations declare. */
export type AnyErrorName = { [Op in OperationId]: ErrorName<Op> }[OperationId];
type KeyOf<Op extends OperationId, Name extends ErrorName<Op>> = Operations[Op]['errors'][Name] & CatalogueKey;
export type ErrorParams<Op extends OperationId, Name extends ErrorName<Op>> = CatalogueParams[KeyOf<Op, Name>];

/** The names of an operation's success messages. */
export type MessageName<Op extends OperationId> = keyof Operations[Op]['messages'] & string;

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
/** The body that an operation's handler receives. With `x-raw`, it is a function that reads the bytes. */
export type Body<Op extends OperationId> = Operations[Op]['body'] extends { form: 'raw' }
  ? () => Promise<Buffer>
  : operations[Op] extends { requestBody?: infer Request }
    ? [NonNullable<Request>] extends [never]
      ? undefined
      : Json<NonNullable<Request>>
    : undefined;
export type Query<Op extends OperationId> = [NonNullable<operations[Op]['parameters']['query']>] extends [never]
  ? undefined
  : NonNullable<operations[Op]['parameters']['query']>;
/** The path parameters and declared headers, under the names that handlers use, with the values as they were sent. */
export type ParametersOf<Op extends OperationId> = {
  readonly [Entry in Operations[Op]['parameters'][number] as Entry['as']]: Entry['in'] extends 'path'
    ? string
    : string | undefined;
};

type Success = 200 | 201;
/** What is answered with a page, whatever its status. */
type WithPage = 302 | 404 | 503;
/** A page for a visitor, which may send them on to an address. */
export interface VisitorPage {
  readonly html: string;
  readonly location?: string;
}
type Responses<Op extends OperationId> = operations[Op]['responses'];
type PageStatus<Op extends OperationId> = {
  [Status in keyof Responses<Op> & WithPage]: Responses<Op>[Status] extends { content: { 'text/html': string } }
    ? Status
    : never;
}[keyof Responses<Op> & WithPage];
export type SuccessStatus<Op extends OperationId> = (keyof Responses<Op> & Success) | PageStatus<Op>;
/** A text that is sent piece by piece: comma-separated values unless it has another type. */
export type TextFile = AsyncIterable<string> & { readonly type?: 'text/html' };
/** The body of a success; a file is sent piece by piece. */
export type SuccessBody<Op extends OperationId, Status extends SuccessStatus<Op>> =
  | (Responses<Op>[Status] extends { content: { 'text/csv': string } } ? TextFile : never)
  | (Status extends PageStatus<Op> ? VisitorPage : never)
  | Json<Responses<Op>[Status]>;

/** The kinds of credentials of the management API. */
export type CallerKind = 'session' | 'token' | 'login';
/** The right to call an operation of the management API. */
export interface AccessEntry {
  readonly kinds: readonly CallerKind[];
  readonly scope: string | null;
  /** the least role in the program; null: no role is needed */
  readonly role: string | null;
  /** whether a session must have a recent sign-in */
  readonly recent: boolean;
  /** whether a token must be for all programs of its account */
  readonly allPrograms: boolean;
  /** whether an archived program refuses the operation */
  readonly active: boolean;
  /** whether it is for people who signed in as a partner too; a program in the path is one that they belong to */
  readonly partner: boolean;
}
export interface QueryRule {
  readonly type?: 'integer' | 'boolean';
  readonly default?: string | number | boolean;
}

/** An operation as the pipeline reads it, without literal types. */
export interface OperationEntry {
  readonly method: string;
  readonly path: string;
  /** the rate limit that a request to the operation spends from */
  readonly bucket: BucketName | null;
  readonly credential: 'none' | 'optional' | 'required' | 'login' | 'testMode' | 'retiredOnly' | 'managed';
  /** null: not an operation of the management API */
  readonly access: AccessEntry | null;
  readonly query: readonly string[];
  readonly queryRules: Readonly<Record<string, QueryRule>>;
  readonly parameters: readonly ParameterEntry[];
  readonly body:
    | { readonly form: 'json'; readonly maxBytes: number; readonly optional: boolean }
    | { readonly form: 'raw'; readonly maxBytes: number; readonly types: readonly string[] }
    | null;
  readonly unexpected: string | null;
  readonly headers: Readonly<Record<string, readonly HeaderEntry[]>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly messages: Readonly<Record<string, string>>;
}
export interface ParameterEntry {
  readonly in: 'path' | 'header';
  readonly name: string;
  readonly as: string;
  /** the limits of a header, which the service checks itself */
  readonly rules?: { readonly type: string; readonly minLength: number; readonly maxLength: number };
}
export interface HeaderEntry {
  readonly name: string;
  readonly value: string;
  readonly text?: string;
}
export interface PathEntry {
  readonly bucket: BucketName | null;
  readonly cors: boolean;
  /** whether the path belongs to the management API */
  readonly managed: boolean;
  /** whether the value of the last parameter has everything that follows */
  readonly rest: boolean;
  readonly operations: readonly OperationId[];
}
export interface CatalogueEntry {
  readonly status: number;
  readonly body: unknown;
  readonly template: Readonly<Record<string, string>>;
}

export const operationEntry = (id: OperationId): OperationEntry => contract.operations[id];
const pathEntries: Readonly<Record<string, PathEntry>> = contract.paths;
/** The document's properties of a path; `path` is written as in the document. */
export const pathEntry = (path: string): PathEntry | undefined =>
  Object.hasOwn(pathEntries, path) ? pathEntries[path] : undefined;
export const catalogue: Readonly<Record<string, CatalogueEntry>> = contract.catalogue;
