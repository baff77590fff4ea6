import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedCampaign, type OwnedCampaign } from '../commissions/support.ts';
import { termsCalls } from '../simulations/simulations.ts';
import { signUp } from '../support/journey.ts';
import { startService, type Instance, type Service } from '../support/service.ts';
import { effort, TEST_TIMEOUT } from './support/runs.ts';

// Limits, and the terms of a first sale, are decided by the order of a customer's sales, and by nothing that happens to others meanwhile: at
// once through two instances, in batches as they come, the customers earn what they earn one after the other.

let service: Service;
let both: Instance[];
beforeAll(async () => {
  service = await startService({ rateLimitScale: 1e9 });
  both = [service, await service.second()];
});
afterAll(() => service.stop());

interface Sale {
  cents: number;
  /** how long before its arrival it happened */
  hours: number;
  isRenewal: boolean;
  instance: number;
}
const HOUR_MS = 3_600_000;
const sale: fc.Arbitrary<Sale> = fc.record({
  cents: fc.integer({ min: 1, max: 20_000 }),
  hours: fc.nat({ max: 24 * 25 }),
  isRenewal: fc.boolean(),
  instance: fc.nat({ max: 1 }),
});
/** What a customer buys now, a month later, and another month later. */
const customer = fc.array(fc.array(sale, { maxLength: 4 }), { minLength: 3, maxLength: 3 });
const customers = fc.array(customer, { minLength: 2, maxLength: 8 });
const settings = fc.record({
  commission_type: fc.constantFrom('percent', 'recurring_percent'),
  max_months: fc.option(fc.integer({ min: 1, max: 2 })),
  max_commissions: fc.option(fc.integer({ min: 1, max: 3 })),
  grandfather: fc.boolean(),
});

const rowsOf = ({ id }: OwnedCampaign, table: string) => service.db.knex(table).where({ program_id: id }).orderBy('id');

/** A program with customers who have signed up. */
async function openProgram(terms: object, count: number) {
  const campaign = await ownedCampaign(service, terms);
  const signedUp = await Promise.all(Array.from({ length: count }, () => signUp(service, campaign)));
  return { campaign, keys: signedUp.map(({ customer_key }) => customer_key) };
}
type Opened = Awaited<ReturnType<typeof openProgram>>;

/** Sends the sales of a customer in their order; returns what each earned. */
async function send({ campaign, keys }: Opened, place: number, sales: readonly Sale[]): Promise<(number | null)[]> {
  const earned: (number | null)[] = [];
  for (const { cents, hours, isRenewal, instance } of sales) {
    const body = {
      ...{ transaction_id: service.make.unique('order'), amount_cents: cents, customer_key: keys[place]! },
      occurred_at: new Date(service.clock.now().getTime() - hours * HOUR_MS).toISOString(),
      ...(isRenewal && { subscription_id: `${campaign.id}-${place}` }),
    };
    const sold = await both[instance]!.sale(body, { key: campaign.key });
    expect(sold.status, JSON.stringify(sold.body)).toBe(200);
    const of = { program_id: campaign.id, sale_id: sold.body.sale_id };
    const [commission] = await service.db.knex('commissions').where(of);
    earned.push(commission ? Number(commission.earned_cents) : null);
  }
  return earned;
}

test(
  'any interleaving of customers earns the same, and a change of terms alters nothing that is stored',
  async () => {
    await fc.assert(
      fc.asyncProperty(settings, customers, async (terms, all) => {
        const [together, apart] = [await openProgram(terms, all.length), await openProgram(terms, all.length)];
        for (const month of [0, 1, 2]) {
          const expected = [];
          for (const [place, months] of all.entries()) expected.push(await send(apart, place, months[month]!));
          const sent = all.map((months, place) => send(together, place, months[month]!));
          expect(await Promise.all(sent)).toEqual(expected);
          service.clock.advance({ days: 31 });
        }
        const { campaign } = together;
        const stored = async () => [await rowsOf(campaign, 'sales'), await rowsOf(campaign, 'commissions')];
        const before = await stored();
        const token = await service.make.apiToken(campaign.accountId);
        const calls = termsCalls(service, { ...campaign, token });
        await calls.make({ level: 'program', commission_rate: 50, max_months: 1, max_commissions: 1 });
        await calls.make({ level: 'partnership', partner_id: campaign.partnerId, commission_rate: 5 });
        expect(await stored()).toEqual(before);
      }),
      effort(20),
    );
  },
  TEST_TIMEOUT,
);
