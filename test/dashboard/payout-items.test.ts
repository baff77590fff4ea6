import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectLedger } from '../payouts/support.ts';
import { button, dayText, earlier, owing, report, rowOf, select } from './payouts-support.ts';
import { expectSound, hasChromium, inChromium, openStage, settled, tabTo, type Stage } from './support.ts';

// What became of the payments of a payout, which are made outside of the service, is reported on its page.

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

  test('a run, using only the keyboard: what is due is created, paid in part, failed in part, and reopened', async () => {
    const visit = await stage.visit(path, owner);
    const { page } = visit;
    await settled(page, 'Payouts');
    await page.getByText('$215.50').first().waitFor();
    await tabTo(page, 'Create a payout');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create a payout?' });
    await dialog.getByText('to 2 partners').waitFor();
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
    await page.getByLabel('Due now').getByText('$54.00').first().waitFor();
    await expectLedger(stage.service);
    await visit.close();
  });

  test('a payment that failed is in the balance, and is paid again by another payout', async () => {
    const { payout, visit, page } = await created();
    await select(page, 'Ben Okafor');
    await report(page, 'Mark as failed', (asked) => asked.getByLabel('Reason').fill('The account is closed'));
    const row = rowOf(page, 'Ben Okafor');
    await row.getByText('Returned to the balance').waitFor();
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await page.getByText('could not be paid to Ben Okafor').waitFor();
    // What is prepared and not paid needs somebody, too.
    await page.getByText('1 of 2 payments to pay').waitFor();
    await expectSound(visit);
    await page.getByRole('link', { name: `See ${payout.reference}` }).click();
    await row.getByRole('button', { name: 'Pay again Ben Okafor' }).click();
    await page.getByRole('button', { name: 'Create the payout of $54.00' }).click();
    await page.getByText('0 of 1 paid').waitFor();
    await page.goto(`${stage.service.baseUrl}${path}/${payout.id}`);
    await row.getByText(/^Returned to the balance, to be paid in RT-/).waitFor();
    expect(await row.getByRole('button', { name: /^Pay again/ }).count()).toBe(0);
    await expectSound(visit);
    await select(page, 'Anna');
    await report(page, 'Mark as paid');
    // What another payout replaces is no failure any more.
    await page.getByLabel('The payout').getByText('settled').waitFor();
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await page.getByText('$54.00').first().waitFor();
    await page.getByText('to pay, 1 payment', { exact: true }).waitFor();
    expect(await page.getByText('could not be paid to').count()).toBe(0);
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
    await page.getByText('0 of 2 paid, 2 canceled').waitFor();
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
    await rowOf(page, 'Ben Okafor').getByText('canceled').waitFor();
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
});
