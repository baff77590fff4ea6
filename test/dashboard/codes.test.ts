import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { visit } from '../support/journey.ts';
import { portalPartner, type PortalPartner } from './portal.ts';
import { expectSound, hasChromium, inChromium, openStage, LOOKS, settled, tabTo, type Stage } from './support.ts';

// The page of discount codes: add, link, copy and disable them, and see what each brought; and a partner's own.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson;
  let viewer: TestPerson;
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    const { make } = stage.service;
    campaign = await make.campaign();
    [owner, viewer] = [await make.member(campaign.id), await make.member(campaign.id, 'viewer')];
    path = `/app/programs/${campaign.id}/codes`;
    await make.discountCode(campaign.id, campaign.partnershipId, 'TEA10', { processor_id: 'promo_1TeaTen' });
    await make.discountCode(campaign.id, campaign.partnershipId, 'BREW5');
    for (const code of ['TEA10', 'TEA10', 'TEA10', 'BREW5']) await buy(campaign, code);
  });
  afterAll(() => stage.stop());

  const buy = ({ key }: { key: string }, discount_code: string) =>
    stage.service.sale(
      {
        transaction_id: stage.service.make.unique('order'),
        amount_cents: 9900,
        customer_key: stage.service.make.unique('user'),
        discount_code,
      },
      { key },
    );
  const rowOf = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });

  test.each(LOOKS)('is whole and accessible on $name, with what each code brought', async (screen) => {
    const visit = await stage.visit(path, owner.email, screen);
    await settled(visit.page, 'Codes');
    const cells = rowOf(visit.page, 'TEA10').getByRole('cell');
    await expect.poll(() => cells.nth(4).textContent()).toBe('75 %');
    expect(await cells.nth(2).textContent()).toBe('3');
    await expectSound(visit);
    await visit.close();
  });

  test('a person adds a code and copies it, using only the keyboard', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await settled(page, 'Codes');
    await tabTo(page, 'Add a code');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Add a code' }).waitFor();
    await expectSound(visit);
    await tabTo(page, 'Code');
    await page.keyboard.type('SPRING');
    await page.keyboard.press('Enter');
    await rowOf(page, 'SPRING').waitFor();
    await tabTo(page, /^Copy the code SPRING/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe('SPRING');
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('a taken code is said at its field', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await page.getByRole('button', { name: 'Add a code' }).click();
    await page.getByLabel('Code', { exact: true }).fill('tea10');
    await page.getByRole('button', { name: 'Add the code' }).click();
    await expect.poll(() => page.getByLabel('Code', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    await expectSound(visit);
    await visit.close();
  });

  test('a code is linked to a promotion code of the payment processor', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    const row = rowOf(page, 'BREW5');
    await row.getByRole('button', { name: 'More actions, BREW5' }).click();
    await row.getByRole('menuitem', { name: 'Link to the payment processor BREW5' }).click();
    await page.getByLabel('ID at the payment processor').fill('promo_2');
    await expectSound(visit);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => row.textContent()).toContain('promo_2');
    await visit.close();
  });

  test('a code is disabled after a question, and enabled again with Undo', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    const row = rowOf(page, 'TEA10');
    await row.getByRole('button', { name: 'More actions, TEA10' }).click();
    await row.getByRole('menuitem', { name: 'Disable TEA10' }).click();
    await page.getByRole('button', { name: 'Disable the code' }).click();
    await expect.poll(() => row.textContent()).toContain('disabled');
    await expectSound(visit);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => row.textContent()).toContain('active');
    await visit.close();
  });

  test('filters are in the address', async () => {
    const { page, close } = await stage.visit(`${path}?status=disabled`, owner.email);
    await settled(page, 'Codes');
    await page.getByText('No matching codes').waitFor();
    await page.getByLabel('State').selectOption('Active');
    await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('active');
    await rowOf(page, 'TEA10').waitFor();
    await close();
  });

  test('a viewer sees the list without the buttons that change it', async () => {
    const visit = await stage.visit(path, viewer.email);
    await rowOf(visit.page, 'TEA10').waitFor();
    expect(await visit.page.getByRole('button', { name: /^(Add a|More actions)/ }).count()).toBe(0);
    await expectSound(visit);
    await visit.close();
  });

  test('without a partner there is no code to add, and the page leads to the partners', async () => {
    const { make } = stage.service;
    const { id } = await make.program();
    const { email } = await make.member(id);
    const visit = await stage.visit(`/app/programs/${id}/codes`, email);
    await visit.page.getByText('nobody has joined yet').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('a customer of a code shows it in place of the click', async () => {
    const { id } = await stage.service.db.knex('customers').where({ program_id: campaign.id }).orderBy('id').first();
    const visit = await stage.visit(`/app/programs/${campaign.id}/customers/${id}`, owner.email);
    const journey = visit.page.getByRole('list', { name: 'From the click to the first sale' });
    await expect.poll(() => journey.getByRole('listitem').first().textContent()).toContain('Code TEA10');
    await visit.page.getByText('code TEA10 decided').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  describe('of a partner', () => {
    let partner: PortalPartner;
    beforeAll(async () => {
      partner = await portalPartner(stage.service);
      const { id, partnershipId } = partner.campaign;
      await stage.service.make.discountCode(id, partnershipId, 'ANNA15');
      await buy(partner.campaign, 'ANNA15');
    });

    test.each(LOOKS)('are to copy with the links, whole and accessible on $name', async (screen) => {
      const visit = await stage.visit(`/partner/programs/${partner.campaign.id}/links`, partner.email, screen);
      await settled(visit.page, 'My links');
      const row = rowOf(visit.page, 'ANNA15');
      await row.getByRole('button', { name: /^Copy/ }).click();
      expect(await visit.page.evaluate('navigator.clipboard.readText()')).toBe('ANNA15');
      await expectSound(visit);
      await visit.close();
    });
  });

  test('a click that a code overruled is named with its partner at the customer', async () => {
    const { service } = stage;
    const { make } = service;
    const program = await make.campaign();
    await make.discountCode(program.id, await make.partnership(program.id, await make.partner()), 'TEA10');
    const [click_id, customer_key] = [await visit(service, program), make.unique('user')];
    await service.lead({ click_id, customer_key, discount_code: 'TEA10' }, { key: program.key });
    const { email } = await make.member(program.id, 'admin');
    const seen = await stage.visit(`/app/programs/${program.id}/customers`, email);
    await seen.page.getByRole('link', { name: customer_key }).click();
    await settled(seen.page, customer_key);
    const clicked = seen.page.getByRole('listitem').filter({ hasText: `Clicked the link ${program.code}` });
    await clicked.getByText(/^It did not decide: code TEA10 came with the first settled sign-up/).waitFor();
    const { name } = await service.db.knex('partners').where({ id: program.partnerId }).first<{ name: string }>();
    await clicked.getByRole('link', { name }).waitFor();
    await expectSound(seen);
    await seen.close();
  });
});
