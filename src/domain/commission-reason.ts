// Explains where a commission comes from, and what became of it.
import { amountText, decimalText } from '@referral-tracking/shared/amount-text';
import { commissionOf } from './commission.ts';
import type { CommissionKind, CommissionStatus, Currency } from './types.ts';

interface Explained {
  kind: CommissionKind;
  customer_id: number | null;
  sale_id: number | null;
  /** what the commission of the sale was computed on; null without a sale */
  sale_cents: number | null;
  gross_cents: number | null;
  tax_cents: number | null;
  shipping_cents: number | null;
  percent: string | null;
  sale_currency: Currency | null;
  earned_cents: number;
  amount_cents: number;
  currency: Currency;
  status: CommissionStatus;
  held: boolean;
  reason: string | null;
}

/** A sale with what the customer paid, for example `Sale 9 of 99.00 USD`. */
const saleText = ({ sale_id, sale_cents, gross_cents, sale_currency }: Explained): string =>
  sale_cents === null || sale_currency === null
    ? `Sale ${sale_id}`
    : `Sale ${sale_id} of ${amountText(gross_cents ?? sale_cents, sale_currency)}`;

interface Basis {
  baseCents: number;
  /** what the customer paid, with the tax and the shipping in it; null if unknown */
  grossCents: number | null;
  taxCents: number | null;
  shippingCents: number | null;
  currency: Currency;
  earnedCents: number;
  /** the rate of the program, if it is a percentage; it may have changed since */
  percent: string | null;
}

/** For example `20 % of 100.00 USD (119.00 less 19.00 tax)`; undefined if the commission was computed on all that was paid. */
export function basisText({ baseCents, grossCents, taxCents, shippingCents, currency, earnedCents, percent }: Basis) {
  if (grossCents === null || grossCents === baseCents) return undefined;
  const bare = (cents: number) => decimalText(cents, currency);
  // The base may have the shipping in it.
  const isShippingLess = shippingCents !== null && grossCents - (taxCents ?? 0) - baseCents === shippingCents;
  const parts = [taxCents !== null && `${bare(taxCents)} tax`, isShippingLess && `${bare(shippingCents)} shipping`];
  const less = parts.filter((part) => part !== false).join(' and ');
  const of = `${amountText(baseCents, currency)} (${bare(grossCents)} ${less === '' ? 'was paid' : `less ${less}`})`;
  const terms = { commission_type: 'percent', commission_rate: percent ?? '0', currency } as const;
  const holds = percent !== null && commissionOf(terms, { cents: baseCents, currency }).cents === earnedCents;
  return holds ? `${Number(percent)} % of ${of}` : `on ${of}`;
}

/** What a sale's commission was computed on, if that is not all that was paid. */
function basisOf({ sale_cents, sale_currency, earned_cents, percent, ...sale }: Explained): string {
  if (sale_cents === null || sale_currency === null) return '';
  const { gross_cents: grossCents, tax_cents: taxCents, shipping_cents: shippingCents } = sale;
  const of = { baseCents: sale_cents, currency: sale_currency, earnedCents: earned_cents, percent };
  const text = basisText({ ...of, grossCents, taxCents, shippingCents });
  return text === undefined ? '' : `: ${text}`;
}

function originOf(commission: Explained): string {
  const { kind, customer_id, held, status, reason, earned_cents, currency } = commission;
  const earned = `earned ${amountText(earned_cents, currency)}`;
  switch (kind) {
    case 'sale':
      return `${saleText(commission)} ${earned}${basisOf(commission)}.`;
    case 'lead':
      return customer_id === null
        ? `A customer signed up, which ${earned}.`
        : `Customer ${customer_id} signed up, which ${earned}.`;
    case 'clawback':
      return `${saleText(commission)} was refunded after its commission had been paid.`;
    case 'restoration':
      return `${saleText(commission)} was refunded less than its clawbacks took back.`;
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
