/** Values for the places of a template; `docs_url` and `request_id` are known to whoever writes the answer. */
export type Values = Readonly<Record<string, string | number>>;

const PLACE = /\{(\w+)\}/g;

/** Fills `{place}`s; a text that is one place takes the value with its type. */
export function fill(text: string, values: Values): string | number {
  const whole = /^\{(\w+)\}$/.exec(text);
  if (whole) return values[whole[1]!] ?? '';
  return text.replace(PLACE, (_, place: string) => String(values[place] ?? ''));
}

/** A copy of an example's body with the values of this case in the places that its template names. */
export function instantiate(body: unknown, template: Readonly<Record<string, string>>, values: Values): object {
  const copy = structuredClone(body) as Record<string, unknown>;
  for (const [pointer, text] of Object.entries(template)) {
    const keys = pointer.slice(1).split('/');
    const last = keys.pop()!;
    const holder = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
    holder[last] = fill(text, values);
  }
  return copy;
}
