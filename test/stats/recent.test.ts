import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../src/lib/clock.ts';
import { rewindTotals } from '../../src/stats/rewind.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { countRecent } from './plain-count.ts';

// Readiness counts the last 24 hours from slots of five minutes, which are deleted after two days. It finds a real sale
// without reading the sales that are in the totals.

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1e9 })));
afterAll(() => service.stop());

const roll = () => rollUp(service.db, service.clock.now());
const readiness = async ({ key }: Campaign) =>
  (await service.call('/api/v1/programs/me/readiness', { method: 'GET', key })).body;

/** The slots, oldest first. */
const slots = async ({ id }: Campaign): Promise<{ slot: Date; sales: number }[]> =>
  service.db.knex('recent_totals').where({ program_id: id }).orderBy('slot');

async function expectExact(campaign: Campaign): Promise<void> {
  expect((await readiness(campaign)).counts_24h).toEqual((await countRecent(service, campaign)).counts);
}

/** Sales at both edges of a slot: its first millisecond, its last, and the first of the next. */
async function sellAtEdges(campaign: Campaign): Promise<void> {
  const toNext = 5 * MINUTE - (service.clock.now().getTime() % (5 * MINUTE));
  for (const ms of [toNext, 5 * MINUTE - 1, 1]) {
    service.clock.advance({ ms });
    await sell(service, campaign);
  }
}

test('the counts of the last 24 hours are exact to the millisecond while their beginning passes a slot', async () => {
  const campaign = await service.make.campaign();
  await sellAtEdges(campaign);
  const last = service.clock.now().getTime();
  service.clock.set(new Date(last + HOUR));
  await roll();
  expect((await slots(campaign)).map(({ sales }) => sales)).toEqual([2, 1]);
  for (const [ms, left] of [
    [-5 * MINUTE - 1, 3],
    [-5 * MINUTE, 2],
    [-2, 2],
    [-1, 1],
    [0, 0],
  ] as const) {
    service.clock.set(new Date(last + DAY + ms));
    expect((await readiness(campaign)).counts_24h.sales).toBe(left);
    await expectExact(campaign);
  }
});

test('slots are deleted after two days', async () => {
  const campaign = await service.make.campaign();
  for (let day = 0; day < 5; day++) {
    await sellAtEdges(campaign);
    service.clock.advance({ ms: 20 * HOUR });
    await roll();
    await expectExact(campaign);
  }
  const [oldest] = await slots(campaign);
  expect(oldest!.slot.getTime()).toBeGreaterThan(service.clock.now().getTime() - 2 * DAY - HOUR);
  // Totals that are rewound to an earlier time do not bring older slots back.
  const past = new Date(service.clock.now().getTime() - 4 * DAY);
  await service.db.transaction((tx) => rewindTotals(tx, campaign.id, past));
  expect(await slots(campaign)).toEqual([]);
  await expectExact(campaign);
  await roll();
  expect((await slots(campaign))[0]).toEqual(oldest);
  await expectExact(campaign);
});

test('a sale in the test mode of the payment processor is not a real sale; a later sale is', async () => {
  const campaign = await service.make.campaign();
  const isLive = async () => (await readiness(campaign)).gates.live.status;
  const inEveryState = async (expected: 'pass' | 'fail') => {
    expect(await isLive()).toBe(expected);
    service.clock.advance({ days: 3 });
    await roll();
    expect(await isLive()).toBe(expected);
  };
  await sell(service, campaign, { livemode: false });
  await inEveryState('fail');
  await sell(service, campaign, { livemode: true });
  await inEveryState('pass');
  await sell(service, campaign, { livemode: false });
  await inEveryState('pass');
  await service.db.transaction((tx) => rewindTotals(tx, campaign.id, new Date(0)));
  expect(await isLive()).toBe('pass');
});
