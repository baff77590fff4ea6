// Explains where a commission comes from, and what became of it.
import { moneyText } from '@referral-tracking/shared/amount-text';
import { commissionOf } from '../terms/commission.ts';
import { monthOf } from '../terms/rules.ts';
import type { CommissionKind, CommissionStatus, Currency, TermsLevel } from '../common/types.ts';

/** What reasons say of the terms that decided. */
export interface DecidedTerms {
  level: TermsLevel;
  /** the name of the group, at its level */
  group: string | null;
  /** the rate, if it is a percentage */
  percent: string | null;
  max_months: number | null;
  /** whether they are those of the customer's first sale, which the program has its customers keep */
  of_first_sale: boolean;
}

/** What decided about a sale or a lead. */
interface Ruled {
  kind: CommissionKind;
  terms: DecidedTerms | null;
  /** when the first recorded sale of the customer happened; null if that was not noted */
  first_sale_at: Date | null;
  /** null without a sale */
  sold_at: Date | null;
  /** the discount code that brought the customer */
  discount_code: string | null;
}

interface Explained extends Ruled {
  /** the program's own name of the sale; null without a sale */
  order: string | null;
  /** the name of the link that led to the customer */
  link: string | null;
  /** what the commission of the sale was computed on; null without a sale */
  sale_cents: number | null;
  gross_cents: number | null;
  tax_cents: number | null;
  shipping_cents: number | null;
  sale_currency: Currency | null;
  earned_cents: number;
  amount_cents: number;
  currency: Currency;
  status: CommissionStatus;
  /** what refunds after the payment took back; null if it is not a paid one */
  clawed_back_cents: number | null;
  held: boolean;
  reason: string | null;
}

const codeText = ({ discount_code: code }: Ruled): string => (code === null ? '' : `, code ${code}`);

/** The link or the code, and the order of a sale, for example `, link tea-journal, order-1001`. */
const namesOf = (commission: Explained): string => {
  const { link, order } = commission;
  const origin = (link === null ? '' : `, link ${link}`) + codeText(commission);
  return origin + (order === null ? '' : `, ${/^order/i.test(order) ? order : `order ${order}`}`);
};

/** A sale with what the customer paid, for example `The sale of $99.00, link tea-journal, order-1001,`. */
function saleText(commission: Explained): string {
  const { sale_cents, gross_cents, sale_currency } = commission;
  const names = namesOf(commission);
  const of =
    sale_cents === null || sale_currency === null ? '' : ` of ${moneyText(gross_cents ?? sale_cents, sale_currency)}`;
  return `The sale${of}${names}${names === '' ? '' : ','}`;
}

interface Basis {
  baseCents: number;
  /** what the customer paid, with the tax and the shipping in it; null if unknown */
  grossCents: number | null;
  taxCents: number | null;
  shippingCents: number | null;
  currency: Currency;
  earnedCents: number;
  /** the rate of the terms, if it is a percentage */
  percent: string | null;
}

/** What the base is made of, for example `$100.00 ($119.00 less $19.00 tax)`. */
function baseText({ baseCents, grossCents, taxCents, shippingCents, currency }: Basis): string {
  const text = (cents: number) => moneyText(cents, currency);
  if (grossCents === null || grossCents === baseCents) return text(baseCents);
  // The base may have the shipping in it.
  const isShippingLess = shippingCents !== null && grossCents - (taxCents ?? 0) - baseCents === shippingCents;
  const parts = [taxCents !== null && `${text(taxCents)} tax`, isShippingLess && `${text(shippingCents)} shipping`];
  const less = parts.filter((part) => part !== false).join(' and ');
  return `${text(baseCents)} (${text(grossCents)} ${less === '' ? 'was paid' : `less ${less}`})`;
}

type Rated = Pick<Basis, 'baseCents' | 'currency' | 'earnedCents' | 'percent'>;

