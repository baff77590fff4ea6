import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson, TestProgram } from '../support/fixtures.ts';
import { sell } from '../support/journey.ts';
import { card, goTo, save } from './settings-support.ts';
import {
  expectSound,
  hasChromium,
  inChromium,
  openStage,
  SCREENS,
  settled,
  tabTo,
  type Screen,
  type Stage,
} from './support.ts';

// The settings of a program: who may change which, what is saved, and how a program is archived.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let program: TestProgram;
  let owner: TestPerson;
  let path: string;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());
  beforeEach(async () => {
    const { make } = stage.service;
    program = await make.program({ name: 'Brand', domain: 'brand.dev' });
    owner = await make.member(program.id, 'owner');
    path = `/app/programs/${program.id}/settings`;
  });

  const stored = () => stage.service.db.knex('programs').where({ id: program.id }).first();
  const open = async (section = 'general', email = owner.email, screen: Screen = SCREENS[2]) => {
    const visit = await stage.visit(`${path}?section=${section}`, email, screen);
    await settled(visit.page, 'Settings');
    return visit;
  };

  test('an owner changes what counts, using only the keyboard, and takes it back', async () => {
    const visit = await open();
    const { page } = visit;
    await tabTo(page, 'Attribution');
    await page.keyboard.press('Enter');
    await card(page, 'What counts').waitFor();
    await tabTo(page, 'Attribution window, days');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('25');
    await tabTo(page, 'Cookie lifetime, days');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('90');
    await page.keyboard.press('Enter');
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await stored()).toMatchObject({ attribution_window_days: 25, cookie_window_days: 90, currency: 'USD' });
    await expectSound(visit);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Previous settings restored').waitFor();
    expect(await stored()).toMatchObject({ attribution_window_days: 60, cookie_window_days: 60 });
    await expect.poll(() => page.getByLabel('Attribution window, days').inputValue()).toBe('60');
    await visit.close();
  });

  test('approval, payout, joining and the brand are saved together', async () => {
    const { page, complaints, close } = await open('attribution');
    const approval = card(page, 'Approval');
    await approval.getByLabel(/^Approve commissions/).check();
    await goTo(page, 'Payouts');
    await card(page, 'When you pay').getByLabel('USD').fill('50');
    await goTo(page, 'Joining');
    const partners = card(page, 'Who joins');
    expect(await partners.getByText('/join/').count()).toBe(0);
    await partners.getByLabel('Who becomes a partner').selectOption('Anyone can apply, and you decide');
    await card(page, 'What partners may do').getByLabel('Partners can create links').check();
    await goTo(page, 'Brand');
    const brand = card(page, 'Brand');
    await brand.getByLabel('Name for partners').fill('Leaf & Kettle');
    await brand.getByLabel('Color', { exact: true }).fill('#FFDD00');
    await brand.getByRole('img', { name: /^Buttons in #\w+ and #ffdd00$/i }).waitFor();
    await goTo(page, 'Mails');
    await card(page, 'Mails').getByLabel('What they earned in a month').uncheck();
    await page.getByRole('link', { name: 'Attribution changed' }).waitFor();
    await page.getByText('7 changes are not saved').waitFor();
    await save(page);
    await expect.poll(async () => (await stored()).join_policy).toBe('apply');
    await goTo(page, 'Joining');
    await partners.getByText('Anyone can apply on this page:').waitFor();
    const address = `${stage.service.baseUrl}/join/${String((await stored()).slug)}`;
    await partners.getByText(address, { exact: true }).waitFor();
    expect(await stored()).toMatchObject({
      auto_approve: true,
      minimum_payout_cents: 5000,
      partner_links: true,
      brand: { display_name: 'Leaf & Kettle', accent_color: '#ffdd00' },
      muted_mails: ['monthly_summary'],
    });
    expect(complaints).toEqual([]);
    await close();
  });

  test('how the program pays is saved; the IBAN is not shown again', async () => {
    const settings = () => stage.service.db.knex('payout_settings').where({ program_id: program.id }).first();
    const visit = await open('payouts');
    const { page } = visit;
    const when = card(page, 'When you pay');
    await when.getByLabel('Payout day').fill('5');
    await when.getByLabel('Days from approval to payout').fill('30');
    await when.getByLabel('EUR').fill('25');
    const paying = card(page, 'How you pay');
    expect(await paying.getByRole('textbox').count()).toBe(0);
    await paying.getByRole('button', { name: 'Add an account' }).click();
    await paying.getByLabel('Holder of the account').fill('Brand GmbH');
    await paying.getByLabel('IBAN of this account').fill('DE00');
    await save(page);
    await expect.poll(() => paying.getByLabel('IBAN of this account').getAttribute('aria-invalid')).toBe('true');
    await expectSound(visit);
    await paying.getByLabel('IBAN of this account').fill('DE89 3704 0044 0532 0130 00');
    await save(page);
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await settings()).toMatchObject({
      payout_day: 5,
      net_days: 30,
      minimums: { EUR: 2500 },
      payer_name: 'Brand GmbH',
    });
    await expect.poll(() => paying.getByLabel('IBAN of this account').inputValue()).toBe('');
    expect(await paying.getByLabel('IBAN of this account').getAttribute('placeholder')).toBe('DE•• 3000');
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
    await paying.getByRole('button', { name: 'Remove the account' }).click();
    await save(page);
    await expect.poll(async () => (await settings()).payer_iban_label).toBe(null);
    await visit.close();
  });

  test('only what was changed is sent, so that nobody else’s change is overwritten', async () => {
    const { page, close } = await open();
    await stage.service.db.knex('programs').where({ id: program.id }).update({ domain: 'other.dev' });
    await page.getByLabel('Name', { exact: true }).fill('Acme');
    await save(page);
    await expect.poll(async () => (await stored()).name).toBe('Acme');
    expect(await stored()).toMatchObject({ domain: 'other.dev' });
    await expect.poll(() => page.getByLabel('Domain', { exact: true }).inputValue()).toBe('other.dev');
    await close();
  });

  test('an error is at its field, such as a domain that is none', async () => {
    const visit = await open();
    const { page } = visit;
    await page.getByLabel('Domain', { exact: true }).fill('no domain');
    await save(page);
    await expect.poll(() => page.getByLabel('Domain', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('alert').textContent()).toMatch(/^Must be a host name/);
    await expectSound(visit);
    expect(await stored()).toMatchObject({ domain: 'brand.dev' });
    await visit.close();
  });

  test('the currency is fixed once there is a sale, and no field', async () => {
    const campaign = await stage.service.make.campaign();
    await sell(stage.service, campaign);
    const { email } = await stage.service.make.member(campaign.id);
    const visit = await stage.visit(`/app/programs/${campaign.id}/settings?section=attribution`, email);
    const { page } = visit;
    await settled(page, 'Settings');
    await page.getByText('USD, fixed since the first sale. Create another program for another currency.').waitFor();
    expect(await page.getByLabel('Currency').count()).toBe(0);
    await expectSound(visit);
    await page.getByLabel('Attribution window, days').fill('25');
    await page.getByText('1 change is not saved').waitFor();
    await save(page);
    await visit.close();
  });

  test('archiving asks for the name of the program, and leaves only what can be read', async () => {
    const visit = await open('danger');
    const { page } = visit;
    await page.getByRole('button', { name: 'Archive the program' }).click();
    const dialog = page.getByRole('dialog', { name: 'Archive Brand?' });
    await dialog.getByLabel('Name of the program').fill('brand');
    await dialog.getByRole('button', { name: 'Archive permanently' }).click();
    await expect.poll(() => dialog.getByLabel('Name of the program').getAttribute('aria-invalid')).toBe('true');
    expect(await stored()).toMatchObject({ archived_at: null });
    await expectSound(visit);
    await dialog.getByLabel('Name of the program').fill('Brand');
    await dialog.getByRole('button', { name: 'Archive permanently' }).click();
    await page.getByText('It can only be read.').waitFor();
    expect((await stored()).archived_at).not.toBeNull();
    expect(await page.getByRole('button', { name: /^(Save|Archive|Change)/ }).count()).toBe(0);
    await expectSound(visit);
    await visit.close();
  });

  test('an admin changes the name and the allowed pages, and reads what counts', async () => {
    const { email } = await stage.service.make.member(program.id, 'admin');
    const visit = await open('attribution', email);
    const { page } = visit;
    await page.getByText('Admins can change the name').waitFor();
    expect(await page.getByRole('link', { name: 'Danger' }).count()).toBe(0);
    await card(page, 'What counts').getByText('60 days').first().waitFor();
    expect(await page.getByLabel('Cookie lifetime, days').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Archive/ }).count()).toBe(0);
    await expectSound(visit);
    await goTo(page, 'General');
    await page.getByLabel('Name', { exact: true }).fill('Acme');
    await save(page);
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await stored()).toMatchObject({ name: 'Acme' });
    await visit.close();
  });

  test('a viewer reads everything and changes nothing', async () => {
    const { email } = await stage.service.make.member(program.id, 'viewer');
    const visit = await open('general', email, SCREENS[0]);
    const { page } = visit;
    await page.getByText('Viewers can only read the settings').waitFor();
    expect(await page.getByRole('button', { name: /^(Save|Archive|Change)/ }).count()).toBe(0);
    await expectSound(visit);
    await visit.close();
  });
});
