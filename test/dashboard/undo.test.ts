import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { earn, rowOf, select } from './earned.ts';
import { hasChromium, inChromium, openStage, type Stage } from './support.ts';

// Approving and rejecting cannot be taken back once it is sent, so it waits for some seconds.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson;
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    campaign = await stage.service.make.campaign();
    owner = await stage.service.make.member(campaign.id, 'owner');
    path = `/app/programs/${campaign.id}/commissions`;
  });
  afterAll(() => stage.stop());

  test('Undo of an approval sends nothing', async () => {
    const [id] = await earn(stage, campaign, 1);
    const { page, close } = await stage.visit(path, owner.email);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await select(page, id!);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Approval undone, 1 commission stays pending').waitFor();
    await expect.poll(() => rowOf(page, id!).textContent()).toContain('pending');
    await page.waitForTimeout(7_000);
    expect(asked.filter((url) => url.endsWith('/approve'))).toEqual([]);
    await close();
  });

  test('another page of the dashboard shows what was decided before', async () => {
    const [id] = await earn(stage, campaign, 1);
    const { page, close } = await stage.visit(path, owner.email);
    await select(page, id!);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const sent = page.waitForResponse((response) => response.url().endsWith('/approve'), { timeout: 3_000 });
    await page.getByRole('link', { name: 'Customers' }).first().click();
    expect((await sent).status()).toBe(200);
    await close();
  });

  test('leaving the page sends what waits, and another act sends it first', async () => {
    const [left, then] = await earn(stage, campaign, 2);
    const { page, close } = await stage.visit(path, owner.email);
    const statusOf = async (id: number) =>
      (await stage.service.db.knex('commissions').where({ id }).pluck<string[]>('status'))[0];
    for (const id of [left, then]) {
      await select(page, id!);
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
    }
    await expect.poll(() => statusOf(left!)).toBe('approved');
    expect(await statusOf(then!)).toBe('pending');
    await page.goto('about:blank');
    await expect.poll(() => statusOf(then!)).toBe('approved');
    await close();
  });
});
