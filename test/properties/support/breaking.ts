// Breaks a valid body in one place, with the error that the document declares for it.
import fc from 'fast-check';
import { contract } from '../../../src/contract/index.ts';
import { anyJson, isExempt, isTest, object, resolve, text, typesOf, type Context, type Json } from './arbitrary.ts';

interface Breakage {
  /** the path of the field, outermost field first */
  path: string[];
  rule: string;
  /** the error's name in the operation's responses */
  error: string;
  /** the invalid value; `undefined` removes the field */
  value: fc.Arbitrary<unknown>;
  /** whether the change is valid in this body */
  unless: (body: Json) => boolean;
}

const never = (): boolean => false;

const SAMPLES: Record<string, fc.Arbitrary<unknown>> = {
  string: text(),
  boolean: fc.boolean(),
  number: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  object: fc.dictionary(text(1, 5), anyJson, { maxKeys: 2 }),
  array: fc.array(anyJson, { maxLength: 3 }),
};

/** Values of every other type; 1.5 is not an integer either. */
function ofOtherTypes(types: readonly string[]): fc.Arbitrary<unknown> {
  const others = Object.keys(SAMPLES).filter(
    (name) => !types.includes(name) && !(name === 'number' && types.includes('integer')),
  );
  const fraction = types.includes('integer') ? [fc.double({ min: 0.1, max: 0.9, noNaN: true }).map((n) => 1 + n)] : [];
  return fc.oneof(...others.map((name) => SAMPLES[name]!), ...fraction);
}

const NO_URL = [
  '',
  ' ',
  'brand.dev/?aff=anna',
  '/?aff=anna',
  'ftp://brand.dev/?aff=anna',
  'https://',
  'https://?aff=anna',
];
const NO_TIME = [
  'yesterday',
  '2026-06-01',
  '2026-06-01T12:00:00',
  '2026-06-01 12:00:00Z',
  '2026-02-30T12:00:00Z',
  '2026-06-01T24:00:00Z',
  '2026-06-01T12:00:00+25:00',
  '1780315200',
];
const NO_DOMAIN = ['', 'https://brand.dev', 'brand.dev/', 'a b.dev', '-brand.dev', 'brand..dev', 'anna@brand.dev'];
const FORMATS: Record<string, string[]> = { uri: NO_URL, 'date-time': NO_TIME, domain: NO_DOMAIN };

const SECOND = 1000;

/** Values that break one rule of a field and meet the rules before it. */
function breakers(schema: Json, { now }: Context): Record<string, fc.Arbitrary<unknown>> {
  const at = (seconds: number) => new Date(now.getTime() + seconds * SECOND).toISOString();
  const { maxAgeSeconds = 0, maxAheadSeconds = 0 } = schema['x-time-window'] ?? {};
  const long = (length: number) =>
    schema.format === 'uri' ? `https://brand.dev/?aff=${'x'.repeat(length)}` : 'x'.repeat(length + 1);
  const all: Record<string, () => fc.Arbitrary<unknown>> = {
    type: () => ofOtherTypes(typesOf(schema)),
    enum: () => text().filter((value) => !schema.enum.includes(value)),
    minLength: () => fc.constant(''),
    maxLength: () => fc.nat({ max: 50 }).map((more) => long((schema.maxLength as number) + more)),
    pattern: () => fc.constantFrom(' ', '\t \n', '\u200b', '\u202e\u2066', '\u3164\ufe0f'),
    exclusiveMinimum: () => fc.nat({ max: 1e6 }).map((less) => schema.exclusiveMinimum - less),
    minimum: () => fc.nat({ max: 1e6 }).map((less) => schema.minimum - 1 - less),
    maximum: () =>
      fc.double({ min: 1.000001, max: 1e6, noNaN: true }).map((factor) => Math.ceil(schema.maximum * factor)),
    format: () =>
      fc.constantFrom(...FORMATS[schema.format as string]!).filter((value) => value !== '' || !schema.minLength),
    'x-time-window': () =>
      fc.oneof(
        fc.integer({ min: 1, max: 1e8 }).map((more) => at(-maxAgeSeconds - more)),
        fc.integer({ min: 1, max: 1e8 }).map((more) => at(maxAheadSeconds + more)),
      ),
    'x-query-parameter': () =>
      fc.constantFrom('https://brand.dev/', `https://brand.dev/?${schema['x-query-parameter']}=&b=1`),
    'x-max-json-length': () =>
      fc.nat({ max: 500 }).map((more) => ({ note: 'x'.repeat((schema['x-max-json-length'] as number) + more) })),
  };
  // `int32` and `int64` do not restrict values that JSON represents exactly.
  const applies = (rule: string) => rule in schema && (rule !== 'format' || schema.format in FORMATS);
  return Object.fromEntries(Object.entries(all).flatMap(([rule, make]) => (applies(rule) ? [[rule, make()]] : [])));
}

