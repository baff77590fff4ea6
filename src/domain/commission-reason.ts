// Explains where a commission comes from, and what became of it.
import { amountText } from '@referral-tracking/shared/amount-text';
import type { CommissionKind, CommissionStatus, Currency } from './types.ts';

interface Explained {
  kind: CommissionKind;
  customer_id: number | null;
  sale_id: number | null;
  /** what the customer paid; null without a sale */
  sale_cents: number | null;
  sale_currency: Currency | null;
  earned_cents: number;
  amount_cents: number;
  currency: Currency;
  status: CommissionStatus;
  held: boolean;
  reason: string | null;
}

/** A sale with its amount, for example `Sale 9 of 99.00 USD`. */
const saleText = ({ sale_id, sale_cents, sale_currency }: Explained): string =>
  sale_cents === null || sale_currency === null
    ? `Sale ${sale_id}`
    : `Sale ${sale_id} of ${amountText(sale_cents, sale_currency)}`;

function originOf(commission: Explained): string {
  const { kind, customer_id, held, status, reason, earned_cents, currency } = commission;
  const earned = `earned ${amountText(earned_cents, currency)}`;
  switch (kind) {
    case 'sale':
      return `${saleText(commission)} ${earned}.`;
    case 'lead':
      return customer_id === null
        ? `A customer signed up, which ${earned}.`
        : `Customer ${customer_id} signed up, which ${earned}.`;
    case 'clawback':
      return `${saleText(commission)} was refunded after its commission had been paid.`;
    case 'adjustment':
      return held || status === 'reversed' || reason === null
        ? 'A member of the program adjusted it.'
        : `A member of the program adjusted it: ${reason}`;
  }
}

/** What refunds took back of a commission that still has something left. */
function refundOf({ kind, status, earned_cents, amount_cents, currency }: Explained): string {
  const taken = earned_cents - amount_cents;
  return kind === 'sale' && status !== 'reversed' && taken > 0
    ? ` Refunds took ${amountText(taken, currency)} back.`
    : '';
}

function stateOf({ held, status, reason }: Explained): string {
  if (held) return ` It is held: ${reason ?? ''}`;
  if (status !== 'reversed') return '';
  return reason === null ? ' The sale was refunded, and nothing is left of it.' : ` It was rejected: ${reason}`;
}

/** One to three sentences for the members of the program. Of the customer they name only the identifier. */
export const explainEarning = (commission: Explained): string =>
  originOf(commission) + refundOf(commission) + stateOf(commission);

/** The same for the partner, without the identifier of the customer. */
export const explainToPartner = (commission: Explained): string => explainEarning({ ...commission, customer_id: null });
