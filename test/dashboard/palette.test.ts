import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { sell, signUp } from '../support/journey.ts';
import { portalPartner } from './portal.ts';
import { expectSound, hasChromium, inChromium, openStage, SCREENS, settled, type Stage } from './support.ts';

// The command palette: every page and every record with the keyboard.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson;
  beforeAll(async () => {
    stage = await openStage();
    campaign = await stage.service.make.campaign();
    owner = await stage.service.make.member(campaign.id);
  });
  afterAll(() => stage.stop());

  const results = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');

  test('it opens every page with the keyboard', async () => {
    const visit = await stage.visit('/app', owner.email);
    const { page } = visit;
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
    await expectSound(visit);
    await page.keyboard.type('link');
    await page.keyboard.press('Enter');
    await settled(page, 'Links');
    await visit.close();
  });

  test('its key is named as on the keyboard of the reader', async () => {
    const { page, close } = await stage.visit('/app', owner.email);
    await settled(page, 'Overview');
    expect(await page.locator('kbd').textContent()).toBe('Ctrl K');
    await page.addInitScript("Object.defineProperty(navigator, 'platform', { value: 'MacIntel' })");
    await page.reload();
    await settled(page, 'Overview');
    expect(await page.locator('kbd').textContent()).toBe('⌘ K');
    await close();
  });

  test('it finds partners, links, customers and commissions with the keyboard', async () => {
    const customer = await signUp(stage.service, campaign);
    const { customer_key } = customer;
    const { commission_id, transaction_id } = await sell(stage.service, campaign, customer);
    const { email } = await stage.service.make.member(campaign.id, 'owner');
    const visit = await stage.visit('/app', email);
    const { page } = visit;
    await settled(page, 'Overview');
    const find = async (text: string, option: string | RegExp) => {
      await page.keyboard.press('Control+k');
      const box = page.getByRole('combobox', { name: 'Search' });
      await box.waitFor();
      await page.keyboard.type(text);
      const wanted = page.getByRole('option', { name: option });
      await wanted.waitFor();
      for (let press = 0; (await wanted.getAttribute('aria-selected')) !== 'true' && press < 20; press++)
        await page.keyboard.press('ArrowDown');
      expect(await box.getAttribute('aria-activedescendant')).toBe(await wanted.getAttribute('id'));
    };
    await find('anna', 'Anna Partner');
    await expectSound(visit);
    await page.keyboard.press('Enter');
    await settled(page, 'Anna');
    await find(campaign.code, `${campaign.code} Anna Link`);
    await page.keyboard.press('Enter');
    await settled(page, 'Links');
    expect(new URL(page.url()).searchParams.get('partner_id')).toBe(String(campaign.partnerId));
    await find(customer_key, `${customer_key} bought Customer`);
    await page.keyboard.press('Enter');
    await settled(page, customer_key);
    await find(transaction_id, `${customer_key} found by ${transaction_id}, bought Customer`);
    await page.keyboard.press('Escape');
    await find(String(commission_id), /^\$20\.00 for Anna user/);
    await page.keyboard.press('Enter');
    await settled(page, '$20.00 for Anna');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('there is nothing like this');
    await page.getByRole('status').getByText('Nothing found.').waitFor();
    await visit.close();
  });

  test('it finds what is older than the newest records by its whole key or number', async () => {
    const busy = await stage.service.make.campaign();
    const { email } = await stage.service.make.member(busy.id, 'owner');
    const customer = await signUp(stage.service, busy);
    const { customer_key } = customer;
    const { commission_id } = await sell(stage.service, busy, customer);
    for (let newer = 0; newer < 101; newer++) await sell(stage.service, busy, await signUp(stage.service, busy));
    const { page, close } = await stage.visit(`/app/programs/${busy.id}`, email);
    await settled(page, 'Overview');
    for (const [text, name] of [
      [customer_key, `${customer_key} bought Customer`],
      [`#${commission_id}`, new RegExp(`^\\$20\\.00 for Anna ${customer_key},`)],
    ] as const) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(text);
      await page.getByRole('option', { name }).waitFor();
      await page.keyboard.press('Escape');
    }
    await close();
  });

  test('it opens the dialogs of actions, also on the page that is open; a reload does not open one again', async () => {
    const visit = await stage.visit(`/app/programs/${campaign.id}`, owner.email);
    const { page } = visit;
    await settled(page, 'Overview');
    const ask = async (text: string) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(text);
      await page.getByRole('option', { name: /Action$/, selected: true }).waitFor();
      await page.keyboard.press('Enter');
    };
    await ask('invite');
    const dialog = page.getByRole('dialog', { name: 'Invite partners' });
    await dialog.waitFor();
    await settled(page, 'Partners');
    await expectSound(visit);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await ask('invite partners');
    await dialog.waitFor();
    await page.reload();
    await settled(page, 'Partners');
    expect(await dialog.count()).toBe(0);
    await ask('create a link');
    await page.getByRole('dialog', { name: 'Create a link' }).waitFor();
    await page.keyboard.press('Escape');
    // Nothing is due.
    await ask('create a payout');
    await settled(page, 'Payouts');
    await page.getByRole('region', { name: 'Due now' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('it shows who has the word in their name before a page that only begins so', async () => {
    const { partnerId } = await stage.service.make.campaign();
    await stage.service.db.knex('partners').where({ id: partnerId }).update({ name: 'Tea Journal' });
    await stage.service.make.partnership(campaign.id, partnerId);
    const { page, close } = await stage.visit(`/app/programs/${campaign.id}`, owner.email);
    await settled(page, 'Overview');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('tea');
    await page.getByRole('option', { name: 'Tea Journal Partner' }).waitFor();
    const options = await results(page).allTextContents();
    expect(options.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual(['Tea Journal Partner', 'Team Page']);
    await close();
  });

  test('who is called so comes before pages, by the beginning of a name or an address', async () => {
    const { partnerId } = await stage.service.make.campaign();
    const called = { name: 'Zoe Payne', email: 'overture@partner.dev' };
    await stage.service.db.knex('partners').where({ id: partnerId }).update(called);
    await stage.service.make.partnership(campaign.id, partnerId);
    const visit = await stage.visit(`/app/programs/${campaign.id}`, owner.email);
    const { page } = visit;
    await settled(page, 'Overview');
    await page.keyboard.press('Control+k');
    for (const [text, other] of [
      ['pay', 'Payouts Page'],
      ['over', 'Overview Page'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Search' }).fill(text);
      // What is found at once is not all.
      await page.getByRole('status').getByText('Searching…').waitFor();
      await page.getByRole('option', { name: 'Zoe Payne Partner', selected: true }).waitFor();
      await page.getByRole('option', { name: other }).waitFor();
      await page.getByText('Searching…').waitFor({ state: 'detached' });
    }
    await expectSound(visit);
    // Enter waits for what is being read, too.
    await page.getByRole('combobox', { name: 'Search' }).fill('payn');
    await page.keyboard.press('Enter');
    await settled(page, 'Zoe Payne');
    await visit.close();
  });

  test('a viewer is offered no actions', async () => {
    const { email } = await stage.service.make.member(campaign.id, 'viewer');
    const { page, close } = await stage.visit(`/app/programs/${campaign.id}`, email);
    await settled(page, 'Overview');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('action');
    await results(page).getByText('Create a program').waitFor();
    expect(await results(page).count()).toBe(1);
    await close();
  });

  test('a viewer finds customers by the day', async () => {
    const shown = await stage.service.make.campaign();
    const { email } = await stage.service.make.member(shown.id, 'viewer');
    await signUp(stage.service, shown);
    const visit = await stage.visit(`/app/programs/${shown.id}`, email, SCREENS[0]);
    const { page } = visit;
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('customer');
    await page.getByRole('option', { name: /^Customer of .* signed up Customer$/ }).waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('a partner finds programs and own links', async () => {
    const partner = await portalPartner(stage.service);
    const { code } = partner.campaign;
    const { page, close } = await stage.visit(`/partner/programs/${partner.campaign.id}`, partner.email);
    await settled(page, 'Earnings');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
    await page.keyboard.type(code);
    await page.getByRole('option', { name: `${code} Link` }).waitFor();
    await page.keyboard.press('Enter');
    await settled(page, 'My links');
    await close();
  });
});
