// Amounts as Stripe sends them: in the smallest unit of their currency, with exceptions.
import { isCurrencyCode, minorDigits } from '@referral-tracking/shared/amount-text';
import { text } from './fields.ts';

/** The digits of Stripe's amounts that are not those of ISO 4217: https://docs.stripe.com/currencies */
const DIGITS: Readonly<Record<string, number>> = { ISK: 2, MGA: 0, UGX: 2 };

export const amount = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

export const currency = (value: unknown): string | undefined => text(value)?.toUpperCase();

/** The amount in the smallest unit of its currency; undefined if it is not an amount, or has a part of that unit. */
export function amountIn(code: string | undefined, value: unknown): number | undefined {
  const sent = amount(value);
  if (code === undefined || sent === undefined || !isCurrencyCode(code) || !Object.hasOwn(DIGITS, code)) return sent;
  const further = minorDigits(code) - DIGITS[code]!;
  return amount(further > 0 ? sent * 10 ** further : sent / 10 ** -further);
}
