/** A whole number: a bigint if a number cannot represent it exactly. */
export type WholeNumber = number | bigint;

/** Reads decimal digits, with or without a sign. */
export function wholeNumber(digits: string): WholeNumber {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}
