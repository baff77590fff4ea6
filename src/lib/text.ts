/**
 * Converts A to Z to lower case. The Unicode mapping also converts other characters to ASCII, such as the Kelvin sign
 * to `k`, so that different texts would become equal.
 */
export const lowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** The text, or undefined if it is absent: `null` counts as absent, and so does an empty identifier or address. */
export const present = (text: string | null | undefined): string | undefined =>
  text === '' || text === null ? undefined : text;
