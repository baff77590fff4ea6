import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portalPartner, type PortalPartner } from './portal.ts';
import {
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

// The links of a partner: create, copy and print them, and see what each brought.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let partner: PortalPartner;
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    const { service } = stage;
    partner = await portalPartner(service, { partner_links: true });
    path = `/partner/programs/${partner.campaign.id}/links`;
    for (let count = 0; count < 3; count++) await service.click({ affiliate_url: partner.campaign.url });
  });
  afterAll(() => stage.stop());

  const rowOf = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });

  test.each(LOOKS)('is whole and accessible on $name, with the numbers of each link', async (screen) => {
    const visit = await stage.visit(path, partner.email, screen);
    await settled(visit.page, 'My links');
    const clicks = rowOf(visit.page, partner.campaign.code).getByRole('cell').nth(1);
    await expect.poll(() => clicks.textContent()).toBe('3');
    await expectSound(visit);
    await visit.close();
  });

  test('a partner creates a link, copies it and finds it in the list, using only the keyboard', async () => {
    const visit = await stage.visit(path, partner.email);
    const { page } = visit;
    await settled(page, 'My links');
    await tabTo(page, 'Create a link');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Create a link' }).waitFor();
    await expectSound(visit);
    await page.keyboard.type('my-blog');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'my-blog created' }).waitFor();
    await tabTo(page, /^Copy the short link/);
    await page.keyboard.press('Enter');
    const copied = () => page.evaluate('navigator.clipboard.readText()');
    await expect.poll(copied).toBe(`${stage.service.baseUrl}/r/my-blog`);
    await page.keyboard.press('Escape');
    await rowOf(page, 'my-blog').waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('a code that is taken is said at its field', async () => {
    const { page, close } = await stage.visit(path, partner.email);
    await page.getByRole('button', { name: 'Create a link' }).click();
    await page.getByLabel('Code').fill(partner.campaign.code);
    await page.getByRole('button', { name: 'Create the link' }).click();
    await expect.poll(() => page.getByLabel('Code').getAttribute('aria-invalid')).toBe('true');
    await close();
  });

  test('the QR code is shown and saved', async () => {
    const { code } = partner.campaign;
    const visit = await stage.visit(path, partner.email);
    const { page } = visit;
    await rowOf(page, code)
      .getByRole('button', { name: `QR ${code}` })
      .click();
    const short = `${stage.service.baseUrl}/r/${code}`;
    await page.getByRole('img', { name: `QR code of ${short}?ch=qr`, exact: true }).waitFor();
    await expectSound(visit);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Save as SVG').click()]);
    expect(file.suggestedFilename()).toBe(`${code}.svg`);
    const [bitmap] = await Promise.all([page.waitForEvent('download'), page.getByText('Save as PNG').click()]);
    expect(bitmap.suggestedFilename()).toBe(`${code}.png`);
    const bytes = readFileSync(await bitmap.path());
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    // Width and height: a square of whole modules, sharp enough to print.
    const [width, height] = [16, 20].map((at) => bytes.readUInt32BE(at));
    expect([width! % 24, height, width! > 600]).toEqual([0, width, true]);
    await visit.close();
  });

  test('a partner gives a link an alias, disables it with the keyboard, and takes that back', async () => {
    const { make } = stage.service;
    const { id: program_id, partnerId: partner_id, partnershipId: partnership_id } = partner.campaign;
    const { code, linkId } = await make.storeLink({ program_id, partner_id, partnership_id });
    const visit = await stage.visit(path, partner.email, SCREENS[0]);
    const { page } = visit;
    const row = rowOf(page, code);
    await row.getByRole('button', { name: `Add alias to ${code}` }).click();
    await page.getByRole('textbox', { name: 'Alias' }).fill(partner.campaign.code);
    await page.getByRole('button', { name: 'Add the alias' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Alias' }).getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('textbox', { name: 'Alias' }).fill('Anna.Blog');
    await expectSound(visit);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'anna.blog created' });
    await dialog.getByText(`${stage.service.baseUrl}/r/anna.blog`).waitFor();
    await dialog.getByText('https://brand.dev/?aff=anna.blog').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await row.getByText('Also as anna.blog').waitFor();
    await tabTo(page, `More actions, ${code}`);
    await page.keyboard.press('ArrowUp');
    const item = page.getByRole('menuitem', { name: `Disable ${code}` });
    await expect.poll(() => item.evaluate((element) => element.matches(':focus'))).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('Customers who already came through it stay yours').waitFor();
    await page.getByRole('button', { name: 'Disable the link' }).click();
    await row.getByText('disabled by you').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.getByText('enabled', { exact: true }).waitFor();
    await stage.service.db.knex('links').where({ id: linkId }).update({ enabled: false });
    await page.reload();
    await row.getByText('disabled', { exact: true }).waitFor();
    await row.getByRole('button', { name: 'More actions' }).click();
    await row.getByRole('menuitem', { name: `Visits of ${code}` }).click();
    await page.getByText('Nobody has opened the short link').waitFor();
    await expectSound(visit);
    expect(await row.getByRole('menuitem', { name: /able/, includeHidden: true }).count()).toBe(0);
    await visit.close();
  });

  test("another partner's links of the same program are not shown", async () => {
    const { make, db } = stage.service;
    const other = await make.partnerAccount(partner.campaign.id);
    const visit = await stage.visit(path, other.email, SCREENS[0]);
    await settled(visit.page, 'My links');
    await visit.page.getByText('No links yet').waitFor();
    await expectSound(visit);
    expect(await visit.page.textContent('body')).not.toContain(partner.campaign.code);
    await db.knex('programs').where({ id: partner.campaign.id }).update({ partner_links: false });
    await visit.page.reload();
    await visit.page.getByText('creates the links for its partners. Ask for one').waitFor();
    expect(await visit.page.getByRole('button', { name: 'Create a link' }).count()).toBe(0);
    await db.knex('programs').where({ id: partner.campaign.id }).update({ partner_links: true });
    await visit.close();
  });
});
