// Reads which promotion codes a customer of Stripe used.
import type { CodeReference } from '../domain/codes.ts';
import { fieldsOf, idOf, text, type Fields } from './fields.ts';

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