/** The percentage that was applied; null unless it gives what was earned, as that of terms from before they were noted may not. */
function rateOf({ baseCents, currency, earnedCents, percent }: Rated): number | null {
  if (percent === null) return null;
  const terms = { commission_type: 'percent', commission_rate: percent, currency } as const;
  return commissionOf(terms, { cents: baseCents, currency }).cents === earnedCents ? Number(percent) : null;
}

/** The percentage that was applied to the sale of a commission; null without one, or if it is not known. */
export const appliedRate = ({ kind, sale_cents, sale_currency, earned_cents, terms }: Explained): number | null =>
  kind !== 'sale' || sale_cents === null || sale_currency === null
    ? null
    : rateOf({
        baseCents: sale_cents,
        currency: sale_currency,
        earnedCents: earned_cents,
        percent: terms?.percent ?? null,
      });

/** For example `20% of $100.00`; of a fixed amount, `fixed, for a sale of $100.00`. */
function ratedText(basis: Basis): string {
  if (basis.percent === null) return `fixed, for a sale of ${baseText(basis)}`;
  const rate = rateOf(basis);
  return `${rate === null ? 'on' : `${rate}% of`} ${baseText(basis)}`;
}

/** For example `: 20% of $49.00`: what a sale's commission was computed on. */
function basisOf({ sale_cents, sale_currency, earned_cents, terms, ...sale }: Explained): string {
  if (sale_cents === null || sale_currency === null) return '';
  const { gross_cents: grossCents, tax_cents: taxCents, shipping_cents: shippingCents } = sale;
  const percent = terms?.percent ?? null;
  const of = { baseCents: sale_cents, currency: sale_currency, earnedCents: earned_cents, percent };
  return `: ${ratedText({ ...of, grossCents, taxCents, shippingCents })}`;
}

/**
 * Whose terms decided if they are not the program's, whether they are those of the first sale, and the month of a customer whose
 * sales earn for some months only.
 */
function ruleOf({ kind, terms, first_sale_at, sold_at }: Ruled): string {
  if (terms === null) return '';
  const level = { program: '', group: `, group ${terms.group}`, partnership: ', own terms of the partner' }[
    terms.level
  ];
  const owner = terms.of_first_sale ? `${level}, terms of the first sale` : level;
  if (kind !== 'sale' || terms.max_months === null || sold_at === null) return owner;
  return `${owner}, month ${monthOf(first_sale_at ?? sold_at, sold_at)} of ${terms.max_months}`;
}

/** For example `20% of $100.00 ($119.00 less $19.00 tax), group Creators, month 3 of 12, code TEA10`. */
export const computedText = (basis: Basis, sale: Ruled): string => ratedText(basis) + ruleOf(sale) + codeText(sale);

function originOf(commission: Explained): string {
  const { kind, held, status, reason, earned_cents, currency } = commission;
  const earned = moneyText(earned_cents, currency);
  switch (kind) {
    case 'sale':
      return `Earned ${earned}${basisOf(commission)}${ruleOf(commission)}${namesOf(commission)}.`;
    case 'lead':
      return `A customer signed up${codeText(commission)}, which earned ${earned}${ruleOf(commission)}.`;
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
    ? ` Refunds took ${moneyText(taken, currency)} back.`
    : '';
}

/** What refunds after the payment took back, which other commissions have: this one stays paid. */
const clawbackOf = ({ clawed_back_cents: cents, currency }: Explained): string =>
  cents !== null && cents > 0
    ? ` Refunds after its payment took ${moneyText(cents, currency)} back: later payouts deduct it.`
    : '';

function stateOf({ held, status, reason }: Explained): string {
  if (held) return ` It is held: ${reason ?? ''}`;
  if (status !== 'reversed') return '';
  return reason === null ? ' The sale was refunded, and nothing is left of it.' : ` It was rejected: ${reason}`;
}

/** One to three sentences for the members of the program. */
export const explainEarning = (commission: Explained): string =>
  originOf(commission) + refundOf(commission) + clawbackOf(commission) + stateOf(commission);

/** The same for the partner, without the order: a program may name it after its customer. */
export const explainToPartner = (commission: Explained): string => explainEarning({ ...commission, order: null });
