// What a recorded sale would have earned by other terms.
import { baseOf, type Money } from '../terms/commission.ts';
import { earningOf, limitReached } from '../terms/rules.ts';
import type { Terms } from '../common/types.ts';

/** A recorded sale, and what decided about it; its `cents` are what the commission was computed on. */
export interface PastSale extends Money {
  /** what the customer paid, with the tax and the shipping in it; null: unknown */
  grossCents: number | null;
  taxCents: number | null;
  shippingCents: number | null;
  occurredAt: Date;
  /** whether it is a later sale of a subscription, which only recurring terms pay */
  isRenewal: boolean;
  /** the terms that decided */
  terms: Terms;
  /** what it was to earn when it was recorded; null: nothing */
  earned: Money | null;
}

/** What is known of the customer when the sale arrives. */
export interface PastProgress {
  /** when the first recorded sale happened; null: it does not matter */
  firstSaleAt: Date | null;
  /** how many of the sales before were to earn a commission, as it was */
  earned: number;
  /** the same by the terms of the simulation */
  simulated: number;
}

/**
 * What the commission would have been computed on. If the present base does not follow from what was paid, it was sent
 * with the sale, and no terms change it.
 */
function baseBy(terms: Terms, { cents, grossCents, taxCents, shippingCents, terms: own }: PastSale): number {
  if (grossCents === null) return cents;
  const paid = { grossCents, taxCents: taxCents ?? 0, shippingCents: shippingCents ?? 0 };
  return baseOf(own, paid) === cents ? baseOf(terms, paid) : cents;
}

/**
 * What a sale would have earned at its birth; null: nothing.
 * @param replacing the terms in place of its own; undefined: its own decide
 */
export function simulateSale(sale: PastSale, replacing: Terms | undefined, past: PastProgress): Money | null {
  // The same terms after the same earlier sales: also exact for terms that changed before they were noted.
  if (!replacing && past.simulated === past.earned) return sale.earned;
  const terms = replacing ?? sale.terms;
  const cents = replacing ? baseBy(replacing, sale) : sale.cents;
  const { commission, recurring } = earningOf(terms, { cents, currency: sale.currency });
  const progress = { firstSaleAt: past.firstSaleAt, earned: past.simulated };
  // A payment without a base is no sale.
  const isDue = cents > 0 && (recurring || !sale.isRenewal);
  return isDue && !limitReached(terms, progress, sale.occurredAt) ? commission : null;
}
