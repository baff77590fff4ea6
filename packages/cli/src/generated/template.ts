// Copied from src/contract/template.ts by `npm run generate`. Do not edit.
/** Values for the places of a template; `docs_url` and `request_id` are known to the code that writes the response. */
export type Values = Readonly<Record<string, string | number>>;

const PLACE = /\{(\w+)\}/g;

/** Fills `{place}`s; a text that is one place takes the value with its type. */
export function fill(text: string, values: Values): string | number {
  const whole = /^\{(\w+)\}$/.exec(text);
  if (whole) return values[whole[1]!] ?? '';
  return text.replace(PLACE, (_, place: string) => String(values[place] ?? ''));
}

/** The text as a part of a regular expression that it alone fits. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The source of a regular expression for the texts of a template, given what each place may hold. */
export function patternOf(template: string, place: (name: string) => string): string {
  // Between the texts stand the names, since the places are captured.
  const parts = template.split(PLACE).map((part, i) => (i % 2 ? place(part) : literal(part)));
  return `^${parts.join('')}$`;
}

/** A copy of an example's body with something made of each text of its template, where that belongs. */
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

/** The same with the values of this case in the places. */
export const instantiate = (body: unknown, template: Readonly<Record<string, string>>, values: Values): object =>
  render(body, template, (text) => fill(text, values));
