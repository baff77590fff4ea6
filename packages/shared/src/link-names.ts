// How an address names a link. The service and the browser snippet read it with the same code, so it must stay small.

/** Only the first values of a parameter count. */
const MOST_VALUES = 5;

/**
 * A code or an alias of a link, and what mail and chat programs add to it: blanks and quotes on both sides, `/` `.` `,`
 * `)` after it, and the rest of an address. The document and the database state the rule for the name.
 */
const VALUE =
  /^[\s"'`\xab\xbb\u200b\u2018-\u201f]*([a-z0-9._~-]{1,64})[\s"'`\xab\xbb\u200b\u2018-\u201f/.,)]*(?:[?&][^]*)?$/i;

/** The code or alias in a parameter's value, in lower case; undefined if there is none. A dot at its end may be added. */
export const nameIn = (value: string): string | undefined => VALUE.exec(value)?.[1]?.toLowerCase();

/**
 * The values of a parameter that count. Without the parameter, those of one in another case or after `&amp;`, which is
 * how programs that escape an address twice write it.
 */
export function valuesOf(query: URLSearchParams, parameter: string): string[] {
  const values = query.getAll(parameter);
  if (values.length === 0) {
    query.forEach((value, name) => {
      if (name.replace(/^amp;/i, '').toLowerCase() === parameter.toLowerCase()) values.push(value);
    });
  }
  return values.slice(0, MOST_VALUES);
}
