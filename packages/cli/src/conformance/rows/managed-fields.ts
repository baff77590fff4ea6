// Every rule of every field of a change by the management API, from the document: values just beyond each limit, and null.
import { isDeepStrictEqual } from 'node:util';
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Kit } from '../kit.ts';
import { exampleOf } from '../owned.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { requestSchema, resolve, type Schema } from '../schema.ts';
import { errorOfField, wrongs } from './fields.ts';
import { nameOf } from './harmless.ts';
import { changeIn, WITH_BODY } from './managed-writes.ts';

const { shown } = rowsOf('management', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const HOUR = 3_600_000;
type Body = Record<string, unknown>;

interface Broken {
  path: string[];
  schema: Schema;
  rule: string;
  value: unknown;
}

/** A copy of the value with another one at the path, of which a number is the place in a list. */
function withValue(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  const inner = rest.length > 0 ? withValue((whole as Body | undefined)?.[name!] ?? {}, rest, value) : value;
  if (!Array.isArray(whole)) return { ...(whole as Body), [name!]: inner };
  return whole.map((item: unknown, place) => (String(place) === name ? inner : item));
}

/** Another item of a list, like its first one. */
function itemLike(first: unknown, place: number): unknown {
  if (typeof first === 'number') return place + 1;
  if (typeof first === 'string') return `https://item-${place}.conformance.example`;
  return { ...(first as Body), email: `item-${place}@conformance.example` };
}

function wrongLists({ minItems, maxItems, uniqueItems, items }: Schema, sent: unknown): [string, unknown][] {
  const [first] = Array.isArray(sent) ? (sent as unknown[]) : [];
  if (first === undefined || !items || resolve(items).enum) return [];
  const tooMany = Array.from({ length: (maxItems ?? 0) + 1 }, (_, place) => itemLike(first, place));
  return [
    ...(minItems ? [['minItems', []] as [string, unknown]] : []),
    ...(maxItems === undefined ? [] : [['maxItems', tooMany] as [string, unknown]]),
    ...(uniqueItems ? [['uniqueItems', [first, first]] as [string, unknown]] : []),
  ];
}

/** By format: texts of another form. */
const OTHER_TEXTS: Readonly<Record<string, readonly string[]>> = {
  email: ['nobody', 'a@b@c', '@brand.example', 'a b@brand.example'],
  'date-time': ['tomorrow', '2036-02-30T00:00:00Z', '2036-01-01T00:00:00', '2036-01-01'],
  origin: ['https://brand.example/', 'ftp://brand.example', 'brand.example', '*', 'https://Brand.example'],
};

/** Texts of which each pattern refuses one: letters beyond ASCII and a blank, nothing that can be seen, and a comma. */
const OUTSIDE = ['ä ß', ' \u200b\u202e ', 'a,b'];

/** Rules that no request outside the management API has. */
function further(schema: Schema, sent: unknown, now: number): [rule: string, value: unknown][] {
  const { pattern, format = '', 'x-time-window': window } = schema;
  const texts = OTHER_TEXTS[format] ?? [];
  const at = (ms: number): [string, string] => ['x-time-window', new Date(ms).toISOString()];
  return [
    ...(pattern
      ? [['pattern', OUTSIDE.find((text) => !new RegExp(pattern, 'u').test(text))] as [string, unknown]]
      : []),
    ...texts.map((text): [string, unknown] => ['format', text]),
    ...(window ? [at(now - window.maxAgeSeconds * 1000 - HOUR), at(now + window.maxAheadSeconds * 1000 + HOUR)] : []),
    ...wrongLists(schema, sent),
  ];
}

/** Whether a field of an object that the example lacks can be sent alone. */
const isAlone = ({ required = [] }: Schema, sent: unknown): boolean => sent !== undefined || required.length < 2;

/** A copy of each schema with its place, also of the items of a list. */
function placesOf(schema: Schema, sent: unknown, path: readonly string[] = []): [string[], Schema, unknown][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, node]): [string[], Schema, unknown][] => {
    const [own, at, value] = [resolve(node), [...path, name], (sent as Body | undefined)?.[name]];
    const [first] = Array.isArray(value) ? (value as unknown[]) : [];
    const item = own.items && first !== undefined ? resolve(own.items) : undefined;
    const items: [string[], Schema, unknown][] = item
      ? [[[...at, '0'], item, first], ...placesOf(item, first, [...at, '0'])]
      : [];
    return [[at, own, value], ...(isAlone(own, value) ? placesOf(own, value, at) : []), ...items];
  });
}

function brokenIn(schema: Schema, example: Body, now: number): Broken[] {
  return placesOf(schema, example).flatMap(([path, own, sent]) => [
    ...further(own, sent, now).map(([rule, value]) => ({ path, schema: own, rule, value })),
    ...wrongs(own, false).map(({ rule, value }) => ({ path, schema: own, rule, value })),
  ]);
}

const schemaOf = (id: OperationId): Schema => {
  const { path, method } = operationEntry(id);
  return requestSchema(path, method)!;
};

/** One value for each field that no change before has in the same form. */
function casesOf(id: OperationId, example: Body, now: number): Broken[] {
  const before = WITH_BODY.slice(0, WITH_BODY.indexOf(id)).flatMap((other) => placesOf(schemaOf(other), {}));
  const isNew = ({ path, schema }: Broken) =>
    !before.some(([at, own]) => at.join() === path.join() && isDeepStrictEqual(own, schema));
  const cases = brokenIn(schemaOf(id), example, now).filter(isNew);
  return cases.filter(({ path }, i) => cases.findIndex((other) => other.path.join() === path.join()) === i);
}

async function limits(kit: Kit, id: OperationId): Promise<void> {
  const example = exampleOf(id, kit)!;
  for (const { path, schema, ...broken } of casesOf(id, example, kit.now().getTime())) {
    const { name, values } = errorOfField(schema, path, broken);
    expectError(id, await changeIn(kit, id, { body: withValue(example, path, broken.value) }), name, values);
  }
}

/** A required field that is absent, no field at all, and a field that nobody knows. */
async function presence(kit: Kit, id: OperationId): Promise<void> {
  const example = exampleOf(id, kit)!;
  const [field] = schemaOf(id).required ?? [];
  if (field !== undefined) {
    const body = Object.fromEntries(Object.entries(example).filter(([name]) => name !== field));
    expectError(id, await changeIn(kit, id, { body }), 'fieldRequired', { field });
  }
  if (schemaOf(id).minProperties) expectError(id, await changeIn(kit, id, { body: {} }), 'fieldsMissing');
  const body = { ...example, nothing: 'known' };
  expectError(id, await changeIn(kit, id, { body }), 'fieldUnknown', { field: 'nothing' });
}

export const managedFieldRows: Row[] = WITH_BODY.flatMap((id) => [
  shown(`each field past its limits, for ${nameOf(id)}`, '400', (kit) => limits(kit, id), WRITES),
  shown(
    `fields that are absent, null or unknown, for ${nameOf(id)}`,
    '400, or no fault',
    (kit) => presence(kit, id),
    WRITES,
  ),
]);
