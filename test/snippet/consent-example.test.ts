import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasChromium, inChromium } from './support/chromium.ts';
import { startStage, type Stage, type Visitor } from './support/stage.ts';

// The banner of the guide "Consent".

const file = (name: string): string => readFileSync(new URL(`../../examples/consent/${name}`, import.meta.url), 'utf8');

describe.skipIf(!hasChromium)(`the example of a banner, ${inChromium}`, () => {
  let stage: Stage;
  let visitor: Visitor;
  let landing: string;
  beforeAll(async () => {
    stage = await startStage();
    landing = stage.site.at(`/?aff=${stage.campaign.code}`);
    stage.site.put('*', { body: file('page.html').replace('https://referrals.brand.dev', stage.service.baseUrl) });
    stage.site.put('/consent.js', { type: 'text/javascript', body: file('consent.js') });
  });
  beforeEach(async () => void (visitor = await stage.visitor()));
  afterAll(() => stage.stop());

  const banner = () => visitor.page.isVisible('#consent');
  const answer = async (text: string) => {
    await visitor.page.click(`#consent button:text-is("${text}")`);
    await visitor.calm();
  };

  test('before an answer: nothing is sent, and nothing is stored', async () => {
    await visitor.open(landing);
    expect(await banner()).toBe(true);
    expect(visitor.clicks).toEqual([]);
    expect(await visitor.context.cookies()).toEqual([]);
    expect(await visitor.page.evaluate('localStorage.length')).toBe(0);
  });

  test('yes: the click is recorded, and the next page does not ask again', async () => {
    await visitor.open(landing);
    await answer('Yes');
    await expect.poll(() => visitor.cookie()).toMatch(/^clk_/);
    await visitor.open(stage.site.at('/pricing'));
    expect(await banner()).toBe(false);
    expect(await visitor.page.evaluate('referral.clickId()')).toBe(await visitor.cookie());
    expect(visitor.clicks).toHaveLength(1);
    expect(visitor.troubles).toEqual([]);
  });

  test('no: nothing is sent, now and on the next page', async () => {
    await visitor.open(landing);
    await answer('No');
    await visitor.open(landing);
    expect(await banner()).toBe(false);
    expect(visitor.clicks).toEqual([]);
    expect(await visitor.context.cookies()).toEqual([]);
  });

  test('a yes on a later page still counts for the partner of the first', async () => {
    await visitor.open(landing);
    await visitor.page.click('a');
    await visitor.calm();
    expect(new URL(visitor.page.url()).search).toBe(`?aff=${stage.campaign.code}`);
    expect(visitor.clicks).toEqual([]);
    await answer('Yes');
    await expect.poll(() => visitor.clicks.length).toBe(1);
  });

  test('after an answer, the links of the site stay as they are', async () => {
    await visitor.open(landing);
    await answer('No');
    await visitor.page.click('a');
    await visitor.calm();
    expect(visitor.page.url()).toBe(stage.site.at('/pricing'));
  });

  test('a yes that is withdrawn in the settings removes the cookies', async () => {
    await visitor.open(landing);
    await answer('Yes');
    await expect.poll(() => visitor.cookie()).toMatch(/^clk_/);
    await visitor.page.click('#consent-settings');
    await answer('No');
    expect(await visitor.context.cookies()).toEqual([]);
    await visitor.open(landing);
    expect(visitor.clicks).toHaveLength(1);
  });

  test('Global Privacy Control is a no', async () => {
    const script = `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })`;
    visitor = await stage.visitor({ script });
    await visitor.open(landing);
    expect(await banner()).toBe(false);
    expect(visitor.clicks).toEqual([]);
  });
});
