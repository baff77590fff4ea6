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
    if (one.items) return [`array of ${typeOf(resolve(one.items))}`];
    return [one.type ?? []].flat();
  });
  return [...new Set(types)].join(' or ');
}

const count = (number: number): string => number.toLocaleString('en-US');

/** The limits of a value in words. */
function limitsOf(schema: Schema): string[] {
  const found = alternatives(schema).flatMap((one): string[] => {
    const { minimum, maximum, exclusiveMinimum, minLength, maxLength, maxItems, format } = one;
    const values = one.enum?.filter((value) => value !== null);
    return [
      values?.length ? `one of ${values.map(code).join(', ')}` : '',
      one.const === undefined ? '' : `always ${code(one.const)}`,
      format === undefined || format === 'int64' ? '' : `format ${code(format)}`,
      minLength !== undefined && minLength > 1 ? `at least ${count(minLength)} characters` : '',
      minLength === 1 ? 'not empty' : '',
      maxLength === undefined ? '' : `at most ${count(maxLength)} characters`,
      exclusiveMinimum === undefined ? '' : `more than ${count(exclusiveMinimum)}`,
      minimum === undefined ? '' : `at least ${count(minimum)}`,
      maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : `at most ${count(maximum)}`,
      maxItems === undefined ? '' : `at most ${count(maxItems)} entries`,
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

/** One field with the fields inside it. Blank lines separate markup from Markdown. */
function entry({ name, place, schema, required, description }: Described, depth: number): string {
  const facts = [typeOf(schema), place ?? ''].filter((text) => text !== '').join(', ');
  const limits = limitsOf(schema).join('; ');
  const nested = depth < 4 ? fieldsIn(inner(schema)) : [];
  return [
    `<li><div class="field"><code class="name">${escapeHtml(name)}</code> <span class="type">${facts}</span>`,
    required ? ` <span class="required">required${required === true ? '' : ` ${required}`}</span>` : '',
    `</div>\n\n${(description ?? schema.description ?? '').trim()}\n\n`,
    limits === '' ? '' : `<p class="limits">${limits}</p>\n`,
    nested.length === 0
      ? ''
      : `<ul class="fields">\n${nested.map((field) => entry(field, depth + 1)).join('\n')}\n</ul>\n`,
    '</li>',
  ].join('');
}

/** A list of fields. */
export const fieldList = (fields: readonly Described[]): string =>
  fields.length === 0 ? '' : `<ul class="fields">\n${fields.map((field) => entry(field, 1)).join('\n')}\n</ul>\n`;

/** The list of a body's fields. */
export const bodyFields = (schema: Schema | undefined): string => (schema ? fieldList(fieldsIn(schema)) : '');
