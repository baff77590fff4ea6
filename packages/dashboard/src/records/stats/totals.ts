// Totals of clicks, leads, sales and commissions, in one currency.
import type { Schemas } from '../../api/client.ts';

export type StatsGroup = Schemas['stats-group'];

export interface Totals {
  clicks: number;
  leads: number;
  sales: number;
  /** in the smallest unit of the currency */
  revenue: number;
  /** what was earned, less what was taken back, in the smallest unit of the currency */
  commission: number;
}

export const NO_TOTALS: Totals = { clicks: 0, leads: 0, sales: 0, revenue: 0, commission: 0 };

/** The totals of a group in this currency: the sales are those that the amounts are of. */
export function totalsOf({ clicks, leads, currencies }: StatsGroup, currency: string): Totals {
  const own = currencies.find((entry) => entry.currency === currency);
  const revenue = own ? own.sales.amount_cents - own.refunds.amount_cents : 0;
  return { clicks, leads, sales: own?.sales.count ?? 0, revenue, commission: own?.commission_cents ?? 0 };
}

export const sumOf = (all: readonly Totals[]): Totals =>
  all.reduce(
    (sum, one) => ({
      clicks: sum.clicks + one.clicks,
      leads: sum.leads + one.leads,
      sales: sum.sales + one.sales,
      revenue: sum.revenue + one.revenue,
      commission: sum.commission + one.commission,
    }),
    NO_TOTALS,
  );

/** The totals of each of these days, also of those without an event. */
export function byDay(groups: readonly StatsGroup[], days: readonly string[], currency: string): Totals[] {
  const found = new Map(groups.map((group) => [group.day, totalsOf(group, currency)]));
  return days.map((day) => found.get(day) ?? NO_TOTALS);
}

/** The currencies in which there is an amount. */
export const currenciesOf = (groups: readonly StatsGroup[]): string[] => [
  ...new Set(groups.flatMap(({ currencies }) => currencies.map(({ currency }) => currency))),
];
