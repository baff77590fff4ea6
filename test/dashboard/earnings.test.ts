import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visit as click } from '../support/journey.ts';
import { addPartner, makeHistory } from './history.ts';
import { portalPartner, type PortalPartner } from './portal.ts';
import {
  chartsDrawn,
  expectSound,
  hasChromium,
  inChromium,
  openStage,
  LOOKS,
  SCREENS,
  settled,
  tabTo,
  type Stage,
} from './support.ts';

// What a partner's links bring and earn, by day and by link, and what of it is paid.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let partner: PortalPartner;
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    const { service } = stage;
    partner = await portalPartner(service);
    await makeHistory(service, partner.campaign, 45);
    // What another partner brings is in none of the numbers.
    await makeHistory(service, await addPartner(service, partner.campaign, 'Bea'), 12);
    service.clock.set(new Date());
    path = `/partner/programs/${partner.campaign.id}`;
  });
  afterAll(() => stage.stop());

  const valueOf = (page: Page, label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd')
      .first();

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    const visit = await stage.visit(path, partner.email, screen);
    await chartsDrawn(visit.page);
    await settled(visit.page, 'Earnings');
    await visit.page.getByText('15 commissions').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('shows the own numbers of the last 30 days only, and new clicks while it is open', async () => {
    const { page, close } = await stage.visit(path, partner.email);
    await page.clock.install();
    await page.reload();
    await settled(page, 'Earnings');
    await page.getByRole('region', { name: 'Your link' }).getByText(partner.campaign.url, { exact: true }).waitFor();
    await expect.poll(() => valueOf(page, 'Sales, USD').textContent()).toBe('10');
    const before = Number(await valueOf(page, 'Clicks').textContent());
    await click(stage.service, partner.campaign);
    await page.clock.fastForward('01:00');
    await expect.poll(() => valueOf(page, 'Clicks').textContent()).toBe(String(before + 1));
    await page.getByRole('table', { name: 'By link' }).getByText(partner.campaign.code).waitFor();
    await close();
  });

  test('the menu of the program stays on the pages about no program', async () => {
    const { page, close } = await stage.visit(path, partner.email);
    await settled(page, 'Earnings');
    const menu = page.getByRole('navigation', { name: 'Pages for partners' });
    for (const name of ['Profile', 'My programs']) {
      await menu.getByRole('link', { name }).click();
      await settled(page, name);
      expect(await menu.getByRole('link', { name: 'Commissions' }).getAttribute('href')).toContain(path);
    }
    await close();
  });

  test('the chart of each measure has its table, which opens with the keyboard', async () => {
    const visit = await stage.visit(`${path}?days=7`, partner.email);
    const { page } = visit;
    await settled(page, 'Earnings');
    await tabTo(page, 'Show as a table: Net revenue, USD');
    await page.keyboard.press('Enter');
    // It stays open when another measure is chosen.
    for (const name of ['Clicks', 'Leads', 'Sales, USD', 'Earnings, USD']) {
      await page.getByRole('radio', { name: name.split(',')[0]! }).check();
      const rows = page.getByRole('table', { name: `${name} by day` }).getByRole('row');
      await expect.poll(() => rows.count()).toBe(8);
    }
    await expectSound(visit);
    await visit.close();
  });

  test('without a link it says so, and leads to the page of links', async () => {
    const { make } = stage.service;
    const { id } = await make.program();
    const { email } = await make.partnerAccount(id);
    const { page, close } = await stage.visit(`/partner/programs/${id}`, email);
    await page.getByText('You have no link yet').waitFor();
    await page.getByRole('link', { name: 'Go to my links' }).click();
    await settled(page, 'My links');
    await close();
  });

  test.each([SCREENS[0], SCREENS[3]])('without an event it says what to do next, on $name', async (screen) => {
    const { email, campaign } = await portalPartner(stage.service);
    const visit = await stage.visit(`/partner/programs/${campaign.id}`, email, screen);
    await settled(visit.page, 'Earnings');
    await visit.page.getByText('Nothing came in through your links in this period').waitFor();
    await expectSound(visit);
    await visit.page.getByRole('link', { name: 'Go to my links' }).click();
    await settled(visit.page, 'My links');
    await visit.close();
  });
});
