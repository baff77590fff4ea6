import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommissionBase, CommissionType } from '../../src/common/types.ts';
import { visit } from '../support/journey.ts';
import { startService, type Instance, type Service } from '../support/service.ts';
import {
  chargeRefunded,
  connectAccount,
  dispute,
  invoice,
  newId,
  refundFailed,
  type Source,
  type StripeEvent,
} from '../support/stripe.ts';
import { effort, TEST_TIMEOUT } from './support/runs.ts';

// A payment, its refunds and disputes, and their ends arrive in any order, each twice and on two instances at once, and the
// commission is paid at any time in between: commission, clawbacks and restorations together are what is due.

let service: Service;
let other: Instance;
beforeAll(async () => {
  service = await startService();
  other = await service.second();
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

const [GROSS, TAX] = [11_900, 1_900];
const BASES: readonly CommissionBase[] = ['net', 'gross'];
const TYPES: readonly CommissionType[] = ['percent', 'fixed', 'recurring_percent', 'recurring_fixed'];

/** The events of a payment, and what is refunded of the gross amount after all of them. */
function eventsOf({ shape, now }: Source, click_id: string) {
  const at = (seconds: number): Source => {
    const time = new Date(now().getTime() + (seconds - 60) * 1_000);
    return { shape, now: () => time };
  };
  const charge = { id: newId('ch'), paymentIntent: newId('pi'), amount: GROSS };
  const of = { charge: charge.id, paymentIntent: charge.paymentIntent };
  const [won, lost] = [newId('du'), newId('du')];
  const contested = (id: string, seconds: number, more = {}) =>
    dispute(at(seconds), { ...of, id, amount: id === won ? 6_000 : 1_190, ...more });
  const events: StripeEvent[] = [
    invoice(at(0), {
      metadata: { click_id },
      subscription: newId('sub'),
      amount: GROSS,
      tax: TAX,
      charge: charge.id,
      paymentIntent: charge.paymentIntent,
    }),
    chargeRefunded(at(1), { ...charge, refunded: 3_000 }),
    refundFailed(at(2), { ...of, amount: 3_000 }),
    chargeRefunded(at(3), { ...charge, refunded: 3_000 }),
    chargeRefunded(at(4), { ...charge, refunded: 5_950 }),
    contested(won, 5),
    contested(won, 6, { type: 'charge.dispute.closed', status: 'won' }),
    contested(lost, 7, { type: 'charge.dispute.funds_withdrawn' }),
  ];
  return { events, refundedCents: 5_950 + 1_190 };
}

const halfUp = (a: number, b: number): number => Math.floor((2 * a + b) / (2 * b));

const plan = fc.record({
  base: fc.constantFrom(...BASES),
  type: fc.constantFrom(...TYPES),
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
  paidAfter: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 2 }),
});

const payAll = (programId: number) =>
  service.db
    .knex('commissions')
    .where({ program_id: programId })
    .whereIn('status', ['pending', 'approved'])
    .update({ status: 'paid', approved_at: service.clock.now() });

test(
  'in every order of the events, what is booked is what is due',
  async () => {
    await fc.assert(
      fc.asyncProperty(plan, async ({ base, type, order, paidAfter }) => {
        const terms = { commission_base: base, commission_type: type };
        const campaign = await service.make.campaign(terms);
        const account = await connectAccount(service, campaign, 'old');
        const click_id = await visit(service, campaign);
        service.clock.advance({ seconds: 120 });
        const { events, refundedCents } = eventsOf(account.source, click_id);
        for (const [place, index] of order.entries()) {
          const event = events[index]!;
          await Promise.all([account.tell(event), account.tell(event, other)]);
          if (paidAfter.includes(place)) await payAll(campaign.id);
        }
        const sales = await service.db.knex('sales').where({ program_id: campaign.id });
        const baseCents = base === 'net' ? GROSS - TAX : GROSS;
        expect(sales).toMatchObject([{ amount_cents: baseCents, gross_cents: GROSS }]);
        const rows = await service.db.knex('commissions').where({ program_id: campaign.id });
        const earned = type.endsWith('percent') ? halfUp(baseCents * 20, 100) : 2_000;
        const taken = halfUp(earned * halfUp(baseCents * refundedCents, GROSS), baseCents);
        const sum = (column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);
        expect(sum('amount_cents')).toBe(earned - taken);
        const entries = await service.db.knex('commission_entries').where({ program_id: campaign.id });
        const entered = entries.reduce((total, { amount_cents }) => total + Number(amount_cents), 0);
        expect(sum('earned_cents') + entered).toBe(earned - taken);
      }),
      effort(24),
    );
  },
  TEST_TIMEOUT,
);
