import { isDeepStrictEqual } from 'node:util';
import { catalogue } from '@referral-tracking/shared/contract';
import { literal, patternOf, type Values } from '@referral-tracking/shared/template';

const WHOLE = /^\{(\w+)\}$/;

/** Whether the value matches the template. A placeholder without a given value matches anything. */
function fits(value: unknown, text: string, values: Values): boolean {
  const whole = WHOLE.exec(text)?.[1];
  if (whole !== undefined && values[whole] !== undefined) return value === values[whole];
  const pattern = patternOf(text, (name) => (values[name] === undefined ? '[^]*' : literal(String(values[name]))));
  return new RegExp(pattern).test(String(value));
}

const step = (at: unknown, key: string): unknown => (at as Record<string, unknown> | null | undefined)?.[key];

/** Whether the body equals the catalogue's example, except for values that its template varies. */
export function isInstance(key: string, body: unknown, values: Values = {}): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { body: example, template } = catalogue[key]!;
  const actual = structuredClone(body) as Record<string, unknown>;
  delete actual.warnings;
  const expected = structuredClone(example) as Record<string, unknown>;
  for (const [pointer, text] of Object.entries(template)) {
    const keys = pointer.slice(1).split('/');
    const last = keys.pop()!;
    const value = step(keys.reduce<unknown>(step, actual), last);
    if (!fits(value, text, values)) return false;
    (keys.reduce<unknown>(step, expected) as Record<string, unknown>)[last] = value;
  }
  return isDeepStrictEqual(actual, expected);
}
