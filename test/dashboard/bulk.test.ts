import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payable, payoutCalls } from '../payouts/support.ts';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { earn, rowOf, select } from './earned.ts';
import { expectSound, hasChromium, inChromium, openStage, SCREENS, type Stage } from './support.ts';

// What is done with several rows counts, names and changes only those that it can change, and says what it left and why.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson & { apiToken: string };
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    campaign = await stage.service.make.campaign();
    owner = await stage.service.make.member(campaign.id, 'owner');
    path = `/app/programs/${campaign.id}/commissions`;
  });
  afterAll(() => stage.stop());

  const change = (act: string, body: object) =>
    stage.service.call(`/api/v1/programs/${campaign.id}/commissions/${act}`, { key: owner.apiToken, body });
  /** Six commissions: two are pending, and one each approved, on hold, rejected and below zero. */
  async function earnAll(): Promise<number[]> {
    const ids = await earn(stage, campaign, 5);
    await change('approve', { commission_ids: [ids[2]] });
    await change('hold', { commission_ids: [ids[3]], reason: 'A question' });
    await change('reject', { commission_ids: [ids[4]], reason: 'A test order' });
    return ids;
  }

  test.each([SCREENS[0], SCREENS[3]])('the buttons count what they can change, on $name', async (screen) => {
    const ids = await earnAll();
    const visit = await stage.visit(path, owner.email, screen);
    const { page } = visit;
    for (const id of ids) await select(page, id);
    await page.getByText('5 commissions selected').waitFor();
    const bar = page.getByRole('group', { name: 'Selected commissions' });
    expect(await bar.getByRole('button').allTextContents()).toEqual([
      'Approve 2',
      'Hold 3',
      'Release 1',
      'Reject 4',
      'Clear',
    ]);
    await expectSound(visit);
    await bar.getByRole('button', { name: 'Reject 4' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject 4 commissions?' });
    await dialog.getByText('$80.00 in total').waitFor();
    await dialog.getByText('1 skipped: 1 is already reversed.').waitFor();
    await expectSound(visit);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await bar.getByRole('button', { name: 'Approve 2' }).click();
    const why = '3 skipped: 1 is already reversed, 1 is on hold: release it first, 1 is already approved';
    await page.getByText(`2 commissions being approved. ${why}`).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await page.getByText(`2 commissions approved. ${why}`).waitFor();
    await visit.close();
  });

  test('what can change nothing is disabled, and says why', async () => {
    const ids = await earn(stage, campaign, 2);
    await change('approve', { commission_ids: ids });
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    for (const id of ids) await select(page, id);
    const approve = page.getByRole('button', { name: 'Approve', exact: true });
    expect(await approve.getAttribute('aria-disabled')).toBe('true');
    await approve.focus();
    await page.getByRole('tooltip').filter({ hasText: '2 are already approved' }).first().waitFor();
    await expectSound(visit);
    await approve.click({ force: true });
    expect(await page.getByRole('dialog').count()).toBe(0);
    await visit.close();
  });

  test('what somebody else has done meanwhile is not counted as done', async () => {
    const [mine, theirs] = await earn(stage, campaign, 2);
    const { page, close } = await stage.visit(path, owner.email);
    for (const id of [mine!, theirs!]) await select(page, id);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await change('approve', { commission_ids: [theirs] });
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await page.getByText('1 commission approved. 1 is already approved').waitFor();
    await expect.poll(() => rowOf(page, mine!).textContent()).toContain('approved');
    await close();
  });

  test('payments of a payout are counted in the same way', async () => {
    const { service } = stage;
    const mine = await service.make.campaign();
    const { email, accountId, apiToken: token } = await service.make.member(mine.id, 'owner');
    await payable(service, mine.partnerId);
    const payouts = payoutCalls(service, { ...mine, accountId, token });
    await payouts.approved();
    const { id } = await payouts.create();
    const { page, close } = await stage.visit(`/app/programs/${mine.id}/payouts/${id}`, email);
    await page.getByRole('checkbox').nth(1).check();
    const bar = page.getByRole('group', { name: 'Selected payments' });
    expect(await bar.getByRole('button', { name: 'Reopen' }).getAttribute('aria-disabled')).toBe('true');
    await bar.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark 1 payment as paid' }).click();
    await page.getByText('1 payment marked as paid').waitFor();
    await close();
  });
});
