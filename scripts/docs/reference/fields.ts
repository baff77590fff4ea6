// Lists the fields of a body as Markdown: name, type, whether required, what it means, and its limits.
import { escapeHtml } from '../../../src/pages/html.ts';
import { resolve, type Schema } from './document.ts';

const code = (value: unknown): string =>
  `<code>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;

/** The schemas that a value may match: the alternatives of `anyOf` and `oneOf`, or the schema itself. */
const alternatives = (schema: Schema): Schema[] => (schema.anyOf ?? schema.oneOf ?? [schema]).map(resolve);

/** Whether a field must be sent. */
type Required = boolean | 'except in test mode';

/** All parts of a schema that contribute fields. */
function parts(schema: Schema): Schema[] {
  const resolved = resolve(schema);
  return [resolved, ...[resolved.allOf, resolved.anyOf, resolved.oneOf].flatMap((list) => (list ?? []).flatMap(parts))];
}

interface Field {
  name: string;
  schema: Schema;
  required: Required;
}

/** The fields of an object. A field of an alternative is not required. */
function fieldsIn(schema: Schema): Field[] {
  const found = new Map<string, Field>();
  const always = new Set(
    [resolve(schema), ...(resolve(schema).allOf ?? []).map(resolve)].flatMap((s) => s.required ?? []),
  );
  const outsideTests = new Set(
    (resolve(schema)['x-required'] ?? []).flatMap(({ all, unlessTestMode }) => (unlessTestMode ? (all ?? []) : [])),
  );
  const requiredOf = (name: string): Required => always.has(name) || (outsideTests.has(name) && 'except in test mode');
  for (const { properties = {} } of parts(schema)) {
    for (const [name, property] of Object.entries(properties)) {
      if (!found.has(name))
        found.set(name, { name, schema: { ...resolve(property), ...property }, required: requiredOf(name) });
    }
  }
  return [...found.values()];
}

function typeOf(schema: Schema): string {
  const types = alternatives(schema).flatMap((one): string[] => {
    const types = [one.type ?? []].flat();
    if (!one.items) return types;
    return [`array of ${typeOf(resolve(one.items))}`, ...types.filter((type) => type !== 'array')];
  });
  return [...new Set(types)].join(' or ');
}

const count = (number: number): string => number.toLocaleString('en-US');
const counted = (number: number, one: string, many = `${one}s`): string =>
  `${count(number)} ${number === 1 ? one : many}`;

/** Whether a body is sent to the service or returned by it. */
type Direction = 'sent' | 'returned';

/** How many entries a list may have, and what each may be. */
const entriesOf = ({ minItems = 0, maxItems, uniqueItems, items }: Schema): string[] => [
  minItems > 0 ? `at least ${counted(minItems, 'entry', 'entries')}` : '',
  maxItems === undefined ? '' : `at most ${counted(maxItems, 'entry', 'entries')}`,
  uniqueItems ? 'none twice' : '',
  ...(items ? alternatives(resolve(items)).flatMap(boundsOf) : []).map((bound) => bound && `each ${bound}`),
];

/** The bounds of a value in words. */
const boundsOf = ({ minimum, maximum, exclusiveMinimum, minLength, maxLength, ...list }: Schema): string[] => [
  minLength !== undefined && minLength > 1 ? `at least ${counted(minLength, 'character')}` : '',
  minLength === 1 ? 'not empty' : '',
  maxLength === undefined ? '' : `at most ${counted(maxLength, 'character')}`,
  exclusiveMinimum === undefined ? '' : `more than ${count(exclusiveMinimum)}`,
  minimum === undefined ? '' : `at least ${count(minimum)}`,
  maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : `at most ${count(maximum)}`,
  ...entriesOf(list),
];

/** Formats that say how wide a number is, and nothing about what it looks like. */
const WIDTHS = ['int32', 'int64'];

/** The only values that a value, or each entry of a list, may be. */
function choicesOf(schema: Schema): unknown[] {
  if (schema.enum !== undefined) return schema.enum.filter((value) => value !== null);
  return schema.items === undefined ? [] : alternatives(resolve(schema.items)).flatMap(choicesOf);
}

/** The limits of a value in words. Readers of a response need what a value may be, not its bounds. */
function limitsOf(schema: Schema, direction: Direction): string[] {
  const found = alternatives(schema).flatMap((one): string[] => {
    const { format } = one;
    const values = choicesOf(one);
    return [
      values.length === 0 ? '' : `${one.items ? 'each one' : 'one'} of ${values.map(code).join(', ')}`,
      one.const === undefined ? '' : `always ${code(one.const)}`,
      format === undefined || WIDTHS.includes(format) ? '' : `format ${code(format)}`,
      ...(direction === 'sent' ? boundsOf(one) : []),
    ];
  });
  if (schema.default !== undefined && schema.default !== null) found.push(`default ${code(schema.default)}`);
  return [...new Set(found.filter((text) => text !== ''))];
}

/** The object whose fields are listed below a field: the value itself or the entries of an array. */
function inner(schema: Schema): Schema {
  const list = alternatives(schema).find(({ items }) => items !== undefined);
  return list?.items ?? schema;
}

export interface Described {
  name: string;
  /** where it is sent, if not in the body */
  place?: string;
  schema: Schema;
  required: Required;
  description?: string;
}

/** What is said of a field that is in every body. */
const MARKS = {
  sent: { className: 'required', text: 'required' },
  returned: { className: 'always', text: 'always present' },
} as const;

function markOf(required: Required, direction: Direction): string {
  const { className, text } = MARKS[direction];
  return required ? ` <span class="${className}">${text}${required === true ? '' : ` ${required}`}</span>` : '';
}

/** The fields inside one. Those of an object that most responses do not have are shown when the reader asks for them. */
function insideOf(nested: readonly Field[], { required }: Described, direction: Direction, depth: number): string {
  if (nested.length === 0) return '';
  const list = `<ul class="fields">\n${nested.map((field) => entry(field, direction, depth + 1)).join('\n')}\n</ul>\n`;
  if (direction === 'sent' || required) return list;
  return `<details class="inside"><summary>${counted(nested.length, 'field')}, if present</summary>\n${list}</details>\n`;
}

/** One field with the fields inside it. Blank lines separate markup from Markdown. */
function entry(described: Described, direction: Direction, depth = 1): string {
  const { name, place, schema, required, description } = described;
  const facts = [typeOf(schema), place ?? ''].filter((text) => text !== '').join(', ');
  const limits = limitsOf(schema, direction).join('; ');
  const nested = depth < 4 ? fieldsIn(inner(schema)) : [];
  return [
    `<li><div class="field"><code class="name">${escapeHtml(name)}</code> <span class="type">${facts}</span>`,
    markOf(required, direction),
    `</div>\n\n${(description ?? schema.description ?? '').trim()}\n\n`,
    limits === '' ? '' : `<p class="limits">${limits}</p>\n`,
    insideOf(nested, described, direction, depth),
    '</li>',
  ].join('');
}

/** A list of fields. */
export const fieldList = (fields: readonly Described[], direction: Direction): string =>
  fields.length === 0
    ? ''
    : `<ul class="fields">\n${fields.map((field) => entry(field, direction)).join('\n')}\n</ul>\n`;

/** The list of a body's fields. */
export const bodyFields = (schema: Schema | undefined, direction: Direction): string =>
  schema ? fieldList(fieldsIn(schema), direction) : '';
