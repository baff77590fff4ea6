import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { addPartner } from './history.ts';
import { expectSound, hasChromium, inChromium, openStage, LOOKS, settled, tabTo, type Stage } from './support.ts';

// The page of links: create, copy, print and disable them, and see what each brought.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson;
  let viewer: TestPerson;
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    const { service } = stage;
    const { make } = service;
    campaign = await make.campaign();
    [owner, viewer] = [await make.member(campaign.id), await make.member(campaign.id, 'viewer')];
    path = `/app/programs/${campaign.id}/links`;
    for (let count = 0; count < 3; count++) await service.click({ affiliate_url: campaign.url });
    await stage.service.db.knex('links').where({ code: campaign.code }).update({ destination: null });
  });
  afterAll(() => stage.stop());

  const rowOf = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    const visit = await stage.visit(path, owner.email, screen);
    await settled(visit.page, 'Links');
    await rowOf(visit.page, campaign.code).waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('shows what each link brought in the last 30 days', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    const row = rowOf(page, campaign.code);
    await expect.poll(() => row.getByRole('cell').nth(2).textContent()).toBe('3');
    expect(await row.getByRole('cell').nth(1).textContent()).toBe('Anna');
    await close();
  });

  test('the name of the partner leads to their page', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await rowOf(page, campaign.code).getByRole('link', { name: 'Anna' }).click();
    await settled(page, 'Anna');
    await close();
  });

  test('new clicks appear while the page is open', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await page.clock.install();
    await page.reload();
    const clicks = rowOf(page, campaign.code).getByRole('cell').nth(2);
    await expect.poll(() => clicks.textContent()).toBe('3');
    await stage.service.click({ affiliate_url: campaign.url });
    await page.clock.fastForward('01:00');
    await expect.poll(() => clicks.textContent()).toBe('4');
    await close();
  });

  test('a person creates a link, copies it and finds it in the list, using only the keyboard', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await settled(page, 'Links');
    await tabTo(page, 'Create a link');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Create a link' }).waitFor();
    await expectSound(visit);
    await tabTo(page, 'Code');
    await page.keyboard.type('spring');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'spring created' }).waitFor();
    await tabTo(page, /^Copy the short link/);
    await page.keyboard.press('Enter');
    const copied = () => page.evaluate('navigator.clipboard.readText()');
    await expect.poll(copied).toBe(`${stage.service.baseUrl}/r/spring`);
    await tabTo(page, /^Copy the direct link/);
    await page.keyboard.press('Enter');
    await expect.poll(copied).toBe('https://brand.dev/?aff=spring');
    await page.keyboard.press('Escape');
    await rowOf(page, 'spring').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('of several partners, none is chosen before somebody chooses, except the one whose links are shown', async () => {
    const { make } = stage.service;
    const other = await make.campaign();
    const bea = await addPartner(stage.service, other, 'Bea');
    const { email } = await make.member(other.id, 'owner');
    const { page, close } = await stage.visit(`/app/programs/${other.id}/links`, email);
    const choice = page.getByRole('dialog').getByLabel('Partner');
    await page.getByRole('button', { name: 'Create a link' }).click();
    await page.getByRole('button', { name: 'Create the link' }).click();
    expect(await choice.inputValue()).toBe('');
    await page.getByRole('dialog', { name: 'Create a link' }).waitFor();
    expect(await choice.locator('option').first().textContent()).toBe('Choose a partner');
    await page.keyboard.press('Escape');
    await page.getByLabel('Partner').selectOption('Bea');
    await rowOf(page, bea.code).waitFor();
    await page.getByRole('button', { name: 'Create a link' }).click();
    expect(await choice.inputValue()).toBe(String(bea.partnerId));
    await close();
  });

  test('without a partner there is no link to create, and the page leads to the partners', async () => {
    const { make } = stage.service;
    const { id } = await make.program();
    const { email } = await make.member(id);
    const visit = await stage.visit(`/app/programs/${id}/links`, email);
    await visit.page.getByText('nobody has joined yet').waitFor();
    await expectSound(visit);
    await visit.page.getByRole('link', { name: 'Go to partners' }).click();
    await settled(visit.page, 'Partners');
    await visit.close();
  });

  test('an error is at the field that it is about, with what to do, and nowhere else', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await page.getByRole('button', { name: 'Create a link' }).click();
    await page.getByLabel('Code').fill('no spaces here');
    await page.getByRole('button', { name: 'Create the link' }).click();
    const field = page.getByLabel('Code');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await field.evaluate((one) => one.parentElement!.querySelector('[role=alert]') !== null)).toBe(true);
    await expectSound(visit);
    await visit.close();
  });

  test('a link is disabled after a question, and enabled again with Undo', async () => {
    const { code } = await stage.service.make.storeLink({
      program_id: campaign.id,
      partner_id: campaign.partnerId,
      partnership_id: campaign.partnershipId,
    });
    const visit = await stage.visit(path, owner.email);
    const row = rowOf(visit.page, code);
    await row.getByRole('button', { name: `More actions, ${code}` }).click();
    await row.getByRole('menuitem', { name: `Disable ${code}` }).click();
    await visit.page.getByRole('button', { name: 'Disable the link' }).click();
    await expect.poll(() => row.textContent()).toContain('disabled');
    await expectSound(visit);
    await visit.page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => row.textContent()).toContain('enabled');
    await visit.close();
  });

  test('the QR code is shown and saved', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await rowOf(page, campaign.code).getByRole('button', { name: /^QR/ }).click();
    const short = `${stage.service.baseUrl}/r/${campaign.code}`;
    await page.getByRole('img', { name: `QR code of ${short}?ch=qr`, exact: true }).waitFor();
    await expectSound(visit);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Save as SVG').click()]);
    expect(file.suggestedFilename()).toBe(`${campaign.code}.svg`);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^<svg [^>]+>.*<\/svg>$/);
    await visit.close();
  });

  test('filters are in the address, and order is that of the list', async () => {
    const { page, close } = await stage.visit(`${path}?enabled=false`, owner.email);
    await settled(page, 'Links');
    await page.getByText('No matching links').waitFor();
    await page.getByLabel('State').selectOption('Enabled');
    await expect.poll(() => new URL(page.url()).searchParams.get('enabled')).toBe('true');
    await rowOf(page, campaign.code).waitFor();
    await page.getByRole('button', { name: 'Created', exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('order')).toBe('oldest');
    await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain(campaign.code);
    await close();
  });

  test('the whole list is saved as CSV, also the pages that are not shown', async () => {
    const { make, db } = stage.service;
    const { id } = await make.program();
    const { email } = await make.member(id);
    const rows = Array.from({ length: 130 }, (_, n) => ({
      code: make.unique('many'),
      program_id: id,
      created_at: new Date(Date.now() - n),
    }));
    await db.knex('links').insert(rows);
    const { page, close } = await stage.visit(`/app/programs/${id}/links`, email);
    await page.getByText('50 shown, more available').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Save as CSV').click()]);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect([lines[0]!.startsWith('Link,Short link,Direct link,Partner,'), lines.length]).toEqual([true, 131]);
    await page.getByText('Load more').click();
    await page.getByText('100 shown, more available').waitFor();
    await close();
  });

  test('a role that lacks the right sees the list without the buttons that change it', async () => {
    const visit = await stage.visit(path, viewer.email);
    await rowOf(visit.page, campaign.code).waitFor();
    expect(await visit.page.getByRole('button', { name: /^(Create a|Disable)/ }).count()).toBe(0);
    await expectSound(visit);
    await visit.close();
  });
});
