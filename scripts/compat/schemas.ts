// Compares schemas as sets of values: a request may only come to accept more, an answer may only come to send less.
import type { Json } from '../generate/document.ts';
import { follow, inside, isSame, refuseUnjudged, type Judge, type Pair } from './judge.ts';

export type Direction = 'request' | 'response';

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const typesOf = ({ type }: Json): string[] => (type === undefined ? TYPES : [type].flat());
const valuesOf = (schema: Json): Json[] | undefined =>
  schema.const === undefined ? schema.enum : [schema.const as unknown];

/** Whether a value of that type can occur at all. */
const can = (schema: Json, type: string): boolean =>
  typesOf(schema).some((one) => one === type || (type === 'number' && one === 'integer'));

/** Limits: keyword → which type it limits, and how what lies beyond it is called. */
type Limits = Record<string, [type: string, name: string]>;
const MOST: Limits = {
  maxLength: ['string', 'texts longer than'],
  maximum: ['number', 'numbers above'],
  exclusiveMaximum: ['number', 'numbers from'],
  maxItems: ['array', 'lists longer than'],
  maxProperties: ['object', 'objects with more fields than'],
  'x-max-json-length': ['object', 'objects with more characters of JSON than'],
};
const LEAST: Limits = {
  minLength: ['string', 'texts shorter than'],
  minimum: ['number', 'numbers below'],
  exclusiveMinimum: ['number', 'numbers up to'],
  minItems: ['array', 'lists shorter than'],
  minProperties: ['object', 'objects with fewer fields than'],
};

function excessTypes(narrow: Json, wide: Json): string[] {
  const covered = typesOf(wide);
  return typesOf(narrow).filter(
    (type) => !covered.includes(type) && !(type === 'integer' && covered.includes('number')),
  );
}

function excessValues(narrow: Json, wide: Json): string[] {
  const covered = valuesOf(wide);
  if (!covered) return [];
  const values = valuesOf(narrow);
  if (!values) return [`values other than ${covered.map((value) => JSON.stringify(value)).join(', ')}`];
  return values.filter((value) => !covered.some((one) => isSame(one, value))).map((value) => JSON.stringify(value));
}

function excessLimits(narrow: Json, wide: Json): string[] {
  // No length is below 0, so that a least length of 0 says nothing.
  const { minLength = 0, minItems = 0, minProperties = 0 } = narrow;
  const known: Json = { ...narrow, minLength, minItems, minProperties };
  const beyond = (limits: Limits, isBeyond: (limit: number | undefined, wanted: number) => boolean) =>
    Object.entries(limits)
      .filter(([key, [type]]) => wide[key] !== undefined && can(narrow, type) && isBeyond(known[key], wide[key]))
      .map(([key, [, name]]) => `${name} ${wide[key]}`);
  return [
    ...beyond(MOST, (limit = Infinity, wanted) => limit > wanted),
    ...beyond(LEAST, (limit = -Infinity, wanted) => limit < wanted),
  ];
}

/** int64 says nothing that a number in JSON could break. */
function excessForms(narrow: Json, wide: Json): string[] {
  const differs = (key: string, type: string) => wide[key] && narrow[key] !== wide[key] && can(narrow, type);
  const format = wide.format === 'int64' ? 'no type' : `${wide.format}`.startsWith('int') ? 'number' : 'string';
  return [
    ...(differs('format', format) ? [`what is no ${wide.format}`] : []),
    ...(differs('pattern', 'string') ? [`texts that do not match ${wide.pattern}`] : []),
    ...(differs('multipleOf', 'number') ? [`numbers that are no ${wide.multipleOf}s`] : []),
    ...(differs('uniqueItems', 'array') ? ['lists with an item twice'] : []),
  ];
}

function excessFields(narrow: Json, wide: Json): string[] {
  if (!can(narrow, 'object')) return [];
  const missing = (wide.required ?? []).filter((name: string) => !(narrow.required ?? []).includes(name));
  const closed = wide.additionalProperties === false && narrow.additionalProperties !== false;
  return [...missing.map((name: string) => `objects without ${name}`), ...(closed ? ['fields of any other name'] : [])];
}

const JUDGED = [
  ...['type', 'enum', 'const', 'format', 'pattern', 'multipleOf', 'uniqueItems', 'required', 'properties', 'items'],
  ...['anyOf', 'oneOf', ...Object.keys(MOST), ...Object.keys(LEAST)],
];

/** Tells of everything that a client could rely on before and cannot any more. */
export function compareSchemas(judge: Judge, direction: Direction, pair: Pair, trail: readonly string[] = []): void {
  const step = `${pair.before?.$ref} ${pair.after?.$ref}`;
  if (pair.before?.$ref && trail.includes(step)) return;
  const { before, after } = follow(judge, pair);
  const [narrow, wide] = direction === 'request' ? [before, after] : [after, before];
  const verb = direction === 'request' ? 'no longer accepts' : 'may now send';
  const excess = [excessTypes, excessValues, excessLimits, excessForms, excessFields];
  for (const what of excess.flatMap((find) => find(narrow, wide))) judge.breaks(`${verb} ${what}`);

  const next: Compare = (name, node) => compareSchemas(inside(judge, name), direction, node, [...trail, step]);
  compareProperties(judge, { before, after }, next);
  if (before.items && after.items) next('items', { before: before.items, after: after.items });
  else if (wide.items && can(narrow, 'array')) judge.breaks(`${verb} items of any kind`);
  for (const key of ['anyOf', 'oneOf']) {
    if (before[key] || after[key]) compareBranches(judge, direction, key, { before, after }, trail);
  }
  const open = (node: Json) =>
    node.additionalProperties === undefined || typeof node.additionalProperties === 'boolean';
  refuseUnjudged(judge, { before, after }, open(before) && open(after) ? [...JUDGED, 'additionalProperties'] : JUDGED);
}

type Compare = (name: string, pair: Pair) => void;

function compareProperties(judge: Judge, { before, after }: Pair, next: Compare): void {
  if (!can(after, 'object')) return;
  for (const [name, node] of Object.entries<Json>(before.properties ?? {})) {
    const now = after.properties?.[name];
    if (now === undefined) judge.breaks(`the field ${name} is gone`);
    else next(name, { before: node, after: now });
  }
}

/** Each alternative of the narrow side must fit into one of the wide side; told is what keeps it out of the nearest. */
function compareBranches(
  judge: Judge,
  direction: Direction,
  key: string,
  { before, after }: Pair,
  trail: readonly string[],
) {
  const branches = ({ [key]: list = [{}] }: Json): Json[] => list;
  const [narrow, wide] = direction === 'request' ? [before, after] : [after, before];
  branches(narrow).forEach((branch, i) => {
    const attempts = branches(wide).map((candidate) => {
      const found: string[] = [];
      const pair =
        direction === 'request' ? { before: branch, after: candidate } : { before: candidate, after: branch };
      compareSchemas({ ...judge, breaks: (what) => found.push(what) }, direction, pair, trail);
      return found;
    });
    const nearest = attempts.reduce((least, found) => (found.length < least.length ? found : least));
    for (const what of nearest) judge.breaks(`${key} ${i + 1}: ${what}`);
  });
}
