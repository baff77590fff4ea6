// Converts JSON Schema to fast-check generators of valid requests. It also reads x- keys, for rules that JSON Schema
// cannot express.
import fc from 'fast-check';
import { contract, document } from '../../../src/contract/index.ts';

// The document is read as plain JSON.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

export function resolve(node: Json): Json {
  if (typeof node?.$ref !== 'string') return node;
  const keys = (node.$ref as string).slice(2).split('/');
  return resolve(keys.reduce((at: Json, key) => at[key.replaceAll('~1', '/')], document as Json));
}

/** Additional values for fields, by field name: identifiers of existing records. */
export type Pools = Readonly<Record<string, readonly (string | number)[]>>;

export interface Context {
  pools: Pools;
  /** fields that only get values from their pool */
  onlyKnown: readonly string[];
  now: Date;
}

export const typesOf = (schema: Json): string[] => [schema.type ?? 'object'].flat() as string[];

/** Text that PostgreSQL can store: without U+0000 and lone surrogates. */
export const text = (minLength = 0, maxLength = 40): fc.Arbitrary<string> =>
  fc
    .string({ unit: 'binary', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
    .filter((value) => !value.includes('\0'));

const storable = (value: unknown): boolean => !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value));
/** Any JSON value that is small enough for every limit. */
export const anyJson: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 3 }).filter(storable);

const host = fc.domain({ size: 'small' });
const query = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[\w-]{0,12}$/), { maxKeys: 3 });
const url = (parameter: string | undefined): fc.Arbitrary<string> =>
  fc
    .record({
      scheme: fc.constantFrom('http', 'https', 'HTTPS'),
      host,
      query,
      value: fc.stringMatching(/^[\w-]{1,12}$/),
    })
    .map(({ scheme, host, query, value }) => {
      const search = new URLSearchParams(parameter === undefined ? query : { [parameter]: value, ...query });
      if (parameter !== undefined && !search.get(parameter)) search.set(parameter, value);
      return `${scheme}://${host}/?${search.toString()}`;
    });

/** A time within the window, in various ISO 8601 forms with an offset. */
function time(window: { maxAgeSeconds: number; maxAheadSeconds: number } | undefined, now: Date): fc.Arbitrary<string> {
  const { maxAgeSeconds, maxAheadSeconds } = window ?? { maxAgeSeconds: 1e9, maxAheadSeconds: 1e9 };
  const seconds = fc.integer({ min: -maxAgeSeconds, max: maxAheadSeconds });
  return fc.record({ seconds, offset: fc.constantFrom(-720, -90, 0, 60, 330, 840) }).map(({ seconds, offset }) => {
    const local = new Date(now.getTime() + seconds * 1000 + offset * 60_000).toISOString().slice(0, 19);
    const clock = (minutes: number) => String(Math.floor(minutes / 60)).padStart(2, '0');
    const zone = `${offset < 0 ? '-' : '+'}${clock(Math.abs(offset))}:${String(Math.abs(offset) % 60).padStart(2, '0')}`;
    return `${local}${offset === 0 ? 'Z' : zone}`;
  });
}

function string(schema: Json, context: Context): fc.Arbitrary<string> {
  if (schema.format === 'uri') return url(schema['x-query-parameter']);
  if (schema.format === 'date-time') return time(schema['x-time-window'], context.now);
  if (schema.format === 'domain') return host;
  const plain = text(schema.minLength, schema.maxLength);
  if (schema.pattern)
    return plain.map((value) => `a${value}`).filter((value) => new RegExp(schema.pattern as string, 'u').test(value));
  // Includes the maximum length.
  return schema.maxLength
    ? fc.oneof(
        { weight: 9, arbitrary: plain },
        { weight: 1, arbitrary: fc.constant('x'.repeat(schema.maxLength as number)) },
      )
    : plain;
}

function number(schema: Json, type: string): fc.Arbitrary<number> {
  const min = schema.minimum ?? (schema.exclusiveMinimum === undefined ? -1e9 : schema.exclusiveMinimum + 1);
  const max = schema.maximum ?? 1e9;
  if (type === 'integer')
    return fc.oneof(
      fc.integer({ min, max: Math.min(max, min + 1e6) }),
      fc.maxSafeInteger().filter((n) => n >= min && n <= max),
      fc.constantFrom(min, max),
    );
  return fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true }));
}

function ofType(schema: Json, type: string, name: string, context: Context): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return string(schema, context);
    case 'integer':
    case 'number':
      return number(schema, type);
    case 'object':
      return object(schema, context);
    case 'array':
      return fc.array(field(schema.items, name, context), { maxLength: 3 });
    default:
      throw new Error(`${name}: this generator knows no ${type}`);
  }
}

/** Generates a field's values, including identifiers of existing records. */
export function field(node: Json, name: string, context: Context): fc.Arbitrary<unknown> {
  const schema = resolve(node);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  if (schema.anyOf) return fc.oneof(...(schema.anyOf as Json[]).map((option) => field(option, name, context)));
  const types = typesOf(schema);
  const drawn = fc.oneof(
    ...types.map((type) => ({ weight: type === 'null' ? 1 : 4, arbitrary: ofType(schema, type, name, context) })),
  );
  const known = context.pools[name] ?? [];
  if (context.onlyKnown.includes(name)) return fc.constantFrom(...known);
  return known.length === 0
    ? drawn
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: drawn });
}

export const isTest = (body: Json): boolean => body.additional_data?.test_mode === true;

/** Whether a body is exempt from a rule about several fields. */
export const isExempt = (rule: Json, body: Json): boolean =>
  (rule.unlessTestMode === true && isTest(body)) ||
  Object.entries(rule.unless ?? {}).some(([name, value]) => body[name] === value);

/** Checks x-required, which the keyword `required` cannot express. */
function isComplete({ 'x-required': rules = [] }: Json, body: Json): boolean {
  const has = (name: string): boolean => body[name] !== undefined && body[name] !== null && body[name] !== '';
  return (rules as Json[]).every(
    (rule) => isExempt(rule, body) || (rule.any ? (rule.any as string[]).some(has) : (rule.all as string[]).every(has)),
  );
}

/** Checks `if` and `then` in the document's form: a condition on one field restricts another. */
function keepsCondition(schema: Json, body: Json): boolean {
  // The other condition, of a synthetic event, repeats what x-required says.
  if (!schema.then) return true;
  const holds = Object.entries<Json>(schema.if.properties).every(([name, rule]) => rule.enum.includes(body[name]));
  return !holds || Object.entries<Json>(schema.then.properties).every(([name, rule]) => body[name] <= rule.maximum);
}

/** Generates an object with its required fields, some optional ones, and sometimes unknown ones. */
export function object(node: Json, context: Context): fc.Arbitrary<Json> {
  const schema = resolve(node);
  const properties = schema.properties ?? {};
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, item]) => [name, field(item, name, context)]),
  );
  const requiredKeys = (schema.required ?? []) as string[];
  const unknown = fc.dictionary(text(1, 8), anyJson, { maxKeys: 2 });
  return fc
    .record({
      own: fc.record(fields, { requiredKeys }),
      unknown: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: unknown }),
    })
    .map(({ own, unknown }) => ({ ...unknown, ...own }))
    .filter((body) => isComplete(schema, body) && keepsCondition(schema, body))
    .filter((body) => JSON.stringify(body).length <= (schema['x-max-json-length'] ?? contract.limits.bodyBytes));
}
