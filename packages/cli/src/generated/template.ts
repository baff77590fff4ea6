// Copied from src/contract/template.ts by `npm run generate`. Do not edit.
/** Values for the placeholders of a template. The code that writes responses adds `docs_url` and `request_id`. */
export type Values = Readonly<Record<string, string | number>>;

const PLACE = /\{(\w+)\}/g;

/** Fills the `{placeholders}` of a text. If the text is a single placeholder, the value keeps its type. */
export function fill(text: string, values: Values): string | number {
  const whole = /^\{(\w+)\}$/.exec(text);
  if (whole) return values[whole[1]!] ?? '';
  return text.replace(PLACE, (_, place: string) => String(values[place] ?? ''));
}

/** Escapes the text for use in a regular expression. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A regular expression that matches every text of the template; `place` returns the expression for a placeholder. */
export function patternOf(template: string, place: (name: string) => string): string {
  // `split` returns texts and placeholder names in turn, because the pattern captures the names.
  const parts = template.split(PLACE).map((part, i) => (i % 2 ? place(part) : literal(part)));
  return `^${parts.join('')}$`;
}

/** Copies an example's body and replaces each varying value with the result of `make` for its template. */
export function render(
  body: unknown,
  template: Readonly<Record<string, string>>,
  make: (text: string) => string | number,
): object {
  const copy = structuredClone(body) as Record<string, unknown>;
  for (const [pointer, text] of Object.entries(template)) {
    const keys = pointer.slice(1).split('/');
    const last = keys.pop()!;
    const holder = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
    holder[last] = make(text);
  }
  return copy;
}

/** Copies an example's body and fills in the values of this case. */
export const instantiate = (body: unknown, template: Readonly<Record<string, string>>, values: Values): object =>
  render(body, template, (text) => fill(text, values));
