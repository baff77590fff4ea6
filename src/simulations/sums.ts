// Adds up what partners earned and would have earned, by currency.
import { takenBack, type Money } from '../terms/commission.ts';
import type { Currency } from '../common/types.ts';

/** Sums in the smallest unit of the currency. */
export interface Sums {
  currency: Currency;
  sales: number;
  earned_cents: number;
  simulated_cents: number;
  difference_cents: number;
  refunds_cents: number;
  simulated_refunds_cents: number;
}
export interface PartnerSums extends Sums {
  /** null: all whose accounts were erased */
  partner_id: number | null;
}

/** What a sale earned and would have earned; null: nothing. */
export interface Outcome {
  /** the sale itself, and what of it was refunded since */
  sale: Money;
  refundedCents: number;
  earned: Money | null;
  simulated: Money | null;
}

const nothing = (currency: Currency): Sums => ({
  currency,
  sales: 0,
  earned_cents: 0,
  simulated_cents: 0,
  difference_cents: 0,
  refunds_cents: 0,
  simulated_refunds_cents: 0,
});

function addTo(sums: Sums, { sale, refundedCents, earned, simulated }: Outcome): void {
  const inThis = (money: Money | null): number => (money?.currency === sums.currency ? money.cents : 0);
  const lost = (cents: number): number => takenBack(cents, Math.min(refundedCents, sale.cents), sale.cents);
  const [was, would] = [inThis(earned), inThis(simulated)];
  sums.sales += 1;
  sums.earned_cents += was;
  sums.simulated_cents += would;
  sums.difference_cents += would - was;
  sums.refunds_cents += lost(was);
  sums.simulated_refunds_cents += lost(would);
}

/** The currencies that a sale is counted in: those of what it earned and would have earned, else its own. */
const currenciesOf = ({ sale, earned, simulated }: Outcome): Set<Currency> => {
  const both = [earned, simulated].flatMap((money) => money?.currency ?? []);
  return new Set(both.length > 0 ? both : [sale.currency]);
};

/** Sums that sales are added to; what they need grows with partners, not with sales. */
export function createSums() {
  const totals = new Map<Currency, Sums>();
  const partners = new Map<string, PartnerSums>();
  return {
    add(partnerId: number | null, outcome: Outcome): void {
      for (const currency of currenciesOf(outcome)) {
        const key = `${partnerId} ${currency}`;
        const total = totals.get(currency) ?? nothing(currency);
        const partner = partners.get(key) ?? { partner_id: partnerId, ...nothing(currency) };
        totals.set(currency, total);
        partners.set(key, partner);
        addTo(total, outcome);
        addTo(partner, outcome);
      }
    },
    /** Both with the greatest difference first, then what earned most. */
    result(): { totals: Sums[]; partners: PartnerSums[] } {
      const order = (a: Sums, b: Sums): number =>
        Math.abs(b.difference_cents) - Math.abs(a.difference_cents) || b.earned_cents - a.earned_cents;
      return { totals: [...totals.values()].sort(order), partners: [...partners.values()].sort(order) };
    },
  };
}
