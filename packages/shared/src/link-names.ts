// How an address names a link, and when it is opened again. The service and the browser snippet have the same rules, and
// this code is a part of the snippet, so it must stay small.

/** The same link opened again after this time, in milliseconds, is a new visit. */
export const VISIT_MS = 1_800_000;

/**
 * A code or an alias of a link, and what mail and chat programs add to it: blanks and quotes on both sides, `/` `.` `,`
 * `)` after it, and the rest of an address. The document and the database state the rule for the name.
 */
const VALUE =
  /^[\s"'`\xab\xbb\u200b\u2018-\u201f]*([a-z0-9._~-]{1,64})[\s"'`\xab\xbb\u200b\u2018-\u201f/.,)]*(?:[?&][^]*)?$/i;

/** The code or alias in a parameter's value, in lower case; undefined if there is none. Dots at its end may be added. */
export const nameIn = (value: string): string | undefined => VALUE.exec(value)?.[1]!.toLowerCase();

/** The values of a parameter; without it, those of one in another case or after `&amp;`, as of an address escaped twice. */
function valuesOf(query: URLSearchParams, parameter: string): string[] {
  const values = query.getAll(parameter);
  if (values.length > 0) return values;
  const isMeant = (name: string) => name.toLowerCase().replace('amp;', '') === parameter.toLowerCase();
  return [...query].filter(([name]) => isMeant(name)).map(([, value]) => value);
}

/** The values that may name the link of an address: the first five, in the order of the parameters. */
export const linkValues = (query: URLSearchParams, parameters: readonly string[]): string[] =>
  parameters.flatMap((parameter) => valuesOf(query, parameter)).slice(0, 5);
