// A random history of a program: events, changes of commissions, erasures, and roll-ups at random moments.
import fc from 'fast-check';
import { HOUR, MINUTE } from '../../src/lib/clock.ts';
import { adjust } from '../../src/commissions/adjustments.ts';
import { changeCommissions } from '../../src/commissions/changes.ts';
import type { CommissionChange } from '../../src/commissions/rules.ts';
import { eraseCustomer } from '../../src/customers/erase.ts';
import { rollUp, SHORT_MARGIN_MS } from '../../src/stats/roll-up.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell, visit } from '../support/journey.ts';
import { clickIds } from '../support/rows.ts';
import type { Service } from '../support/service.ts';

export interface Story {
  service: Service;
  campaign: Campaign;
  visitors: string[];
  sold: { transaction_id: string; commission_id: number }[];
}
type Step = (story: Story, pick: number) => Promise<unknown>;

const picked = <T>(list: readonly T[], pick: number): T | undefined => list[pick % (list.length || 1)];

/** The changes need no audit log here. */
const note = () => Promise.resolve();
const SUBS = [undefined, 'newsletter', 'podcast', 'not a note'];
const CURRENCIES = ['USD', 'EUR', 'VND'];

async function change({ service, campaign, sold }: Story, pick: number, wanted: CommissionChange) {
  const sale = picked(sold, pick);
  if (!sale) return;
  const reason = wanted === 'hold' || wanted === 'reject' ? 'a test' : undefined;
  const made = { programId: campaign.id, commissionIds: [sale.commission_id], change: wanted, reason };
  await service.db.transaction((tx) => changeCommissions(tx, note, { ...made, at: service.clock.now() }));
}

async function erase({ service, campaign: { id: programId } }: Story, pick: number) {
  const known: number[] = await service.db.knex('customers').where({ program_id: programId }).orderBy('id').pluck('id');
  const customerId = picked(known, pick);
  if (customerId === undefined) return;
  const erasure = { programId, customerId, at: service.clock.now() };
  await service.db.transaction((tx) => eraseCustomer(tx, note, clickIds, erasure));
}

const waiting = (msOf: (pick: number, now: Date) => number): Step => {
  return ({ service: { clock } }, pick) => Promise.resolve(clock.advance({ ms: msOf(pick, clock.now()) }));
};
const roll = ({ service: { db, clock } }: Story) => rollUp(db, clock.now(), { marginMs: SHORT_MARGIN_MS });

export const STEPS: Record<string, Step> = {
  click: async ({ service, campaign, visitors }, pick) =>
    visitors.push(await visit(service, campaign, { sub: picked(SUBS, pick) })),
  lead: ({ service, campaign, visitors }, pick) =>
    service.lead({ click_id: picked(visitors, pick) ?? 'nobody' }, pick % 2 === 0 ? { key: campaign.key } : {}),
  sale: async ({ service, campaign, sold }, pick) =>
    sold.push(await sell(service, campaign, { amount_cents: 1_000 + pick, currency: picked(CURRENCIES, pick) })),
  refund: ({ service, campaign, sold }, pick) => {
    const body = {
      transaction_id: picked(sold, pick)?.transaction_id ?? 'none',
      refund_amount_cents: 1 + (pick % 900),
    };
    return service.refund(pick % 3 === 0 ? { ...body, refund_amount_cents: undefined } : body, { key: campaign.key });
  },
  approve: (story, pick) => change(story, pick, 'approve'),
  pay: (story, pick) => change(story, pick, 'pay'),
  hold: (story, pick) => change(story, pick, 'hold'),
  release: (story, pick) => change(story, pick, 'release'),
  reject: (story, pick) => change(story, pick, 'reject'),
  adjust: ({ service, campaign: { id: programId, partnerId } }, pick) => {
    const adjustment = {
      programId,
      whose: { partnerId },
      amountCents: (pick % 2_000) - 1_000 || 1,
      currency: undefined,
    };
    const made = { ...adjustment, reason: 'a test', at: service.clock.now() };
    return service.db.transaction((tx) => adjust(tx, note, made));
  },
  'erase a customer': erase,
  wait: waiting((pick) => pick % (2 * MINUTE)),
  'wait for long': waiting((pick) => (pick * 7_919) % (9 * HOUR)),
  'wait for the full hour': waiting((_, now) => HOUR - (now.getTime() % HOUR)),
  'wait for a day': waiting(() => 24 * HOUR),
  'roll up': roll,
  'roll up twice at once': (own) => Promise.all([roll(own), roll(own)]),
};

export const story = fc.array(fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.nat({ max: 1_000_000 })), {
  minLength: 10,
  maxLength: 40,
});
