// What other terms would have cost, in words.
import { countText } from '@referral-tracking/shared/terms';
import type { Schemas } from '../../api/schemas.ts';
import { addDays, daysText, today } from '../../lib/days.ts';
import { moneyText } from '../../lib/money.ts';

export type Simulation = Schemas['simulation'];
export type SimulatedTerms = NonNullable<Schemas['simulated-terms']>;
export type Level = Schemas['terms-level'];
type Total = Simulation['totals'][number];

const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}-${String(3 * Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1).padStart(2, '0')}-01`;

/** The periods that can be chosen, with how a sentence names them. Days are UTC; `to` is the day after the last one. */
export const PERIODS = {
  month: {
    text: '30 days',
    words: 'the last 30 days',
    days: () => ({ from: addDays(today(), -29), to: addDays(today(), 1) }),
  },
  quarter: {
    text: 'Last quarter',
    words: 'last quarter',
    days: () => {
      const to = quarterOf(today());
      return { from: quarterOf(addDays(to, -1)), to };
    },
  },
  year: {
    text: '12 months',
    words: 'the last 12 months',
    days: () => ({ from: addDays(today(), -364), to: addDays(today(), 1) }),
  },
} as const;
export type Period = keyof typeof PERIODS;

const DECIDING = [
  'commission_type',
  'commission_rate',
  'commission_base',
  'commission_on_shipping',
  'max_months',
  'max_commissions',
] as const satisfies readonly (keyof SimulatedTerms)[];

/** The fields that decide what a sale earns. */
export const decidingFields = (terms: SimulatedTerms & Record<string, unknown>): SimulatedTerms =>
  Object.fromEntries(DECIDING.filter((name) => terms[name] !== undefined).map((name) => [name, terms[name]]));

/** What a sentence about terms names of them. */
export type NamedTerms = Pick<
  Schemas['managed-terms'],
  'commission_type' | 'commission_rate' | 'max_months' | 'max_commissions'
>;

/** `25% for 12 months`; terms without a percentage are only named. */
export function wordsOf({
  commission_type: type,
  commission_rate: rate,
  max_months: months,
  max_commissions: most,
}: NamedTerms): string {
  if (!type.endsWith('percent')) return 'these terms';
  const forMonths = months ? ` for ${countText(months, 'month')}` : '';
  return `${rate}%${forMonths}${most ? ` on the first ${countText(most, 'payment')} of a customer` : ''}`;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const compared = ({ currency, difference_cents: cents }: Total): string =>
  cents === 0 ? 'the same' : `${moneyText(Math.abs(cents), currency)} ${cents > 0 ? 'more' : 'less'}`;

const LEVELS: Record<Level, string> = { program: 'the program', group: 'this group', partnership: 'this partner' };

/** For example `With 25%, last quarter would have cost $1,240.00 more.` */
export function sentenceOf(
  { totals, replaced, from, to }: Simulation,
  period: Period,
  level: Level,
  terms: NamedTerms,
): string {
  const { words } = PERIODS[period];
  const days = daysText(from, addDays(to, -1));
  if (totals.length === 0) return `No sale was recorded during ${words} (${days}), so there is nothing to compare.`;
  if (replaced === 0)
    return `No sale of ${words} was decided by terms of ${LEVELS[level]}, so there is nothing to compare.`;
  const changed = totals.filter(({ difference_cents }) => difference_cents !== 0);
  const said = changed.length === 0 ? 'the same' : changed.map(compared).join(' and ');
  return `${upper(`with ${wordsOf(terms)}`)}, ${words} would have cost ${said}.`;
}

/** What refunds took back of both; undefined if they took nothing. */
export function refundsOf({ totals }: Simulation): string | undefined {
  const taken = totals.filter((total) => total.refunds_cents + total.simulated_refunds_cents > 0);
  if (taken.length === 0) return undefined;
  const each = taken.map(
    ({ currency, refunds_cents: was, simulated_refunds_cents: would }) =>
      `${moneyText(was, currency)}, and would have taken back ${moneyText(would, currency)}`,
  );
  return `Refunds are not in these amounts. They took back ${each.join('; ')}.`;
}
