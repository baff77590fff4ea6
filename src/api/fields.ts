// The fields of a body and of the query: openapi-backend and ajv check them against the document, and the first broken
// rule becomes the error that the document names for it.
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
/** What fields stand in: a body, one of its objects, or the query. */
interface ObjectSchema {
  properties?: Record<string, Field>;
  'x-required'?: RequiredRule[];
}

interface Fault {
  /** the field's place in the document, outer field first; a fault of several fields comes after the last of them */
  order: number[];
  rule: number;
  failure: Failure;
}

/** Within one field: first whether it is there, then what it is, then its limits, then what it means. */
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

/** A sent value as a message shows it: its text, cut. */
function echo(value: unknown): string {
  if (value === undefined || value === null) return '';
  // Not JSON for a number: 1e400 has become Infinity, for which JSON has no word.
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

/** The schemas from the body down to the field, and the field's place among its siblings at each step. */
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
  // That the branch of a condition does not hold follows from the branch's own errors.
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
  // A null where a value is needed is an absent value.
  return [faultAt(path, body, error.data === null ? 'required' : error.keyword, error.data)];
}

/** The faults of a body in which fields are missing. */
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
 * The one answer to input with any number of faults: the first field's, in the document's order. Which error a
 * field's fault leads to stands in the document (`x-errors`); where it names none it is `fieldInvalid`.
 */
function firstFault(errors: readonly ErrorObject[], schema: ObjectSchema): Failure | undefined {
  return errors.flatMap((error) => faultOf(error, schema)).sort(compare)[0]?.failure;
}

/** The fields that do not count in this body, whatever they are: a value of another field makes them needless. */
const needless = (schema: ObjectSchema | undefined, body: unknown): string[] =>
  (schema?.['x-required'] ?? [])
    .filter((rule) => isNeedless(rule, body as Record<string, unknown>))
    .flatMap(({ all = [], any = [] }) => [...all, ...any]);

interface Parameter {
  name: string;
  in: string;
  schema: Field;
}
/** Where an operation of the document says what it takes. */
interface Input {
  requestBody?: { content: { 'application/json': { schema: ObjectSchema } } };
  parameters?: Parameter[];
}

/** The query parameters of an operation as the fields of an object, which is what they are checked as. */
const querySchema = ({ parameters = [] }: Input): ObjectSchema => ({
  properties: Object.fromEntries(
    parameters.filter((parameter) => parameter.in === 'query').map(({ name, schema }) => [name, schema]),
  ),
});

export interface FieldChecks {
  /** Throws the failure of the first broken rule of the operation's query and body. */
  check(id: OperationId, input: { query: object; body: unknown }): void;
}

/** A parameter of the path or a header is handed over as it was sent: the operation checks it. */
const isJudgedHere = ({ instancePath }: ErrorObject): boolean => /^\/(?:query|requestBody)/.test(instancePath);

/** The checks that openapi-backend has made of the document. What is read raw is checked by its operation. */
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

/** An operation's own query parameters, each the first of its name; all others are ignored. */
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
