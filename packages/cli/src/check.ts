// Checks of external values. Each check returns the location of the first invalid value, or undefined.
import { parseUrl } from '@referral-tracking/shared/formats';

export type Check = (value: unknown, at: string) => string | undefined;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const check =
  (holds: (value: unknown) => boolean): Check =>
  (value, at) =>
    holds(value) ? undefined : at;

export const boolean = check((value) => typeof value === 'boolean');
/** The identifier of a record. */
export const recordId = check((value) => Number.isSafeInteger(value) && (value as number) > 0);
export const wholeNumber = check((value) => Number.isSafeInteger(value) && (value as number) >= 0);
/** A text of at most this many characters. A character can be two UTF-16 units, so twice the length is accepted. */
export const textUpTo = (most: number): Check =>
  check((value) => typeof value === 'string' && value.length <= 2 * most && [...value].length <= most);
/** A URL that a browser opens as a page. */
export const url = check(
  (value) => typeof value === 'string' && value.length <= 8192 && /^https?:$/.test(parseUrl(value)?.protocol ?? ''),
);
export const oneOf = (...values: readonly (string | null)[]): Check =>
  check((value) => values.includes(value as string));

/** Accepts an absent value, and null in its place. */
export const optional =
  (inner: Check): Check =>
  (value, at) =>
    value === undefined || value === null ? undefined : inner(value, at);

export const anyOf =
  (...checks: readonly Check[]): Check =>
  (value, at) =>
    checks.some((inner) => inner(value, at) === undefined) ? undefined : at;

export const list =
  (inner: Check): Check =>
  (value, at) =>
    Array.isArray(value) ? first(value.map((item, i) => () => inner(item, `${at}[${i}]`))) : at;

/** An object with at least these fields. */
export const fields =
  (checks: Record<string, Check>): Check =>
  (value, at) =>
    isObject(value)
      ? first(
          Object.entries(checks).map(
            ([name, inner]) =>
              () =>
                inner(Object.hasOwn(value, name) ? value[name] : undefined, at === '' ? name : `${at}.${name}`),
          ),
        )
      : at || 'the body';

const first = (faults: readonly (() => string | undefined)[]): string | undefined => {
  for (const fault of faults) {
    const at = fault();
    if (at !== undefined) return at;
  }
  return undefined;
};
