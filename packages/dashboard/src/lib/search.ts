// The part of an address after `?`: filters of a page. A value that the page does not know is dropped.

/** Values are texts, as in every other address: the router would write them as JSON. */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

export function stringifySearch(search: Record<string, unknown>): string {
  const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

type Raw = Record<string, unknown>;

/** One of these values, or undefined. */
export const oneOf = <Value extends string>(raw: unknown, values: readonly Value[]): Value | undefined =>
  values.find((value) => value === raw);

/** A text that somebody looks for, or undefined. */
export const textIn = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw !== '' ? raw.slice(0, 320) : undefined;

/** A positive integer, such as an identifier; or undefined. */
export function idIn(raw: unknown): number | undefined {
  const id = Number(raw);
  return raw !== '' && raw !== null && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** A day such as `2026-11-21`, or undefined. */
export const dayIn = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined;

/** The first and the last day of a list. */
export const daysIn = ({ from, to }: Raw) => ({ from: dayIn(from), to: dayIn(to) });

/** `newest` first or `oldest` first, as operations take it. */
export type Order = 'newest' | 'oldest';

/** The order of a list. */
export const orderIn = ({ order }: Raw): Order | undefined => oneOf(order, ['newest', 'oldest']);

/** What a list is sorted by instead of the time, largest first unless its order is `oldest`. */
export const SORTS = ['clicks', 'leads', 'sales', 'revenue', 'commission'] as const;
export type Sort = (typeof SORTS)[number];
export const sortIn = ({ by }: Raw): Sort | undefined => oneOf(by, SORTS);

/** The address of a page whose list has nothing but an order. */
export const orderSearch = (raw: Raw) => given({ order: orderIn(raw) });

/** Without the fields that are undefined, which neither an address nor a request has. */
export const given = <T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

/** Whether a list may lack rows: an order hides none. */
export const isFiltered = (filters: object): boolean =>
  Object.keys(given(filters)).some((name) => name !== 'order' && name !== 'by');

/** Midnight of a day in the reader's zone, some days later. */
function midnight(day: string, later = 0): string {
  const time = new Date(`${day}T00:00:00`);
  time.setDate(time.getDate() + later);
  return time.toISOString();
}

/** The filters of a request, with times in place of days. Days are those of the reader, and the last one is included. */
export const timesOf = <Search extends { from?: string; to?: string }>({ from, to, ...others }: Search) => ({
  ...others,
  ...(from === undefined ? {} : { created_from: midnight(from) }),
  ...(to === undefined ? {} : { created_before: midnight(to, 1) }),
});

/** The same without what the list is sorted by here: the service then has its usual order. */
export function unsorted<Search extends { order?: Order; by?: Sort }>({ by, order, ...others }: Search) {
  return by === undefined && order !== undefined ? { ...others, order } : others;
}
