import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { button, earlier, owing, report, rowOf, select } from './payouts-support.ts';
import { CONFIRM, expectSound, hasChromium, inChromium, LOOKS, openStage, settled, type Stage } from './support.ts';

// The files that PayPal, Wise and banks take are made on a payout's page, and it is seen who made one before.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());

  let owed: Awaited<ReturnType<typeof owing>>;
  let owner: string;
  let program: string;
  beforeEach(async () => {
    owed = await owing(stage.service);
    owner = await owed.emailOf('owner');
    program = `/app/programs/${owed.campaign.id}`;
  });
  async function created(body: object, who = owner, screen = LOOKS[0]) {
    const payout = await owed.calls.create(body);
    const visit = await stage.visit(`${program}/payouts/${payout.id}`, who, screen);
    await settled(visit.page, `Payout ${payout.reference}`);
    return { payout, visit, page: visit.page };
  }
  const rowOfFile = (page: Page, name: string) =>
    page.getByRole('region', { name: 'Files to pay with' }).getByRole('listitem').filter({ hasText: name });
  /** Presses a button that saves a file; its name and content. */
  async function saved(page: Page, press: () => Promise<void>) {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    const content = await readFile(await file.path());
    return { name: file.suggestedFilename(), content, sha256: createHash('sha256').update(content).digest('hex') };
  }

  test.each(LOOKS)('a file is saved with its digest, and asked about before another one on $name', async (screen) => {
    const { visit, page, payout } = await created({}, owner, screen);
    expect(await rowOfFile(page, 'Wise').count()).toBe(0);
    await rowOfFile(page, 'PayPal').getByText('$161.50 in 1 payment').waitFor();
    await rowOfFile(page, 'Bank transfer').getByText('takes no USD').waitFor();
    const file = await saved(page, () => button(page, 'Download: PayPal').click());
    expect(file.name).toBe(`${payout.reference}-paypal.csv`);
    expect(file.content.toString()).toMatch(/^anna@partner\.dev,161\.50,USD,RT-\w+-1-1,[^,]+,PAYPAL\r\n$/);
    expect(await rowOfFile(page, 'PayPal').getByText(file.sha256).isVisible()).toBe(false);
    await rowOfFile(page, 'PayPal').getByText(file.name, { exact: true }).click();
    await rowOfFile(page, 'PayPal').getByText(file.sha256).waitFor();
    await rowOf(page, 'Anna')
      .getByText(/^exported /)
      .waitFor();
    expect(
      await rowOf(page, 'Ben Okafor')
        .getByText(/^exported /)
        .count(),
    ).toBe(0);

    await page.reload();
    await rowOfFile(page, 'PayPal').getByText(`Exported just now by ${owner}`).waitFor();
    await expectSound(visit);
    await button(page, 'Download: PayPal').click();
    const dialog = page.getByRole('dialog', { name: 'Download it again: PayPal?' });
    await dialog.getByText(`Exported just now by ${owner}. If that file was uploaded`).waitFor();
    await expectSound(visit);
    const again = await saved(page, () => dialog.getByRole('button', { name: 'Download it again' }).click());
    expect(again.content).toEqual(file.content);
    await dialog.waitFor({ state: 'detached' });
    await visit.close();
  });

  test('an exported payment is cancelled only by who says that the file was not sent', async () => {
    const { visit, page } = await created({});
    await saved(page, () => button(page, 'Download: List of all (CSV)').click());
    await rowOf(page, 'Anna')
      .getByText(/^exported /)
      .waitFor();
    await select(page, 'Anna');
    await report(page, 'Cancel', (asked) => asked.getByLabel('The exported file was not sent').check());
    await rowOfFile(page, 'PayPal').waitFor({ state: 'detached' });
    await page.getByText('0 of 2 paid, 1 canceled').waitFor();
    await visit.close();
  });

  test('a file of Wise has the columns of the template, or the usual ones with the way to the template', async () => {
    await owed.calls.ok('PATCH', 'payout-settings', { minimums: {} });
    const body = { partner_ids: [owed.carla.partnerId], minimum_cents: 0 };
    const { visit, page } = await created(body);
    await page.getByRole('link', { name: 'Use those of your template' }).waitFor();
    await owed.calls.ok('PATCH', 'payout-settings', { template_header: 'recipientEmail,amount' });
    await page.reload();
    await page.getByText('With the columns of your template.').waitFor();
    const { content } = await saved(page, () => button(page, 'Download: Wise').click());
    expect(content.toString()).toMatch(/^recipientEmail,amount\r\n[^,]+,45\.80\r\n$/);
    await visit.close();
  });

  test('a file that the service refuses says why, and what to do', async () => {
    const { visit, page } = await created({});
    stage.service.clock.set(new Date(Date.now() + DAY / 4));
    await button(page, 'Download: PayPal').click();
    await page.getByRole('link', { name: CONFIRM }).waitFor();
    await expectSound(visit);
    stage.service.clock.set(new Date());
    await visit.close();
  });

  test.each(['admin', 'viewer'] as const)('an account with the role %s makes no files', async (role) => {
    const { visit, page } = await created({}, await owed.emailOf(role));
    await rowOf(page, 'Anna').waitFor();
    expect(await page.getByText('Files to pay with').count()).toBe(0);
    expect(await button(page, /^Download/).count()).toBe(0);
    await visit.close();
  });

  test('a day of the settings before which a commission is approved, and the payout day, are shown', async () => {
    await owed.calls.ok('PATCH', 'payout-settings', { payout_day: 5, net_days: 30 });
    const visit = await stage.visit(`${program}/payouts`, owner);
    const { page } = visit;
    await settled(page, 'Payouts');
    await page.getByText(/^Next payout day: \w+ 5$/).waitFor();
    await page.getByText(/^Approved before /).waitFor();
    await page.getByText('Nothing is due.').waitFor();
    expect(await page.getByLabel('Approved until').inputValue()).toBe(earlier(30));
    await page.getByLabel('Approved until').fill(earlier(0));
    await page.getByText('$215.50').first().waitFor();
    await expectSound(visit);
    await visit.close();
  });
});
