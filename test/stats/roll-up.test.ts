import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureClickMonths } from '../../src/database/partitions.ts';
import { DAY, HOUR, MINUTE } from '../../src/lib/clock.ts';
import { commissionTotalsOf } from '../../src/commissions/totals.ts';
import { showPartner } from '../../src/partners/figures.ts';
import { rewindTotals } from '../../src/stats/rewind.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell, visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { effort, TEST_TIMEOUT } from '../properties/support/runs.ts';
import { countCommissions, countPartner, countRecent } from './plain-count.ts';
import { STEPS, story, type Story } from './story.ts';

// Totals are computed afterwards, and a read adds what is not in them yet: at every moment each total is what a count
// of all events gives.

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1e9 })));
afterAll(() => service.stop());

const get = async (path: string, key: string) => (await service.call(path, { method: 'GET', key })).body;
const roll = () => rollUp(service.db, service.clock.now());

async function partnerOf({ id, partnerId }: Campaign) {
  const shown = await showPartner(service.db, partnerId);
  const { clicks, settled_leads, currencies } = shown!.programs.find((program) => program.program_id === id)!;
  return { clicks, settled_leads, currencies };
}

/** Compares every total with a count of the events. */
async function expectExact(campaign: Campaign): Promise<void> {
  const plain = await countRecent(service, campaign);
  const readiness = await get('/api/v1/programs/me/readiness', campaign.key);
  expect(readiness.counts_24h).toEqual(plain.counts);
  expect(readiness.last_event_at).toEqual(plain.last);
  const { data } = await get('/api/v1/cli/status', campaign.key);
  const { clicks, leads, sales } = plain.counts;
  expect(data.recent_events).toEqual({ clicks_24h: clicks, leads_24h: leads, sales_24h: sales });
  expect(data.pending_commissions).toBe(plain.pending);
  expect(await partnerOf(campaign)).toEqual(await countPartner(service, campaign));
  const commissions = await commissionTotalsOf(service.db, campaign.id, campaign.partnerId);
  expect(commissions).toEqual(await countCommissions(service, campaign));
  // All commissions of the program are those of its only partner.
  expect(await commissionTotalsOf(service.db, campaign.id)).toEqual(commissions);
}

test(
  'every total is exact whenever events come and whenever they are rolled up',
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const campaign = await service.make.campaign({ lead_commission_cents: 300 });
        const own: Story = { service, campaign, visitors: [], sold: [] };
        for (const [name, pick] of steps) {
          await STEPS[name]!(own, pick);
          await expectExact(campaign);
        }
        service.clock.advance({ days: 2 });
        await roll();
        await expectExact(campaign);
      }),
      effort(8),
    );
  },
  TEST_TIMEOUT,
);

/** Two days of events, two hours apart. */
async function twoDays(): Promise<Campaign> {
  const campaign = await service.make.campaign({ lead_commission_cents: 300 });
  for (let hours = 0; hours < 48; hours += 2) {
    const { transaction_id } = await sell(service, campaign);
    await service.refund({ transaction_id, refund_amount_cents: 1_000 }, { key: campaign.key });
    service.clock.advance({ ms: 2 * HOUR });
  }
  return campaign;
}

const totals = async (table: string, { id }: Campaign) =>
  (await service.db.knex(table).where({ program_id: id }).orderBy(['partnership_id', 'currency'])) as unknown[];

test('reads during a roll-up, and roll-ups side by side, show the same totals as before', async () => {
  const campaign = await twoDays();
  const before = await partnerOf(campaign);
  const rolling = { over: false };
  const rolled = Promise.all([roll(), roll(), roll()]).finally(() => (rolling.over = true));
  let reads = 0;
  while (!rolling.over) {
    expect(await partnerOf(campaign)).toEqual(before);
    reads++;
  }
  await rolled;
  expect(reads).toBeGreaterThan(0);
  expect(await partnerOf(campaign)).toEqual(before);
  expect(await totals('partnership_totals', campaign)).toMatchObject([{ clicks: 24 }, { sales: 24, refunds: 24 }]);
});

