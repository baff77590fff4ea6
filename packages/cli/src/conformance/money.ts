// The rules of money, computed by the kit itself in exact arithmetic.

/** A non-negative exact fraction. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** A program's commission: a part of the amount, or a fixed amount in the smallest unit. */
export type Commission = { part: Fraction } | { cents: number };

/** A number of a JSON document as an exact decimal fraction: 12.5 → 125/10. */
export function fractionOf(number: number): Fraction {
  const [digits = '', exponent = '0'] = String(number).split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const shift = decimals.length - Number(exponent);
  const numerator = BigInt(whole + decimals);
  if (shift < 0) return { numerator: numerator * 10n ** BigInt(-shift), denominator: 1n };
  return { numerator, denominator: 10n ** BigInt(shift) };
}

/** Rounds half up to an integer. */
export const roundHalfUp = ({ numerator, denominator }: Fraction): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/** A part of an amount, before it is rounded. */
export const partOf = (amount: number, { numerator, denominator }: Fraction): Fraction => ({
  numerator: BigInt(amount) * numerator,
  denominator,
});

/** The commission of a sale, in the smallest unit. */
export const commissionOf = (commission: Commission, amount: number): number =>
  'cents' in commission ? commission.cents : roundHalfUp(partOf(amount, commission.part));

/** What refunds deduct from a commission in total. */
export const deducted = (commission: number, refunded: number, amount: number): number =>
  roundHalfUp(partOf(commission, { numerator: BigInt(refunded), denominator: BigInt(amount) }));

/** What is left after the whole units of a fraction, compared with a half: below, at or above it; undefined for none. */
export function remainderOf({ numerator, denominator }: Fraction): 'below' | 'half' | 'above' | undefined {
  const rest = 2n * (numerator % denominator);
  if (rest === 0n) return undefined;
  if (rest === denominator) return 'half';
  return rest < denominator ? 'below' : 'above';
}

/** Whether the whole units are even: only then does rounding half to even differ from rounding half up. */
const isEven = ({ numerator, denominator }: Fraction): boolean => (numerator / denominator) % 2n === 0n;

const SMALL = 2000;

/**
 * Amounts whose commission shows each way of rounding: with a remainder below a half, of exactly a half and above it,
 * where the rate has such amounts; and one that floating-point numbers round wrongly.
 */
export function tellingAmounts(part: Fraction): number[] {
  const small = Array.from({ length: SMALL }, (_, i) => i + 1);
  const found = (['below', 'half', 'above'] as const).map((remainder) =>
    small.find((amount) => {
      const exact = partOf(amount, part);
      return remainderOf(exact) === remainder && (remainder !== 'half' || isEven(exact));
    }),
  );
  const rate = Number(part.numerator) / Number(part.denominator);
  const large = Array.from({ length: SMALL }, (_, i) => Number.MAX_SAFE_INTEGER - i);
  const inexact = large.find((amount) => Math.round(amount * rate) !== roundHalfUp(partOf(amount, part)));
  return [...found, inexact].filter((amount) => amount !== undefined);
}

/**
 * Parts of a sale of this amount whose deductions floating-point numbers compute wrongly, one after the other; none if
 * the commission is too small for that.
 */
export function inexactParts(commission: number, amount: number): number[] {
  const wrong = (refunded: number): boolean =>
    Math.round((commission * refunded) / amount) !== deducted(commission, refunded, amount);
  // The larger a deduction, the coarser are the numbers near it.
  const found = [0.7, 0.9].map((share) => {
    const start = Math.floor(amount * share);
    const near = Array.from({ length: SMALL }, (_, i) => start + i);
    return near.find(wrong);
  });
  const totals = found.filter((total) => total !== undefined);
  return totals.map((total, i) => total - (totals[i - 1] ?? 0));
}

/** A sale and a partial refund of it whose deduction has a remainder of exactly a half; undefined if there is none. */
export function halfDeduction(commission: Commission): { amount: number; refunded: number } | undefined {
  for (let amount = 2; amount <= 60; amount++) {
    const earned = commissionOf(commission, amount);
    for (let refunded = 1; refunded < amount; refunded++) {
      const exact = partOf(earned, { numerator: BigInt(refunded), denominator: BigInt(amount) });
      if (remainderOf(exact) === 'half' && isEven(exact)) return { amount, refunded };
    }
  }
  return undefined;
}
