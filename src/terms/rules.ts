// Which terms decide about a sale, and what their limits say.
import type { Money } from './commission.ts';
import { commissionOf, isRecurring } from './commission.ts';
import type { Terms } from '../common/types.ts';

/** Why a sale earns nothing though it is attributed. */
export type LimitReason = 'months_reached' | 'commissions_reached';

/** What decides about limits, read while the customer is locked. */
export interface Progress {
  /** when the first recorded sale happened; null: this is the first one */
  firstSaleAt: Date | null;
  /** how many of the customer's sales were to earn a commission, whatever became of it */
  earned: number;
}

/** The time this number of months later in UTC, at the last day of the month if that month is shorter. */
export function addMonths(time: Date, months: number): Date {
  const later = new Date(time);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(time.getUTCDate(), lastDay));
  return later;
}

/** In which month of the customer's time a sale happened, from 1; a sale from before the first one is in the first month. */
export function monthOf(firstSaleAt: Date, occurredAt: Date): number {
  const years = occurredAt.getUTCFullYear() - firstSaleAt.getUTCFullYear();
  const months = Math.max(0, 12 * years + occurredAt.getUTCMonth() - firstSaleAt.getUTCMonth());
  return months > 0 && occurredAt < addMonths(firstSaleAt, months) ? months : months + 1;
}

/** Whether the terms have a limit, so that the customer's earlier sales must be known. */
export const isLimited = ({ max_months, max_commissions }: Pick<Terms, 'max_months' | 'max_commissions'>): boolean =>
  max_months !== null || max_commissions !== null;

/** The limit that a sale is beyond; undefined: it earns. */
export function limitReached(
  { max_months, max_commissions }: Pick<Terms, 'max_months' | 'max_commissions'>,
  { firstSaleAt, earned }: Progress,
  occurredAt: Date,
): LimitReason | undefined {
  if (max_months !== null && firstSaleAt && occurredAt >= addMonths(firstSaleAt, max_months)) return 'months_reached';
  return max_commissions !== null && earned >= max_commissions ? 'commissions_reached' : undefined;
}

/** What a sale of this amount earns by the terms, if it earns, and whether later sales of a subscription earn too. */
export const earningOf = (terms: Terms, sale: Money): { commission: Money; recurring: boolean } => ({
  commission: commissionOf(terms, sale),
  recurring: isRecurring(terms.commission_type),
});
