import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { sell } from '../support/journey.ts';
import { addPartner, makeHistory } from './history.ts';
import { hasChromium, inChromium, openStage, SCREENS, settled, withClock, type Stage } from './support.ts';

// Sums of commissions on the overview and the page of commissions, and parts of the overview: on a phone, and those that
// could not be loaded.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson & { apiToken: string };
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    const { service } = stage;
    campaign = await service.make.campaign();
    owner = await service.make.member(campaign.id, 'owner');
    await makeHistory(service, campaign, 4);
    path = `/app/programs/${campaign.id}`;
  });
  afterAll(() => stage.stop());

  test('says what is owed to partners, and leads to it', async () => {
    const { apiToken, email } = owner;
    const { body } = await stage.service.call(`/api/v1/programs/${campaign.id}/commissions?order=oldest`, {
      method: 'GET',
      key: apiToken,
    });
    const [first] = body.data as { id: number }[];
    const approved = { commission_ids: [first!.id] };
    await stage.service.call(`/api/v1/programs/${campaign.id}/commissions/approve`, { key: apiToken, body: approved });
    const { page, close } = await stage.visit(`/app/programs/${campaign.id}`, email);
    const list = page.getByRole('list', { name: 'Commissions that are not paid' });
    // A fifth of 53.90, and of 50.00.
    await list.getByRole('link', { name: /^Approved, not paid yet ?\$10\.78 ?1 commission$/ }).waitFor();
    await list.getByRole('link', { name: /^Pending ?\$10\.00 ?1 commission$/ }).click();
    await settled(page, 'Commissions');
    expect(new URL(page.url()).search).toBe('?status=pending');
    await close();
  });

  test('a part that could not be loaded says why, in its place', async () => {
    const { page, context, close } = await stage.visit(path, owner.email);
    const refused = { code: 'internal_error', message: 'Something is wrong', status: 500, request_id: 'req-12345678' };
    await context.route(/stats\?.*group_by=link/, (route) => route.fulfill({ status: 500, json: { error: refused } }));
    await page.reload();
    const alert = page.getByRole('alert').first();
    await alert.getByText('Details').click({ timeout: 30_000 });
    await alert.getByText('Request req-12345678').waitFor();
    await page.getByRole('table', { name: 'By partner' }).getByText('Anna').waitFor();
    expect(await page.getByRole('status', { name: 'Loading: By link' }).count()).toBe(0);
    await close();
  });

  test('the chart shows what is chosen, and the weeks or months of a long period', async () => {
    const { page, close } = await stage.visit(path, owner.email, SCREENS[0]);
    await settled(page, 'Overview');
    await page.getByRole('region', { name: 'Net revenue, USD', exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Sales' }).check();
    const card = page.getByRole('region', { name: 'Sales, USD', exact: true });
    await card.getByRole('img', { name: /^Sales, USD by day, / }).waitFor();
    await page.getByRole('radio', { name: '90 days' }).check();
    await card.getByRole('img', { name: /^Sales, USD by week, / }).waitFor();
    await page.getByRole('radio', { name: '12 months' }).check();
    await card.getByRole('img', { name: /^Sales, USD by month, / }).waitFor();
    await card.getByText('Show as a table').click();
    expect(await card.getByRole('row').count()).toBeLessThanOrEqual(14);
    // Whatever the parts are, their sum is that of the tile.
    const sales = await card.getByRole('row').getByRole('cell', { name: /^\d+$/ }).allTextContents();
    const now = sales.filter((_, place) => place % 2 === 0).reduce((sum, text) => sum + Number(text), 0);
    const tile = page.locator('dl > div').filter({ has: page.getByText('Sales, USD', { exact: true }) });
    expect(await tile.locator('dd').first().textContent()).toBe(String(now));
    expect(await page.locator('canvas').count()).toBe(1);
    await close();
  });

  test('the chart says the values of the day under the pointer', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await settled(page, 'Overview');
    const chart = page.getByRole('img', { name: /^Net revenue, USD by day/ });
    await chart.hover();
    const tip = page.locator('figure').filter({ has: chart }).getByText('Previous period');
    await expect.poll(() => tip.count()).toBe(2);
    await close();
  });

  test('a month and own days are in the address', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await settled(page, 'Overview');
    await page.getByRole('radio', { name: 'Custom' }).check();
    const month = new Date().toISOString().slice(0, 7);
    await expect.poll(() => new URL(page.url()).searchParams.get('from')).toBe(`${month}-01`);
    await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: 2 });
    await expect.poll(() => new URL(page.url()).searchParams.get('to')?.slice(0, 7)).not.toBe(month);
    await settled(page, 'Overview');
    await page.getByLabel('From', { exact: true }).fill('2026-01-01');
    await page.getByLabel('Until', { exact: true }).fill('2026-01-10');
    await expect.poll(() => new URL(page.url()).search).toBe('?from=2026-01-01&to=2026-01-10');
    await page.getByText('No activity in this period or the one before').waitFor();
    await page.getByRole('radio', { name: '30 days' }).check();
    await expect.poll(() => new URL(page.url()).search).toBe('?days=30');
    await close();
  });

  test('what happens appears within five seconds', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    const { pass } = await withClock(page);
    await settled(page, 'Overview');
    const latest = page.getByRole('log', { name: 'Latest events' }).getByRole('listitem');
    await latest.first().waitFor();
    await sell(stage.service, campaign, { amount_cents: 123_400 });
    await pass(5);
    await latest.filter({ hasText: 'Sale of $1,234.00' }).filter({ hasText: 'Anna' }).waitFor();
    await close();
  });

  test('sums stand apart by status, of all partners or of one, and follow each change', async () => {
    const { make } = stage.service;
    const summed = await make.campaign();
    const { email } = await make.member(summed.id, 'owner');
    await sell(stage.service, summed);
    await sell(stage.service, await addPartner(stage.service, summed, 'Bea'));
    const { page, close } = await stage.visit(`/app/programs/${summed.id}/commissions`, email);
    const sums = page.getByRole('list', { name: 'All commissions by status' });
    await sums.getByRole('link', { name: /^Pending ?\$40\.00 ?2 commissions$/ }).waitFor();
    await page.getByLabel('Partner').selectOption('Bea');
    await sums.getByRole('link', { name: /^Pending ?\$20\.00 ?1 commission$/ }).waitFor();
    await page.getByLabel('Select all shown').check();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await sums.getByRole('link', { name: /^Approved, not paid yet ?\$20\.00 ?1 commission$/ }).waitFor();
    await sums.getByRole('link', { name: /^Pending ?\$0\.00 ?0 commissions$/ }).click();
    await page.getByText('No matching commissions').waitFor();
    expect(new URL(page.url()).search).toBe(
      `?status=pending&partner_id=${new URL(page.url()).searchParams.get('partner_id')}`,
    );
    await close();
  });

  test('all that match are selected, also those that are not shown yet, and no longer in another list', async () => {
    const many = await stage.service.make.campaign();
    const { email } = await stage.service.make.member(many.id, 'owner');
    for (let sale = 0; sale < 52; sale++) await sell(stage.service, many);
    const { page, close } = await stage.visit(`/app/programs/${many.id}/commissions?status=pending`, email);
    await page.getByLabel('Select all shown').check();
    await page.getByText('50 commissions selected: $1,000.00').waitFor();
    await page.getByRole('button', { name: 'Select all that match' }).click();
    await page.getByText('52 commissions selected: $1,040.00').waitFor();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('52 commissions approved').waitFor();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Approved');
    await page.getByLabel('Select all shown').check();
    await page.getByText('50 commissions selected').waitFor();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('All');
    await expect.poll(() => page.getByText('commissions selected').count()).toBe(0);
    await close();
  });

  test('what can be approved now opens as a list of just that', async () => {
    const { make } = stage.service;
    const waiting = await make.campaign({ holding_period_days: 7 });
    await makeHistory(stage.service, waiting, 20);
    stage.service.clock.set(new Date());
    const { email } = await make.member(waiting.id, 'owner');
    const { page, close } = await stage.visit(`/app/programs/${waiting.id}`, email);
    const list = page.getByRole('list', { name: 'Commissions that are not paid' });
    await list.getByRole('link', { name: /7 commissions$/ }).waitFor();
    // Three of the seven are in their holding period.
    await page.getByRole('link', { name: '4 commissions to approve' }).click();
    await settled(page, 'Commissions');
    await page.getByText('4 rows', { exact: true }).waitFor();
    expect(await page.getByText('Holding period until').count()).toBe(0);
    const status = page.getByRole('combobox', { name: 'Status' });
    expect(await status.locator('option:checked').textContent()).toBe('Ready to approve');
    await status.selectOption('Pending');
    await page.getByText('7 rows', { exact: true }).waitFor();
    await close();
  });

  test.each([1280, 360])('amounts of seven digits stay in their tiles, in one line, at %i px', async (width) => {
    const { make } = stage.service;
    const rich = await make.campaign();
    const { email } = await make.member(rich.id, 'owner');
    await sell(stage.service, rich, { amount_cents: 888_888_888 * 5 });
    const { page, close } = await stage.visit(`/app/programs/${rich.id}`, email, SCREENS[width < 500 ? 0 : 2]);
    await page.setViewportSize({ width, height: 844 });
    await settled(page, 'Overview');
    const measure = `[...document.querySelectorAll('dl > div > dd, ul strong')]
      .filter((element) => element.textContent === '$8,888,888.88')
      .map((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const end = element.parentElement.getBoundingClientRect().right;
        return { lines: text.getClientRects().length, room: end - text.getBoundingClientRect().right };
      })`;
    const found = () => page.evaluate<{ lines: number; room: number }[]>(measure);
    await expect.poll(async () => (await found()).length).toBe(2);
    for (const { lines, room } of await found()) {
      expect(lines).toBe(1);
      // The padding of the tile.
      expect(room).toBeGreaterThanOrEqual(12);
    }
    await close();
  });
});
