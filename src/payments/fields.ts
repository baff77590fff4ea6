// The fields of an event's objects, whose shapes nothing guarantees.

export type Fields = Readonly<Record<string, unknown>>;

const LONGEST_NAME = 255;
export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** A text that can be stored as an identifier; undefined for any other value. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && [...value].length <= LONGEST_NAME ? value : undefined;

/** The identifier in a field that holds an identifier or the expanded object. */
export const idOf = (value: unknown): string | undefined => text(isObject(value) ? value.id : value);
