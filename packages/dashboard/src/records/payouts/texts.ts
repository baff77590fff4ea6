// What methods, reasons and obstacles of payouts mean, in words.
import { countText, moneyText } from '../../lib/money.ts';
import { countOf } from '../commissions/texts.ts';
import type { HeldBack, Item, Payout, Result } from './paths.ts';

export const METHODS: Record<Item['method'], string> = {
  paypal: 'PayPal',
  wise: 'Wise',
  sepa: 'Bank transfer (SEPA)',
  other: 'Other',
};

export const ITEM_STATUS: Record<Item['status'], string> = {
  open: 'to pay',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'canceled',
};

/** "1 partner", "3,000 partners" */
export const partnersOf = (count: number): string => `${countText(count)} partner${count === 1 ? '' : 's'}`;

/** "1 payment", "3,000 payments": the items of a payout */
export const paymentsOf = (count: number): string => `${countText(count)} payment${count === 1 ? '' : 's'}`;

/** Whom it pays, and for what: "3 partners, 9 commissions" */
export const whomText = (partners: number, commissions: number): string =>
  `${partnersOf(partners)}, ${countOf(commissions)}`;

export const sumOf = (rows: readonly { amount_cents: number }[]): number =>
  rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** How an amount came about: "$60.80 less $15.80 clawback" */
export const lessText = (cents: number, deducted: number, currency: string): string =>
  `${moneyText(cents + deducted, currency)} less ${moneyText(deducted, currency)} clawback`;

/** An erased account has no name. */
export const nameOf = ({ partner }: Pick<Item, 'partner'>): string => partner?.name ?? 'An erased partner';

/** The day of a time, without a year: `Nov 30`. */
const dayOf = (time: string): string =>
  new Date(time).toLocaleDateString(undefined, { month: 'short', day: 'numeric' });

/** Why nothing is paid to a partner now. */
export function heldBackText(row: HeldBack): string {
  const { reason, amount_cents: cents, commissions, usable_from, method_currencies: others } = row;
  switch (reason) {
    case 'no_method':
      return others ? `Their account takes ${others.join(', ')} only` : REASONS.no_method!;
    case 'method_waits':
      return usable_from
        ? `New payment method, usable from ${dayOf(usable_from)}`
        : 'New payment method, not usable yet';
    case 'on_hold':
      return `${countOf(commissions)} on hold`;
    case 'not_positive':
      return cents < 0 ? 'Owes you after refunds' : 'Nothing is due';
    default:
      return REASONS[reason] ?? reason;
  }
}

const REASONS: Partial<Record<HeldBack['reason'], string>> = {
  partner_erased: 'The account was erased',
  account_suspended: 'The account is suspended',
  no_method: 'No payout method',
  // A partner or a group may have one of its own, so no amount is named.
  below_minimum: 'Below their minimum',
  method_waits: 'New payment method, not usable yet',
  on_hold: 'On hold',
  not_positive: 'Nothing is due, after refunds',
  too_many: 'Too many for one payout: create another one',
  too_large: 'The sum is too large for one payout',
};

const WHAT_TO_DO: Record<HeldBack['reason'], string> = {
  partner_erased: 'You cannot pay them anymore. Bring it to zero with an adjustment.',
  account_suspended: 'Ask the operator of the service why. It stays due.',
  no_method: 'Ask them to add a payout method in their profile. It stays due.',
  method_waits: 'Nothing to do: it is paid with a payout after that. A changed method waits for three days.',
  below_minimum: 'Nothing to do: it carries over to the next payout.',
  on_hold: 'Release or reject the commissions. What is not on hold is paid.',
  not_positive: 'Nothing to do: it is deducted from their next commissions.',
  too_many: 'Create another payout after this one.',
  too_large: 'Create another payout after this one.',
};

/** What becomes of what is held back, and what somebody can do about it. */
export const whatToDo = ({ reason, method_currencies: others }: HeldBack, currency: string): string =>
  others ? `Ask them to add a way to be paid in ${currency}. It stays due.` : (WHAT_TO_DO[reason] ?? 'It stays due.');

/** Why something was not paid to several partners. */
export const reasonText = (reason: HeldBack['reason']): string => REASONS[reason] ?? reason;

const OBSTACLES: Record<NonNullable<Result['obstacle']>, string> = {
  unknown: 'no longer exists',
  open: 'is not paid',
  already_paid: 'is already paid, with another reference',
  paid: 'is paid',
  failed: 'has failed',
  cancelled: 'is canceled',
  exported: 'is in a file that was exported',
  too_late: 'was paid more than 90 days ago',
  partner_erased: 'belongs to an erased account',
};

/** Why one of several was not changed. */
export const obstacleText = ({ obstacle }: Result, name: string): string =>
  `The payment to ${name} ${obstacle ? (OBSTACLES[obstacle] ?? obstacle) : 'was not changed'}.`;

export const PAYOUT_STATUS: Record<Payout['status'], { text: string; tone: 'good' | 'warn' | 'neutral' }> = {
  open: { text: 'to pay', tone: 'warn' },
  settled: { text: 'settled', tone: 'good' },
  cancelled: { text: 'canceled', tone: 'neutral' },
};

/** How far a payout is: "2 of 3 paid, 1 failed" */
export function progressText({ items: { open, paid, failed, cancelled } }: Payout): string {
  const rest = [failed > 0 && `${countText(failed)} failed`, cancelled > 0 && `${countText(cancelled)} canceled`];
  return [`${countText(paid)} of ${countText(open + paid + failed + cancelled)} paid`, ...rest]
    .filter(Boolean)
    .join(', ');
}
