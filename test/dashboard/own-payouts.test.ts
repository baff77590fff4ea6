import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { closeStatements } from '../../src/statements/close.ts';
import { payable, payoutCalls } from '../payouts/support.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { portalPartner } from './portal.ts';
import { expectSound, hasChromium, inChromium, LOOKS, openStage, settled, type Screen, type Stage } from './support.ts';

// What a partner sees of the money: the next payout, or what is missing, what was paid, receipts, and statements.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());

  /** A partner of a program, and what its owner does. */
  async function partner(settings: object = {}) {
    const { service } = stage;
    service.clock.set(new Date());
    const someone = await portalPartner(service, settings);
    const { campaign } = someone;
    const { accountId, apiToken: token } = await service.make.member(campaign.id, 'owner');
    const calls = payoutCalls(service, { ...campaign, accountId, token });
    const open = (path: string, screen?: Screen) =>
      stage.visit(`/partner/programs/${campaign.id}${path}`, someone.email, screen);
    return { ...someone, calls, open };
  }
  /** The headline of the page of payouts, and all of its next payout. */
  async function nextOf({ open }: Awaited<ReturnType<typeof partner>>) {
    const visit = await open('/payouts');
    await settled(visit.page, 'Payouts');
    const next = visit.page.getByRole('region', { name: /^Next payout/ });
    const text = (await next.innerText()).replace(/\s+/g, ' ');
    await expectSound(visit);
    await visit.close();
    return text;
  }

  test('without a pay day, the next payout says how much; with one, when', async () => {
    const someone = await partner();
    await payable(stage.service, someone.campaign.partnerId);
    await someone.calls.approved();
    expect(await nextOf(someone)).toBe('Next payout $20.00 Ready. Brand pays it with its next payout.');
    await someone.calls.ok('PATCH', 'payout-settings', { payout_day: 1 });
    expect(await nextOf(someone)).toMatch(/^Next payout [A-Z][a-z]{2} 1, \$20\.00$/);
  });

  test('below the minimum, it says what is missing', async () => {
    const someone = await partner({ minimum_payout_cents: 2_420 });
    await payable(stage.service, someone.campaign.partnerId);
    await someone.calls.approved();
    expect(await nextOf(someone)).toBe('Next payout Paid once you have $24.20 You have $20.00, so $4.20 is missing.');
  });

  test('without a method, it asks where to pay', async () => {
    const someone = await partner();
    await someone.calls.approved();
    expect(await nextOf(someone)).toContain('Where should Brand pay you? $20.00 is ready to be paid.');
  });

  test('a new method is used after the wait, and what is on hold is not in it', async () => {
    const someone = await partner();
    const usable_from = new Date(Date.now() + 2 * DAY);
    await payable(stage.service, someone.campaign.partnerId, { usable_from });
    await someone.calls.approved();
    const held = [await someone.calls.approved(), await someone.calls.approved()];
    await someone.calls.change(
      'hold',
      held.map(({ commission_id: id }) => id),
      'A question',
    );
    const text = await nextOf(someone);
    expect(text).toMatch(/^Next payout Your new PayPal address is used from [A-Z][a-z]{2} \d+, \d+:\d\d/);
    expect(text).toContain('2 commissions are on hold.');
  });

  test('before the first sale, nothing is due', async () => {
    expect(await nextOf(await partner())).toContain('Nothing is due yet');
  });

  /** A partner who was paid once, by a program with a name for receipts. */
  async function paid() {
    const someone = await partner();
    const { calls, campaign } = someone;
    await payable(stage.service, campaign.partnerId);
    await calls.ok('PATCH', 'payout-settings', {
      legal_name: 'Brand GmbH',
      legal_address: 'Hauptstraße 1\n10115 Berlin',
      tax_id: 'DE123456789',
    });
    const { payout, item } = await calls.one();
    await calls.act('pay', payout.id, { item_ids: [item.id], reference: 'Batch 7' });
    return { ...someone, item };
  }

  /** As if the present month had ended. */
  const closeMonths = () => {
    const { db, clock } = stage.service;
    return closeStatements(db, SECRET_KEY, new Date(clock.now().getTime() + 40 * DAY), new AbortController().signal);
  };

  test.each(LOOKS)('payments, statements and the receipt are whole and accessible on $name', async (screen) => {
    const someone = await paid();
    await closeMonths();
    const visit = await someone.open('/payouts', screen);
    const { page } = visit;
    await settled(page, 'Payouts');
    await page.getByRole('table', { name: 'Your payments' }).getByText('Batch 7').waitFor();
    await page.getByRole('table', { name: 'Your statements' }).waitFor();
    await expectSound(visit);
    await page.getByRole('link', { name: `Receipt of ${someone.item.reference}` }).click();
    await settled(page, 'Receipt');
    for (const text of ['Brand GmbH', 'Tax number DE123456789', 'Batch 7', someone.item.reference]) {
      await page.getByText(text).first().waitFor();
    }
    await expectSound(visit);
    await visit.close();
  });

  test('a printed receipt has nothing around it', async () => {
    const someone = await paid();
    const visit = await someone.open(`/payouts/${someone.item.id}`);
    const { page } = visit;
    await settled(page, 'Receipt');
    expect(await page.locator('article [data-letter="B"]').count()).toBe(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate('getComputedStyle(document.querySelector("article tr")).breakInside')).toBe('avoid');
    await expectSound(visit);
    for (const part of ['banner', 'navigation', 'button', 'link'] as const) {
      expect(await page.getByRole(part).filter({ visible: true }).count()).toBe(0);
    }
    expect(await page.evaluate('getComputedStyle(document.querySelector("article strong")).color')).toBe(
      'rgb(17, 17, 17)',
    );
    await visit.close();
  });

  test.each(LOOKS)('the open month is seen from the first day, as a preview, on $name', async (screen) => {
    const someone = await paid();
    const visit = await someone.open('/payouts', screen);
    const { page } = visit;
    await settled(page, 'Payouts');
    const row = page.getByRole('table', { name: 'Your statements' }).getByRole('row').nth(1);
    await row.getByText('Preview – not final, not signed').waitFor();
    expect(await page.getByRole('button', { name: /^CSV of the statement of/ }).count()).toBe(0);
    await row.getByRole('link', { name: /^Page of the statement of/ }).click();
    await settled(page, 'Statement');
    for (const text of ['Preview – not final, not signed', 'Brand GmbH', 'owed so far']) {
      await page.getByText(text).first().waitFor();
    }
    await page
      .getByRole('row')
      .filter({ hasText: /Earned Sale, link / })
      .first()
      .waitFor();
    await expectSound(visit);
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Preview – not final, not signed').waitFor();
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    await expectSound(visit);
    await visit.close();
  });

  test('a statement is a page to print and a file', async () => {
    const someone = await paid();
    await closeMonths();
    const visit = await someone.open('/payouts');
    const { page } = visit;
    await settled(page, 'Payouts');
    const pages = page.getByRole('link', { name: /^Page of the statement of/ });
    await pages.last().click();
    await settled(page, 'Statement');
    await page.getByText('Signed. SHA-256').waitFor();
    await expectSound(visit);
    await page.goBack();
    await settled(page, 'Payouts');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^CSV of the statement of/ })
        .first()
        .click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/-statement-\d{4}-\d{2}-/);
    await expectSound(visit);
    await visit.close();
  });

  test('what receipts say of the partner is in the profile', async () => {
    const someone = await paid();
    const visit = await stage.visit('/partner/profile', someone.email);
    const { page } = visit;
    await settled(page, 'Profile');
    await page.getByLabel('Legal name').fill('Anna Example GmbH');
    await page.getByLabel('Address', { exact: true }).fill('Hauptstraße 2\n10115 Berlin');
    await page.getByLabel('Tax number').fill('DE987654321');
    await page.getByRole('button', { name: 'Save the details' }).click();
    await page.getByText('Saved').waitFor();
    await expectSound(visit);
    await page.goto(`${stage.service.baseUrl}/partner/programs/${someone.campaign.id}/payouts/${someone.item.id}`);
    for (const text of ['Anna Example GmbH', 'Tax number DE987654321']) await page.getByText(text).waitFor();
    await visit.close();
  });
});
