/** A whole number: a bigint if a number cannot represent it exactly. */
export type WholeNumber = number | bigint;

/** A sum as a number. One beyond 2^53 becomes the greatest number that is exact. */
export const exactNumber = (sum: WholeNumber | string): number =>
  Math.max(Math.min(Number(sum), Number.MAX_SAFE_INTEGER), -Number.MAX_SAFE_INTEGER);

/** Reads decimal digits, with or without a sign. */
export function wholeNumber(digits: string): WholeNumber {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}
