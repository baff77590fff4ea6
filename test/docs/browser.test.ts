import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationIds, referenceLink } from '../../scripts/docs/reference-link.ts';
import { startService, type Service } from '../support/service.ts';
import { inChromium, launchChromium, overflow } from '../support/chromium.ts';
import { canLook, DEVICES, visit, type Visit } from './support/chromium.ts';
import { builtPages, builtSite } from './support/pages.ts';
import { focused, isDark, movedBy, WATCH_MOVES } from './support/seen.ts';

// The pages in a real browser that can reach only the service.

/** The layout shift from which readers notice that a page moves. */
const MOVED = 0.05;

const addresses = builtPages()
  .map(({ address }) => address)
  .filter((address) => address !== '/docs/404');

describe.skipIf(!canLook())(inChromium, () => {
  let service: Service;
  let browser: Browser;
  beforeAll(async () => {
    service = await startService({ site: builtSite() });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  async function go(address: string, device = DEVICES[0]!): Promise<Visit> {
    const visited = await visit(browser, service.baseUrl, device);
    await visited.page.addInitScript(WATCH_MOVES);
    await visited.page.goto(service.baseUrl + address, { waitUntil: 'networkidle' });
    return visited;
  }

  /** Checks that apply to every page, however it was reached. */
  async function expectSound({ page, foreign, complaints }: Visit): Promise<void> {
    expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });
    expect(await movedBy(page)).toBeLessThan(MOVED);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }

  // The reference and the page for requests are not guides, so they are tested on every device.
  const few = addresses.filter((address) => ['/docs/errors', '/docs/reference', '/docs/try'].includes(address));

  describe.each(DEVICES)('on $name', (device) => {
    test.each(device.all ? ['/', ...addresses] : few)('%s is whole, still, and asks nobody else', async (address) => {
      const visited = await go(address, device);
      await expect.poll(() => visited.page.locator('h1, h2.title').first().innerText()).not.toBe('');
      await expectSound(visited);
      // The home page uses the browser's colour scheme.
      if (address !== '/') expect(await isDark(visited.page)).toBe(device.colours === 'dark');
      await visited.context.close();
    });
  });

  test('the 404 page links back', async () => {
    const { page, context } = await go('/docs/nothing-here');
    await page.getByRole('link', { name: /home/i }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/');
    await context.close();
  });

  test.each(['api_key_rotation_required', 'rate_limited', 'duplicate_transaction'])(
    'the address of an error, #%s, shows its row',
    async (code) => {
      const visited = await go(`/docs/errors#${code}`);
      const row = visited.page.locator(`tr#${code}`);
      await expect.poll(() => row.boundingBox().then((box) => box!.y > 0 && box!.y < 500)).toBe(true);
      expect(await row.innerText()).toContain(code);
      await expectSound(visited);
      await visited.context.close();
    },
  );

  test('the search finds an error by its text, using only the keyboard', async () => {
    const visited = await go('/docs/');
    const { page } = visited;
    await page.keyboard.press('Control+k');
    await page.locator('#localsearch-input').waitFor();
    await page.keyboard.type('duplicate_transaction');
    await page.locator('#localsearch-list li').first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/docs/');
    await expect.poll(() => page.locator('main').innerText()).toContain('duplicate_transaction');
    expect({ foreign: visited.foreign, complaints: visited.complaints }).toEqual({ foreign: [], complaints: [] });
    await visited.context.close();
  });

  test('the first keyboard stop skips to the content', async () => {
    const { page, context } = await go('/docs/leads');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus, #VPContent :focus').count()).toBe(1);
    await context.close();
  });

  test('the tabs of a sample change its language, also with the keyboard', async () => {
    const { page, context } = await go('/docs/first-chain');
    const group = page.locator('.vp-code-group').first();
    const shown = group.locator('div[class*=language-].active');
    expect(await shown.innerText()).toContain('curl -sS');
    await group.getByText('Go', { exact: true }).click();
    await expect.poll(() => shown.innerText()).toContain('package main');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => shown.innerText()).toContain('import urllib.request');
    await context.close();
  });

  test('the choice between light and dark applies to all pages', async () => {
    const { page, context } = await go('/docs/');
    await page.locator('.VPNavBarAppearance button').click();
    for (const address of ['/docs/leads', '/docs/reference', '/docs/try']) {
      await page.goto(service.baseUrl + address, { waitUntil: 'networkidle' });
      expect(await isDark(page)).toBe(true);
    }
    await page.goto(`${service.baseUrl}/docs/reference`, { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: /light|dark|theme|color/i })
      .first()
      .click();
    await page.goto(`${service.baseUrl}/docs/leads`, { waitUntil: 'networkidle' });
    expect(await isDark(page)).toBe(false);
    await context.close();
  });

  test('the reference opens at a linked operation', async () => {
    const visited = await go('/docs/reference#/tracking/tracksale');
    await expect
      .poll(() => visited.page.locator('h1, h2').filter({ hasText: 'Record a sale' }).first().isVisible())
      .toBe(true);
    await expectSound(visited);
    await visited.context.close();
  });

  test('every operation has the anchor in the reference that the guides use', async () => {
    const { page, context } = await go('/docs/reference');
    for (const id of operationIds) {
      const [, fragment = ''] = referenceLink(id).split('#');
      await page.goto(`${service.baseUrl}/docs/reference#${fragment}`);
      await expect.poll(() => page.locator(`[id="${fragment.slice(1)}"]`).count(), { message: fragment }).toBe(1);
    }
    await context.close();
  });

  test('a request from the page is sent to this deployment, with the given key', async () => {
    const { key } = await service.make.campaign();
    const visited = await go('/docs/try');
    const { page } = visited;
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    await page.locator('.modal-ux input').first().fill(key);
    await page.locator('.modal-ux button.authorize').first().click();
    await page.locator('.modal-ux button.btn-done').first().click();
    await page.locator('#operations-Program-getReadiness .opblock-summary-control').click();
    await page.locator('#operations-Program-getReadiness button.execute').click();
    const answer = page.locator('#operations-Program-getReadiness .live-responses-table');
    await expect.poll(() => answer.innerText()).toContain('"program_id"');
    expect(await answer.innerText()).toContain('200');
    expect({ foreign: visited.foreign, complaints: visited.complaints }).toEqual({ foreign: [], complaints: [] });
    await visited.context.close();
  });
});