test('an event is not in the totals before a quarter of an hour has passed', async () => {
  const campaign = await service.make.campaign();
  await visit(service, campaign);
  service.clock.advance({ seconds: 900 });
  await roll();
  expect(await totals('daily_totals', campaign)).toEqual([]);
  service.clock.advance({ ms: 1 });
  await roll();
  expect(await totals('daily_totals', campaign)).toMatchObject([{ clicks: 1 }]);
});

test('a roll-up that is interrupted goes on where it ended', async () => {
  const campaign = await twoDays();
  await service.db.knex.raw(`
    create function refuse() returns trigger language plpgsql as $$ begin
      if new.program_id = ${campaign.id} and new.sales > 12 then raise exception 'no totals today'; end if;
      return new;
    end $$`);
  await service.db.knex.raw(
    'create trigger refuse before update on partnership_totals for each row execute function refuse()',
  );
  await expect(roll()).rejects.toThrow('no totals today');
  await expectExact(campaign);
  await service.db.knex.raw('drop function refuse cascade');
  expect(await totals('partnership_totals', campaign)).toMatchObject([{ clicks: 12 }, { sales: 12 }]);
  await roll();
  await expectExact(campaign);
});

test('a step that takes too long is tried with less time', async () => {
  const campaign = await twoDays();
  await service.db.knex.raw(`
    create function slow() returns trigger language plpgsql as $$ begin
      if (select sum(sales) from added where program_id = ${campaign.id}) > 3 then
        raise exception 'canceling statement due to statement timeout' using errcode = '57014';
      end if;
      return null;
    end $$`);
  await service.db.knex.raw(`
    create trigger slow after insert on daily_totals referencing new table as added
      for each statement execute function slow()`);
  await roll();
  await service.db.knex.raw('drop function slow cascade');
  expect(await totals('partnership_totals', campaign)).toMatchObject([{ clicks: 24 }, { sales: 24 }]);
  await expectExact(campaign);
});

test('a write does not wait for a roll-up, nor fail with one', async () => {
  const campaign = await twoDays();
  await roll();
  await service.db.transaction(async (tx) => {
    // What a roll-up locks, for as long as it takes.
    for (const table of ['rolled_programs', 'partnership_totals']) {
      const query = { name: `hold_${table}`, text: `select 1 from ${table} where program_id = $1 for update` };
      await tx.run(query, [campaign.id]);
    }
    await sell(service, campaign);
    await expectExact(campaign);
  });
});

test('events that are added to the past are counted once their totals are rewound', async () => {
  const campaign = await twoDays();
  const now = service.clock.now();
  await roll();
  const then = new Date(now.getTime() - DAY + 90 * MINUTE);
  service.clock.set(then);
  await sell(service, campaign);
  service.clock.set(now);
  await service.db.transaction((tx) => rewindTotals(tx, campaign.id, then));
  await expectExact(campaign);
  await roll();
  await expectExact(campaign);
  await service.db.transaction((tx) => rewindTotals(tx, campaign.id, now));
  await expectExact(campaign);
});

test('a roll-up during an import of past events waits for it, also if the program has no totals yet', async () => {
  const campaign = await service.make.campaign();
  const then = new Date(service.clock.now().getTime() - DAY);
  await ensureClickMonths(service.db, [then]);
  let rolling: Promise<void> | undefined;
  await service.db.transaction(async (tx) => {
    const { id, partnershipId, linkId } = campaign;
    const clicks =
      'insert into clicks (program_id, occurred_at, click_id, link_id, partnership_id) values ($1, $2, $3, $4, $5)';
    await tx.run({ name: 'import_click', text: clicks }, [id, then, 'clk_imported', linkId, partnershipId]);
    await rewindTotals(tx, id, then);
    rolling = roll();
    // Longer than a roll-up of the program takes that does not wait.
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  await rolling;
  expect(await totals('partnership_totals', campaign)).toMatchObject([{ clicks: 1 }]);
  await expectExact(campaign);
});

test('totals of clicks that were pruned are not rewound', async () => {
  const campaign = await twoDays();
  await roll();
  const { knex } = service.db;
  await knex('pruned_clicks').insert({ until: service.clock.now(), pruned_at: service.clock.now() });
  const then = new Date(service.clock.now().getTime() - DAY);
  await expect(service.db.transaction((tx) => rewindTotals(tx, campaign.id, then))).rejects.toThrow('were pruned');
  await knex('pruned_clicks').delete();
  await expectExact(campaign);
});
