import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { effort, TEST_TIMEOUT } from './support/runs.ts';
import { ledgerOf, openWorld, take, type Rule, type Step, type World } from './simulations/world.ts';

// The same sales, refunds, payouts, moves and changes of terms happen to two programs. One has the terms that are asked about
// from the beginning. What the simulation says of the other program is what this one has earned.

let service: Service;
beforeAll(async () => (service = await startService({ rateLimitScale: 1e9 })));
afterAll(() => service.stop());

const cents = fc.integer({ min: 1, max: 20_000 });
const rule: fc.Arbitrary<Rule> = fc.record({
  commission_type: fc.constantFrom('percent', 'recurring_percent', 'fixed', 'recurring_fixed'),
  commission_rate: fc.integer({ min: 1, max: 60 }),
  max_months: fc.option(fc.integer({ min: 1, max: 2 })),
  max_commissions: fc.option(fc.integer({ min: 1, max: 3 })),
});
const nat = (max: number) => fc.nat({ max });
const kind = <Kind extends Step['kind']>(one: Kind) => fc.constant(one);
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: kind('sale'), customer: nat(3), subscription: nat(1), cents, days: nat(12) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('refund'), which: nat(20), cents }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('card'),
      told: fc.constantFrom('refunded', 'failed'),
      cents: fc.integer({ min: 1, max: 10_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('payout') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('move'), partner: nat(1), group: nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('terms'), level: fc.constantFrom('program', 'group', 'partnership'), rule }),
  },
);

/** What the simulation says by partner, in the partners' order. */
async function simulated({ calls, partners }: World, terms: Rule | null) {
  const answer = await calls.terms.simulate({ terms });
  return partners.map(({ partnerId }) => {
    const found = answer.partners.filter(({ partner_id }) => partner_id === partnerId);
    const sum = (name: 'earned_cents' | 'simulated_cents' | 'refunds_cents' | 'simulated_refunds_cents') =>
      found.reduce((all, one) => all + one[name], 0);
    return {
      was: { earned: sum('earned_cents'), refunds: sum('refunds_cents') },
      would: { earned: sum('simulated_cents'), refunds: sum('simulated_refunds_cents') },
      difference: found.reduce((all, one) => all + one.difference_cents, 0),
    };
  });
}

test(
  'other terms would have cost what they cost elsewhere, and no other terms nothing more',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        rule,
        rule,
        fc.boolean(),
        fc.array(step, { minLength: 5, maxLength: 24, size: 'max' }),
        async (own, other, grandfather, steps) => {
          const real = await openWorld(service, own, grandfather, false);
          const elsewhere = await openWorld(service, other, grandfather, true);
          for (const one of steps) {
            service.clock.advance({ days: one.kind === 'sale' ? one.days : 0, seconds: 1 });
            await take(service, real, one);
            await take(service, elsewhere, one);
          }
          const [was, would] = [await ledgerOf(service, real), await ledgerOf(service, elsewhere)];
          expect((await simulated(real, other)).map((one) => one.was)).toEqual(was);
          expect((await simulated(real, other)).map((one) => one.would)).toEqual(would);
          expect(await simulated(real, null)).toEqual(was.map((one) => ({ was: one, would: one, difference: 0 })));
        },
      ),
      effort(25),
    );
  },
  TEST_TIMEOUT,
);
