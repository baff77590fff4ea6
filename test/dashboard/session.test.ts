import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setAccountStatus } from '../../src/accounts/write.ts';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import {
  expectSound,
  hasChromium,
  inChromium,
  openAccountMenu,
  openStage,
  LOOKS,
  SCREENS,
  settled,
  tabTo,
  type Stage,
} from './support.ts';

// Who is not signed in, or no longer, signs in and comes back; and the frame of all pages.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson;
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    campaign = await stage.service.make.campaign();
    owner = await stage.service.make.member(campaign.id);
    path = `/app/programs/${campaign.id}/links`;
  });
  afterAll(() => stage.stop());

  const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

  test.each(LOOKS)('without a session there is only the sign-in, on $name', async (screen) => {
    const visit = await stage.visit('/app', undefined, screen);
    await settled(visit.page, 'Sign in');
    await expectSound(visit);
    const refused: string[] = [];
    visit.page.on('response', (response) => void (response.status() >= 400 && refused.push(response.url())));
    await visit.page.reload();
    await settled(visit.page, 'Sign in');
    expect(refused).toEqual([]);
    await visit.page.goto(`${stage.service.baseUrl}/partner`);
    await settled(visit.page, 'Sign in');
    await expectSound(visit);
    await visit.close();
  });

  test('a person signs in with the keyboard alone, and comes back to the page and its filters', async () => {
    const { email } = await stage.service.make.member(campaign.id);
    const { page, complaints, close } = await stage.visit(`${path}?enabled=true`);
    await settled(page, 'Sign in');
    await tabTo(page, 'Sign in');
    await page.keyboard.press('Enter');
    await page.getByLabel('Email').waitFor();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await settled(page, 'Links');
    expect(pathOf(page)).toBe(`${path}?enabled=true`);
    expect(complaints).toEqual([]);
    await close();
  });

  test('signing out ends the session here and in other tabs, says so, and leads back in', async () => {
    const { email } = await stage.service.make.member(campaign.id);
    const visit = await stage.visit(path, email);
    const { page, context, close } = visit;
    await settled(page, 'Links');
    const other = await context.newPage();
    await other.goto(stage.service.baseUrl + path);
    await settled(other, 'Links');
    const pages = page.getByRole('navigation');
    await pages.getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Acme');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await pages.getByRole('link', { name: 'Links' }).click();
    await settled(page, 'Links');
    await openAccountMenu(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await settled(page, 'You are signed out');
    expect(await page.getByText('Saved', { exact: true }).count()).toBe(0);
    await settled(other, 'You are signed out');
    // Nothing is left of what the person saw, not even hidden.
    for (const tab of [page, other]) {
      expect(await tab.locator('table, nav').count()).toBe(0);
      // It was no accident, so nothing speaks of a session that ended.
      await tab.getByText('You signed out of this browser').waitFor();
      expect(await tab.getByText('Your session has ended').count()).toBe(0);
    }
    await expectSound(visit);
    const someone = await stage.service.make.member(campaign.id);
    await tabTo(page, 'Sign in');
    await page.keyboard.press('Enter');
    await page.getByLabel('Email').fill(someone.email);
    await page.keyboard.press('Enter');
    await settled(page, 'Links');
    await other.bringToFront();
    await settled(other, 'Links');
    await close();
  });

  test('a suspended account sees nothing more', async () => {
    const { email } = await stage.service.make.member(campaign.id);
    const { page, close } = await stage.visit(path, email);
    await settled(page, 'Links');
    await setAccountStatus(stage.service.db, email, 'suspended', stage.service.clock.now());
    await page.getByLabel('State').selectOption('Disabled');
    await settled(page, 'Your session has ended');
    await close();
  });

  test('a lost network is said, with what was there, and the page goes on by itself', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page, context, close } = visit;
    await settled(page, 'Links');
    await page.getByRole('row').filter({ hasText: campaign.code }).waitFor();
    await context.setOffline(true);
    await page.getByText('The service could not be reached').waitFor({ timeout: 60_000 });
    expect(await page.getByRole('row').filter({ hasText: campaign.code }).count()).toBe(1);
    await context.setOffline(false);
    await page.getByText('The service could not be reached').waitFor({ state: 'detached', timeout: 60_000 });
    await close();
  });

  test('a program of others is one that does not exist', async () => {
    const { id } = await stage.service.make.program();
    const visit = await stage.visit(`/app/programs/${id}/links`, owner.email);
    await settled(visit.page, 'Program not found');
    await expectSound(visit);
    await visit.close();
  });

  test('an unknown address says so', async () => {
    const visit = await stage.visit('/app/nothing', owner.email);
    await settled(visit.page, 'Page not found');
    await expectSound(visit);
    await visit.close();
  });

  test('an account without a program creates the first one, and gets its key once', async () => {
    const { email } = await stage.service.make.person();
    const visit = await stage.visit('/app', email);
    const { page } = visit;
    await settled(page, 'Your programs');
    await expectSound(visit);
    await page.getByRole('link', { name: 'Are you a partner? Go to your links and earnings' }).waitFor();
    await page.getByRole('button', { name: 'Create a program' }).click();
    await page.getByLabel('Name').fill('Spring shop');
    await page.getByRole('button', { name: 'Create the program' }).click();
    // Said by the page at the field, in its own words.
    await page.getByText('Fill this in.').waitFor();
    await page.getByLabel('Your site').fill('brand dev');
    await page.getByRole('radio', { name: 'A fixed amount' }).check();
    await page.getByLabel('Currency').selectOption('EUR');
    await page.getByLabel('Amount, EUR').waitFor();
    await page.getByRole('radio', { name: 'A share of every payment' }).check();
    expect(await page.getByLabel('Percent').inputValue()).toBe('30');
    await expectSound(visit);
    await page.getByRole('button', { name: 'Create the program' }).click();
    await page.getByText('Must be a host name such as brand.dev, without https:// or a path').first().waitFor();
    await page.getByLabel('Your site').fill('https://www.spring.dev/pricing?ref=a');
    await page.getByRole('button', { name: 'Create the program' }).click();
    await page.getByRole('dialog', { name: 'Spring shop created' }).waitFor();
    expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toMatch(/^refkey_\w+/);
    await expectSound(visit);
    await page.getByRole('button', { name: 'Go to the program' }).click();
    await expect
      .poll(() => page.getByLabel('Program', { exact: true }).locator('option:checked').textContent())
      .toBe('Spring shop');
    const program = await stage.service.db.knex('programs').where({ name: 'Spring shop' }).first<{ id: number }>();
    expect(program).toMatchObject({
      domain: 'www.spring.dev',
      partner_links: true,
      commission_type: 'recurring_percent',
    });
    const origins = await stage.service.db.knex('program_origins').where({ program_id: program.id }).pluck('origin');
    expect(origins.sort()).toEqual(['https://spring.dev', 'https://www.spring.dev']);
    await visit.close();
  });

  test('a second program is created from the choice of programs', async () => {
    const { id } = await stage.service.make.program();
    const { email } = await stage.service.make.member(id);
    const visit = await stage.visit(`/app/programs/${id}`, email);
    const { page } = visit;
    await settled(page, 'Overview');
    const choice = page.getByLabel('Program', { exact: true });
    await choice.selectOption('Create a program…');
    await page.getByRole('dialog', { name: 'Create a program' }).waitFor();
    await expectSound(visit);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    // The open program is still the chosen one.
    expect(await choice.inputValue()).toBe(String(id));
    await visit.close();
  });

  test('the menu of a phone opens and closes', async () => {
    const visit = await stage.visit(path, owner.email, SCREENS[0]);
    const { page } = visit;
    await settled(page, 'Links');
    const entry = page.getByRole('navigation', { name: 'Pages of the program' }).getByRole('link', { name: 'Links' });
    expect(await entry.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectSound(visit);
    await entry.click();
    await expect.poll(() => entry.isVisible()).toBe(false);
    await visit.close();
  });

  test('the choice between light and dark is kept, and valid in the documentation', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await settled(page, 'Links');
    await openAccountMenu(page);
    await page.getByRole('radio', { name: 'Dark' }).check();
    const dark = () => page.evaluate("getComputedStyle(document.documentElement).colorScheme === 'dark'");
    expect(await dark()).toBe(true);
    await page.reload();
    await settled(page, 'Links');
    expect(await dark()).toBe(true);
    await page.goto(`${stage.service.baseUrl}/`);
    expect(await dark()).toBe(true);
    await close();
  });
});
