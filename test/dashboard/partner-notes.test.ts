import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { addPartner } from './history.ts';
import { expectSound, hasChromium, inChromium, openStage, settled, tabTo, type Stage } from './support.ts';

// What the members of a program note about a partner: a text, and tags to find partners by.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let admin: TestPerson;
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    campaign = await stage.service.make.campaign();
    admin = await stage.service.make.member(campaign.id, 'admin');
    path = `/app/programs/${campaign.id}/partners`;
  });
  afterAll(() => stage.stop());

  test('notes and tags are changed in place, taken back, and find partners again', async () => {
    const { partnerId } = await addPartner(stage.service, campaign, 'Kim');
    const visit = await stage.visit(`${path}/${partnerId}`, admin.email);
    const { page } = visit;
    const card = page.getByRole('region', { name: 'Notes and tags' });
    await tabTo(page, 'Notes');
    await page.keyboard.type('Met at the fair');
    await card.getByRole('button', { name: 'Undo' }).click();
    expect(await card.getByLabel('Notes').inputValue()).toBe('');
    await card.getByLabel('Notes').fill('Met at the fair');
    await card.getByLabel('Tags').fill('Press,  tea  fair, press');
    await page.keyboard.press('Enter');
    expect(await card.getByRole('listitem').allTextContents()).toEqual(['press', 'tea fair']);
    await expectSound(visit);
    await page.keyboard.press('Enter');
    await card.getByRole('link', { name: 'Tagged tea fair' }).waitFor();
    const said = page.getByRole('status').filter({ hasText: 'Saved' });
    await said.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => card.getByRole('listitem').count()).toBe(0);
    await card.getByLabel('Tags').fill('x'.repeat(31));
    await card.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => card.getByLabel('Tags').getAttribute('aria-invalid')).toBe('true');
    await card.getByLabel('Tags').fill('fair');
    await card.getByRole('button', { name: 'Save' }).click();
    await card.getByRole('link', { name: 'Tagged fair' }).click();
    await settled(page, 'Partners');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await expectSound(visit);
    await page.getByLabel('Tag', { exact: true }).fill('');
    await page.getByLabel('Name or email').fill('KI');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /^Kim / }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await visit.close();
  });

  test('a tag that another partner has is suggested, and a chip is removed by its button', async () => {
    const [other, { partnerId }] = [
      await addPartner(stage.service, campaign, 'Lou'),
      await addPartner(stage.service, campaign, 'Mia'),
    ];
    await stage.service.db
      .knex('partnerships')
      .where({ id: other.partnershipId })
      .update({ tags: ['podcast'] });
    const { page, close } = await stage.visit(`${path}/${partnerId}`, admin.email);
    const card = page.getByRole('region', { name: 'Notes and tags' });
    await card.getByLabel('Tags').fill('PO');
    await card.getByRole('button', { name: 'podcast', exact: true }).click();
    await card.getByRole('button', { name: 'Save' }).click();
    await card.getByRole('link', { name: 'Tagged podcast' }).waitFor();
    await card.getByRole('button', { name: 'Remove podcast' }).click();
    await card.getByRole('button', { name: 'Save' }).click();
    const stored = () => stage.service.db.knex('partnerships').where({ partner_id: partnerId }).first();
    await expect.poll(async () => (await stored()).tags).toEqual([]);
    await close();
  });
});
