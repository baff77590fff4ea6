// Amounts are in the smallest unit of their currency: cents, or whole dong.

/** The digits after the point of a currency: 2 for USD, 0 for VND. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** The amount as files and fields have it: `3.80`, with all digits of the currency. */
export function amountText(cents: number, currency: string): string {
  const digits = digitsOf(currency);
  const text = String(Math.abs(cents)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${cents < 0 ? '-' : ''}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}`;
}

/** The amount in major units. */
const majorUnits = (cents: number, currency: string): number => cents / 10 ** digitsOf(currency);

/** The amount as people write it: `$12.50`. */
export const moneyText = (cents: number, currency: string): string =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(majorUnits(cents, currency));

/** The smallest units of what a person typed in major units, such as `12.50`; undefined if it is no amount. */
export function centsOf(text: string, currency: string): number | undefined {
  const match = /^(-?)(\d{1,12})(?:[.,](\d+))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole, fraction = ''] = match;
  const digits = digitsOf(currency);
  if (fraction.length > digits) return undefined;
  return Number(`${sign}${whole}${fraction.padEnd(digits, '0')}`);
}

/** A count as people write it: `1,234`. */
export const countText = (count: number): string => new Intl.NumberFormat().format(count);
