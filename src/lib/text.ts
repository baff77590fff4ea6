/**
 * Lower case for A to Z alone. The full mapping turns other characters into ASCII too (the Kelvin sign into `k`), which
 * would make two different texts one.
 */
export const lowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
