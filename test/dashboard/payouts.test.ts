import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { button, dayText, earlier, owing, rowOf } from './payouts-support.ts';
import {
  CONFIRM,
  confirmPerson,
  expectSound,
  hasChromium,
  inChromium,
  LOOKS,
  openStage,
  settled,
  type Stage,
} from './support.ts';

// What is due to partners and what is held back; a payout of it is created.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());

  let owed: Awaited<ReturnType<typeof owing>>;
  let path: string;
  let owner: string;
  beforeEach(async () => {
    owed = await owing(stage.service);
    path = `/app/programs/${owed.campaign.id}/payouts`;
    owner = await owed.emailOf('owner');
  });
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
      'No payout method',
      'Below their minimum',
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

  test('who has no payout method needs the owner, who reminds them with a mail that is written', async () => {
    const visit = await stage.visit(`/app/programs/${owed.campaign.id}`, owner, LOOKS[0]);
    const { page } = visit;
    await settled(page, 'Overview');
    const todo = page.getByRole('list', { name: 'To do' }).getByRole('listitem').filter({ hasText: 'Dora Lind' });
    await todo.getByText('no payout method').waitFor();
    expect(await todo.textContent()).toContain('$128.00');
    const mail = new URL((await page.getByRole('link', { name: 'Remind Dora Lind by mail' }).getAttribute('href'))!);
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('body')).toContain('$128.00 is ready to be paid to you');
    expect(mail.searchParams.get('body')).toContain(`${stage.service.baseUrl}/partner/profile`);
    await expectSound(visit);
    await page.goto(stage.service.baseUrl + path);
    await page.getByRole('link', { name: 'Remind Dora Lind by mail' }).waitFor();
    await visit.close();
  });

  test('a preview that is outdated says what has changed, and asks again', async () => {
    const visit = await stage.visit(path, owner);
    const { page } = visit;
    await button(page, 'Create a payout').click();
    await page.getByRole('dialog').getByText('to 2 partners').waitFor();
    const { calls, ben, campaign } = owed;
    await stage.service.db.knex('payout_methods').where({ partner_id: ben.partnerId }).del();
    const [newest] = (await calls.list(`partner_id=${campaign.partnerId}&limit=1`)).body.data;
    await calls.change('hold', [newest.id], 'A question');
    await button(page, 'Create the payout of $215.50').click();
    const dialog = page.getByRole('dialog', { name: 'What is due has changed' });
    await dialog.getByText('Nothing was created. It was $215.50, and is $99.00 now.').waitFor();
    await dialog.getByText('Ben Okafor: not paid anymore. No payout method.').waitFor();
    await dialog.getByText('Anna: $99.00 instead of $161.50.').waitFor();
    await expectSound(visit);
    await dialog.getByRole('button', { name: 'Create it anyway: $99.00' }).click();
    await settled(page, /^Payout RT-/);
    await page.getByText('1 partner, 1 commission').waitFor();
    await visit.close();
  });

  test('the search opens the dialog once what is due was read', async () => {
    const { page, close } = await stage.visit(`/app/programs/${owed.campaign.id}`, owner);
    await settled(page, 'Overview');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('create a payout');
    await page.getByRole('option', { name: 'Create a payout Action', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Create a payout?' }).waitFor();
    await close();
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
    await page.getByRole('link', { name: CONFIRM }).waitFor();
    await expectSound(visit);
    stage.service.clock.set(new Date());
    await confirmPerson(page);
    await settled(page, /^Payout RT-/);
    await visit.close();
  });

  test.each(['admin', 'viewer'] as const)(
    'an account with the role %s sees it all, and has no buttons',
    async (role) => {
      const email = await owed.emailOf(role);
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
    await owed.calls.approved({ amount_cents: 37_500, currency: 'EUR' });
    const visit = await stage.visit(path, owner);
    const { page } = visit;
    await page.getByLabel('Currency').selectOption('EUR');
    await page.getByText('€75.00').first().waitFor();
    await expectSound(visit);
    await page.getByLabel('Currency').selectOption('USD');
    await page.getByText('$215.50').first().waitFor();
    await page.getByLabel('Approved until').fill(earlier(12));
    await page.getByText('Nothing is due').waitFor();
    expect(new URL(page.url()).searchParams.get('until')).toBe(earlier(12));
    await visit.close();
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
    await page.getByText(`can be paid to 2 partners, ready since ${dayText(earlier(9))}`).waitFor();
    await expectSound(visit);
    await page.getByRole('link', { name: 'See payouts' }).click();
    await settled(page, 'Payouts');
    const payout = await owed.calls.create({});
    await page.goto(`${stage.service.baseUrl}${program}/commissions?partner_id=${owed.ben.partnerId}`);
    await page.getByRole('link', { name: payout.reference }).waitFor();
    await expectSound(visit);
    await page.getByRole('link', { name: payout.reference }).click();
    await settled(page, `Payout ${payout.reference}`);
    await visit.close();
  });
});
