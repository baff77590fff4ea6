/**
 * Lower case for A to Z alone. The full mapping turns other characters into ASCII too (the Kelvin sign into `k`), which
 * would make two different texts one.
 */
export const lowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** `null` counts as absent, an empty text too for an identifier and an address. */
export const present = (text: string | null | undefined): string | undefined =>
  text === '' || text === null ? undefined : text;
