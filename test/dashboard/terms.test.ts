import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { expectSound, hasChromium, inChromium, LOOKS, openStage, SCREENS, settled, type Stage } from './support.ts';

// The page of terms, and the terms on the page of a partner: whose they are, what they say, and how they are changed.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson;
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    const { make } = stage.service;
    campaign = await make.campaign();
    owner = await make.member(campaign.id);
    path = `/app/programs/${campaign.id}/terms`;
  });
  afterAll(() => stage.stop());

  const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');
  const newest = () =>
    stage.service.db
      .knex('terms')
      .where({ program_id: campaign.id })
      .orderBy('id', 'desc')
      .first<{ level: string; commission_rate: string; max_months: number | null }>();

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    const visit = await stage.visit(path, owner.email, screen);
    await settled(visit.page, 'Terms');
    await card(visit.page, 'The program').getByText('20% of every sale including tax, excluding renewals').waitFor();
    await card(visit.page, 'Groups').getByText('As the program').waitFor();
    await card(visit.page, 'Exceptions').getByText('No partner has terms of their own').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('says if the commission is more than a sale', async () => {
    const { make } = stage.service;
    const fixed = await make.campaign({ commission_type: 'fixed', commission_rate: 50 });
    const { email } = await make.member(fixed.id);
    const { click_id } = (await stage.service.click({ affiliate_url: fixed.url })).body;
    await stage.service.sale({ click_id, transaction_id: make.unique('order'), amount_cents: 500 }, { key: fixed.key });
    const visit = await stage.visit(`/app/programs/${fixed.id}/terms`, email);
    await card(visit.page, 'The program').getByText('it pays more than a sale of $5.00').waitFor();
    await visit.close();
  });

  test('an owner changes the terms of the program, reads before what will hold, and finds it in the history', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await card(page, 'The program').getByRole('button', { name: 'Change terms' }).click();
    await dialog(page).getByLabel('What a partner earns').selectOption('A share of every payment');
    await dialog(page).getByLabel('Months', { exact: true }).fill('12');
    await dialog(page)
      .getByText('20% of every payment including tax for 12 months', { exact: false })
      .first()
      .waitFor();
    await expectSound(visit);
    await dialog(page).getByRole('button', { name: 'Save the terms' }).click();
    await card(page, 'The program').getByText('20% of every payment including tax for 12 months').waitFor();
    const row = page.getByRole('table', { name: 'History of the terms' }).getByRole('row').nth(1);
    await expect.poll(() => row.textContent()).toContain('12 months');
    await expect.poll(() => row.textContent()).toContain(owner.email);
    expect(await newest()).toMatchObject({ level: 'program', max_months: 12 });
    await visit.close();
  });

  test('an exception is added for a partner, shown on their page, and ended', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await card(page, 'Exceptions').getByRole('button', { name: 'Add an exception' }).click();
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await dialog(page).getByLabel('Percent of the sale').fill('33');
    await dialog(page).getByRole('button', { name: 'Save the terms' }).click();
    await card(page, 'Exceptions').getByText('33% of every payment').waitFor();
    await expectSound(visit);
    await card(page, 'Exceptions').getByRole('link', { name: 'Anna' }).click();
    await settled(page, 'Anna');
    await card(page, 'Terms').getByText('Own terms').waitFor();
    await page.getByRole('button', { name: 'Show their earlier terms' }).click();
    await page.getByRole('table', { name: 'History of the terms' }).getByText('33% of every payment').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'End exception of Anna' }).click();
    await dialog(page).getByRole('button', { name: 'End the exception' }).click();
    await card(page, 'Terms').getByText('As the program').waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('terms saved without a change become those of the partner, and what decides about no sale costs nothing', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await card(page, 'Exceptions').getByRole('button', { name: 'Add an exception' }).click();
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    const simulated = dialog(page).getByRole('region', { name: 'What it would have cost' });
    await dialog(page).getByLabel('Percent of the sale').fill('21');
    await simulated.waitFor();
    await dialog(page).getByLabel('Percent of the sale').fill('20');
    await dialog(page).getByLabel('For a lead, USD').fill('5');
    await dialog(page).getByText('and $5.00 for each lead').waitFor();
    expect(await simulated.count()).toBe(0);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await card(page, 'Exceptions').getByRole('button', { name: 'Add an exception' }).click();
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await dialog(page).getByRole('button', { name: 'Save the terms' }).click();
    await card(page, 'Exceptions').getByText('20% of every payment').waitFor();
    expect(await newest()).toMatchObject({ level: 'partnership' });
    await page.getByRole('button', { name: 'End exception of Anna' }).click();
    await dialog(page).getByRole('button', { name: 'End the exception' }).click();
    await card(page, 'Exceptions').getByText('No partner has terms of their own').waitFor();
    await close();
  });

  test('a rate that the service refuses is explained at its field', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await card(page, 'The program').getByRole('button', { name: 'Change terms' }).click();
    await dialog(page).getByLabel('What a partner earns').selectOption('A fixed amount for every payment');
    await dialog(page).getByLabel('Amount for each sale, USD').fill('2000000');
    await dialog(page).getByRole('button', { name: 'Save the terms' }).click();
    const rate = dialog(page).getByLabel('Amount for each sale, USD');
    await expect.poll(() => rate.getAttribute('aria-invalid')).toBe('true');
    await close();
  });

  test('customers keep the terms of their first sale when the switch is on, and it can be undone', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    const stored = async () =>
      (await stage.service.db.knex('programs').where({ id: campaign.id }).first<{ grandfather: boolean }>())
        .grandfather;
    const keeps = page.getByRole('switch', { name: 'Customers keep the terms of their first sale' });
    await keeps.click();
    await expect.poll(() => keeps.isChecked()).toBe(true);
    await expect.poll(stored).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(stored).toBe(false);
    await close();
  });

  test('an admin and a viewer read the terms and change nothing', async () => {
    for (const role of ['admin', 'viewer'] as const) {
      const { email } = await stage.service.make.member(campaign.id, role);
      const visit = await stage.visit(path, email, SCREENS[0]);
      await settled(visit.page, 'Terms');
      expect(
        await visit.page.getByRole('button', { name: /Change terms|Set own terms|Add an exception/ }).count(),
      ).toBe(0);
      expect(await visit.page.getByRole('switch').isDisabled()).toBe(true);
      await expectSound(visit);
      await visit.close();
    }
  });
});
