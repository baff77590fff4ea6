// What a program pays, in words: the one source of pages, offers and mails.
import { formatOf } from './amount-text.ts';

/** The fields of terms that the words are made from. Those that may be missing say nothing then. */
export interface Terms {
  commission_type: 'percent' | 'recurring_percent' | 'fixed' | 'recurring_fixed';
  /** percent, or major units of the currency */
  commission_rate: number;
  currency: string;
  commission_base?: 'net' | 'gross';
  commission_on_shipping?: boolean;
  /** for how many months, from the customer's first sale on; null: for good */
  max_months?: number | null;
  /** for how many sales of a customer; null: for all */
  max_commissions?: number | null;
}

/** What each kind of commission is called. */
export const COMMISSION_TYPES: Record<Terms['commission_type'], string> = {
  recurring_percent: 'A share of every payment',
  percent: 'A share of the first payment',
  recurring_fixed: 'A fixed amount for every payment',
  fixed: 'A fixed amount for the first payment',
};

const isPercent = ({ commission_type }: Terms): boolean => commission_type.endsWith('percent');
const isRecurring = ({ commission_type }: Terms): boolean => commission_type.startsWith('recurring');

/** A number of things: `1 month`, `12 months`. */
export const countText = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What the rate is of: ` before tax and shipping`. A fixed amount does not depend on it. */
function baseText(terms: Terms): string {
  const { commission_base: base, commission_on_shipping: shipping } = terms;
  if (!isPercent(terms) || base === undefined) return '';
  if (base === 'gross') return ' including tax';
  return shipping ? ' before tax' : ' before tax and shipping';
}

/**
 * When a partner is paid: `Paid on the 1st of each month, once you have $20.00`.
 * @param when `day`: of the month, null if the program names none; `minimum`: an amount in words, undefined for none
 */
export function paidText({ day, minimum }: { day: number | null; minimum: string | undefined }): string {
  if (day === null)
    return minimum === undefined ? 'Paid whenever the program sends a payout' : `Paid once you have ${minimum}`;
  return `Paid on the ${ordinal(day)} of each month${minimum === undefined ? '' : `, once you have ${minimum}`}`;
}

const ENDINGS: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd', 31: 'st' };
/** `1st`, `22nd`, `28th`. */
const ordinal = (day: number): string => `${day}${ENDINGS[day] ?? 'th'}`;
/** How long a customer's sales earn: ` for 12 months`. */
function limitText(terms: Terms): string {
  const { max_months: months, max_commissions: most } = terms;
  const during = months == null ? '' : ` for ${countText(months, 'month')}`;
  if (most == null) return during;
  return `${during}, at most ${countText(most, isRecurring(terms) ? 'payment' : 'sale')} of a customer`;
}

/**
 * What a partner earns: `20% of every payment before tax for 12 months`. A payment is a sale or a renewal. Amounts are
 * written as in the reader's language by default.
 */
export function termsText(terms: Terms, language?: string): string {
  const { commission_rate: rate, currency } = terms;
  const each = isRecurring(terms) ? 'payment' : 'sale';
  const amount = new Intl.NumberFormat(language, formatOf(currency));
  const pays = isPercent(terms) ? `${rate}% of every ${each}` : `${amount.format(rate)} for every ${each}`;
  const once = isRecurring(terms) ? '' : ', excluding renewals';
  return `${pays}${baseText(terms)}${once}${limitText(terms)}`;
}

/** From when on it is paid: `paid after 30 days`. */
export const afterText = (done: string, days: number): string =>
  days === 0 ? `${done} at once` : `${done} after ${countText(days, 'day')}`;
