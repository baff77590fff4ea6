import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readSite } from '../../src/pages/site.ts';
import type { Campaign } from '../support/fixtures.ts';
import { weigh } from '../support/measure.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { hasChromium, inChromium, openStage, settled, type Stage } from './support.ts';

// Where the dashboard works: below a path prefix, and under each name of this machine; and how quickly it is there.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let proxy: Proxy;
  let campaign: Campaign;
  beforeAll(async () => {
    [stage, proxy] = await Promise.all([openStage(), startProxy('/referrals/v2')]);
    const below = await stage.service.second({ baseUrl: proxy.address, dashboard: readSite(inject('dashboardDir')) });
    proxy.forwardTo(below.baseUrl);
    campaign = await stage.service.make.campaign();
  });
  afterAll(async () => {
    await stage.stop();
    await proxy.stop();
  });

  test('below a path prefix a person signs in, reads a page, and loads it again', async () => {
    const { email } = await stage.service.make.member(campaign.id);
    const complaints: string[] = [];
    const page = await stage.browser.newPage();
    page.on('console', (message) => {
      const expected = message.text().startsWith('Failed to load resource: the server responded with a status of 401');
      if (message.type() === 'error' && !expected) complaints.push(message.text());
    });
    await page.goto(`${proxy.address}/app/programs/${campaign.id}/links?enabled=true`);
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await settled(page, 'Links');
    expect(page.url()).toBe(`${proxy.address}/app/programs/${campaign.id}/links?enabled=true`);
    await page.getByText(campaign.code, { exact: true }).first().waitFor();
    await page.reload();
    await settled(page, 'Links');
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a person who opened it at localhost comes back signed in', async () => {
    const { email } = await stage.service.make.member(campaign.id);
    const page = await stage.browser.newPage();
    const { port } = new URL(stage.service.baseUrl);
    await page.goto(`http://localhost:${port}/app/programs/${campaign.id}/links`);
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await settled(page, 'Links');
    await page.close();
  });

  test('the first page is small', async () => {
    const { email } = await stage.service.make.member(campaign.id);
    const { page, close } = await stage.visit(`/app/programs/${campaign.id}/links`, email);
    await settled(page, 'Links');
    const { bytes, firstPaint, requests } = await weigh(page);
    console.log(`${requests} requests, ${Math.round(bytes / 1024)} kB, first content ${firstPaint} ms`);
    expect(bytes).toBeLessThan(250 * 1024);
    await close();
  });

  test('the scripts of the overview and the typeface are small', async () => {
    const { email } = await stage.service.make.member(campaign.id);
    const { page, close } = await stage.visit(`/app/programs/${campaign.id}`, email);
    await settled(page, 'Overview');
    const weightOf = (ending: string) =>
      page.evaluate<number>(`performance.getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('${ending}'))
        .reduce((sum, { transferSize }) => sum + transferSize, 0)`);
    const [scripts, fonts] = [await weightOf('.js'), await weightOf('.woff2')];
    console.log(`scripts ${Math.round(scripts / 1024)} KiB, fonts ${Math.round(fonts / 1024)} KiB`);
    expect(scripts).toBeLessThan(250 * 1024);
    expect(fonts).toBeGreaterThan(0);
    const all = Object.entries(readSite(inject('dashboardDir'))!.files).filter(([path]) => path.endsWith('.woff2'));
    expect(all.reduce((sum, [, { content }]) => sum + content.length, 0)).toBeLessThan(120 * 1024);
    await close();
  });
});
