/** Values for the placeholders of a template. The code that writes responses adds `docs_url` and `request_id`. */
export type Value = string | number | boolean;
export type Values = Readonly<Record<string, Value>>;

/** JSON pointer → text, for each value of an example that varies. */
type Template = Readonly<Record<string, string>>;

const PLACE = /\{(\w+)\}/g;

/** Reads the `{place}`s of a text once; a text that is one place takes the value with its type. */
export function compileText(text: string): (values: Values) => Value {
  const whole = /^\{(\w+)\}$/.exec(text)?.[1];
  if (whole !== undefined) return (values) => values[whole] ?? '';
  // Between the texts stand the names, since the places are captured.
  const parts = text.split(PLACE);
  return (values) => parts.map((part, i) => (i % 2 ? String(values[part] ?? '') : part)).join('');
}

export const fill = (text: string, values: Values): Value => compileText(text)(values);

/** The text as a part of a regular expression that it alone fits. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A regular expression that matches every text of the template; `place` returns the expression for a placeholder. */
export function patternOf(template: string, place: (name: string) => string): string {
  const parts = template.split(PLACE).map((part, i) => (i % 2 ? place(part) : literal(part)));
  return `^${parts.join('')}$`;
}

/** A copy of an example's body with something made of each text of its template, where that belongs. */
export function render(body: unknown, template: Template, make: (text: string) => Value): object {
  const copy = structuredClone(body) as Record<string, unknown>;
  for (const [pointer, text] of Object.entries(template)) {
    const keys = pointer.slice(1).split('/');
    const last = keys.pop()!;
    const holder = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
    holder[last] = make(text);
  }
  return copy;
}

type Make = (values: Values) => unknown;

function compileAt(value: unknown, template: Template, pointer: string): Make {
  const text = template[pointer];
  if (text !== undefined) return compileText(text);
  const varies = Object.keys(template).some((other) => other.startsWith(`${pointer}/`));
  if (!varies) return () => value;
  const parts = Object.entries(value as object).map(
    ([key, item]) => [key, compileAt(item, template, `${pointer}/${key}`)] as const,
  );
  return (values) => {
    const made: Record<string, unknown> = {};
    for (const [key, make] of parts) made[key] = make(values);
    return made;
  };
}

/**
 * Reads the places of an example's body once; what it returns makes the body with the values of a case. What does not
 * vary is shared by all of them and must not be changed.
 */
export const compileBody = (body: unknown, template: Template): ((values: Values) => object) =>
  compileAt(body, template, '') as (values: Values) => object;
