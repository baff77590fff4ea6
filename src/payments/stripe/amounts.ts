// Amounts and promotion codes of Stripe's objects.
import { isCurrencyCode, minorDigits } from '@referral-tracking/shared/amount-text';
import type { CodeReference } from '../../attribution/codes.ts';
import { amount, fieldsOf, idOf, MOST_CODES, text, type Fields } from '../fields.ts';

/** The digits of Stripe's amounts that are not those of ISO 4217: https://docs.stripe.com/currencies */
const DIGITS: Readonly<Record<string, number>> = { ISK: 2, MGA: 0, UGX: 2 };

/** The amount in the smallest unit of its currency; undefined if it is not an amount, or has a part of that unit. */
export function amountIn(code: string | undefined, value: unknown): number | undefined {
  const sent = amount(value);
  if (code === undefined || sent === undefined || !isCurrencyCode(code) || !Object.hasOwn(DIGITS, code)) return sent;
  const further = minorDigits(code) - DIGITS[code]!;
  return amount(further > 0 ? sent * 10 ** further : sent / 10 ** -further);
}

/**
 * The promotion code of a discount, which is an identifier or the expanded object; without one, its coupon, whose place
 * depends on the API version.
 */
export function codeOf(discount: unknown): CodeReference | undefined {
  const { promotion_code: promotion, coupon, source } = fieldsOf(discount);
  const [id, code] = [idOf(promotion) ?? idOf(coupon) ?? idOf(fieldsOf(source).coupon), text(fieldsOf(promotion).code)];
  return id === undefined && code === undefined ? undefined : { id, ...(code !== undefined && { code }) };
}

/**
 * The promotion codes of a session, an invoice or a subscription. Its `discounts` are often bare identifiers, which say nothing;
 * older formats have one `discount`.
 */
export function codesOf({ discounts, discount }: Fields): { codes?: CodeReference[] } {
  const all: unknown[] = [...(Array.isArray(discounts) ? (discounts as unknown[]) : []), discount];
  const codes = all
    .map(codeOf)
    .filter((code) => code !== undefined)
    .slice(0, MOST_CODES);
  return codes.length === 0 ? {} : { codes };
}
