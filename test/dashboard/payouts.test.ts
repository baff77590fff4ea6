import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { expectLedger } from '../manage/payouts/support.ts';
import { owing } from './payouts-support.ts';
import {
  expectSound,
  hasChromium,
  inChromium,
  LOOKS,
  openStage,
  READER_ZONE,
  settled,
  tabTo,
  type Stage,
} from './support.ts';

// What is due is claimed by a payout, paid outside of the service, and reported here.

/** A day of the reader, some days ago. */
const earlier = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: READER_ZONE }).format(Date.now() - days * DAY);
const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());

  /** A program with dues of its own, since payouts take them. */
  let owed: Awaited<ReturnType<typeof owing>>;
  let path: string;
  let owner: string;
  beforeEach(async () => {
    owed = await owing(stage.service);
    path = `/app/programs/${owed.campaign.id}/payouts`;
    owner = await emailOf('owner');
  });
  const emailOf = async (role: 'owner' | 'admin' | 'viewer') =>
    (await stage.service.make.member(owed.campaign.id, role)).email;

  const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
  const select = (page: Page, name: string) => page.getByLabel(`Select the payment to ${name}`).check();
  /** Presses a button for the selected payments, and the one of the dialog that asks about them. */
  async function report(page: Page, name: string, fill: (dialog: Locator) => Promise<void> = async () => undefined) {
    await page.getByLabel('Selected payments').getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await fill(dialog);
    await dialog.locator('button[type=submit]').click();
    await dialog.waitFor({ state: 'detached' });
  }
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  /** Creates the payout of what is due, and opens its page. */
  async function created(who = owner) {
    const payout = await owed.calls.create({ note: 'October' });
    const visit = await stage.visit(`${path}/${payout.id}`, who);
    await settled(visit.page, `Payout ${payout.reference}`);
    return { payout, visit, page: visit.page };
  }

  test.each(LOOKS)('what is due and a payout are whole and accessible on $name', async (screen) => {
    const { calls, carla } = owed;
    await calls.create({ partner_ids: [carla.partnerId], minimum_cents: 0, note: 'Carla first' });
    await calls.approved({ amount_cents: 22_900 }, carla);
    const visit = await stage.visit(path, owner, screen);
    const { page } = visit;
    await settled(page, 'Payouts');
    await page.getByText('$215.50').first().waitFor();
    for (const reason of [
      '1 commission on hold',
      'Has not said where to pay',
      '$4.20 below the minimum of $50.00',
      /New payment method, usable from/,
      'PayPal · a***@tea.dev · 2 commissions',
    ]) {
      await page.getByText(reason).waitFor();
    }
    await expectSound(visit);
    await page.getByRole('link', { name: /^RT-/ }).click();
    await settled(page, /^Payout RT-/);
    await rowOf(page, 'Carla Reyes').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('a run, using only the keyboard: what is due is created, paid in part, failed in part, and reopened', async () => {
    const visit = await stage.visit(path, owner);
    const { page } = visit;
    await settled(page, 'Payouts');
    await page.getByText('$215.50').waitFor();
    await tabTo(page, 'Create a payout');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create a payout?' });
    await dialog.getByText('$215.50 to 2 partners').waitFor();
    await expectSound(visit);
    await page.keyboard.type('November');
    await tabTo(page, 'Create the payout of \\$215.50');
    await page.keyboard.press('Enter');
    await settled(page, /^Payout RT-/);
    await page.getByText('0 of 2 paid').waitFor();
    await page.getByText('November').waitFor();

    await select(page, 'Anna');
    await report(page, 'Mark as paid', async (asked) => {
      await asked.getByText('$161.50 to Anna').waitFor();
      await asked.getByLabel('Reference').fill('PP-4711');
      await expectSound(visit);
    });
    await rowOf(page, 'Anna').getByText('PP-4711').waitFor();
    await select(page, 'Ben Okafor');
    await report(page, 'Mark as failed', (asked) => asked.getByLabel('Reason').fill('The account is closed'));
    await rowOf(page, 'Ben Okafor').getByText('The account is closed').waitFor();
    await page.getByText('1 of 2 paid, 1 failed').waitFor();
    await expectSound(visit);
    await select(page, 'Anna');
    await report(page, 'Reopen');
    await rowOf(page, 'Anna').getByText('to pay').waitFor();
    await page.getByText('0 of 2 paid, 1 failed').waitFor();
    await page.getByRole('link', { name: 'All payouts' }).click();
    await settled(page, 'Payouts');
    await page.getByLabel('Due now').getByText('$54.00').waitFor();
    await expectLedger(stage.service);
    await visit.close();
  });

  test('all that is open is paid at once, and Undo opens it again', async () => {
    const { page, visit } = await created();
    await button(page, 'Mark 2 payments as paid').click();
    const dialog = page.getByRole('dialog', { name: 'Mark 2 payments as paid?' });
    await dialog.getByText('$215.50 to Anna, Ben Okafor').waitFor();
    await dialog.getByLabel('Paid on').fill(earlier(3));
    await dialog.getByRole('button', { name: 'Mark 2 payments as paid' }).click();
    await page.getByText('2 of 2 paid').waitFor();
    await rowOf(page, 'Anna')
      .getByText(dayText(earlier(3)))
      .waitFor();
    expect(await button(page, /^Mark .* as paid$/).count()).toBe(0);
    await button(page, 'Undo').click();
    await page.getByText('2 payments reopened').waitFor();
    await page.getByText('0 of 2 paid').waitFor();
    await visit.close();
  });

  test('what is cancelled is due again', async () => {
    const { page, visit } = await created();
    await page.getByLabel('Select all shown').check();
    await page.getByText('2 payments selected: $215.50').waitFor();
    await report(page, 'Cancel');
    await page.getByText('0 of 2 paid, 2 cancelled').waitFor();
    expect((await owed.calls.preview()).total_cents).toBe(21_550);
    await visit.close();
  });

  test('of an exported payment, somebody says that the file was not sent', async () => {
    const { page, visit, payout } = await created();
    const exported = { payout_id: payout.id, partnership_id: owed.ben.partnershipId };
    await stage.service.db.knex('payout_items').where(exported).update({ exported_at: new Date() });
    await page.reload();
    await select(page, 'Ben Okafor');
    await report(page, 'Cancel', (asked) => asked.getByLabel('The exported file was not sent').check());
    await rowOf(page, 'Ben Okafor').getByText('cancelled').waitFor();
    await visit.close();
  });

  test('what cannot be changed is said with its reason', async () => {
    const { page, visit, payout } = await created();
    await select(page, 'Anna');
    await button(page, 'Mark as paid').click();
    const [anna] = await owed.calls.items(payout.id);
    expect(await owed.calls.act('pay', payout.id, { item_ids: [anna.id], reference: 'PP-1' })).toEqual(['done']);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Mark 1 payment as paid' }).click();
    await page.getByRole('dialog', { name: '1 of 1 were not changed' }).waitFor();
    await page.getByText('The payment to Anna is already paid, with another reference.').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('a preview that is outdated says what has changed, and asks again', async () => {
    const visit = await stage.visit(path, owner);
    const { page } = visit;
    await button(page, 'Create a payout').click();
    await page.getByText('$215.50 to 2 partners').waitFor();
    const { calls, ben, campaign } = owed;
    await stage.service.db.knex('payout_methods').where({ partner_id: ben.partnerId }).del();
    const [newest] = (await calls.list(`partner_id=${campaign.partnerId}&limit=1`)).body.data;
    await calls.change('hold', [newest.id], 'A question');
    await button(page, 'Create the payout of $215.50').click();
    const dialog = page.getByRole('dialog', { name: 'What is due has changed' });
    await dialog.getByText('Nothing was created. It was $215.50, and is $99.00 now.').waitFor();
    await dialog.getByText('Ben Okafor: not paid any more. Has not said where to pay.').waitFor();
    await dialog.getByText('Anna: $99.00 instead of $161.50.').waitFor();
    await expectSound(visit);
    await dialog.getByRole('button', { name: 'Create it anyway: $99.00' }).click();
    await settled(page, /^Payout RT-/);
    await page.getByText('1 partner, 1 commission').waitFor();
    await visit.close();
  });

  test('a double click creates one payout', async () => {
    const { page, close } = await stage.visit(path, owner);
    await button(page, 'Create a payout').click();
    await button(page, 'Create the payout of $215.50').dblclick();
    await settled(page, /^Payout RT-/);
    expect(await owed.calls.ok('GET', 'payouts')).toHaveLength(1);
    await close();
  });

  test('a sign-in that is too old is asked for again, and the dialog stays', async () => {
    const visit = await stage.visit(path, owner);
    const { page } = visit;
    await button(page, 'Create a payout').click();
    stage.service.clock.set(new Date(Date.now() + DAY / 4));
    await button(page, 'Create the payout of $215.50').click();
    await page.getByRole('link', { name: 'Sign in again' }).waitFor();
    await expectSound(visit);
    stage.service.clock.set(new Date());
    await button(page, 'Create the payout of $215.50').click();
    await settled(page, /^Payout RT-/);
    await visit.close();
  });

  test.each(['admin', 'viewer'] as const)(
    'an account with the role %s sees it all, and has no buttons',
    async (role) => {
      const email = await emailOf(role);
      const { page, visit } = await created(email);
      await rowOf(page, 'Anna').waitFor();
      expect(await page.getByRole('checkbox').count()).toBe(0);
      expect(await button(page, /^Mark /).count()).toBe(0);
      expect(await page.getByText('a***@tea.dev').count()).toBe(role === 'admin' ? 1 : 0);
      await owed.calls.approved({ amount_cents: 30_000 });
      await page.goto(stage.service.baseUrl + path);
      await page.getByText('$60.00').first().waitFor();
      expect(await button(page, 'Create a payout').count()).toBe(0);
      await expectSound(visit);
      await visit.close();
    },
  );

  test('a currency and a day choose what is due', async () => {
    await owed.calls.adjust({
      partner_id: owed.campaign.partnerId,
      amount_cents: 7_500,
      currency: 'EUR',
      reason: 'Bonus',
    });
    const [bonus] = (await owed.calls.list('limit=1')).body.data;
    await owed.calls.change('approve', [bonus.id]);
    const { page, close } = await stage.visit(path, owner);
    await page.getByLabel('Currency').selectOption('EUR');
    await page.getByText('€75.00').first().waitFor();
    await page.getByLabel('Currency').selectOption('USD');
    await page.getByText('$215.50').waitFor();
    await page.getByLabel('Approved until').fill(earlier(12));
    await page.getByText('Nothing is due').waitFor();
    expect(new URL(page.url()).searchParams.get('until')).toBe(earlier(12));
    await close();
  });

  test('a program that owes nothing says so', async () => {
    const campaign = await stage.service.make.campaign();
    const { email } = await stage.service.make.member(campaign.id);
    const visit = await stage.visit(`/app/programs/${campaign.id}/payouts`, email);
    await settled(visit.page, 'Payouts');
    await visit.page.getByText('Nothing is due').waitFor();
    await visit.page.getByText('No payouts yet').waitFor();
    expect(await button(visit.page, 'Create a payout').count()).toBe(0);
    await expectSound(visit);
    await visit.close();
  });

  test('the overview says what is due and since when, and a commission leads to its payout', async () => {
    const program = `/app/programs/${owed.campaign.id}`;
    const visit = await stage.visit(program, owner);
    const { page } = visit;
    await page.getByText(`can be paid to 2 partners, due since ${dayText(earlier(9))}`).waitFor();
    await page.getByRole('link', { name: 'See payouts' }).click();
    await settled(page, 'Payouts');
    const payout = await owed.calls.create({});
    await page.goto(`${stage.service.baseUrl}${program}/commissions?partner_id=${owed.ben.partnerId}`);
    await page.getByRole('link', { name: 'In a payout' }).click();
    await settled(page, `Payout ${payout.reference}`);
    await visit.close();
  });
});
