import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureDemo } from '../../src/demo/demo.ts';
import { demoPath, readDemo } from '../../src/demo/file.ts';
import { axeFindings } from '../support/measure.ts';
import { inChromium, launchChromium } from '../support/chromium.ts';
import { startService, type Instance, type Service } from '../support/service.ts';
import { canLook, visit, type Visit } from './support/chromium.ts';
import { builtSite } from './support/pages.ts';

// What the steps of the chain pass on to each other on the page that sends requests.

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

  const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  test('later steps use the identifiers of the bodies that were accepted, also edited ones', async () => {
    const { page, context } = await open();
    const shown = page.getByLabel('Request body');
    const edit = async (name: string, value: string) =>
      shown.fill(JSON.stringify({ ...(JSON.parse(await shown.inputValue()) as object), [name]: value }));
    await execute(page);
    await step(page, '2. Lead');
    await edit('customer_key', 'user_edited');
    await execute(page);
    await page.getByRole('button', { name: 'Next: 3. Sale' }).click();
    expect(JSON.parse(await shown.inputValue())).toMatchObject({ customer_key: 'user_edited' });
    await edit('transaction_id', 'order_edited');
    expect((await execute(page)).body).toMatchObject({ attributed: true });
    await page.getByRole('button', { name: 'Next: 4. Refund' }).click();
    expect(JSON.parse(await shown.inputValue())).toMatchObject({ transaction_id: 'order_edited' });
    expect((await execute(page)).body).toMatchObject({ status: 'reversed' });
    await context.close();
  });

  test('a body that was not accepted passes nothing on', async () => {
    const { page, context } = await open(instance.baseUrl, '#trackSale');
    const shown = page.getByLabel('Request body');
    await shown.fill('{"customer_key": "user_unknown", "transaction_id": "order_unknown", "amount_cents": 100}');
    expect((await execute(page)).line).toContain('400');
    await step(page, '4. Refund');
    expect(await shown.inputValue()).not.toContain('order_unknown');
    await context.close();
  });

  test.each([
    ['trackSale', 'Needs steps 1 and 2: run click and lead first.', 'Run 1. Click, 2. Lead'],
    ['trackRefund', 'Needs steps 1, 2 and 3: run click, lead and sale first.', 'Run 1. Click, 2. Lead, 3. Sale'],
  ])('%s, opened first, offers to run the steps that it needs', async (operation, need, name) => {
    const { page, context } = await open(instance.baseUrl, `#${operation}`);
    const note = page.locator('.try .need');
    expect(await note.innerText()).toContain(need);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => note.count()).toBe(0);
    expect((await execute(page)).line).toBe('200 OK');
    await context.close();
  });

  test('a step that is needed and not accepted shows why', async () => {
    const { page, context } = await open(instance.baseUrl, '#trackRefund');
    await page.getByLabel('API key').fill('refkey_wrong');
    await page.getByRole('button', { name: /^Run/ }).click();
    await expect.poll(() => page.locator('.answer').innerText()).toContain('401');
    expect(await page.locator('.try .need').count()).toBe(1);
    await context.close();
  });
});
