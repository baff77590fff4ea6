// Checks the fields of the body and of the query: openapi-backend and ajv validate them against the document, and the
// first broken rule decides which error is sent.
import type { ErrorObject } from 'ajv';
import type { OpenAPIBackend } from 'openapi-backend';
import { failure, Failure } from '../contract/failure.ts';
import { contract, operationEntry, type OperationId } from '../contract/index.ts';
import { requirementOf, type FieldRules } from '../contract/requirement.ts';
import { isStorable } from '../lib/json.ts';
import { isAbsent, isBroken, isNeedless, type RequiredRule } from './ajv.ts';

interface Field extends FieldRules {
  enum?: (string | null)[];
}
/** A schema with fields: a body, an object in it, or the query. */
interface ObjectSchema {
  properties?: Record<string, Field>;
  'x-required'?: RequiredRule[];
}

interface Fault {
  /**
   * the field's position in the document, outermost field first; an error about several fields comes after the last of
   * them
   */
  order: number[];
  rule: number;
  failure: Failure;
}

/** The order of rules within a field: presence, type, limits, meaning. */
const RULES = [
  'required',
  'type',
  'enum',
  'minLength',
  'maxLength',
  'pattern',
  'exclusiveMinimum',
  'minimum',
  'maximum',
  'format',
];
const ruleOrder = (rule: string): number => (RULES.includes(rule) ? RULES.indexOf(rule) : RULES.length);

