// Terms in words: all of them, and what differs between two.
import { afterText, countText, termsText } from '@referral-tracking/shared/terms';
import type { Program } from '../../api/client.ts';
import { moneyText } from '../../lib/money.ts';
import type { Terms } from './paths.ts';

/** The fields that decide about a sale or a lead; a program has them, too. */
export type Said = Pick<
  Terms,
  | 'commission_type'
  | 'commission_rate'
  | 'commission_base'
  | 'commission_on_shipping'
  | 'currency'
  | 'lead_commission_cents'
  | 'max_months'
  | 'max_commissions'
  | 'holding_period_days'
>;

/** When commissions are approved: by an owner, unless the program approves them by itself. */
const approvalText = ({ holding_period_days: days }: Said, { auto_approve }: Pick<Program, 'auto_approve'>): string =>
  auto_approve ? afterText('approved', days) : 'approved by an owner';

const leadText = ({ lead_commission_cents: cents, currency }: Said): string =>
  cents === null ? '' : `, and ${moneyText(cents, currency)} for each lead`;

/** `20% of every payment before tax for 12 months, approved after 30 days`. */
export const wholeText = (terms: Said, program: Pick<Program, 'auto_approve'>): string =>
  `${termsText(terms)}${leadText(terms)}, ${approvalText(terms, program)}`;

/** On what the commission of a payment that the processor reports is computed: the two settings as one choice. */
export const BASES = {
  net: 'Without tax and shipping',
  net_shipping: 'Without tax, with shipping',
  gross: 'The whole amount',
} as const;
type Base = keyof typeof BASES;

export const baseOf = ({
  commission_base: base,
  commission_on_shipping: shipping,
}: Pick<Said, 'commission_base' | 'commission_on_shipping'>): Base =>
  base === 'net' && shipping ? 'net_shipping' : base;

/** What the choice means for the two settings. */
export const basePair = (base: string | undefined): Pick<Said, 'commission_base' | 'commission_on_shipping'> => ({
  commission_base: base === 'gross' ? 'gross' : 'net',
  commission_on_shipping: base === 'net_shipping',
});

/** Each thing that terms say, with its name in a list of changes. */
const PARTS: readonly (readonly [name: string, of: (terms: Said) => string])[] = [
  ['Earns', (terms) => termsText({ ...terms, max_months: null, max_commissions: null })],
  ['Months', ({ max_months: months }) => (months === null ? 'no limit' : countText(months, 'month'))],
  ['Payments of a customer', ({ max_commissions: most }) => (most === null ? 'no limit' : `at most ${most}`)],
  ['For a lead', ({ lead_commission_cents: c, currency }) => (c === null ? 'nothing' : moneyText(c, currency))],
  ['Approval', ({ holding_period_days: days }) => afterText('approved', days)],
];

export interface Difference {
  name: string;
  before: string;
  after: string;
}

/** What differs between two terms, in words. */
export const differenceOf = (before: Said, after: Said): Difference[] =>
  PARTS.map(([name, of]) => ({ name, before: of(before), after: of(after) })).filter((one) => one.before !== one.after);
