// How an address names a link, and when it is opened again. The service and the browser snippet have the same rules, and
// this code is a part of the snippet, so it must stay small.

/** The same link opened again after this time, in milliseconds, is a new visit. */
export const VISIT_MS = 1_800_000;

/**
 * A code or an alias of a link, and what mail and chat programs add to it: blanks and quotes on both sides, `/` `.` `,`
 * `)` after it, and the rest of an address. The document and the database state the rule for the name.
 */
const NAME = /^[\s"'`\xab\xbb\u200b\u2018-\u201f]*([a-z0-9._~-]{1,64})/i;
const REST = /^[\s"'`\xab\xbb\u200b\u2018-\u201f/.,)]*(?:[?&]|$)/;

/** The code or alias in a parameter's value, in lower case; undefined if there is none. Dots at its end may be added. */
export function nameIn(value: string): string | undefined {
  const [start, name] = NAME.exec(value) ?? [];
  return name && REST.test(value.slice(start!.length)) ? name.toLowerCase() : undefined;
}

/** The text without this character at its end. A pattern would take a time that grows with the square of the length. */
export function trimEnd(text: string, character: string): string {
  let end = text.length;
  while (text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}

/** An address within an address, which is another page's, with the name before it and what belongs to it. */
const FOREIGN = /[#?&][^#?&]*(\/|%2f){2}[^&]*/gi;

/** The parts of an address that read like parameters: after a second `?`, after `&` that was escaped, and in the fragment. */
function looseParts({ search, hash }: URL): string[][] {
  const own = `${search}&${hash}`.replace(FOREIGN, '').replace(/[#?]/g, '&');
  return [...new URLSearchParams(own)].flatMap((pair) => pair.join('=').split(/[?&]/)).map((part) => part.split('='));
}

/**
 * The values of a parameter; without it, those of one in another case, after `&amp;` as of an address escaped twice, or in
 * a place where a program has put it by mistake.
 */
function valuesOf(url: URL, parameter: string): string[] {
  const values = url.searchParams.getAll(parameter);
  if (values.length > 0) return values;
  const isMeant = ([name]: string[]) => name!.toLowerCase().replace('amp;', '') === parameter.toLowerCase();
  return looseParts(url)
    .filter(isMeant)
    .map(([, value = '']) => value);
}

/** The values that may name the link of an address: the first five, in the order of the parameters. */
export const linkValues = (url: URL, parameters: readonly string[]): string[] =>
  parameters.flatMap((parameter) => valuesOf(url, parameter)).slice(0, 5);

/** The partner's own notes on a click. */
export const SUB_NAMES = ['sub', 'sub2', 'sub3'] as const;
export type SubName = (typeof SUB_NAMES)[number];
export type Subs = Partial<Record<SubName, string>>;

/** The value of a note; undefined for one of another form, which is dropped. The document states the rule. */
export const subIn = (value: string | null | undefined): string | undefined =>
  /^[\w.~-]{1,100}$/.test(value ?? '') ? value! : undefined;
