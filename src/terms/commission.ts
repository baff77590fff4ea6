import { minorDigits } from '@referral-tracking/shared/amount-text';
import type { CommissionType, Currency, Terms } from '../common/types.ts';

/** A non-negative decimal as an exact fraction, for example 12.5 → 125/10; of a number as text it may be 2.5e-7. */
function fraction(decimal: string): { numerator: bigint; denominator: bigint } {
  const [digits = '', exponent = '0'] = decimal.split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const places = decimals.length - Number(exponent);
  const numerator = BigInt(whole + decimals);
  return places >= 0
    ? { numerator, denominator: 10n ** BigInt(places) }
    : { numerator: numerator * 10n ** BigInt(-places), denominator: 1n };
}

/** numerator ÷ denominator, rounded half up to an integer. Neither is negative. */
export const roundHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

export const isRecurring = (type: CommissionType): boolean => type.startsWith('recurring_');
const isPercent = (type: CommissionType): boolean => type.endsWith('percent');

export interface Money {
  cents: number;
  currency: Currency;
}

/** What the customer paid, and the parts of it as far as they are known. */
export interface Paid {
  grossCents: number;
  taxCents?: number | undefined;
  shippingCents?: number | undefined;
}

/** A part of an amount that is paid in another amount, such as the tax of an invoice that was paid in part. */
export const share = (cents: number, of: number, whole: number): number =>
  roundHalfUp(BigInt(cents) * BigInt(of), BigInt(whole));

/** What commission is computed on: all that was paid, or that without tax, and without shipping unless the terms say otherwise. */
export function baseOf(
  { commission_base, commission_on_shipping }: Pick<Terms, 'commission_base' | 'commission_on_shipping'>,
  { grossCents, taxCents = 0, shippingCents = 0 }: Paid,
): number {
  if (commission_base === 'gross') return grossCents;
  return Math.max(0, grossCents - taxCents - (commission_on_shipping ? 0 : shippingCents));
}

type Rate = Pick<Terms, 'commission_type' | 'commission_rate' | 'currency'>;

/**
 * The commission of a sale. The percent kinds pay `commission_rate` percent of the amount, in the sale's currency; the
 * fixed kinds pay `commission_rate` major units of the terms' currency. The result is rounded half up to the
 * smallest unit.
 */
export function commissionOf(terms: Rate, sale: Money): Money {
  const { numerator, denominator } = fraction(terms.commission_rate);
  if (isPercent(terms.commission_type)) {
    return { cents: roundHalfUp(BigInt(sale.cents) * numerator, denominator * 100n), currency: sale.currency };
  }
  return {
    cents: roundHalfUp(numerator * 10n ** BigInt(minorDigits(terms.currency)), denominator),
    currency: terms.currency,
  };
}

/**
 * The total deduction from a commission after refunds: commission × refunded ÷ amount, rounded half up. It is computed
 * from the totals each time, so that the roundings of partial refunds do not add up.
 */
export const takenBack = (earnedCents: number, refundedCents: number, amountCents: number): number =>
  roundHalfUp(BigInt(earnedCents) * BigInt(refundedCents), BigInt(amountCents));
