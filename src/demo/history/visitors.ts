// The visitors of the demo: when they click, and which of them sign up, buy, and send something back.
import { DAY, MINUTE, SECOND } from '../../lib/clock.ts';
import { WEEKEND, type DemoPartner } from './partners.ts';
import type { Random } from './random.ts';
import { later, moment, type Step } from './steps.ts';

/** In cents: what the shop sells, and what its subscription costs a month. */
const PRICES = [1_900, 2_900, 2_900, 4_900, 4_900, 7_900, 12_900] as const;
const SUBSCRIPTION = 1_900;
const SUBSCRIBERS = 0.3;
const RENEWALS = 0.85;
const RETURNS = 0.07;
const REASONS = ['The parcel was damaged.', 'The customer changed their mind.', 'Ordered twice.'] as const;

const MINUTES_OF_DAY = DAY / MINUTE;

/** A minute of the day: most people come in the afternoon and in the evening. */
const minuteOf = (random: Random): number => {
  const [one, other] = [random.next(), random.next()];
  return Math.floor(MINUTES_OF_DAY * (0.2 + 0.78 * ((one + other) / 2)));
};

const isWeekend = (at: Date): boolean => [0, 6].includes(at.getUTCDay());

/** Numbers visitors and orders. */
export interface Counter {
  visitors: number;
  orders: number;
}

interface Visiting {
  random: Random;
  counter: Counter;
  /** the end of the last day */
  until: Date;
}

/** The first half of these waits is short, as most are. */
const wait = (random: Random, longest: number): number => longest * random.next() ** 3 + random.between(1, 4) * MINUTE;

function orderOf({ random, counter, until }: Visiting, visitor: number, signedUp: Date): Step[] {
  const at = later(signedUp, wait(random, 6 * DAY));
  const subscription = random.happens(SUBSCRIBERS) ? visitor : undefined;
  const amountCents = subscription === undefined ? random.pick(PRICES) : SUBSCRIPTION;
  const order = ++counter.orders;
  const steps: Step[] = [{ at, kind: 'sale', visitor, order, amountCents, ...(subscription && { subscription }) }];
  if (random.happens(RETURNS)) {
    const part = random.happens(0.3) ? { amountCents: Math.round(amountCents / 2) } : {};
    const sent = later(at, random.between(1, 12) * DAY);
    steps.push({ at: sent, kind: 'refund', order, ...part, reason: 'refund', words: random.pick(REASONS) });
    return steps;
  }
  if (subscription === undefined) return steps;
  for (
    let renewed = later(at, 30 * DAY);
    renewed < until && random.happens(RENEWALS);
    renewed = later(renewed, 30 * DAY)
  )
    steps.push({ at: renewed, kind: 'sale', visitor, order: ++counter.orders, amountCents, subscription });
  return steps;
}

function visitOf(visiting: Visiting, partner: DemoPartner, at: Date): Step[] {
  const { random, counter } = visiting;
  const visitor = ++counter.visitors;
  const steps: Step[] = [{ at, kind: 'click', visitor, code: partner.code, page: partner.page }];
  if (!random.happens(partner.signUps)) return steps;
  const signedUp = later(at, wait(random, 2 * DAY));
  steps.push({ at: signedUp, kind: 'lead', visitor });
  return random.happens(partner.buyers) ? [...steps, ...orderOf(visiting, visitor, signedUp)] : steps;
}

/** What the visitors of a partner do from the day after it joined until the last day, or until its link was disabled. */
export function visitsOf(visiting: Visiting, partner: DemoPartner): Step[] {
  const { random, until } = visiting;
  const lastDay = later(until, -1);
  const steps: Step[] = [];
  for (let ago = partner.joined - 1; ago > (partner.disabled ?? -1); ago--) {
    const share = isWeekend(moment(lastDay, ago, 0)) ? WEEKEND : 1;
    const clicks = Math.round(partner.clicksOn(ago) * share * random.between(0.7, 1.3));
    for (let click = 0; click < clicks; click++) {
      const at = later(moment(lastDay, ago, minuteOf(random)), random.between(0, MINUTE / SECOND) * SECOND);
      steps.push(...visitOf(visiting, partner, at));
    }
  }
  return steps;
}

/** A visitor of whom the owner has to know: a click, a sign-up after it, and an order unless there is none. */
export function buyer(
  { counter }: Pick<Visiting, 'counter'>,
  partner: Pick<DemoPartner, 'code' | 'page'>,
  { clicked, signedUp, bought, amountCents }: { clicked: Date; signedUp: Date; bought?: Date; amountCents?: number },
): { visitor: number; order: number; steps: Step[] } {
  const { code, page } = partner;
  const visitor = ++counter.visitors;
  const steps: Step[] = [
    { at: clicked, kind: 'click', visitor, code, page },
    { at: signedUp, kind: 'lead', visitor },
  ];
  if (!bought || amountCents === undefined) return { visitor, order: 0, steps };
  const order = ++counter.orders;
  return { visitor, order, steps: [...steps, { at: bought, kind: 'sale', visitor, order, amountCents }] };
}
