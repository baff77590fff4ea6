import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { addPartner } from './history.ts';
import { expectSound, hasChromium, inChromium, LOOKS, openStage, settled, type Stage } from './support.ts';

// The page of groups: create and change them, make one the default, and move partners from here and from their list.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson;
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    const { make } = stage.service;
    campaign = await make.campaign();
    await addPartner(stage.service, campaign, 'Bea');
    owner = await make.member(campaign.id);
    path = `/app/programs/${campaign.id}/groups`;
  });
  afterAll(() => stage.stop());

  const row = (page: Page, name: string) =>
    page.getByRole('table', { name: 'Groups of the program' }).getByRole('row').filter({ hasText: name });
  const dialog = (page: Page) => page.getByRole('dialog');
  const menu = async (page: Page, name: string, act: string) => {
    await row(page, name).getByRole('button', { name: 'More actions' }).click();
    await row(page, name).getByRole('menuitem', { name: act }).click();
  };

  test('an owner creates a group, sets its terms, and makes it the default', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await page.getByRole('button', { name: 'Create a group' }).click();
    await dialog(page).getByLabel('Name').fill('Creators');
    await dialog(page).getByLabel('Minimum payout, USD').fill('12.50');
    await dialog(page).getByLabel('Partners can create links').selectOption('Yes');
    await expectSound(visit);
    await dialog(page).getByRole('button', { name: 'Create the group' }).click();
    await row(page, 'Creators').getByText('$12.50').waitFor();
    await menu(page, 'Creators', 'Change terms');
    await dialog(page).getByLabel('Percent of the sale').fill('25');
    await dialog(page).getByRole('button', { name: 'Save the terms' }).click();
    await row(page, 'Creators').getByText('25% of every sale').waitFor();
    await menu(page, 'Creators', 'Make default');
    await row(page, 'Creators').getByText('Default').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(page, 'Everyone').getByText('Default').waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('a name that another group has is refused at its field', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await menu(page, 'Creators', 'Edit');
    await dialog(page).getByLabel('Name').fill('everyone');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => dialog(page).getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
    await close();
  });

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    const visit = await stage.visit(path, owner.email, screen);
    await settled(visit.page, 'Groups');
    await row(visit.page, 'Creators').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('partners are moved into a group from its row, and the number of its partners leads to them', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await row(page, 'Creators').getByRole('button', { name: 'Move partners' }).click();
    await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
    await dialog(page).getByRole('alert').getByText('No partners selected').waitFor();
    await dialog(page).getByLabel('Bea').check();
    await expectSound(visit);
    await dialog(page).getByRole('button', { name: 'Move 1' }).click();
    await page.getByText('Bea moved to Creators').waitFor();
    await row(page, 'Creators').getByRole('link', { name: '1', exact: true }).click();
    await settled(page, 'Partners');
    const partners = page.getByRole('table', { name: 'Partners of the program' });
    await partners.getByRole('link', { name: 'Bea', exact: true }).waitFor();
    expect(await partners.getByRole('link', { name: 'Anna', exact: true }).count()).toBe(0);
    await visit.close();
  });

  test('selected partners are moved from their list, and moved back', async () => {
    const visit = await stage.visit(`/app/programs/${campaign.id}/partners`, owner.email);
    const { page } = visit;
    const table = page.getByRole('table', { name: 'Partners of the program' });
    const groupOf = (name: string) =>
      table.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
    await page.getByLabel('Select Anna').check();
    await page.getByLabel('Select Bea').check();
    await page.getByRole('button', { name: 'Move to a group' }).click();
    await dialog(page).getByLabel('Group').selectOption('Creators');
    await dialog(page).getByText('25% of every sale').waitFor();
    await expectSound(visit);
    await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByText('Anna moved to Creators').waitFor();
    await groupOf('Anna').getByText('Creators').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await groupOf('Anna').getByText('Everyone').waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('a viewer reads the groups and changes nothing', async () => {
    const { email } = await stage.service.make.member(campaign.id, 'viewer');
    const visit = await stage.visit(path, email);
    await row(visit.page, 'Creators').waitFor();
    expect(await visit.page.getByRole('button', { name: /Create|Move|More actions/ }).count()).toBe(0);
    await expectSound(visit);
    await visit.close();
  });
});
