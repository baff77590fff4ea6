import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payoutCampaign, type PayoutCalls } from '../payouts/support.ts';
import type { OwnedCampaign } from '../commissions/support.ts';
import { rowOf } from './earned.ts';
import { expectSound, hasChromium, inChromium, LOOKS, openStage, settled, type Stage } from './support.ts';

// A commission that was paid and then refunded: everybody reads that it is deducted, and when.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: OwnedCampaign;
  let calls: PayoutCalls;
  let owner: string;
  let partner: string;
  let paid: number;
  beforeAll(async () => {
    stage = await openStage();
    const { service } = stage;
    ({ campaign, calls } = await payoutCampaign(service));
    owner = (await service.make.member(campaign.id, 'owner')).email;
    const person = await service.make.person();
    partner = person.email;
    const whose = { account_id: person.accountId, email: partner };
    await service.db.knex('partners').where({ id: campaign.partnerId }).update(whose);
    const { commission_id, transaction_id, payout, item } = await calls.one();
    paid = commission_id;
    expect(await calls.act('pay', payout.id, { item_ids: [item.id] })).toEqual(['done']);
    expect((await service.refund({ transaction_id }, { key: campaign.key })).status).toBe(200);
  });
  afterAll(() => stage.stop());
  const path = () => `/app/programs/${campaign.id}/commissions`;

  test.each(LOOKS)('the paid one says what the next payout deducts, on $name', async (screen) => {
    const visit = await stage.visit(path(), owner, screen);
    const { page } = visit;
    await settled(page, 'Commissions');
    await rowOf(page, paid).getByText('$20.00 to be deducted from the next payout').waitFor();
    await rowOf(page, paid).getByText('paid, clawed back', { exact: true }).waitFor();
    await page.getByText('to be deducted', { exact: true }).waitFor();
    await page.getByText('0 commissions, and $20.00 to be deducted from the next payout').waitFor();
    expect(await page.getByRole('list', { name: 'All commissions by status' }).textContent()).toContain('Pending$0.00');
    await expectSound(visit);
    await rowOf(page, paid).getByRole('link', { name: 'Sale', exact: true }).click();
    await settled(page, /^\$20\.00 for /);
    await page.getByText('paid, clawed back', { exact: true }).waitFor();
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Clawed back after a refund').waitFor();
    await history.getByRole('link', { name: '$20.00 to be deducted from the next payout' }).waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test.each([
    ['the overview', '', { name: 'Commissions that are not paid' }],
    ['the page of the partner', '/partners/PARTNER', { name: /^Balance of / }],
  ])('%s shows no figure before the clawback is read that changes it', async (_, place, list) => {
    const { page, context, close } = await stage.visit('/healthz', owner);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const pending = /\/commissions\?status=pending&limit=/;
    await context.route(pending, async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest(pending);
    await page.goto(
      `${stage.service.baseUrl}/app/programs/${campaign.id}${place.replace('PARTNER', `${campaign.partnerId}`)}`,
    );
    await asked;
    const sums = page.getByRole('list', list);
    expect((await sums.allTextContents()).join()).not.toContain('$');
    release();
    await sums.getByText('$0.00').first().waitFor();
    expect(await sums.textContent()).toContain('Pending$0.00');
    await close();
  });

  test('the partner reads it, too', async () => {
    const { page, close } = await stage.visit(`/partner/programs/${campaign.id}/commissions`, partner);
    await page.getByText('Refunds after its payment took $20.00 back: later payouts deduct it.').waitFor();
    await page.getByText('to be deducted', { exact: true }).waitFor();
    await page.getByText('0 commissions, and $20.00 to be deducted from the next payout').waitFor();
    await close();
  });

  test('after the payout that deducts it, it says which one did', async () => {
    for (let sold = 0; sold < 2; sold++) await calls.approved();
    const payout = await calls.create();
    const [item] = await calls.items(payout.id);
    const { page, close } = await stage.visit(`${path()}/${paid}`, owner);
    await page.getByText('$20.00 to be deducted from a payout that is not paid yet').waitFor();
    expect(await calls.act('pay', payout.id, { item_ids: [item.id] })).toEqual(['done']);
    await page.reload();
    await page.getByText(/^\$20\.00 deducted in the payout of /).waitFor();
    await page.getByRole('link', { name: 'All commissions' }).click();
    await page.getByText('deducted', { exact: true }).waitFor();
    await close();
  });
});
