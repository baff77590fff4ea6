import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portalPartner, type PortalPartner } from './portal.ts';
import { expectSound, hasChromium, inChromium, openStage, LOOKS, settled, type Stage } from './support.ts';

// The postbacks of a partner, below their links: add, see, test, disable and remove one.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let partner: PortalPartner;
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    partner = await portalPartner(stage.service, { partner_postbacks: true });
    path = `/partner/programs/${partner.campaign.id}/links`;
  });
  afterAll(() => stage.stop());

  test('a partner adds one with a placeholder, sees the filled address, disables and removes it', async () => {
    const visit = await stage.visit(path, partner.email);
    const { page } = visit;
    await settled(page, 'My links');
    await page.getByRole('button', { name: 'Add a postback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a postback' });
    await dialog.getByLabel('Address').fill('https://tracker.invalid/p?a=');
    await dialog.getByRole('button', { name: '{amount}' }).click();
    await dialog.getByText('https://tracker.invalid/p?a=19.80').waitFor();
    await expectSound(visit);
    await dialog.getByRole('button', { name: 'Add the postback' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('https://tracker.invalid/p?a={amount}').first().waitFor();
    await page.getByRole('button', { name: /^Test/ }).click();
    await page.getByText('The test did not arrive', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: /^Disable/ }).click();
    await page.getByText('You disabled it.').waitFor();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('button', { name: 'Remove the postback' }).click();
    await page.getByRole('button', { name: /^Remove https/ }).waitFor({ state: 'hidden' });
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    const { db, clock } = stage.service;
    const at = clock.now();
    const { id: program_id } = partner.campaign;
    const [partnership_id] = await db.knex('partnerships').where({ program_id }).pluck<number[]>('id');
    await db.knex('webhook_endpoints').where({ program_id }).delete();
    const of = { program_id, partnership_id, method: 'get', secret: Buffer.alloc(1), created_at: at, changed_at: at };
    const url =
      'https://tracker.partner.dev/postback?click={click_ref}&payout={amount}&currency={currency}&what={event}';
    await db.knex('webhook_endpoints').insert({ ...of, url, status: 'active' });
    const visit = await stage.visit(path, partner.email, screen);
    await settled(visit.page, 'My links');
    await visit.page.getByRole('heading', { name: 'Postbacks' }).waitFor();
    await visit.page.getByText(url).first().waitFor();
    await expectSound(visit);
    await visit.close();
  });
});
