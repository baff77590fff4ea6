import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, floorTo } from '../../src/lib/clock.ts';
import { rewindTotals } from '../../src/stats/rewind.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import { statsOf, type StatsGrouping } from '../../src/stats/read.ts';
import { effort, TEST_TIMEOUT } from '../properties/support/runs.ts';
import { visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { countedEvents, totalsOf } from './plain-count.ts';
import { STEPS, story, type Story } from './story.ts';

// The stats of a program, in any range and by any grouping, are the sums over its rows, whatever is rolled up.

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1e9 })));
afterAll(() => service.stop());

type Event = Awaited<ReturnType<typeof countedEvents>>[number];
const KEYS: Record<Exclude<StatsGrouping, 'sub'>, (event: Event) => number> = {
  all: () => 1,
  day: ({ at }) => Math.floor(at.getTime() / DAY),
  partner: ({ partnership_id }) => partnership_id,
  link: ({ link_id }) => link_id,
};
const GROUPINGS = Object.keys(KEYS) as (keyof typeof KEYS)[];
const ALL = { after: undefined, ascending: true, limit: 1_000 };

interface Asked {
  programId: number;
  from: Date;
  to: Date;
  /** with its partnership */
  partner?: { id: number; partnershipId: number };
}

/** The same by notes: the one with the most clicks first, of those with as many the one with the most sales. */
async function expectSubs(chosen: readonly Event[], { programId, from, to, partner }: Asked): Promise<void> {
  const salesOf = ({ currencies }: ReturnType<typeof totalsOf>) =>
    currencies.reduce((all, one) => all + one.sales.count, 0);
  const sums = [...new Set(chosen.map(({ sub }) => sub))]
    .map((sub) => ({ sub, ...totalsOf(chosen.filter((event) => event.sub === sub)) }))
    .sort((a, b) => b.clicks - a.clicks || salesOf(b) - salesOf(a) || (a.sub < b.sub ? -1 : 1));
  const found = await statsOf(service.db, { programId, from, to, grouping: 'sub', partnerId: partner?.id }, ALL);
  expect(found.map(({ sub, clicks, leads, currencies }) => ({ sub, clicks, leads, currencies }))).toEqual(sums);
}

async function expectSums(events: readonly Event[], { programId, from, to, partner }: Asked): Promise<void> {
  const chosen = events.filter(
    ({ at, partnership_id }) => at >= from && at < to && (!partner || partnership_id === partner.partnershipId),
  );
  await expectSubs(chosen, { programId, from, to, ...(partner && { partner }) });
  for (const grouping of GROUPINGS) {
    const keyOf = KEYS[grouping];
    const keys = [...new Set(chosen.map(keyOf))].sort((a, b) => a - b);
    const sums = keys.map((id) => ({ id, ...totalsOf(chosen.filter((event) => keyOf(event) === id)) }));
    const found = await statsOf(service.db, { programId, from, to, grouping, partnerId: partner?.id }, ALL);
    const shown = found.map(({ id, clicks, leads, currencies }) => ({ id, clicks, leads, currencies }));
    expect(shown, `${grouping} from ${from.toISOString()}`).toEqual(sums);
  }
}

/** A second partner of the program, with a link. */
async function addPartner({ campaign }: Story) {
  const id = await service.make.partner();
  const partnershipId = await service.make.partnership(campaign.id, id);
  const link = { program_id: campaign.id, partner_id: id, partnership_id: partnershipId };
  return { id, partnershipId, url: `https://brand.dev/?aff=${await service.make.link(link)}` };
}

async function expectExact(own: Story, other: { id: number; partnershipId: number }): Promise<void> {
  const { id: programId, partnerId, partnershipId } = own.campaign;
  const events = await countedEvents(service, programId);
  const today = floorTo(DAY, service.clock.now());
  const day = (days: number) => new Date(today.getTime() + days * DAY);
  await expectSums(events, { programId, from: day(-365), to: day(1) });
  await expectSums(events, { programId, from: day(-1), to: today });
  for (const partner of [{ id: partnerId, partnershipId }, other]) {
    await expectSums(events, { programId, from: day(-365), to: day(1), partner });
  }
}

test(
  'stats are the sums over the rows after any history',
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const campaign = await service.make.campaign({ lead_commission_cents: 300 });
        const own: Story = { service, campaign, visitors: [], sold: [] };
        const other = await addPartner(own);
        for (const [i, [name, pick]] of steps.entries()) {
          if (pick % 3 === 0) own.visitors.push(await visit(service, other));
          await STEPS[name]!(own, pick);
          if (i % 5 === 0) await expectExact(own, other);
        }
        service.clock.advance({ days: 1 });
        await rollUp(service.db, service.clock.now());
        await expectExact(own, other);
        // A past event is imported: what was rolled up since that day is computed again.
        const past = new Date(service.clock.now().getTime() - 2 * DAY);
        await service.db.transaction((tx) => rewindTotals(tx, campaign.id, past));
        await expectExact(own, other);
        await rollUp(service.db, service.clock.now());
        await expectExact(own, other);
      }),
      effort(8),
    );
  },
  TEST_TIMEOUT,
);
