import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedCampaign, type OwnedCampaign } from '../../commissions/support.ts';
import { termsCalls } from '../../simulations/simulations.ts';
import { startService, type Service } from '../../support/service.ts';
import { desk, type Desk } from './support.ts';

// `terms simulate` has a flag for each field of the terms that are asked about.

let service: Service;
let campaign: OwnedCampaign;
let owner: Desk;
beforeAll(async () => {
  service = await startService();
  campaign = await ownedCampaign(service, { max_commissions: 1 });
  owner = desk(service.baseUrl, campaign.token);
  const buy = await termsCalls(service, campaign).customer();
  await buy();
  await buy();
});
afterAll(async () => {
  owner.clean();
  await service.stop();
});

const DAYS = ['--from', '2026-01-01', '--to', '2026-12-31'];
const simulate = (...flags: string[]) =>
  owner.run('terms', 'simulate', '--program', String(campaign.id), '--level', 'program', ...DAYS, ...flags);

test.each([
  ['fields', ['--commission-rate', '25', '--max-commissions', '2'], 2, 5_000],
  ['no limit', ['--max-commissions', 'null'], 2, 4_000],
  ['nothing', [], 0, 2_000],
])('%s', async (_, flags, replaced, simulated_cents) => {
  const ran = await simulate(...flags);
  expect(ran.code, ran.text).toBe(0);
  expect(ran.document.data).toMatchObject({ replaced, totals: [{ sales: 2, earned_cents: 2_000, simulated_cents }] });
});
