// What the contract says of amounts, written a second time and from the contract alone, so that a mistake in the
// service's arithmetic is not repeated here.

/** a ÷ b, rounded half up to a whole number; neither is negative. */
function halfUp(a: bigint, b: bigint): number {
  const [whole, rest] = [a / b, a % b];
  return Number(rest * 2n >= b ? whole + 1n : whole);
}

/** `rate` percent of an amount; `rate` is a decimal such as `12.5`. */
export function percentOf(rate: string, amountCents: number): number {
  const decimals = rate.split('.')[1]?.length ?? 0;
  return halfUp(BigInt(amountCents) * BigInt(rate.replace('.', '')), 100n * 10n ** BigInt(decimals));
}

/** What refunds have taken back of a commission, in total. */
export const takenBackOf = (commissionCents: number, refundedCents: number, amountCents: number): number =>
  halfUp(BigInt(commissionCents) * BigInt(refundedCents), BigInt(amountCents));
