// Creates rules for single fields from the document: values of the wrong type, and values beyond each limit.
import { contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { requirementOf } from '@referral-tracking/shared/requirement';
import type { Values } from '@referral-tracking/shared/template';
import type { Call } from '../call.ts';
import { expectError, statusOf, type Need, type Row } from '../row.ts';
import { requestSchema, resolve, type Schema } from '../schema.ts';
import type { Kit } from '../kit.ts';
import { show } from '../outcome.ts';

/** An invalid value of a field, and the rule that it breaks. */
interface Wrong {
  rule: string;
  value: unknown;
  asks: string;
}

const typesOf = ({ type = [] }: Schema): readonly string[] => (typeof type === 'string' ? [type] : type);
const short = (value: unknown): string => (show(value).length > 40 ? `${show(value).slice(0, 40)}…` : show(value));

function wrongTypes(schema: Schema): unknown[] {
  const types = typesOf(schema);
  if (types.includes('string')) return [7, ['x']];
  if (types.includes('integer')) return ['7', 1.5];
  if (types.includes('number')) return ['7'];
  if (types.includes('boolean')) return ['true'];
  if (types.includes('array')) return ['x', { a: 1 }];
  return ['x', [1]];
}

function textPastLimit({ format, maxLength = 0 }: Schema): string {
  const start = format === 'uri' ? 'https://example.com/?aff=x&y=' : '';
  return start.padEnd(maxLength + 1, 'x');
}

/** An allowed value in the other case, and with a blank: values are compared exactly. */
function changedValues({ enum: values = [] }: Schema): string[] {
  const value = values.find((item) => typeof item === 'string');
  if (value === undefined) return [];
  const lower = value.toLowerCase();
  return [value === lower ? value.toUpperCase() : lower, `${value} `];
}

function wrongTexts(schema: Schema): Wrong[] {
  const { format, minLength, maxLength } = schema;
  const wrong: Wrong[] = [];
  if (schema.enum) wrong.push({ rule: 'enum', value: 'XXX', asks: 'is "XXX"' });
  if (schema.enum) wrong.push({ rule: 'enum', value: '', asks: 'is empty' });
  for (const value of changedValues(schema)) wrong.push({ rule: 'enum', value, asks: `is "${value}"` });
  if (minLength !== undefined) wrong.push({ rule: 'minLength', value: '', asks: 'is empty' });
  // A domain beyond the length limit also breaks the format, so it is not tested here.
  if (maxLength !== undefined && format !== 'domain') {
    wrong.push({ rule: 'maxLength', value: textPastLimit(schema), asks: `has ${maxLength + 1} characters` });
  }
  if (format === 'uri') wrong.push({ rule: 'format', value: 'not a url', asks: 'is "not a url"' });
  if (format === 'uri') wrong.push({ rule: 'format', value: 'ftp://example.com/?aff=x', asks: 'is of scheme ftp' });
  if (format === 'domain') wrong.push({ rule: 'format', value: 'https://example.com', asks: 'is a URL' });
  return wrong;
}

function wrongNumbers({ minimum, exclusiveMinimum, maximum }: Schema): Wrong[] {
  const below = exclusiveMinimum ?? (minimum === undefined ? undefined : minimum - 1);
  const rule = exclusiveMinimum === undefined ? 'minimum' : 'exclusiveMinimum';
  return [
    ...(below === undefined ? [] : [below, below - 1].map((value) => ({ rule, value, asks: `is ${value}` }))),
    ...(maximum === undefined ? [] : [{ rule: 'maximum', value: maximum + 1, asks: `is ${maximum + 1}` }]),
  ];
}

export function wrongs(schema: Schema, isRequired: boolean): Wrong[] {
  const size = schema['x-max-json-length'];
  return [
    ...(isRequired ? [{ rule: 'required', value: undefined, asks: 'is absent' }] : []),
    ...(isRequired ? [{ rule: 'required', value: null, asks: 'is null' }] : []),
    ...wrongTypes(schema).map((value) => ({ rule: 'type', value, asks: `is ${short(value)}` })),
    ...wrongTexts(schema),
    ...wrongNumbers(schema),
    ...(size === undefined
      ? []
      : [{ rule: 'size', value: { x: 'x'.repeat(size) }, asks: `has over ${size} characters` }]),
  ];
}

/** A copy of the body with another value at the path. */
function withField(body: object, [name, ...rest]: readonly string[], value: unknown): object {
  const inner = (body as Record<string, unknown>)[name!];
  return { ...body, [name!]: rest.length > 0 ? withField(inner ?? {}, rest, value) : value };
}

/** A sent value as a message shows it. */
function echo(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  return [...text].slice(0, contract.limits.echoedCharacters).join('');
}

/** The error for a broken rule of a field, and the values in its text. */
export function errorOfField(
  schema: Schema,
  path: readonly string[],
  { rule, value }: Pick<Wrong, 'rule' | 'value'>,
): { name: string; values: Values } {
  const name = schema['x-errors']?.[rule] ?? 'fieldInvalid';
  const allowed = (schema.enum ?? []).filter((item) => item !== null).join(', ');
  const requirement = requirementOf(schema) ?? '';
  return { name, values: { field: path.join('.'), requirement, allowed, value: echo(value) } };
}

/** The values in a message about a field; they do not depend on the broken rule. */
export function valuesOf(id: OperationId, field: string): Values {
  const { path, method } = operationEntry(id);
  const schema = resolve(requestSchema(path, method)!.properties![field]!);
  return { field, requirement: requirementOf(schema) ?? '' };
}

export interface FieldRows<Op extends OperationId> {
  endpoint: string;
  id: Op;
  /** a request that creates no production record: it succeeds, or fails only because it refers to unknown records */
  valid: (kit: Kit) => Promise<Call & { body: object }>;
  needs?: readonly Need[];
}

/** A field of a request's body. */
interface Field {
  path: string[];
  schema: Schema;
  isRequired: boolean;
}

/** The fields of a schema and of its nested objects, outer fields first. */
function fieldsOf(schema: Schema, path: readonly string[] = []): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, node]) => {
    const own = resolve(node);
    const at = [...path, name];
    return [{ path: at, schema: own, isRequired: schema.required?.includes(name) ?? false }, ...fieldsOf(own, at)];
  });
}

/** A row for each field's wrong types and for each value past one of its limits. */
export function fieldRows<Op extends OperationId>({ endpoint, id, valid, needs = [] }: FieldRows<Op>): Row[] {
  const { path, method } = operationEntry(id);
  const fields = fieldsOf(requestSchema(path, method) ?? {});
  return fields.flatMap((field) =>
    wrongs(field.schema, field.isRequired).map(({ asks, ...wrong }) => {
      const error = errorOfField(field.schema, field.path, wrong);
      return {
        endpoint,
        asks: `${field.path.join('.')} ${asks}`,
        expects: `${statusOf(id, error.name)} ${error.name}`,
        needs,
        async run(kit: Kit) {
          const call = await valid(kit);
          const reply = await kit.ask(id, { ...call, body: withField(call.body, field.path, wrong.value) });
          expectError(id, reply, error.name, error.values);
        },
      };
    }),
  );
}
