/** The number of smallest units in one major unit, by currency. */
export const MINOR_UNITS = { USD: 100n, EUR: 100n, VND: 1n } as const;

/** An amount of smallest units in major units, without its currency: 9900 cents are `99.00`. */
export function decimalText(cents: number, currency: keyof typeof MINOR_UNITS): string {
  const unit = MINOR_UNITS[currency];
  if (unit === 1n) return String(cents);
  const amount = BigInt(Math.abs(cents));
  const decimals = String(amount % unit).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${amount / unit}.${decimals}`;
}

/** An amount of smallest units in major units: 9900 cents are `99.00 USD`. */
export const amountText = (cents: number, currency: keyof typeof MINOR_UNITS): string =>
  `${decimalText(cents, currency)} ${currency}`;
