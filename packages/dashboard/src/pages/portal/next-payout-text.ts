// What the next payout is in words, or what is missing for it.
import { moneyText } from '../../lib/money.ts';
import { countOf } from '../../records/commissions/texts.ts';
import type { OwnBalance } from '../../records/portal/paths.ts';

type Next = OwnBalance['next_payout'];
type Reason = Next['blocked_by'][number];

export interface NextText {
  /** the largest text: the date with the amount, or what is missing */
  title: string;
  /** what explains it */
  under?: string | undefined;
  /** what else the partner should know */
  notes: string[];
  /** whether the partner is to add a method */
  asksForMethod: boolean;
}

const DAY = { month: 'short', day: 'numeric' } as const;

/** A day of the calendar, which has no time zone: `Dec 1`. */
const dayText = (date: string): string => new Date(date).toLocaleDateString(undefined, { ...DAY, timeZone: 'UTC' });

/** A time in the reader's zone: `Nov 30, 14:00`. */
const timeText = (time: string): string =>
  new Date(time).toLocaleString(undefined, { ...DAY, hour: 'numeric', minute: '2-digit' });

const METHODS: Record<NonNullable<Next['method']>, string> = {
  paypal: 'PayPal address',
  wise: 'Wise address',
  sepa: 'bank account',
  other: 'way to be paid',
};

/** Whether the method can be used on the day of the payout. */
const isUsableThen = ({ date, usable_from: from }: Next): boolean =>
  date !== null && from !== null && Date.parse(date) >= Date.parse(from);

const waitText = ({ method, usable_from: from }: Next): string =>
  `Your new ${METHODS[method ?? 'other']} is used from ${from === null ? 'later on' : timeText(from)}`;

/** What the partner is to know first: the first reason that keeps the next payout from being paid. */
function blockOf(next: Next): Reason | undefined {
  const order: Reason[] = ['account_suspended', 'not_positive', 'below_minimum', 'no_method', 'method_waits'];
  return order.find((one) => next.blocked_by.includes(one) && !(one === 'method_waits' && isUsableThen(next)));
}

/** The headline of what keeps the payout from being paid. */
function blockedText(block: Reason, { currency, pending, next_payout: next }: OwnBalance, program: string) {
  const money = (cents: number) => moneyText(cents, currency);
  const ready = `${money(next.amount_cents)} is ready to be paid.`;
  switch (block) {
    case 'below_minimum':
      return {
        title: `Paid once you have ${money(next.minimum_cents)}`,
        under: `You have ${money(next.amount_cents)}, so ${money(next.missing_cents)} is missing.`,
      };
    case 'no_method':
      if (next.method_currencies) {
        return {
          title: `Your account takes ${next.method_currencies.join(', ')} only`,
          under: `${ready} Add a way to be paid in ${currency}.`,
        };
      }
      return {
        title: `Where should ${program} pay you?`,
        under: `${ready} Add how you are paid to get it.`,
      };
    case 'method_waits':
      return {
        title: waitText(next),
        under: `${ready} A change waits 72 hours, so that nobody can redirect your money.`,
      };
    case 'account_suspended':
      return { title: 'Your account is suspended', under: 'You are not paid until it is reinstated.' };
    default:
      return next.amount_cents < 0
        ? {
            title: money(next.amount_cents),
            under: 'Refunds took back more than is due. Your next commissions make up for it.',
          }
        : {
            title: 'Nothing is due yet',
            under: pending.amount_cents > 0 ? `${money(pending.amount_cents)} is waiting for approval.` : undefined,
          };
  }
}

function paidText({ currency, next_payout: { date, amount_cents: cents } }: OwnBalance, program: string) {
  const amount = moneyText(cents, currency);
  return date === null
    ? { title: amount, under: `Ready. ${program} pays it with its next payout.` }
    : { title: `${dayText(date)}, ${amount}`, under: undefined };
}

/** What is added to the headline. */
function notesOf(
  { currency, held, in_payout, next_payout: next }: OwnBalance,
  block: Reason | undefined,
  program: string,
) {
  const reasons = next.blocked_by.filter((reason) => reason !== block);
  return [
    in_payout.count > 0 &&
      `${moneyText(in_payout.amount_cents, currency)} is in a payout that ${program} has prepared.`,
    held.count > 0 && `${countOf(held.count)} ${held.count === 1 ? 'is' : 'are'} on hold.`,
    reasons.includes('no_method') &&
      (next.method_currencies
        ? `Your account takes ${next.method_currencies.join(', ')} only: add a way to be paid in ${currency}.`
        : 'You have not added how you are paid yet.'),
    reasons.includes('method_waits') && `${waitText(next)}.`,
  ].filter((text) => text !== false);
}

/** The words of a balance. */
export function nextPayoutText(balance: OwnBalance, program: string): NextText {
  const block = blockOf(balance.next_payout);
  return {
    ...(block ? blockedText(block, balance, program) : paidText(balance, program)),
    notes: notesOf(balance, block, program),
    asksForMethod: balance.next_payout.blocked_by.includes('no_method'),
  };
}
