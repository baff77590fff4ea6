import type { ErrorObject } from 'ajv';
import { Failure } from '../contract/failure.ts';
import { contract } from '../contract/index.ts';

interface Field {
  'x-errors'?: Record<string, string>;
  'x-must-be'?: string;
  enum?: (string | null)[];
}
/** What fields stand in: a body, one of its objects, or the query. */
interface ObjectSchema {
  properties?: Record<string, Field>;
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
  const requirement = field['x-must-be'] ?? '';
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
  // That the branch of a condition does not hold is reported by the branch's own errors.
  if (error.keyword === 'if') return [];
  const path = error.instancePath.split('/').slice(2);
  const parent = error.parentSchema as ObjectSchema & Record<string, { fields: string[]; error: string }>;
  if (error.keyword === 'x-all-of') {
    return [{ order: [-1], rule: 0, failure: new Failure(parent['x-all-of']!.error) }];
  }
  if (error.keyword === 'x-one-of') {
    const { fields, error: name } = parent['x-one-of']!;
    const last = Math.max(...fields.map((field) => position(parent, field)));
    return [{ order: [last + 0.5], rule: 0, failure: new Failure(name) }];
  }
  if (error.keyword === 'required' || error.keyword === 'x-required') {
    const data = error.data as Record<string, unknown>;
    const missing =
      error.keyword === 'required'
        ? [(error.params as { missingProperty: string }).missingProperty]
        : parent['x-required']!.fields.filter((field) => data[field] === undefined || data[field] === null);
    return missing.map((name) => faultAt([...path, name], body, 'required', undefined));
  }
  // A null where a value is needed is an absent value.
  return [faultAt(path, body, error.data === null ? 'required' : error.keyword, error.data)];
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

interface Parameter {
  name: string;
  in: string;
  schema: Field;
}

/** The query parameters of an operation as the fields of an object, which is what they are checked as. */
export const querySchema = (parameters: readonly Parameter[]): ObjectSchema => ({
  properties: Object.fromEntries(
    parameters.filter((parameter) => parameter.in === 'query').map(({ name, schema }) => [name, schema]),
  ),
});

/**
 * The one answer to input with any number of faults: the first field's, in the document's order. Which error a
 * field's fault leads to stands in the document (`x-errors`); where it names none it is `fieldInvalid`.
 */
export function firstFault(errors: readonly ErrorObject[], schema: ObjectSchema): Failure {
  const [first] = errors.flatMap((error) => faultOf(error, schema)).sort(compare);
  if (!first) throw new Error('input was refused without an error');
  return first.failure;
}
