import { MINOR_DIGITS } from './minor-digits.ts';

/** Whether it is the code of a currency (ISO 4217). */
export const isCurrencyCode = (code: string): boolean => Object.hasOwn(MINOR_DIGITS, code);

/** The digits after the point in an amount of the currency: 2 for USD, 0 for VND, 3 for KWD. */
export function minorDigits(currency: string): number {
  if (!isCurrencyCode(currency)) throw new Error(`${currency} is no currency`);
  return MINOR_DIGITS[currency]!;
}

/** An amount of smallest units in major units, without its currency: 9900 cents are `99.00`, 9900 dong `9900`. */
export function decimalText(cents: number | bigint, currency: string): string {
  const places = minorDigits(currency);
  const amount = BigInt(cents);
  const digits = String(amount < 0n ? -amount : amount).padStart(places + 1, '0');
  const whole = digits.length - places;
  return `${amount < 0n ? '-' : ''}${digits.slice(0, whole)}${places > 0 ? '.' : ''}${digits.slice(whole)}`;
}

/** How an amount of the currency is written, with all its digits: of some, such as the forint, people leave them out. */
export const formatOf = (currency: string): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency,
  minimumFractionDigits: minorDigits(currency),
  maximumFractionDigits: minorDigits(currency),
});

/** An amount of smallest units as people write it: 123450 cents are `$1,234.50`. The digits are exact, whatever their number. */
export const moneyText = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', formatOf(currency)).format(decimalText(cents, currency) as Intl.StringNumericLiteral);
