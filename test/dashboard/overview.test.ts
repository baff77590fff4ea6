import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { visit as click } from '../support/journey.ts';
import { addPartner, makeHistory } from './history.ts';
import {
  expectSound,
  hasChromium,
  inChromium,
  openStage,
  POLLS,
  LOOKS,
  SCREENS,
  settled,
  tabTo,
  withClock,
  type Stage,
} from './support.ts';

// The first page of a program: what partners bring, compared with the period before.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson & { apiToken: string };
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    const { service } = stage;
    campaign = await service.make.campaign();
    await makeHistory(service, campaign, 45);
    await makeHistory(service, await addPartner(service, campaign, 'Bea'), 12);
    service.clock.set(new Date());
    owner = await service.make.member(campaign.id, 'viewer');
    path = `/app/programs/${campaign.id}`;
  });
  afterAll(() => stage.stop());

  const valueOf = (page: Page, label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd')
      .first();

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    const visit = await stage.visit(path, owner.email, screen);
    await settled(visit.page, 'Overview');
    await visit.page.locator('canvas').nth(3).waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('shows the totals of the last 30 days, and of the 30 days before', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await settled(page, 'Overview');
    const { body } = await stage.service.call(`/api/v1/programs/${campaign.id}/stats`, {
      method: 'GET',
      key: owner.apiToken,
    });
    const [total] = body.data as { clicks: number; leads: number }[];
    expect(await valueOf(page, 'Clicks').textContent()).toBe(String(total!.clicks));
    expect(await valueOf(page, 'Leads').textContent()).toBe(String(total!.leads));
    expect(await valueOf(page, 'Sales').textContent()).toBe('14');
    expect(await page.getByText(/in the 30 days before/).count()).toBe(4);
    await close();
  });

  test('numbers update while the page is open', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    const { pass } = await withClock(page);
    await settled(page, 'Overview');
    const before = Number(await valueOf(page, 'Clicks').textContent());
    await click(stage.service, campaign);
    await pass(POLLS.totals);
    await expect.poll(() => valueOf(page, 'Clicks').textContent()).toBe(String(before + 1));
    await close();
  });

  test('the name of a partner leads to their page, and from there to all partners', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await page.getByRole('table', { name: 'By partner' }).getByRole('link', { name: 'Anna' }).click();
    await settled(page, 'Anna');
    await page.getByRole('link', { name: 'All partners' }).click();
    await settled(page, 'Partners');
    await close();
  });

  test('each chart has its table, which opens with the keyboard', async () => {
    const visit = await stage.visit(`${path}?days=7`, owner.email);
    const { page } = visit;
    await settled(page, 'Overview');
    await tabTo(page, 'Show as a table: Clicks');
    await page.keyboard.press('Enter');
    const table = page.getByRole('table', { name: 'Clicks by day' });
    await table.waitFor();
    expect(await table.getByRole('row').count()).toBe(8);
    await expectSound(visit);
    await visit.close();
  });

  test('partners and links are compared with the period before, the one that earned most first', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await settled(page, 'Overview');
    const rows = page.getByRole('table', { name: 'By partner' }).getByRole('row');
    await rows.nth(2).waitFor();
    expect(await rows.nth(1).getByRole('cell').first().textContent()).toBe('Anna');
    expect(await rows.nth(2).getByRole('cell').first().textContent()).toBe('Bea');
    const links = page.getByRole('table', { name: 'By link' });
    await links.getByText(campaign.code).waitFor();
    const card = page.getByRole('region', { name: 'By partner' });
    const [file] = await Promise.all([page.waitForEvent('download'), card.getByText('Save as CSV').click()]);
    expect((await readFile(await file.path(), 'utf8')).split('\r\n')[1]).toMatch(/^Anna,\d+,\d+,\d+,[\d.]+,/);
    await close();
  });

  test('says what waits for a decision, and leads there', async () => {
    const { make, db } = stage.service;
    const { email } = await make.member(campaign.id, 'owner');
    const { partnershipId } = await addPartner(stage.service, campaign, 'Carl');
    await db.knex('partnerships').where({ id: partnershipId }).update({ status: 'applied' });
    const { page, close } = await stage.visit(path, email);
    await page.getByRole('link', { name: '19 commissions wait for approval' }).waitFor();
    await page.getByRole('link', { name: '1 partner waits for your answer' }).click();
    await settled(page, 'Partners');
    await page.getByRole('button', { name: 'Approve Carl' }).waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    await close();
  });

  test('the period is in the address', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await settled(page, 'Overview');
    await page.getByLabel('Period').selectOption('The last 90 days');
    await expect.poll(() => new URL(page.url()).search).toBe('?days=90');
    await expect.poll(() => valueOf(page, 'Sales').textContent()).toBe('19');
    await close();
  });

  test.each([SCREENS[0], SCREENS[3]])('a program without an event says what to do next, on $name', async (screen) => {
    const { id } = await stage.service.make.program();
    const { email } = await stage.service.make.member(id);
    const visit = await stage.visit(`/app/programs/${id}`, email, screen);
    await settled(visit.page, 'Overview');
    await visit.page.getByText('Nothing has come in yet').waitFor();
    await expectSound(visit);
    await visit.page.getByRole('link', { name: 'Go to the links' }).click();
    await settled(visit.page, 'Links');
    await visit.close();
  });
});
