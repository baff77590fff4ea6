// Converts a released document to today's keys, because a renamed key is no change for clients.
import { RULES } from '../generate/check-fields.ts';
import { requirementOf, type FieldRules } from '../../src/contract/requirement.ts';
import type { Document, Json } from '../generate/document.ts';

/** The root with its answers and its limits in one object each. Omits `x-request-id`, which a header defines too. */
export function modernRoot(document: Document): Document {
  const { 'x-request-id': repeated, ...root } = document;
  if (root['x-answers'] !== undefined) return repeated === undefined ? document : root;
  const {
    'x-unknown-path': unknownPath,
    'x-unreadable-request': unreadableRequest,
    'x-rotation-warning': rotationWarning,
    'x-preflight': preflight,
    'x-limits': limits,
    'x-rate-limits': requests,
    ...others
  } = root;
  return {
    ...others,
    'x-answers': { unknownPath, unreadableRequest, rotationWarning, preflight },
    'x-limits': { ...limits, requests },
  };
}

/** A rule of the fields that a released document had under another key. */
const listed = (rule: Json, how: 'all' | 'any'): Json[] => {
  if (rule === undefined) return [];
  const { fields, ...rest } = rule;
  return [{ [how]: fields, ...rest }];
};

/** The rules that a request can violate. Integer widths are omitted: every exact integer in JSON is within them. */
const rulesOf = (schema: Json): string[] =>
  RULES.filter((rule) => schema[rule] !== undefined && !(rule === 'format' && /^int\d+$/.test(schema.format)));

/** Texts of errors by their names in an operation's responses. */
export type Texts = ReadonlyMap<string, string>;

/**
 * The error of each rule of a field that the document defines: a separate error, or the requirement in a released
 * document. Omits texts that are derived from the field's other rules.
 */
function answersOf(schema: Json, field: string, texts: Texts): Record<string, string> {
  const { 'x-errors': errors = {}, 'x-must-be': stated } = schema;
  const own = Object.entries<string>(errors).map(([rule, name]) => [rule, texts.get(name) ?? name]);
  if (stated === undefined || stated === requirementOf(schema as FieldRules)) return Object.fromEntries(own);
  const text = texts
    .get('fieldInvalid')
    ?.replace('{field}', field)
    .replace('{requirement}', stated as string);
  const others = rulesOf(schema).map((rule) => [rule, text ?? stated]);
  return Object.fromEntries([...others, ...own]);
}

/** The keys that `modernSchema` replaces with today's. */
const REWRITTEN = ['x-all-of', 'x-one-of', 'x-required', 'x-errors', 'x-must-be'];

/** A schema with its rules of missing fields in one list, and in `x-errors` the texts of errors instead of their names. */
export function modernSchema(schema: Json, field: string, texts: Texts): Json {
  const { 'x-all-of': all, 'x-one-of': any, 'x-required': required } = schema;
  const rules = Array.isArray(required)
    ? required
    : [...listed(required, 'all'), ...listed(all, 'all'), ...listed(any, 'any')];
  const answers = answersOf(schema, field, texts);
  return {
    ...Object.fromEntries(Object.entries<Json>(schema).filter(([key]) => !REWRITTEN.includes(key))),
    ...(rules.length > 0 && { 'x-required': rules }),
    ...(Object.keys(answers).length > 0 && { 'x-errors': answers }),
  };
}

/** The constant that a schema is: null, listed with another type, or a boolean that must not be the other one. */
function constantOf({ type, const: value, not }: Json): { type: string; const?: boolean } | undefined {
  if (value === null && [type].flat().includes('null')) return { type: 'null' };
  return type === 'boolean' && typeof not?.const === 'boolean' ? { type, const: !not.const } : undefined;
}

/** Writes constants in the form that oasdiff knows; the document has others, for the sake of generators. */
export function withPlainConstants(node: Json): Json {
  if (Array.isArray(node)) return node.map(withPlainConstants);
  if (typeof node !== 'object' || node === null) return node;
  const constant = constantOf(node);
  const kept = Object.entries<Json>(node).filter(([key]) => !constant || !['const', 'not'].includes(key));
  const copied = kept.map(([key, item]) => [key, withPlainConstants(item)] as const);
  return { ...Object.fromEntries(copied), ...constant };
}
