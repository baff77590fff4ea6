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
import { canLook, DEVICES, isPhone, visit, type Visit } from './support/chromium.ts';
import { builtSite } from './support/pages.ts';

// The page that sends requests, on a service that has just started: with the demo program and its link.

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

  test('the first Execute is answered with 200', async () => {
    const { page, foreign, complaints, context } = await open();
    expect(await execute(page)).toMatchObject({ line: '200 OK', body: { success: true } });
    expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });
    await context.close();
  });

  test('a phone shows the response, which is below the form', async () => {
    const { page, context } = await visit(browser, instance.baseUrl, DEVICES.find(isPhone));
    await page.goto(`${instance.baseUrl}/docs/try`, { waitUntil: 'networkidle' });
    const { y: before } = (await page.locator('.answer').boundingBox())!;
    const { height } = page.viewportSize()!;
    expect(before).toBeGreaterThan(height);
    await execute(page);
    await expect
      .poll(() =>
        page
          .locator('.answer .status')
          .boundingBox()
          .then((box) => box!.y),
      )
      .toBeLessThan(height);
    await context.close();
  });

  test.each(['localhost', '127.0.0.1'])('so it is when the reader opens the service as %s', async (host) => {
    const { port } = new URL(instance.baseUrl);
    const { page, context } = await open(`http://${host}:${port}`);
    expect((await execute(page)).line).toBe('200 OK');
    await context.close();
  });

  test('the whole chain runs without typing: each step uses what the step before returned', async () => {
    const { page, complaints, context } = await open();
    const { click_id } = (await execute(page)).body;
    await step(page, '2. Lead');
    expect(await page.getByLabel('Request body').inputValue()).toContain(String(click_id));
    expect((await execute(page)).body).toMatchObject({ message: 'Lead tracked successfully' });
    await step(page, '3. Sale');
    expect((await execute(page)).body).toMatchObject({ attributed: true, message: 'Sale tracked successfully' });
    await step(page, '4. Refund');
    expect((await execute(page)).body).toMatchObject({ status: 'reversed', deduction_cents: 1980 });
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a chain can be run again, with new identifiers', async () => {
    const { page, context } = await open();
    for (let round = 0; round < 2; round++) {
      await step(page, '1. Click');
      await execute(page);
      await step(page, '2. Lead');
      expect((await execute(page)).line).toBe('200 OK');
    }
    await context.close();
  });

  test('operations of the management API start with the demo program', async () => {
    const { page, context } = await open(instance.baseUrl, '#listLinks');
    const { program_id: id } = (await readDemo(demoPath(dataDir)))!;
    await expect.poll(() => page.getByLabel('program_id', { exact: true }).inputValue()).toBe(String(id));
    await context.close();
  });

  test('an error leads to what to do', async () => {
    const { page, context } = await open(instance.baseUrl, '#trackSale');
    await page.getByLabel('API key').fill('refkey_wrong');
    expect((await execute(page)).line).toContain('401');
    await page.getByRole('link', { name: 'What to do' }).click();
    await expect.poll(() => page.url()).toContain('/docs/errors#unauthorized');
    await context.close();
  });

  test('a sale without its lead is explained by its code, not by another error with the same message', async () => {
    const { page, context } = await open(instance.baseUrl, '#trackSale');
    expect((await execute(page)).line).toContain('400');
    await expect.poll(() => page.locator('.answer .note').innerText()).toContain('The identifiers match no customer');
    await context.close();
  });

  test('a response leads to the next step, and an error says what it means', async () => {
    const { page, context } = await open();
    await execute(page);
    await page.getByRole('button', { name: 'Next: 2. Lead' }).click();
    expect(await page.getByLabel('Endpoint').inputValue()).toBe('trackLead');
    await page.getByLabel('Request body').fill('{"click_id": "clk_unknown"}');
    expect((await execute(page)).line).toContain('400');
    await expect.poll(() => page.locator('.answer .note').innerText()).toContain('What to do');
    expect(await page.getByRole('button', { name: /Next/ }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });

  test('a body that is not JSON is not sent', async () => {
    const { page, context } = await open();
    await page.getByLabel('Request body').fill('{bad');
    await page.getByRole('button', { name: 'Execute' }).click();
    await expect.poll(() => page.locator('.answer').innerText()).toContain('Not sent');
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await expect.poll(() => page.locator('.answer').innerText()).toContain('Not copied');
    await context.close();
  });

  test('the request can be copied as a command', async () => {
    const { page, context } = await open(instance.baseUrl, '#trackSale');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toContain(`'${instance.baseUrl}/api/v1/track/sale'`);
    expect(copied).toContain("-H 'Authorization: Bearer refkey_");
    expect(copied).toContain('"transaction_id"');
    await context.close();
  });

  test('it offers no request that people cannot send', async () => {
    const { page, context } = await open();
    const offered = await page.getByLabel('Endpoint').locator('option').allInnerTexts();
    expect(offered).toContain("Record a sale and the partner's commission");
    expect(offered.filter((name) => /retired|Stripe/i.test(name))).toEqual([]);
    await context.close();
  });

  test('a service that cannot be reached is reported, and the next try works', async () => {
    const { page, context } = await open();
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Execute' }).click();
    await expect.poll(() => page.locator('.answer').innerText()).toContain('No response');
    await page.unroute('**/api/**');
    expect((await execute(page)).line).toBe('200 OK');
    await context.close();
  });

  test('the link of an operation opens it here, with its parameters', async () => {
    const { page, context } = await open(instance.baseUrl, '#getReadiness');
    expect(await page.getByLabel('Endpoint').inputValue()).toBe('getReadiness');
    expect((await execute(page)).body).toHaveProperty('gates');
    await context.close();
  });

  test.each([
    ['rotateKey', 'rotate_by'],
    ['markKey', 'rotate_by'],
    ['createToken', 'expires_at'],
  ])('the example of %s has a deadline that the service accepts on any day', async (operation, field) => {
    const { page, context } = await open(instance.baseUrl, `#${operation}`);
    const shown = page.getByLabel('Request body');
    await expect.poll(() => shown.inputValue()).toContain(field);
    const body = JSON.parse(await shown.inputValue()) as Record<string, string>;
    const days = (Date.parse(body[field]!) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await context.close();
  });

  test('without a demo the reader pastes a key', async () => {
    const own = await service.second({ site: builtSite() });
    const { key } = await service.make.campaign();
    const { page, context } = await open(own.baseUrl, '#getReadiness');
    expect(await page.getByLabel('API key').inputValue()).toBe('');
    await page.getByLabel('API key').fill(key);
    expect((await execute(page)).line).toBe('200 OK');
    await context.close();
  });

  const stored = (page: Page) =>
    page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])');

  test('an operation of the management API takes a token, which is stored nowhere', async () => {
    const { id } = await service.make.campaign();
    const { apiToken } = await service.make.member(id);
    const { page, complaints, context } = await open(instance.baseUrl, '#listLinks');
    await page.getByLabel('program_id', { exact: true }).fill(String(id));
    await page.getByLabel('API token').fill(apiToken);
    const { line, body } = await execute(page);
    expect([line, (body.data as unknown[]).length]).toEqual(['200 OK', 1]);
    expect(await stored(page)).not.toContain(apiToken);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.getByLabel('API token').inputValue()).toBe('');
    await context.close();
  });

  test('without a token it uses the session of the browser, also for a change', async () => {
    const { id } = await service.make.campaign();
    const { accountId } = await service.make.member(id);
    const { cookie } = await service.make.session(accountId);
    const { page, context } = await open(instance.baseUrl, '#updateProgram');
    const [name, value] = cookie!.split('=');
    await context.addCookies([{ name: name!, value: value!, url: instance.baseUrl }]);
    await page.getByLabel('program_id', { exact: true }).fill(String(id));
    await page.getByLabel('Request body').fill('{"name": "Tried"}');
    expect((await execute(page)).body).toMatchObject({ data: { name: 'Tried' } });
    await context.close();
  });
});
