// Computes amounts from the contract alone, independently of the service, so that mistakes in the service's arithmetic
// are found.

/** a ÷ b, rounded half up to an integer; neither is negative. */
function halfUp(a: bigint, b: bigint): number {
  const [whole, rest] = [a / b, a % b];
  return Number(rest * 2n >= b ? whole + 1n : whole);
}

/** `rate` percent of an amount; `rate` is a decimal such as `12.5`. */
export function percentOf(rate: string, amountCents: number): number {
  const decimals = rate.split('.')[1]?.length ?? 0;
  return halfUp(BigInt(amountCents) * BigInt(rate.replace('.', '')), 100n * 10n ** BigInt(decimals));
}

/** The total deduction from a commission after refunds. */
export const takenBackOf = (commissionCents: number, refundedCents: number, amountCents: number): number =>
  halfUp(BigInt(commissionCents) * BigInt(refundedCents), BigInt(amountCents));
