import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { sell, signUp } from '../support/journey.ts';
import { boxOf, earn, rowOf, select } from './earned.ts';
import {
  expectSound,
  hasChromium,
  inChromium,
  openStage,
  READER_ZONE,
  LOOKS,
  settled,
  tabTo,
  type Stage,
} from './support.ts';

// What partners earned: a person approves, holds, releases, rejects and adjusts it, one by one or many at once.

/** Closes the note with Undo, which sends what it holds back. */
const sendNow = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).first().click();

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson & { apiToken: string };
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    const { make } = stage.service;
    campaign = await make.campaign();
    owner = await make.member(campaign.id, 'owner');
    path = `/app/programs/${campaign.id}/commissions`;
  });
  afterAll(() => stage.stop());

  const TITLE = /^\$20\.00 for /;
  const isValid = (field: Locator) =>
    field.evaluate((element) => (element as unknown as { validity: { valid: boolean } }).validity.valid);
  const change = (act: string, body: object) =>
    stage.service.call(`/api/v1/programs/${campaign.id}/commissions/${act}`, { key: owner.apiToken, body });

  test.each(LOOKS)('the list and a commission are whole and accessible on $name', async (screen) => {
    const [first, second] = await earn(stage, campaign, 2);
    await change('hold', { commission_ids: [second], reason: 'Looks like a test order' });
    const visit = await stage.visit(path, owner.email, screen);
    const { page } = visit;
    await settled(page, 'Commissions');
    await select(page, first!);
    await page.getByText('1 commission selected: $20.00').waitFor();
    await page.evaluate('scrollTo(0, 0)');
    await expectSound(visit);
    await rowOf(page, second!).getByRole('link', { name: 'Sale', exact: true }).click();
    await settled(page, TITLE);
    await page.getByText('Looks like a test order').first().waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('a person approves several at once, using only the keyboard', async () => {
    const [first, second] = await earn(stage, campaign, 2);
    const visit = await stage.visit(`${path}?status=pending`, owner.email);
    const { page } = visit;
    await rowOf(page, second!).waitFor();
    for (const id of [second, first]) {
      await tabTo(page, (await boxOf(page, id!).getAttribute('aria-label'))!.replace('$', '\\$'));
      await page.keyboard.press('Space');
    }
    await page.getByText('2 commissions selected: $40.00').waitFor();
    await page.keyboard.press('Home');
    await tabTo(page, 'Approve', 120);
    await page.keyboard.press('Enter');
    await expectSound(visit);
    await page.getByText('2 commissions being approved').waitFor();
    expect(await rowOf(page, first!).textContent()).toContain('being approved');
    await rowOf(page, first!).waitFor({ state: 'detached' });
    await visit.close();
  });

  describe('in a program with a holding period', () => {
    let old: number;
    let young: number;
    let anna: TestPerson;
    let its: string;
    beforeAll(async () => {
      const { make, clock } = stage.service;
      const held = await make.campaign({ holding_period_days: 14 });
      anna = await make.member(held.id, 'owner');
      its = `/app/programs/${held.id}/commissions`;
      clock.set(new Date(Date.now() - 20 * DAY));
      old = (await sell(stage.service, held)).commission_id;
      clock.set(new Date());
      young = (await sell(stage.service, held)).commission_id;
    });

    test('an early approval is approved only after it is confirmed, and says until when the period lasts', async () => {
      const visit = await stage.visit(`${its}/${young}`, anna.email);
      const { page } = visit;
      await settled(page, TITLE);
      await page.getByRole('button', { name: 'Approve' }).click();
      const dialog = page.getByRole('dialog', { name: 'Approve 1 commission?' });
      const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: READER_ZONE });
      await dialog.getByText(/in its holding period until/).waitFor();
      expect(await dialog.textContent()).toContain(until.format(Date.now() + 14 * DAY));
      await expectSound(visit);
      await dialog.getByRole('button', { name: 'Approve 1 commission' }).click();
      // The browser asks for the tick, and nothing is sent.
      expect(await isValid(dialog.getByRole('checkbox'))).toBe(false);
      await visit.close();
    });

    test('of several, the early ones are left out unless they are confirmed', async () => {
      const { page, close } = await stage.visit(its, anna.email);
      await rowOf(page, young)
        .getByText(/^Holding period until/)
        .waitFor();
      expect(await rowOf(page, old).getByText('Holding period').count()).toBe(0);
      for (const id of [old, young]) await select(page, id);
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      await page.getByText('1 of these 2 are still in the holding period').waitFor();
      await page.getByRole('button', { name: 'Approve 1 commission' }).click();
      await sendNow(page);
      await expect.poll(() => rowOf(page, old).textContent()).toContain('approved');
      expect(await rowOf(page, young).textContent()).toContain('pending');
      await page.getByText('Approved commissions are paid with a payout.').waitFor();
      await select(page, young);
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      await page.getByLabel('Approve before the holding period ends').check();
      await page.getByRole('button', { name: 'Approve 1 commission' }).click();
      await sendNow(page);
      await expect.poll(() => rowOf(page, young).textContent()).toContain('approved');
      await close();
    });
  });

  test('a hold needs a reason, and Undo releases it', async () => {
    const [id] = await earn(stage, campaign, 1);
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await select(page, id!);
    await page.getByRole('button', { name: 'Hold', exact: true }).click();
    const field = page.getByLabel('Reason');
    await page.getByRole('button', { name: 'Hold 1 commission' }).click();
    expect(await isValid(field)).toBe(false);
    await field.fill('The customer asked for a refund');
    await expectSound(visit);
    await page.getByRole('button', { name: 'Hold 1 commission' }).click();
    await expect.poll(() => rowOf(page, id!).textContent()).toContain('on hold');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rowOf(page, id!).textContent()).not.toContain('on hold');
    await visit.close();
  });

  test('a commission is rejected on its page, which then says why and what happened', async () => {
    const [id] = await earn(stage, campaign, 1);
    const visit = await stage.visit(`${path}/${id}`, owner.email);
    const { page } = visit;
    await settled(page, TITLE);
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('dialog').getByText('You can undo it for some seconds').waitFor();
    await page.getByLabel('Reason').fill('Bought by the partner');
    await expectSound(visit);
    await page.getByRole('button', { name: 'Reject 1 commission' }).click();
    await page.getByText('being rejected', { exact: true }).waitFor();
    await sendNow(page);
    const entries = page.getByRole('region', { name: 'History' });
    await entries.getByText('Rejected').waitFor();
    await entries.getByText('Bought by the partner').waitFor();
    expect(await page.getByRole('button', { name: /Reject|Approve|Hold/ }).count()).toBe(0);
    await visit.close();
  });

  test('an adjustment is created; a text that is no amount is said at the field', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await page.getByRole('button', { name: 'Create an adjustment' }).click();
    const amount = page.getByLabel('Amount, USD');
    await amount.fill('ten');
    await page.getByLabel('Reason').fill('Bonus for November');
    await page.getByRole('button', { name: 'Create the adjustment' }).click();
    await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true');
    await expectSound(visit);
    await amount.fill('-12.50');
    await page.getByRole('button', { name: 'Create the adjustment' }).click();
    await page.getByText('Adjustment created').waitFor();
    const row = page.getByRole('row').filter({ hasText: '-$12.50' });
    await row.getByText('to be deducted', { exact: true }).waitFor();
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Reject', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^(Approve|Hold)$/, disabled: true }).count()).toBe(2);
    await visit.close();
  });

  test('a row leads to the customer, whose page says why', async () => {
    const { click_id, customer_key } = await signUp(stage.service, campaign);
    await sell(stage.service, campaign, { click_id });
    const { page, close } = await stage.visit(path, owner.email);
    await page.getByRole('link', { name: customer_key }).click();
    await settled(page, customer_key);
    await close();
  });

  test('filters are in the address, with days of the reader', async () => {
    await earn(stage, campaign, 1);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: READER_ZONE }).format();
    const { page, close } = await stage.visit(`${path}?status=pending&from=2020-01-01&to=2020-01-02`, owner.email);
    await page.getByText('No matching commissions').waitFor();
    await page.getByRole('button', { name: 'Created:' }).click();
    await page.getByLabel('Created until').fill(today);
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await page.getByLabel('Partner').selectOption('Anna');
    await expect.poll(() => new URL(page.url()).searchParams.get('partner_id')).toBe(String(campaign.partnerId));
    await close();
  });

  test.each([
    ['admin', ['Hold'], ['Approve', 'Reject', 'Create an adjustment']],
    ['viewer', [], ['Hold', 'Approve', 'Reject', 'Create an adjustment']],
  ] as const)('an account with the role %s sees only the buttons that it may use', async (role, some, none) => {
    const [id] = await earn(stage, campaign, 1);
    const { email } = await stage.service.make.member(campaign.id, role);
    const visit = await stage.visit(path, email);
    const { page } = visit;
    await rowOf(page, id!).waitFor();
    if (some.length > 0) await select(page, id!);
    else expect(await page.getByRole('checkbox').count()).toBe(0);
    for (const name of some) await page.getByRole('button', { name, exact: true }).waitFor();
    for (const name of none) expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
    await expectSound(visit);
    await visit.close();
  });
});
