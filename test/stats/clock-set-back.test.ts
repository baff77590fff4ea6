import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../src/lib/clock.ts';
import { compareClock } from '../../src/serving/follow-clock.ts';
import { showPartner } from '../../src/partners/figures.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { countPartner, countRecent } from './plain-count.ts';

// The clock of the database's machine was fast, and is corrected: new events are dated before the end of the totals.

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1e9 })));
afterAll(() => service.stop());

const shown = async ({ partnerId }: Campaign) => {
  const { programs } = (await showPartner(service.db, partnerId))!;
  const { clicks, settled_leads, currencies } = programs[0]!;
  return { clicks, settled_leads, currencies };
};
const roll = () => rollUp(service.db, service.clock.now());

test('an event counts as soon as the clock was set back to the time of the database', async () => {
  const start = service.clock.now();
  const campaign = await service.make.campaign();
  const theirs = new Date();
  service.clock.set(new Date(theirs.getTime() + 40 * MINUTE));
  await sell(service, campaign);
  service.clock.advance({ ms: 30 * MINUTE });
  await roll();
  const log = { warn: () => undefined };
  await compareClock({ db: service.db, clock: service.clock, log });
  expect(Math.abs(service.clock.now().getTime() - theirs.getTime())).toBeLessThan(MINUTE);
  await sell(service, campaign);
  expect(await shown(campaign)).toEqual(await countPartner(service, campaign));
  service.clock.set(start);
});

test('the next roll-up after a clock was set back makes the totals exact again', async () => {
  const campaign = await service.make.campaign();
  await sell(service, campaign, { amount_cents: 1_000 });
  service.clock.advance({ ms: DAY });
  await sell(service, campaign, { amount_cents: 2_000 });
  service.clock.advance({ ms: HOUR });
  await roll();
  service.clock.set(new Date(service.clock.now().getTime() - 5 * HOUR));
  await sell(service, campaign, { amount_cents: 4_000 });
  await roll();
  expect(await shown(campaign)).toEqual(await countPartner(service, campaign));

  // The sale that was dated by the fast clock is counted when its time has come.
  service.clock.advance({ ms: 6 * HOUR });
  await roll();
  expect(await shown(campaign)).toEqual(await countPartner(service, campaign));
  const { counts_24h } = (await service.call('/api/v1/programs/me/readiness', { method: 'GET', key: campaign.key }))
    .body;
  expect(counts_24h).toEqual((await countRecent(service, campaign)).counts);
});
