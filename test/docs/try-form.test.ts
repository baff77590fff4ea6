import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureDemo } from '../../src/demo/demo.ts';
import { demoPath, readDemo } from '../../src/demo/file.ts';
import { inChromium, launchChromium } from '../support/chromium.ts';
import { startService, type Instance, type Service } from '../support/service.ts';
import { canLook, DEVICES, visit, type Visit } from './support/chromium.ts';
import { builtSite } from './support/pages.ts';

// The form of the page that sends requests: its fields, and where the response appears.

describe.skipIf(!canLook())(inChromium, () => {
  let service: Service;
  let instance: Instance;
  let browser: Browser;
  const dataDir = mkdtempSync(join(tmpdir(), 'try-'));

  beforeAll(async () => {
    service = await startService();
    const demo = { read: () => readDemo(demoPath(dataDir)), showsKey: true };
    instance = await service.second({ site: builtSite(), demo });
    await ensureDemo({ db: service.db, clock: service.clock, dataDir, baseUrl: instance.baseUrl });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await service.stop();
    rmSync(dataDir, { recursive: true });
  });

  async function open(baseUrl = instance.baseUrl, fragment = ''): Promise<Visit> {
    const visited = await visit(browser, baseUrl);
    await visited.page.goto(`${baseUrl}/docs/try${fragment}`, { waitUntil: 'networkidle' });
    return visited;
  }

  /** Presses "Execute" and returns the status line and the body of the response. */
  async function execute(page: Page): Promise<{ line: string; body: Record<string, unknown> }> {
    await page.getByRole('button', { name: 'Execute' }).click();
    const line = await page.locator('.answer .status').innerText();
    const body = JSON.parse(await page.locator('.answer pre').innerText()) as Record<string, unknown>;
    return { line, body };
  }

  test('on a phone the status line is below the bars, and the form begins on the first screen', async () => {
    const { page, context } = await visit(
      browser,
      instance.baseUrl,
      DEVICES.find(({ width }) => width === 390),
    );
    await page.goto(`${instance.baseUrl}/docs/try`, { waitUntil: 'networkidle' });
    const topOf = async (what: string) => (await page.locator(what).boundingBox())!.y;
    expect(await topOf('#try-operation')).toBeLessThan(page.viewportSize()!.height - 100);
    await execute(page);
    const status = page.locator('.answer .status');
    await expect.poll(() => status.boundingBox().then((box) => box!.y)).toBeLessThan(300);
    // No bar covers it.
    const isOnTop = () =>
      status.evaluate((line) => {
        const { left, top, height } = line.getBoundingClientRect();
        return line.ownerDocument.elementFromPoint(left + 2, top + height / 2) === line;
      });
    await expect.poll(isOnTop).toBe(true);
    await context.close();
  });

  test('a parameter with fixed values is a choice, which is not sent unless it is made', async () => {
    const { page, context } = await open(instance.baseUrl, '#listLinks');
    const order = page.getByLabel('order', { exact: true });
    expect(await order.locator('option').allInnerTexts()).toEqual(['not sent', 'newest', 'oldest']);
    expect(await page.getByLabel('enabled', { exact: true }).locator('option').allInnerTexts()).toEqual([
      'not sent',
      'true',
      'false',
    ]);
    const address = () => page.locator('.endpoint code').innerText();
    expect(await address()).not.toContain('order');
    await order.selectOption('oldest');
    expect(await address()).toContain('?order=oldest');
    await context.close();
  });
});
