import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedCampaign, type OwnedCampaign } from '../../commissions/support.ts';
import { startService, type Service } from '../../support/service.ts';
import { desk, type Desk } from './support.ts';

// People know a code by its text, so they disable and enable it by that.

let service: Service;
let campaign: OwnedCampaign;
let owner: Desk;
beforeAll(async () => {
  service = await startService();
  campaign = await ownedCampaign(service);
  owner = desk(service.baseUrl, campaign.token);
});
afterAll(async () => {
  owner.clean();
  await service.stop();
});

const run = (verb: string, ...more: string[]) => owner.run('code', verb, '--program', String(campaign.id), ...more);

test('a code is added, listed, disabled and enabled', async () => {
  const added = await run('add', '--partner-id', String(campaign.partnerId), '--code', 'TEA10');
  expect([added.code, added.document.data.status]).toEqual([0, 'active']);
  const disabled = await run('disable', 'tea10');
  expect([disabled.code, disabled.document.data]).toMatchObject([0, { code: 'TEA10', status: 'disabled' }]);
  expect((await run('list')).document.data).toMatchObject([{ code: 'TEA10', status: 'disabled' }]);
  expect((await run('enable', 'TEA10')).document.data.status).toBe('active');
});

test('an unknown code is an error that says how to list them', async () => {
  const { code, document } = await run('disable', 'NONE');
  expect(code).toBe(1);
  expect(document.error.message).toContain(`Program ${campaign.id} has no code NONE.`);
});
