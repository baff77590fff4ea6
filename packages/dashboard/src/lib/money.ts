// Amounts are in the smallest unit of their currency: cents, or whole dong.
import { decimalText, formatOf, minorDigits } from '@referral-tracking/shared/amount-text';

export { decimalText as amountText, minorDigits as digitsOf };

/** The amount as people write it: `$12.50`. */
export const moneyText = (cents: number, currency: string): string =>
  new Intl.NumberFormat(undefined, formatOf(currency)).format(
    decimalText(cents, currency) as Intl.StringNumericLiteral,
  );

/** The smallest units of what a person typed in major units, such as `12.50`; undefined if it is no amount. */
export function centsOf(text: string, currency: string): number | undefined {
  const match = /^(-?)(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole, fraction = ''] = match;
  const digits = minorDigits(currency);
  if (fraction.length > digits) return undefined;
  return Number(`${sign}${whole}${fraction.padEnd(digits, '0')}`);
}

/** A count as people write it: `1,234`. */
export const countText = (count: number): string => new Intl.NumberFormat().format(count);
