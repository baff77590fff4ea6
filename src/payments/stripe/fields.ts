// The fields of an event's objects, whose shapes nothing guarantees.
import { isCurrencyCode, minorDigits } from '@referral-tracking/shared/amount-text';
import type { CodeReference } from '../../attribution/codes.ts';

export type Fields = Readonly<Record<string, unknown>>;

const LONGEST_NAME = 255;
export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** A text that can be stored as an identifier; undefined for any other value. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && [...value].length <= LONGEST_NAME ? value : undefined;

/** The identifier in a field that holds an identifier or the expanded object. */
export const idOf = (value: unknown): string | undefined => text(isObject(value) ? value.id : value);

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

/** The promotion code of a discount, which is an identifier or the expanded object. */
function codeOf(discount: unknown): CodeReference | undefined {
  const { promotion_code: promotion } = fieldsOf(discount);
  const [id, code] = [idOf(promotion), text(fieldsOf(promotion).code)];
  return id === undefined && code === undefined ? undefined : { id, ...(code !== undefined && { code }) };
}

/**
 * The promotion codes of a session, an invoice or a subscription. Its `discounts` are often bare identifiers, which say nothing;
 * older formats have one `discount`.
 */
export function codesOf({ discounts, discount }: Fields): { codes?: CodeReference[] } {
  const all: unknown[] = [...(Array.isArray(discounts) ? (discounts as unknown[]) : []), discount];
  const codes = all.map(codeOf).filter((code) => code !== undefined);
  return codes.length === 0 ? {} : { codes };
}
