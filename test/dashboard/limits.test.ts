import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { addPartner, makeHistory } from './history.ts';
import {
  hasChromium,
  inChromium,
  openAccountMenu,
  openStage,
  POLLS,
  settled,
  withClock,
  type Stage,
} from './support.ts';

// The limits of production: people who look at pages never meet them, and a page that does meet them waits.

const PAGES = ['Overview', 'Partners', 'Commissions', 'Payouts', 'Links', 'Customers'] as const;
const ROUNDS = 4;
const NOTE = 'referral-tracking-totals';

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson & { apiToken: string };
  let path: string;
  beforeAll(async () => {
    // Its clock stands still, so that everything happens within one minute of the limits.
    stage = await openStage({ rateLimitScale: 1 });
    const { service } = stage;
    campaign = await service.make.campaign();
    await makeHistory(service, campaign, 12);
    await makeHistory(service, await addPartner(service, campaign, 'Bea'), 6);
    service.clock.set(new Date());
    owner = await service.make.member(campaign.id, 'owner');
    path = `/app/programs/${campaign.id}`;
  });
  afterAll(() => stage.stop());

  const tooMany = (page: Page) => page.getByText(/too many requests/i).count();
  const valueOf = (page: Page, label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd')
      .first();
  const open = async (page: Page, title: (typeof PAGES)[number]) => {
    const place = title === 'Overview' ? path : `${path}/${title.toLowerCase()}`;
    await page.goto(stage.service.baseUrl + place);
    await settled(page, title);
  };
  const refuse = (seconds: number) => (route: Route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': String(seconds) },
      json: { error: { code: 'rate_limited', message: 'Too many requests in this minute', status: 429 } },
    });
  /** Begins another minute of the limits. */
  const nextMinute = () => stage.service.clock.advance({ seconds: 61 });

  test('opening and reloading all pages in two tabs within a minute is never refused', async () => {
    const { page, context, close } = await stage.visit(path, owner.email);
    const totals: number[] = [];
    context.on('response', (response) => {
      if (response.url().includes('/stats')) totals.push(response.status());
    });
    const other = await context.newPage();
    await open(other, 'Overview');
    for (let round = 0; round < ROUNDS; round++) {
      for (const title of PAGES) {
        await open(page, title);
        expect(await tooMany(page)).toBe(0);
        await other.getByRole('navigation').getByRole('link', { name: title, exact: true }).click();
        await settled(other, title);
        expect(await tooMany(other)).toBe(0);
      }
    }
    expect(totals.filter((status) => status === 429)).toEqual([]);
    // Four for the first look at the overview, one each for partners and links; in both tabs.
    expect(totals.length).toBeLessThanOrEqual(14);
    await close();
    nextMinute();
  });

  test('a page that is refused says that its numbers follow, and shows them without an error', async () => {
    const { page, context, close } = await stage.visit('/app/account', owner.email);
    let refused = 0;
    await context.route(/\/stats\?/, (route) => (++refused <= 4 ? refuse(2)(route) : route.continue()));
    await page.goto(stage.service.baseUrl + path);
    await page.getByText('The numbers are on their way').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    const leads = page
      .getByRole('list', { name: 'From click to sale' })
      .getByRole('listitem')
      .filter({ hasText: 'Leads' });
    await leads.getByText('6', { exact: true }).waitFor({ timeout: 10_000 });
    await settled(page, 'Overview');
    expect(await page.getByText('The numbers are on their way').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    await close();
    nextMinute();
  });

  test('an open page that is refused keeps its numbers', async () => {
    const { page, context, close } = await stage.visit(path, owner.email);
    const { pass } = await withClock(page);
    await settled(page, 'Overview');
    const before = await valueOf(page, 'Clicks').textContent();
    let refused = 0;
    await context.route(/\/api\/v1\//, (route) => {
      refused++;
      return refuse(30)(route);
    });
    await pass(POLLS.totals + 1);
    await expect.poll(() => refused).toBeGreaterThan(3);
    await pass(20);
    await page.getByText('The limit of requests is reached. This page goes on at').waitFor();
    expect(await valueOf(page, 'Clicks').textContent()).toBe(before);
    expect(await page.getByRole('alert').count()).toBe(0);
    await close();
    nextMinute();
  });

  test('what somebody changes shows at once, also after a reload', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await settled(page, 'Overview');
    const commission = valueOf(page, 'Commission, USD');
    const before = await commission.textContent();
    const pages = page.getByRole('navigation');
    await pages.getByRole('link', { name: 'Commissions' }).click();
    await settled(page, 'Commissions');
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByLabel('Reason').fill('A test order');
    await page.getByRole('button', { name: 'Reject 1 commission' }).click();
    await page.getByText('1 commission rejected').waitFor();
    await pages.getByRole('link', { name: 'Overview' }).click();
    await expect.poll(() => commission.textContent()).not.toBe(before);
    const after = await commission.textContent();
    await page.reload();
    await settled(page, 'Overview');
    expect(await commission.textContent()).toBe(after);
    await close();
    nextMinute();
  });

  test('nothing is kept longer than a minute, or of somebody who has signed out, in any tab', async () => {
    const { email } = await stage.service.make.member(campaign.id);
    const { page, context, close } = await stage.visit(path, email);
    await settled(page, 'Overview');
    const keptIn = (tab: Page) => tab.evaluate<string | null>(`sessionStorage.getItem('${NOTE}')`);
    // Numbers of groups, and no name.
    expect(await keptIn(page)).toMatch(/"clicks":\d+/);
    expect(await keptIn(page)).not.toMatch(/Anna|Bea|@/);
    const old = JSON.stringify({ account: 1, entries: { old: { at: Date.now() - 61_000, data: ['old'] } } });
    await page.evaluate(`sessionStorage.setItem('${NOTE}', ${JSON.stringify(old)})`);
    await page.goto(`${stage.service.baseUrl}/app/account`);
    await settled(page, 'Account');
    expect(await keptIn(page)).toBeNull();
    await open(page, 'Overview');
    expect(await keptIn(page)).not.toBeNull();
    const other = await context.newPage();
    const { pass } = await withClock(other);
    await other.goto(`${stage.service.baseUrl}${path}/links`);
    await settled(other, 'Links');
    expect(await keptIn(other)).not.toBeNull();
    await pass(30);
    expect(await keptIn(other)).not.toBeNull();
    await openAccountMenu(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await settled(page, 'You are signed out');
    await settled(other, 'You are signed out');
    expect([await keptIn(page), await keptIn(other)]).toEqual([null, null]);
    await close();
    nextMinute();
  });
});