/** Without the test mode flag, the call is a production call, which has more required fields. */
function unlessOf(path: readonly string[]): (body: Json) => boolean {
  // With `chain`, the type of a single event is ignored.
  if (path.join('.') === 'event_type') return (body) => body.type === 'chain';
  // Without `chain`, the type of a single event is required.
  if (path.join('.') === 'type') return (body) => body.event_type === undefined || body.event_type === null;
  return /^additional_data(\.test_mode)?$/.test(path.join('.')) ? isTest : never;
}

function ofField(path: string[], node: Json, required: boolean, context: Context): Breakage[] {
  const schema = resolve(node);
  const unless = unlessOf(path);
  const one = (rule: string, value: fc.Arbitrary<unknown>): Breakage => {
    return { path, rule, error: (schema['x-errors']?.[rule] ?? 'fieldInvalid') as string, value, unless };
  };
  const own = Object.entries(breakers(schema, context)).map(([rule, value]) => one(rule, value));
  // `null` in a required field counts as absent.
  const absent = typesOf(schema).includes('null') ? [] : [one('required', fc.constant(null))];
  const missing = required ? [one('required', fc.constant(undefined))] : [];
  const strings = typesOf(schema).includes('string');
  const unstorable = { ...one('text', fc.constantFrom('a\0b', '\ud800', 'x\udc00')), error: 'textNotStorable' };
  const inner = Object.entries<Json>(schema.properties ?? {}).flatMap(([key, item]) =>
    ofField([...path, key], item, (schema.required ?? []).includes(key), context),
  );
  return [...own, ...absent, ...missing, ...(strings ? [unstorable] : []), ...inner];
}

/** Values that break rules about several fields. */
function ofWhole(schema: Json): Breakage[] {
  const rules: Json[] = schema['x-required'] ?? [];
  const oneOf = rules.find(({ any }) => any);
  const exempt = (rule: Json) => (body: Json) => isExempt(rule, body);
  const found: Breakage[] = [];
  // In a rule with separate errors, each field is also in `required`.
  const required = rules.find(({ all, error }) => all && !error);
  for (const name of required?.all ?? []) {
    const error = schema.properties[name]['x-errors'].required as string;
    const value = fc.constantFrom(undefined, null);
    found.push({ path: [name], rule: 'x-required', error, value, unless: exempt(required) });
  }
  if (oneOf) {
    const value = fc.constantFrom(undefined, null, '');
    // All fields must be removed to break the rule; the first one represents them.
    found.push({ path: oneOf.any, rule: 'one of', error: oneOf.error, value, unless: exempt(oneOf) });
  }
  if (schema.then) {
    const [limited, rule] = Object.entries<Json>(schema.then.properties)[0]!;
    const [decider, condition] = Object.entries<Json>(schema.if.properties)[0]!;
    const value = fc.double({ min: rule.maximum + 0.001, max: rule.maximum * 10, noNaN: true });
    const error = (schema.properties[limited]['x-errors'].maximum ?? 'fieldInvalid') as string;
    found.push({
      path: [limited],
      rule: 'then',
      error,
      value,
      unless: (body) => !condition.enum.includes(body[decider]),
    });
  }
  return found;
}

/** Every way to break a body of the schema in one place. */
function breakagesOf(node: Json, context: Context): Breakage[] {
  const schema = resolve(node);
  const required = (name: string) => (schema.required ?? []).includes(name);
  const fields = Object.entries<Json>(schema.properties ?? {}).flatMap(([name, item]) =>
    ofField([name], item, required(name), context),
  );
  const deep = (depth: number): unknown => (depth === 0 ? {} : { deeper: deep(depth - 1) });
  const whole = { path: ['deeper'], rule: 'depth', error: 'bodyTooDeep', unless: never };
  return [...fields, ...ofWhole(schema), { ...whole, value: fc.constant(deep(contract.limits.bodyDepth)) }];
}

function put(body: Json, [name, ...rest]: string[], value: unknown): Json {
  if (rest.length > 0) return { ...body, [name!]: put(body[name!] ?? {}, rest, value) };
  if (value !== undefined) return { ...body, [name!]: value };
  return Object.fromEntries(Object.entries(body as object).filter(([key]) => key !== name));
}

export interface Broken {
  body: Json;
  /** the field and the broken rule */
  at: string;
  /** the error's name in the operation's responses */
  error: string;
}

/** Generates bodies that are invalid in one place. */
export function broken(schema: Json, context: Context): fc.Arbitrary<Broken> {
  const valid = object(schema, context);
  return fc.constantFrom(...breakagesOf(schema, context)).chain(({ path, rule, error, value, unless }) =>
    fc.record({ body: valid.filter((body) => !unless(body)), value }).map(({ body, value }) => ({
      // Remove all fields to break a rule about several fields.
      body: rule === 'one of' ? path.reduce((at, name) => put(at, [name], value), body) : put(body, path, value),
      at: `${path.join('.')}, ${rule}`,
      error,
    })),
  );
}
