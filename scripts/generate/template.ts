// x-template: which values of an example stand for something that is only known when the error is raised.
import { patternOf } from '../../src/contract/template.ts';
import type { Json } from './document.ts';

export interface Template {
  body: unknown;
  /** JSON pointer → text with `{parameter}` places; a text that is one place takes the value with its type. */
  template: Record<string, string>;
  /** parameter → its TypeScript type */
  params: Record<string, 'string' | 'number'>;
}

const PLACE = /\{(\w+)\}/g;
/** Known wherever an error is written, so nobody has to pass it. */
export const AMBIENT = ['docs_url', 'request_id'];

function valueAt(body: unknown, pointer: string): string | number | undefined {
  return pointer
    .slice(1)
    .split('/')
    .reduce((at: Json, key) => at?.[key], body);
}

/** Reads an Example Object of the catalogue; throws when its value is no instance of its own template. */
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
      if (!AMBIENT.includes(place!)) params[place!] = whole && typeof value === 'number' ? 'number' : 'string';
    }
  }
  return { body: example.value, template, params };
}
