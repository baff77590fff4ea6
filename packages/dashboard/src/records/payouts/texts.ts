// What methods, reasons and obstacles of payouts mean, in words.
import { countText } from '../../lib/money.ts';
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
  cancelled: 'cancelled',
};

/** "1 partner", "3,000 partners" */
export const partnersOf = (count: number): string => `${countText(count)} partner${count === 1 ? '' : 's'}`;

/** "1 payment", "3,000 payments": the items of a payout */
export const paymentsOf = (count: number): string => `${countText(count)} payment${count === 1 ? '' : 's'}`;

/** Whom it pays, and for what: "3 partners, 9 commissions" */
export const whomText = (partners: number, commissions: number): string =>
  `${partnersOf(partners)}, ${countOf(commissions)}`;

/** An erased account has no name. */
export const nameOf = ({ partner }: Pick<Item, 'partner'>): string => partner?.name ?? 'An erased partner';

/** The day of a time, without a year: `Nov 30`. */
const dayOf = (time: string): string =>
  new Date(time).toLocaleDateString(undefined, { month: 'short', day: 'numeric' });

/** Why nothing is paid to a partner now. */
export function heldBackText({ reason, amount_cents: cents, commissions, usable_from }: HeldBack): string {
  switch (reason) {
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
  no_method: 'Has not said where to pay',
  // A partner or a group may have one of its own, so no amount is named.
  below_minimum: 'Below their minimum',
  method_waits: 'New payment method, not usable yet',
  on_hold: 'On hold',
  not_positive: 'Nothing is due, after refunds',
  too_many: 'Too many for one payout: create another one',
  too_large: 'The sum is too large for one payout',
};

const WHAT_TO_DO: Record<HeldBack['reason'], string> = {
  partner_erased: 'Nobody can be paid any more. An adjustment brings it to zero.',
  account_suspended: 'Ask the operator of the service why. It stays due.',
  no_method: 'Ask them to enter in their profile where to pay. It stays due.',
  method_waits: 'Nothing to do: it is paid with a payout after that. A changed method waits for three days.',
  below_minimum: 'Nothing to do: it adds up until the next payouts.',
  on_hold: 'Release or reject the commissions. What is not on hold is paid.',
  not_positive: 'Nothing to do: their next commissions make up for it.',
  too_many: 'Create another payout after this one.',
  too_large: 'Create another payout after this one.',
};

/** What becomes of what is held back, and what somebody can do about it. */
export const whatToDo = (reason: HeldBack['reason']): string => WHAT_TO_DO[reason] ?? 'It stays due.';

/** Why something was not paid to several partners. */
export const reasonText = (reason: HeldBack['reason']): string => REASONS[reason] ?? reason;

const OBSTACLES: Record<NonNullable<Result['obstacle']>, string> = {
  unknown: 'no longer exists',
  open: 'is not paid',
  already_paid: 'is already paid, with another reference',
  paid: 'is paid',
  failed: 'has failed',
  cancelled: 'is cancelled',
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
  cancelled: { text: 'cancelled', tone: 'neutral' },
};

/** How far a payout is: "2 of 3 paid, 1 failed" */
export function progressText({ items: { open, paid, failed, cancelled } }: Payout): string {
  const rest = [failed > 0 && `${countText(failed)} failed`, cancelled > 0 && `${countText(cancelled)} cancelled`];
  return [`${countText(paid)} of ${countText(open + paid + failed + cancelled)} paid`, ...rest]
    .filter(Boolean)
    .join(', ');
}