/** A sent value as a message shows it: as text, truncated. */
function echo(value: unknown): string {
  if (value === undefined || value === null) return '';
  // A number such as 1e400 is parsed as Infinity, which JSON cannot represent, so numbers are not written as JSON.
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}` : JSON.stringify(value);
  return [...text].slice(0, contract.limits.echoedCharacters).join('');
}

function fieldFailure(path: string[], field: Field, rule: string, value: unknown): Failure {
  const name = field['x-errors']?.[rule] ?? 'fieldInvalid';
  const allowed = (field.enum ?? []).filter((item) => item !== null).join(', ');
  const requirement = requirementOf(field) ?? '';
  return new Failure(name, { field: path.join('.'), requirement, value: echo(value), allowed });
}

const position = (schema: ObjectSchema, name: string): number => Object.keys(schema.properties ?? {}).indexOf(name);

/** The schemas on the path from the body to the field, and the field's position among its siblings at each level. */
function locate(body: ObjectSchema, path: string[]): { field: Field; order: number[] } {
  const order: number[] = [];
  let schema: ObjectSchema = body;
  for (const name of path) {
    order.push(position(schema, name));
    schema = (schema.properties?.[name] ?? {}) as ObjectSchema;
  }
  return { field: schema as Field, order };
}

function faultOf(error: ErrorObject, body: ObjectSchema): Fault[] {
  // A failed condition has its own errors in its branch.
  if (error.keyword === 'if') return [];
  const path = error.instancePath.split('/').slice(2);
  if (error.keyword === 'required') {
    const { missingProperty } = error.params as { missingProperty: string };
    return [faultAt([...path, missingProperty], body, 'required', undefined)];
  }
  if (error.keyword === 'x-required') {
    const data = error.data as Record<string, unknown>;
    const { 'x-required': rules = [] } = error.parentSchema as ObjectSchema;
    return rules.filter((rule) => isBroken(rule, data)).flatMap((rule) => faultsOfRule(rule, data, body));
  }
  // `null` in a required field is an absent value.
  return [faultAt(path, body, error.data === null ? 'required' : error.keyword, error.data)];
}

/** The errors for missing fields of a body. */
function faultsOfRule(
  { all = [], any, error }: RequiredRule,
  data: Record<string, unknown>,
  body: ObjectSchema,
): Fault[] {
  if (any && error !== undefined) {
    const last = Math.max(...any.map((field) => position(body, field)));
    return [{ order: [last + 0.5], rule: 0, failure: new Failure(error) }];
  }
  if (error !== undefined) return [{ order: [-1], rule: 0, failure: new Failure(error) }];
  return all.filter((field) => isAbsent(data[field])).map((field) => faultAt([field], body, 'required', undefined));
}

function faultAt(path: string[], body: ObjectSchema, rule: string, value: unknown): Fault {
  const { field, order } = locate(body, path);
  return { order, rule: ruleOrder(rule), failure: fieldFailure(path, field, rule, value) };
}

function compare(a: Fault, b: Fault): number {
  for (let i = 0; i < Math.max(a.order.length, b.order.length); i++) {
    const difference = (a.order[i] ?? -1) - (b.order[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return a.rule - b.rule;
}

/**
 * The error to send when input breaks several rules: that of the first field in the document's order. `x-errors` maps a
 * field's rule to an error; the default is `fieldInvalid`.
 */
function firstFault(errors: readonly ErrorObject[], schema: ObjectSchema): Failure | undefined {
  return errors.flatMap((error) => faultOf(error, schema)).sort(compare)[0]?.failure;
}

/** The fields that are ignored in this body because another field has an exempting value (`unless`). */
const needless = (schema: ObjectSchema | undefined, body: unknown): string[] =>
  (schema?.['x-required'] ?? [])
    .filter((rule) => isNeedless(rule, body as Record<string, unknown>))
    .flatMap(({ all = [], any = [] }) => [...all, ...any]);

interface Parameter {
  name: string;
  in: string;
  schema: Field;
}
/** The input that an operation declares in the document. */
interface Input {
  requestBody?: { content: { 'application/json': { schema: ObjectSchema } } };
  parameters?: Parameter[];
}

/** The query parameters of an operation as an object schema, so that they are checked like the fields of a body. */
const querySchema = ({ parameters = [] }: Input): ObjectSchema => ({
  properties: Object.fromEntries(
    parameters.filter((parameter) => parameter.in === 'query').map(({ name, schema }) => [name, schema]),
  ),
});

export interface FieldChecks {
  /** Throws the failure for the first broken rule of the operation's query and body. */
  check(id: OperationId, input: { query: object; body: unknown }): void;
}

/** Path parameters and headers are not checked here; the operation checks them. */
const isJudgedHere = ({ instancePath }: ErrorObject): boolean => /^\/(?:query|requestBody)/.test(instancePath);

/** Creates the checks from openapi-backend's validators. An `x-raw` body is checked by its operation. */
export function createFieldChecks({ router, validator }: OpenAPIBackend): FieldChecks {
  const schemas = new Map(
    router.getOperations().map((operation) => {
      const input = operation as unknown as Input;
      const body = input.requestBody?.content['application/json'].schema;
      return [operation.operationId, { query: querySchema(input), body }];
    }),
  );
  return {
    check(id, { query, body }) {
      if (operationEntry(id).body?.form === 'raw') return;
      const input = { path: {}, header: {}, cookie: {}, query, ...(body === undefined ? {} : { requestBody: body }) };
      const errors = validator.getRequestValidatorsForOperation(id).flatMap((validate) => {
        return validate(input) ? [] : (validate.errors ?? []).filter(isJudgedHere);
      });
      if (errors.length === 0) return;
      const schema = schemas.get(id)!;
      const left = needless(schema.body, body).map((field) => `/requestBody/${field}`);
      const counting = errors.filter(({ instancePath }) => !left.includes(instancePath));
      if (counting.length === 0) return;
      const ofQuery = counting.filter(({ instancePath }) => instancePath.startsWith('/query'));
      const fault = firstFault(ofQuery, schema.query) ?? firstFault(counting, schema.body ?? {});
      if (!fault) throw new Error(`the input of ${id} was refused without an error`);
      throw fault;
    },
  };
}

/**
 * The operation's declared query parameters. If one is repeated, the first value counts; undeclared ones are ignored.
 */
export function readQuery(search: string, names: readonly string[]): Record<string, string> {
  const sent = new URLSearchParams(search);
  const query: Record<string, string> = {};
  for (const name of names) {
    const value = sent.get(name);
    if (value === null) continue;
    if (!isStorable(value)) throw failure('textNotStorable');
    query[name] = value;
  }
  return query;
}
