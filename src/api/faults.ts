// Which of several broken rules decides the error that is sent: that of the first field in the document's order.
import type { ErrorObject } from 'ajv';
import { Failure } from '../contract/failure.ts';
import { contract } from '../contract/index.ts';
import type { NoticeName } from '../contract/notice.ts';
import { requirementOf, type FieldRules } from '@referral-tracking/shared/requirement';
import { isAbsent, isBroken, type RequiredRule } from './ajv.ts';

interface Field extends FieldRules {
  enum?: (string | null)[];
}
/** A schema with fields: a body, an object in it, or the query. */
export interface ObjectSchema {
  properties?: Record<string, Field>;
  required?: readonly string[];
  items?: ObjectSchema;
  'x-required'?: RequiredRule[];
  /** of fields that are not known: the notice of a success */
  'x-errors'?: { additionalProperties?: NoticeName };
}

interface Fault {
  /**
   * the field's position in the document, outermost field first; an error about several fields comes after the last of
   * them
   */
  order: number[];
  rule: number;
  /** creates the error; only that of the first fault is needed */
  failure: () => Failure;
}

/** The order of rules within a field: presence, type, limits, meaning. */
const RULES = [
  'required',
  'type',
  'additionalProperties',
  'enum',
  'minLength',
  'maxLength',
  'pattern',
  'exclusiveMinimum',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'format',
];
const ruleOrder = (rule: string): number => (RULES.includes(rule) ? RULES.indexOf(rule) : RULES.length);

/** A sent value as a message shows it: as text, truncated. */
export function echo(value: unknown): string {
  if (value === undefined || value === null) return '';
  // A number such as 1e400 is parsed as Infinity, which JSON cannot represent, so numbers are not written as JSON.
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}` : JSON.stringify(value);
  return [...text].slice(0, contract.limits.echoedCharacters).join('');
}

/** The errors of rules that are not about the value of a field, unless the field has its own. */
const DEFAULTS: Readonly<Record<string, string>> = { required: 'fieldRequired', additionalProperties: 'fieldUnknown' };

function fieldFailure(path: string[], field: Field, rule: string, value: unknown): Failure {
  const name = field['x-errors']?.[rule] ?? DEFAULTS[rule] ?? 'fieldInvalid';
  const allowed = (field.enum ?? []).filter((item) => item !== null).join(', ');
  const requirement = requirementOf(field) ?? '';
  return new Failure(name, { field: path.join('.'), requirement, value: echo(value), allowed });
}

const positions = new WeakMap<ObjectSchema, ReadonlyMap<string, number>>();

/** The position of each field of a schema, by name; read once for each schema. */
function positionsIn(schema: ObjectSchema): ReadonlyMap<string, number> {
  const known = positions.get(schema);
  if (known) return known;
  const read = new Map(Object.keys(schema.properties ?? {}).map((name, i) => [name, i]));
  positions.set(schema, read);
  return read;
}

const position = (schema: ObjectSchema, name: string): number => positionsIn(schema).get(name) ?? -1;

/** The schemas on the path from the body to the field, and the field's position among its siblings at each level. */
function locate(body: ObjectSchema, path: string[]): { field: Field; order: number[] } {
  const order: number[] = [];
  let schema: ObjectSchema = body;
  for (const name of path) {
    order.push(schema.items ? Number(name) : position(schema, name));
    schema = schema.items ?? schema.properties?.[name] ?? {};
  }
  return { field: schema, order };
}

/** Whether a field must be there, so that `null` in it means that it is absent. */
function isRequired(body: ObjectSchema, path: string[]): boolean {
  const { required, 'x-required': rules } = locate(body, path.slice(0, -1)).field as ObjectSchema;
  return rules !== undefined || (required?.includes(path.at(-1) ?? '') ?? false);
}

function faultsOf(error: ErrorObject, body: ObjectSchema): Fault[] {
  // A failed condition has its own errors in its branch.
  if (error.keyword === 'if') return [];
  if (error.keyword === 'x-required') {
    const data = error.data as Record<string, unknown>;
    const { 'x-required': rules = [] } = error.parentSchema as ObjectSchema;
    return rules.filter((rule) => isBroken(rule, data)).flatMap((rule) => faultsOfRule(rule, data, body));
  }
  const path = error.instancePath.split('/').slice(2);
  if (error.keyword === 'required') {
    const { missingProperty } = error.params as { missingProperty: string };
    return [faultAt([...path, missingProperty], body, 'required', undefined)];
  }
  if (error.keyword === 'additionalProperties') {
    const { additionalProperty } = error.params as { additionalProperty: string };
    return [faultAt([...path, echo(additionalProperty)], body, 'additionalProperties', undefined)];
  }
  // `null` in a required field is an absent value.
  const absent = error.data === null && isRequired(body, path);
  return [faultAt(path, body, absent ? 'required' : error.keyword, error.data)];
}

/** The errors for missing fields of a body. */
function faultsOfRule(
  { all = [], any, error }: RequiredRule,
  data: Record<string, unknown>,
  body: ObjectSchema,
): Fault[] {
  if (error !== undefined) {
    const order = any ? Math.max(...any.map((field) => position(body, field))) + 0.5 : -1;
    return [{ order: [order], rule: 0, failure: () => new Failure(error) }];
  }
  return all.filter((field) => isAbsent(data[field])).map((field) => faultAt([field], body, 'required', undefined));
}

function faultAt(path: string[], body: ObjectSchema, rule: string, value: unknown): Fault {
  const { field, order } = locate(body, path);
  return { order, rule: ruleOrder(rule), failure: () => fieldFailure(path, field, rule, value) };
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
export function firstFailure(errors: readonly ErrorObject[], schema: ObjectSchema): Failure | undefined {
  let first: Fault | undefined;
  for (const error of errors) {
    for (const fault of faultsOf(error, schema)) if (!first || compare(fault, first) < 0) first = fault;
  }
  return first?.failure();
}
