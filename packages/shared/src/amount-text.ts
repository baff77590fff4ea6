/** The number of smallest units in one major unit, by currency. */
export const MINOR_UNITS = { USD: 100n, EUR: 100n, VND: 1n } as const;

/** An amount of smallest units in major units, without its currency: 9900 cents are `99.00`, 9900 dong `9900`. */
export function decimalText(cents: number | bigint, currency: keyof typeof MINOR_UNITS): string {
  const unit = MINOR_UNITS[currency];
  if (unit === 1n) return String(cents);
  const amount = BigInt(cents);
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount of smallest units as people write it: 123450 cents are `$1,234.50`. The digits are exact, whatever their number. */
export const moneyText = (cents: number, currency: keyof typeof MINOR_UNITS): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    decimalText(cents, currency) as Intl.StringNumericLiteral,
  );
