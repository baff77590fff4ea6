// The history of the demo: two months of a small shop, with one example of everything that an owner has to decide.
import { DAY, HOUR } from '../../lib/clock.ts';
import {
  APPLICANT,
  CODES,
  COLLEAGUE,
  demoPartners,
  FIRST_DETAILS,
  HISTORY_DAYS,
  INVITED,
  RECEIPTS,
  RECEIVER,
  type DemoPartner,
} from './partners.ts';
import { randomFrom } from './random.ts';
import { later, moment, type Step } from './steps.ts';
import { buyer, visitsOf, type Counter } from './visitors.ts';

/** Returns are usual within these days, so commissions are approved afterwards. */
export const HOLDING_DAYS = 14;
/** The least amount of a payout, which one partner does not reach. */
export const MINIMUM_CENTS = 2_000;
/** Shorter than the history, so that one sale comes too late. */
export const WINDOW_DAYS = 45;

/** The day on which the payment processor is connected, as days before today. */
const CONNECTED = 12;

const MONDAY = 1;
const NOON = 12 * 60;

const daysSince = (now: Date, at: Date): number => Math.floor((moment(now, -1, 0).getTime() - at.getTime()) / DAY);

/** The Mondays of the history, at nine. */
const mondaysBefore = (now: Date): Date[] =>
  Array.from({ length: HISTORY_DAYS }, (_, day) => moment(now, HISTORY_DAYS - day, 9 * 60)).filter(
    (day) => day.getUTCDay() === MONDAY,
  );

/** The Mondays of the payouts, counted from the newest one: two that are paid, and one that is not paid yet. */
const PAYOUTS = [4, 2, 0];

const LAST_PAYOUT_DAY = 28;

/** The day of the month of the next Monday on which the shop pays, or of the one before it, which every month has. */
function payoutDay(now: Date): number {
  const newest = mondaysBefore(now).at(-1)!;
  return [2, 1].map((weeks) => later(newest, weeks * 7 * DAY).getUTCDate()).find((day) => day <= LAST_PAYOUT_DAY)!;
}

/** Every Monday the owner approves what is old enough, and every second one the shop pays. */
function decisions(now: Date): Step[] {
  return mondaysBefore(now)
    .toReversed()
    .flatMap((at, weeks): Step[] => [
      { at, kind: 'approve', before: later(at, -HOLDING_DAYS * DAY) },
      ...(PAYOUTS.includes(weeks) ? payout(at, weeks) : []),
    ]);
}

/** The newest payout was created before the newest approvals, which are due therefore. */
const payout = (at: Date, weeks: number): Step[] =>
  weeks === 0
    ? [{ at: later(at, -HOUR), kind: 'payout' }]
    : [
        { at: later(at, HOUR), kind: 'payout' },
        { at: later(at, 2 * HOUR), kind: 'pay', reference: `PayPal batch ${8_100 - weeks}` },
      ];

/** Where partners are paid, and what receipts say. One payment came back, and its partner corrected the address. */
function accounts(now: Date, partners: readonly DemoPartner[]): Step[] {
  const [first, , letter] = partners as [DemoPartner, DemoPartner, DemoPartner];
  const returned = mondaysBefore(now).toReversed()[PAYOUTS[0]!]!;
  return [
    {
      at: moment(now, HISTORY_DAYS, 8 * 60 + 30),
      kind: 'settings',
      change: { ...RECEIPTS, payout_day: payoutDay(now) },
    },
    ...partners.flatMap(({ name, email, paypal, joined }): Step[] =>
      paypal === undefined ? [] : [{ at: moment(now, joined, 8 * 60 + 40), kind: 'method', name, email, paypal }],
    ),
    { at: moment(now, HISTORY_DAYS, 8 * 60 + 50), kind: 'details', ...first, details: FIRST_DETAILS },
    {
      at: later(returned, 3 * DAY),
      kind: 'return',
      email: letter.email,
      reason: 'PayPal sent it back: the account is closed.',
    },
    { at: later(returned, 4 * DAY), kind: 'method', ...letter, paypal: 'post@slow-mornings.invalid' },
  ];
}

/** The days on which a group and an exception are made, as days before today. */
const GROUPED = 10;
const EXCEPTED = 17;

/** Two partners are in a group that pays more, for a year, and a new one has terms of their own. */
function terms(now: Date, [, large, letter, , guide]: readonly DemoPartner[]): Step[] {
  const emails = [large!.email, letter!.email];
  return [
    {
      at: moment(now, GROUPED, 9 * 60 + 30),
      kind: 'group',
      name: 'Creators',
      terms: { commission_rate: '25', max_months: 12 },
      emails,
    },
    {
      at: moment(now, EXCEPTED, 9 * 60 + 30),
      kind: 'terms',
      email: guide!.email,
      terms: { commission_rate: '30', max_months: 6 },
    },
  ];
}

