import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { operationIds, pageName, tagOf } from '../../scripts/docs/reference-link.ts';
import { axeFindings, cutParts, longLines, weigh } from '../support/measure.ts';
import { inChromium, launchChromium, overflow } from '../support/chromium.ts';
import { cases } from '../support/long.ts';
import { canLook, DEVICES, isPhone, visit, type Visit } from './support/chromium.ts';
import { builtPages, builtSite } from './support/pages.ts';
import { focused, isDark, movedBy, WATCH_MOVES } from './support/seen.ts';

// The pages in a real browser that can reach only the service.

/** The layout shift from which readers notice that a page moves. */
const MOVED = 0.05;

/** Identifiers in tables that are broken over two lines, which only a phone may do. */
const BROKEN = `[...document.querySelectorAll('main td code')]
  .filter((code) => !/[\\s-]/.test(code.textContent) && !code.querySelector('wbr') && code.getClientRects().length > 1)
  .map((code) => code.textContent)`;

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

  // One page of each kind is tested on a desk and on a phone. In the long form, one is on every device, and so are all guides
  // on those two. The pages of operations are all made from one template, so that one of each tag is enough, on the desk;
  // `npm run docs:look` shows each of them on every device.
  const KINDS = ['/docs/first-chain', '/docs/errors', '/docs/reference/track-sale', '/docs/try'];
  const few = addresses.filter((address) => KINDS.includes(address));
  const guides = addresses.filter((address) => !address.startsWith('/docs/reference/'));
  const firstOfTags = new Map([...operationIds].reverse().map((id) => [tagOf(id), `/docs/reference/${pageName(id)}`]));
  const shownOn = {
    every: cases(['/', '/docs/reference/', ...new Set([...guides, ...few, ...firstOfTags.values()])], ['/', ...few]),
    guides: cases(['/', ...guides, '/docs/reference/track-sale'], ['/', ...few]),
    kinds: cases(few, few.slice(0, 1)),
  };

  describe.each(DEVICES)('on $name', (device) => {
    // Concurrent, because a visit is mostly a wait for the network to be idle.
    const visits = test.concurrent.for(shownOn[device.pages]);
    visits('%s is whole, still and accessible, and asks nobody else', async (address, { expect }) => {
      const visited = await go(address, device);
      await expect.poll(() => visited.page.locator('h1').first().innerText()).not.toBe('');
      await expectSound(visited);
      expect(await isDark(visited.page)).toBe(device.colours === 'dark');
      if (!isPhone(device)) expect(await visited.page.evaluate(BROKEN)).toEqual([]);
      expect(await axeFindings(visited.page)).toEqual([]);
      expect(await longLines(visited.page)).toEqual([]);
      expect(await cutParts(visited.page)).toEqual([]);
      await visited.context.close();
    });
  });

  test('the 404 page links back', async () => {
    const { page, context } = await go('/docs/nothing-here');
    await expect.poll(() => page.locator('main, .NotFound').first().innerText()).toContain('does not exist');
    await page.getByRole('link', { name: 'Overview of the documentation' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/');
    await context.close();
  });

  test.each(['api_key_rotation_required', 'rate_limited', 'duplicate_transaction'])(
    'the address of an error, #%s, shows its card',
    async (code) => {
      const visited = await go(`/docs/errors#${code}`);
      const row = visited.page.locator(`article#${code}`);
      await expect.poll(() => row.boundingBox().then((box) => box!.y > 0 && box!.y < 500)).toBe(true);
      expect(await row.innerText()).toContain(code);
      await expectSound(visited);
      await visited.context.close();
    },
  );

  test('a page that was open during an update still leads to the others', async () => {
    const { page, context } = await go('/docs/first-chain');
    // An update changes the names of the files, of which the open page knows the old ones.
    await page.evaluate(`for (const name in __VP_HASH_MAP__) __VP_HASH_MAP__[name] = 'old'`);
    await page.locator('a[href="/docs/errors"]:visible').first().click();
    await expect.poll(() => page.locator('h1').first().innerText()).toMatch(/^Errors/);
    expect(new URL(page.url()).pathname).toBe('/docs/errors');
    await context.close();
  });

  test('the list of errors can be filtered, and a link still finds its error', async () => {
    const { page, context } = await go('/docs/errors');
    const cards = page.locator('article.error-card:visible');
    const all = await cards.count();
    await page.getByLabel('Show only errors with').fill('409 duplicate');
    await expect.poll(() => cards.count()).toBeLessThan(all / 4);
    for (const text of await cards.allInnerTexts()) expect(text.toLowerCase()).toContain('duplicate');
    expect(await page.locator('.error-filter output').innerText()).toBe(`${await cards.count()} errors`);
    // Only the statuses of these errors, and the field is still in sight at the last of them.
    expect(await page.locator('main h3:visible[id^=status-]').allInnerTexts()).toEqual([
      expect.stringContaining('409 Conflict'),
    ]);
    await cards.last().scrollIntoViewIfNeeded();
    expect((await page.locator('.error-filter').boundingBox())!.y).toBeGreaterThanOrEqual(0);
    await page.locator('article#duplicate_transaction').getByRole('link').first().click();
    await expect.poll(() => cards.count()).toBe(all);
    await context.close();
  });

  test('an address that is entered shows its heading below the header', async () => {
    const { page, context } = await go('/docs/errors');
    await page.evaluate("location.hash = '#every-error'");
    const heading = page.locator('#every-error');
    const header = (await page.locator('header.VPNav').boundingBox())!.height;
    await expect.poll(() => heading.boundingBox().then((box) => box!.y >= header && box!.y < header + 100)).toBe(true);
    await context.close();
  });

  test('the search finds an error by its text, using only the keyboard', async () => {
    const visited = await go('/docs/');
    const { page } = visited;
    await page.keyboard.press('Control+k');
    await page.locator('#localsearch-input').waitFor();
    // At once: the list would first show what the first letters find.
    await page.keyboard.insertText('duplicate_transaction');
    await page.locator('#localsearch-list li').first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/docs/');
    await expect.poll(() => page.locator('main').innerText()).toContain('duplicate_transaction');
    expect({ foreign: visited.foreign, complaints: visited.complaints }).toEqual({ foreign: [], complaints: [] });
    await visited.context.close();
  });

  test.each([
    ['webhooks', '/docs/webhooks'],
    ['stripe webhook', '/docs/payments'],
  ])('the search for %s finds %s first', async (words, guide) => {
    const { page, context } = await go('/docs/');
    await page.keyboard.press('Control+k');
    await page.locator('#localsearch-input').waitFor();
    await page.keyboard.insertText(words);
    const first = page.locator('#localsearch-list li a').first();
    await expect.poll(() => first.getAttribute('href')).toContain(guide);
    await context.close();
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
    for (const address of ['/docs/leads', '/docs/reference/', '/docs/try']) {
      await page.goto(service.baseUrl + address, { waitUntil: 'networkidle' });
      expect(await isDark(page)).toBe(true);
    }
    await page.goto(`${service.baseUrl}/`);
    expect(await isDark(page)).toBe(true);
    await context.close();
  });

  test('a chosen language stays chosen: in all samples of a page, on the next pages, and after a reload', async () => {
    const { page, context, complaints } = await go('/docs/first-chain');
    const shown = page.locator('.vp-code-group div[class*=language-].active');
    const languages = () => page.locator('.vp-code-group input:checked + label').allInnerTexts();
    const group = page.locator('.vp-code-group').nth(2);
    await group.getByText('Python', { exact: true }).scrollIntoViewIfNeeded();
    const before = await group.boundingBox();
    await group.getByText('Python', { exact: true }).click();
    expect(new Set(await languages())).toEqual(new Set(['Python']));
    for (const text of await shown.allInnerTexts()) expect(text).toMatch(/import|python3/);
    // The group in which the reader chose has not moved.
    expect(Math.abs((await group.boundingBox())!.y - before!.y)).toBeLessThan(2);
    await page.locator('aside.VPSidebar').getByRole('link', { name: 'Key rotation' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toContain('Key rotation');
    await expect.poll(languages).toEqual(['Python']);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await languages()).toEqual(['Python']);
    // The language was there before the first paint: nothing moved afterwards.
    expect(await movedBy(page)).toBeLessThan(MOVED);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the overview of the reference leads to an operation, and that to its errors', async () => {
    const visited = await go('/docs/reference/');
    const { page } = visited;
    await page.locator('main').getByRole('link', { name: 'Record a sale' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toContain('Record a sale');
    expect(await page.locator('main').innerText()).toContain('/api/v1/track/sale');
    // Errors that many operations send are folded.
    await page.getByText('errors that many operations send').click();
    await page.locator('main').getByRole('link', { name: 'Too many requests.' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/errors');
    await expectSound(visited);
    await visited.context.close();
  });

  test.each(['/docs/', '/docs/errors', '/docs/reference/track-sale', '/docs/try'])(
    '%s is light: less than 250 kB, with what it loads beforehand',
    async (address) => {
      const { page, context } = await go(address);
      const { bytes, firstPaint, requests } = await weigh(page);
      console.log(`${address}: ${requests} requests, ${Math.round(bytes / 1024)} kB, first content ${firstPaint} ms`);
      expect(bytes).toBeLessThan(250_000);
      await context.close();
    },
  );
});
