// Reads x-template: the values of an example that vary and are filled in when an error is sent.
import { patternOf } from '@referral-tracking/shared/template';
import type { Json } from './document.ts';

export interface Template {
  body: unknown;
  /** JSON pointer → text with `{placeholders}`; if the text is a single placeholder, the value keeps its type */
  template: Record<string, string>;
  /** parameter → its TypeScript type */
  params: Record<string, 'string' | 'number' | 'boolean'>;
}

const PLACE = /\{(\w+)\}/g;
/** The code that writes errors fills in these placeholders, so callers do not pass them. */
export const AMBIENT = ['docs_url', 'request_id'];

function valueAt(body: unknown, pointer: string): string | number | boolean | undefined {
  return pointer
    .slice(1)
    .split('/')
    .reduce((at: Json, key) => at?.[key], body);
}

/** Reads an Example Object of the catalogue; throws if its value does not match its own template. */
export function readTemplate(name: string, example: Json): Template {
  const template: Record<string, string> = example['x-template'] ?? {};
  const params: Template['params'] = {};
  for (const [pointer, text] of Object.entries(template)) {
    const value = valueAt(example.value, pointer);
    const whole = /^\{\w+\}$/.test(text);
    if (value === undefined || !new RegExp(patternOf(text, () => '.*')).test(String(value))) {
      throw new Error(`${name}: the example at ${pointer} does not fit its template`);
    }
    for (const [, place] of text.matchAll(PLACE)) {
      const type = typeof value as 'string' | 'number' | 'boolean';
      if (!AMBIENT.includes(place!)) params[place!] = whole ? type : 'string';
    }
  }
  return { body: example.value, template, params };
}
