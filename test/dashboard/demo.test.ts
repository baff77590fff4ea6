import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_OWNER } from '../../src/common/demo.ts';
import type { Demo } from '../../src/demo/file.ts';
import { FIRST_PARTNER } from '../../src/demo/history/partners.ts';
import { makeDemo, writePast } from '../demo/support.ts';
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

// The first look: from the home page to a living dashboard, as the owner of the demo program and as a partner.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let demo: Demo | undefined;
  beforeAll(async () => {
    stage = await openStage({ demo: { read: () => Promise.resolve(demo), showsKey: true } });
  });
  afterAll(() => stage.stop());
  const asOwner = (page: Page) => page.getByRole('link', { name: 'Open the dashboard as its owner' });

  test('without a demo program, the home page says nothing of one', async () => {
    const { page, close } = await stage.visit('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await asOwner(page).count()).toBe(0);
    await close();
  });

  describe('with the demo program', () => {
    beforeAll(async () => {
      demo = await makeDemo(stage.service);
      await writePast(stage.service, demo);
    });

    test.each(LOOKS)('the home page is whole and accessible on $name', async (screen) => {
      const visit = await stage.visit('/', undefined, screen);
      await visit.page.getByText('two months of invented events').waitFor();
      await expectSound(visit);
      await visit.close();
    });

    test('the keyboard leads from the home page to the owner’s dashboard, which is marked as a demo', async () => {
      const visit = await stage.visit('/');
      const { page } = visit;
      await tabTo(page, 'Open the dashboard as its owner');
      await page.keyboard.press('Enter');
      await settled(page, 'Overview');
      expect(new URL(page.url()).pathname).toBe(`/app/programs/${demo!.program_id}`);
      await page.getByText('the events of this program are invented').waitFor({ state: 'attached' });
      await chartsDrawn(page);
      const partners = page.getByRole('table', { name: 'By partner' });
      await partners.getByText('Tea Journal').waitFor();
      expect(await partners.getByRole('row').count()).toBeGreaterThan(4);
      await page.getByRole('link', { name: '1 application to review' }).waitFor();
      await expectSound(visit);
      await visit.close();
    });

    test('the setup says of no sale of the demo that it is real', async () => {
      const visit = await stage.visit(`/app/programs/${demo!.program_id}/setup`, DEMO_OWNER);
      const { page } = visit;
      await settled(page, 'Setup');
      await page.getByText('The events of this demo are invented.').waitFor();
      await page.getByText('Show the steps').click();
      await page.getByText('The sales of this demo are invented').waitFor();
      expect(await page.locator('main').textContent()).not.toMatch(/real sale (?:was|is) attributed/i);
      await expectSound(visit);
      await visit.close();
    });

    test.each([SCREENS[0], SCREENS[3]])('the overview is whole and accessible on $name', async (screen) => {
      const visit = await stage.visit(`/app/programs/${demo!.program_id}`, DEMO_OWNER, screen);
      await settled(visit.page, 'Overview');
      await chartsDrawn(visit.page);
      await expectSound(visit);
      await visit.close();
    });

    test('a partner sees links and earnings, which are marked as a demo', async () => {
      const visit = await stage.visit('/');
      const { page } = visit;
      await page.getByRole('link', { name: 'See it as one of its partners' }).click();
      await page.waitForURL(/\/partner\/programs\/\d+$/);
      await page.locator('canvas').first().waitFor();
      await page.getByText('the events of this program are invented').waitFor({ state: 'attached' });
      // What is copied opens, as the address of the commands to try it does.
      await page.getByText(`${stage.service.baseUrl}/?aff=${demo!.code}`, { exact: true }).waitFor();
      await expectSound(visit);
      await page.getByRole('link', { name: 'My programs' }).click();
      await settled(page, 'My programs');
      const card = page.getByRole('region', { name: 'Demo shop' });
      await card.getByText('Demo', { exact: true }).waitFor();
      const site = card.getByRole('link', { name: 'localhost' });
      expect(await site.getAttribute('href')).toBe(`${stage.service.baseUrl}/`);
      await expectSound(visit);
      await visit.close();
    });

    test.each([SCREENS[0], SCREENS[3]])(
      'the earnings of a partner are whole and accessible on $name',
      async (screen) => {
        const visit = await stage.visit(`/partner/programs/${demo!.program_id}`, FIRST_PARTNER.email, screen);
        await settled(visit.page, 'Earnings');
        await chartsDrawn(visit.page);
        await expectSound(visit);
        await visit.close();
      },
    );

    test('a program of one’s own is not marked', async () => {
      const { id } = await stage.service.make.program();
      const { email } = await stage.service.make.member(id);
      const { page, close } = await stage.visit(`/app/programs/${id}`, email);
      await settled(page, 'Overview');
      expect(await page.getByText('the events of this program are invented').count()).toBe(0);
      await close();
    });
  });
});