/** The examples: what visitors do of whom the owner has to know. */
function examples(
  now: Date,
  counter: Counter,
  [first, large, letter, fading, , ended]: readonly DemoPartner[],
): Step[] {
  const at = (ago: number, minutes = NOON): Date => moment(now, ago, minutes);
  const buy = (partner: DemoPartner, clicked: number, bought: number, amountCents: number) =>
    buyer({ counter }, partner, {
      clicked: at(clicked),
      signedUp: at(clicked, NOON + 5),
      bought: at(bought),
      amountCents,
    });
  const disputed = buy(large!, 21, 20, 12_900);
  const returned = buy(letter!, 57, 56, 7_900);
  const held = buy(large!, 5, 4, 89_000);
  const own = buy(fading!, 13, 12, 4_900);
  const late = buyer({ counter }, large!, { clicked: at(60), signedUp: at(9) });
  const small = buy(ended!, 41, 40, 4_900);
  // Approved with the newest approvals, so that the first partner is due enough to be paid.
  const approved = daysSince(now, mondaysBefore(now).at(-1)!) + HOLDING_DAYS + 3;
  const due = buy(first!, approved + 1, approved, 12_900);
  const paid = buyer({ counter }, letter!, { clicked: at(3), signedUp: at(3, NOON + 4) });
  return [
    ...[disputed, returned, held, own, small, due, late, paid].flatMap(({ steps }) => steps),
    {
      at: at(4, NOON + 200),
      kind: 'refund',
      order: disputed.order,
      reason: 'chargeback',
      words: 'Disputed at the bank.',
    },
    { at: at(6), kind: 'refund', order: returned.order, reason: 'refund', words: 'Sent back after six weeks.' },
    {
      at: at(3, NOON + 30),
      kind: 'hold',
      order: held.order,
      reason: 'Much larger than usual. Ask the partner where the customer came from.',
    },
    { at: at(10), kind: 'reject', order: own.order, reason: 'The partner bought from its own link.' },
    // Before the first event: without a connection, the service accepts none.
    { at: at(CONNECTED, 10 * 60), kind: 'connect' },
    { at: at(1), kind: 'payment', visitor: late.visitor, payment: 1, amountCents: 4_900 },
    { at: at(2), kind: 'payment', visitor: paid.visitor, payment: 2, amountCents: 2_900 },
    { at: at(2, NOON + 90), kind: 'payment', payment: 3, amountCents: 7_900 },
    {
      at: at(15),
      kind: 'adjust',
      email: letter!.email,
      amountCents: 5_000,
      reason: 'Bonus for the letter about the new harvest',
    },
    { at: at(2, NOON + 45), kind: 'apply', ...APPLICANT },
    { at: at(1, NOON + 20), kind: 'invite', ...INVITED },
  ];
}

/** What the owner has set up besides: a colleague, two codes of which one has sold, and a webhook. */
function setUp(now: Date, counter: Counter, [, large, letter]: readonly DemoPartner[]): Step[] {
  const at = (ago: number, minutes = NOON): Date => moment(now, ago, minutes);
  const [visitor, order] = [++counter.visitors, ++counter.orders];
  return [
    { at: at(40), kind: 'member', ...COLLEAGUE },
    { at: at(30), kind: 'code', email: large!.email, code: CODES.used },
    { at: at(30, NOON + 5), kind: 'code', email: letter!.email, code: CODES.unused },
    { at: at(7), kind: 'sale', visitor, order, amountCents: 4_900, code: CODES.used },
    { at: at(1, NOON + 60), kind: 'webhook', ...RECEIVER },
  ];
}

/**
 * The steps of the history before `now`, in the order of their times. The same for the same seed, day and code; of the
 * present day, as much as has passed.
 *
 * @param code - of the link of the first partner
 */
export function planHistory(seed: number, now: Date, code: string): Step[] {
  const partners = demoPartners(code);
  const counter: Counter = { visitors: 0, orders: 0 };
  // The end of the day, so that the plan does not depend on the time of the day.
  const until = moment(now, -1, 0);
  const steps: Step[] = partners.flatMap((partner, i) => [
    { at: moment(now, partner.joined, 8 * 60), kind: 'join', partner },
    ...(partner.disabled === undefined
      ? []
      : [{ at: moment(now, partner.disabled, 16 * 60), kind: 'disable', code: partner.code } as const]),
    ...visitsOf({ random: randomFrom(seed + i), counter, until }, partner),
  ]);
  return [
    ...steps,
    ...accounts(now, partners),
    ...decisions(now),
    ...terms(now, partners),
    ...examples(now, counter, partners),
    ...setUp(now, counter, partners),
  ]
    .filter(({ at }) => at < now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
