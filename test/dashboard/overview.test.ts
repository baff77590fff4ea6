import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { visit as click } from '../support/journey.ts';
import { addPartner, makeHistory } from './history.ts';
import {
  chartsDrawn,
  expectSound,
  hasChromium,
  inChromium,
  openStage,
  POLLS,
  LOOKS,
  SCREENS,
  settled,
  tabTo,
  withClock,
  type Stage,
} from './support.ts';

// The first page of a program: what partners bring, compared with the period before.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson & { apiToken: string };
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    const { service } = stage;
    campaign = await service.make.campaign();
    await makeHistory(service, campaign, 45);
    await makeHistory(service, await addPartner(service, campaign, 'Bea'), 12);
    service.clock.set(new Date());
    owner = await service.make.member(campaign.id, 'viewer');
    path = `/app/programs/${campaign.id}`;
  });
  afterAll(() => stage.stop());

  const valueOf = (page: Page, label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd')
      .first();

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    const visit = await stage.visit(path, owner.email, screen);
    await settled(visit.page, 'Overview');
    await chartsDrawn(visit.page);
    await expectSound(visit);
    await visit.close();
  });

  test('shows the totals of the last 30 days, and of the 30 days before', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await settled(page, 'Overview');
    const { body } = await stage.service.call(`/api/v1/programs/${campaign.id}/stats`, {
      method: 'GET',
      key: owner.apiToken,
    });
    type Amounts = Record<'sales' | 'refunds', { amount_cents: number }>;
    const [total] = body.data as { clicks: number; leads: number; currencies: Amounts[] }[];
    expect(await valueOf(page, 'Clicks').textContent()).toBe(String(total!.clicks));
    const trail = page.getByRole('list', { name: 'From click to sale' }).getByRole('listitem');
    await trail.filter({ hasText: 'Leads' }).getByText(String(total!.leads), { exact: true }).waitFor();
    expect(await valueOf(page, 'Sales, USD').textContent()).toBe('14');
    // Nobody counts buyers, so sales are no share of leads or clicks.
    await trail.filter({ hasText: 'Leads' }).getByText('sales per lead').waitFor();
    await page.getByText('Sales per 100 clicks', { exact: true }).waitFor();
    const { sales, refunds } = total!.currencies[0]!;
    const revenue = ((sales.amount_cents - refunds.amount_cents) / 100).toLocaleString('en-US');
    expect(await valueOf(page, 'Net revenue, USD').textContent()).toMatch(new RegExp(`^\\$${revenue}`));
    expect(await page.getByRole('button', { description: /in the previous period$/ }).count()).toBe(4);
    await close();
  });

  test('numbers update while the page is open', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    const { pass } = await withClock(page);
    await settled(page, 'Overview');
    const before = Number(await valueOf(page, 'Clicks').textContent());
    await click(stage.service, campaign);
    await pass(POLLS.totals);
    await expect.poll(() => valueOf(page, 'Clicks').textContent()).toBe(String(before + 1));
    await close();
  });

  test('the name of a partner leads to their page, and from there to all partners', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await page.getByRole('table', { name: 'By partner' }).getByRole('link', { name: 'Anna' }).click();
    await settled(page, 'Anna');
    await page.getByRole('link', { name: 'All partners' }).click();
    await settled(page, 'Partners');
    await close();
  });

  test('each chart has its table, which opens with the keyboard', async () => {
    const visit = await stage.visit(`${path}?days=7`, owner.email);
    const { page } = visit;
    await settled(page, 'Overview');
    await page.getByRole('radio', { name: 'Clicks' }).check();
    await tabTo(page, 'Show as a table: Clicks');
    await page.keyboard.press('Enter');
    const table = page.getByRole('table', { name: 'Clicks by day' });
    await table.waitFor();
    expect(await table.getByRole('row').count()).toBe(8);
    await expectSound(visit);
    await visit.close();
  });

  test('partners and links are compared with the period before, the one that earned most first', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await settled(page, 'Overview');
    const rows = page.getByRole('table', { name: 'By partner' }).getByRole('row');
    await rows.nth(2).waitFor();
    expect(await rows.nth(1).getByRole('cell').first().textContent()).toBe('Anna');
    expect(await rows.nth(2).getByRole('cell').first().textContent()).toBe('Bea');
    const links = page.getByRole('table', { name: 'By link' });
    await links.getByText(campaign.code).waitFor();
    const card = page.getByRole('region', { name: 'By partner' });
    const [file] = await Promise.all([page.waitForEvent('download'), card.getByText('Save as CSV').click()]);
    expect((await readFile(await file.path(), 'utf8')).split('\r\n')[1]).toMatch(/^Anna,\d+,\d+,\d+,[\d.]+,/);
    await close();
  });

  test('says what waits for a decision, and leads there', async () => {
    const { make, db } = stage.service;
    const { email } = await make.member(campaign.id, 'owner');
    const { partnershipId } = await addPartner(stage.service, campaign, 'Carl');
    await db.knex('partnerships').where({ id: partnershipId }).update({ status: 'applied' });
    const { page, close } = await stage.visit(path, email);
    const old = page.getByRole('link', { name: '19 commissions to approve' });
    expect(await old.getAttribute('href')).toContain('status=ready&order=oldest');
    await page.getByRole('link', { name: '1 application to review' }).click();
    await settled(page, 'Partners');
    await page.getByRole('button', { name: 'Approve Carl' }).waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    await close();
  });

  test('the period is in the address', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await settled(page, 'Overview');
    await page.getByRole('radio', { name: '90 days' }).check();
    await expect.poll(() => new URL(page.url()).search).toBe('?days=90');
    await expect.poll(() => valueOf(page, 'Sales, USD').textContent()).toBe('19');
    await close();
  });

  test('a change compares the days that are over with as many of the period before', async () => {
    const first = Date.now() - 59 * DAY;
    const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
    const range = `from=${dayOf(first)}&to=${dayOf(first + 60 * DAY)}&group_by=day&limit=100&order=oldest`;
    const { body } = await stage.service.call(`/api/v1/programs/${campaign.id}/stats?${range}`, {
      method: 'GET',
      key: owner.apiToken,
    });
    const groups = body.data as { day: string; clicks: number }[];
    const clicks = (from: number, to: number): number =>
      groups
        .filter(({ day }) => day >= dayOf(first + from * DAY) && day < dayOf(first + to * DAY))
        .reduce((sum, group) => sum + group.clicks, 0);
    const [before, complete, today] = [clicks(0, 29), clicks(30, 59), clicks(59, 60)];
    expect([before > 0, today > 0]).toEqual([true, true]);
    const { page, close } = await stage.visit(path, owner.email);
    await settled(page, 'Overview');
    const tile = page.locator('dl > div').filter({ has: page.getByText('Clicks', { exact: true }) });
    const change = Math.round(((complete - before) / before) * 100);
    const compared = `${change > 0 ? '+' : ''}${change}% from ${before} in the previous period`;
    await tile.getByRole('button', { description: `${complete} until yesterday: ${compared}` }).waitFor();
    expect(await valueOf(page, 'Clicks').textContent()).toBe(String(complete + today));
    await close();
  });

  test('today is marked as not over, in the chart, its table and its file', async () => {
    const { page, close } = await stage.visit(`${path}?days=7`, owner.email);
    await settled(page, 'Overview');
    await page.getByRole('radio', { name: 'Commission' }).check();
    const card = page.getByRole('region', { name: 'Commission, USD', exact: true });
    await card.getByRole('img', { name: 'Commission, USD by day, the last one so far; the table has' }).waitFor();
    await card.getByText('Today so far', { exact: true }).waitFor();
    await card.getByText('Show as a table').click();
    const table = card.getByRole('table');
    await expect.poll(() => table.getByRole('cell', { name: /, today so far$/ }).count()).toBe(1);
    const [file] = await Promise.all([page.waitForEvent('download'), card.getByText('Save as CSV').click()]);
    expect(file.suggestedFilename()).toMatch(/^[\w-]+-commission-usd-by-day-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toBe('Day,This period,Previous period,Complete day');
    expect(lines.slice(1).map((line) => line.replace(/^[\d-]+,\d+\.\d\d,\d+\.\d\d,/, ''))).toEqual([
      ...Array<string>(6).fill('yes'),
      'no',
    ]);
    await close();
  });

  test('a table by partner has the revenue, less refunds', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await settled(page, 'Overview');
    const table = page.getByRole('table', { name: 'By partner' });
    await table.getByRole('columnheader', { name: 'Net revenue, USD' }).waitFor();
    const anna = table.getByRole('row').nth(1).getByRole('cell');
    const cents = async (place: number) => Number((await anna.nth(place).textContent())!.replace(/[$,.]/g, ''));
    // The program pays a fifth of each sale.
    expect(await cents(4)).toBe((await cents(5)) * 5);
    await close();
  });

  test.each([SCREENS[0], SCREENS[3]])(
    'a new program leads with the next step of its setup, on $name',
    async (screen) => {
      const { id } = await stage.service.make.program();
      const { email } = await stage.service.make.member(id);
      const visit = await stage.visit(`/app/programs/${id}`, email, screen);
      const { page } = visit;
      await settled(page, 'Overview');
      await page
        .getByRole('region', { name: 'Finish the setup' })
        .getByText('Invite a partner to the program')
        .waitFor();
      expect(await page.locator('canvas, dl').count()).toBe(0);
      await expectSound(visit);
      await page.getByRole('link', { name: 'Continue the setup' }).click();
      await settled(page, 'Setup');
      await visit.close();
    },
  );

  test('the next step stays above the numbers until the first sale is attributed', async () => {
    const begun = await stage.service.make.campaign();
    const { email } = await stage.service.make.member(begun.id, 'viewer');
    await click(stage.service, begun);
    const first = await stage.visit(`/app/programs/${begun.id}`, email);
    await chartsDrawn(first.page);
    await first.page.getByText('Send the sale of a referred customer.').waitFor();
    await first.close();
    const { page, close } = await stage.visit(path, owner.email);
    await chartsDrawn(page);
    await page.getByRole('table', { name: 'By partner' }).waitFor();
    expect(await page.getByText('Finish the setup').count()).toBe(0);
    await close();
  });
});
