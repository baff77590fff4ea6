import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, inChromium } from './support/chromium.ts';
import { startStage, type Stage } from './support/stage.ts';

// A browser without windows does not prerender, so the page is made to look like it.
const PRERENDERED = `
  let hidden = true;
  Object.defineProperty(Document.prototype, 'prerendering', { get: () => hidden });
  window.show = () => {
    hidden = false;
    document.dispatchEvent(new Event('prerenderingchange'));
  };`;
// As in Chromium, a prerendered page gets no lock, and the wait for one ends.
const LOCKS = `
  if (navigator.locks) navigator.locks.request = (name, { signal }, work) => new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    document.addEventListener('prerenderingchange', () => resolve(work()));
    if (!document.prerendering) resolve(work());
  });
  AbortSignal.timeout = () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    return controller.signal;
  };`;

describe.skipIf(!hasChromium)(`a prerendered page, ${inChromium}`, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await startStage()));
  afterAll(() => stage.stop());

  test.each([
    ['with locks', 'localhost', LOCKS],
    ['with locks that are granted', 'localhost', ''],
    ['without locks', 'localhost', `Object.defineProperty(navigator, 'locks', { value: undefined });`],
    ['on http', 'www.brand.test', ''],
  ])('sends and stores nothing before it is seen: %s', async (_, host, locks) => {
    const visitor = await stage.visitor({ script: PRERENDERED + locks });
    await visitor.page.goto(stage.site.at(`/?aff=${stage.campaign.code}`, host));
    await visitor.page.evaluate(
      `document.body.append('more'); void referral.lead().then((said) => { window.said = said })`,
    );
    await visitor.page.evaluate('new Promise((resolve) => setTimeout(resolve, 500))');
    expect([visitor.clicks, visitor.leads, await visitor.context.cookies()]).toEqual([[], [], []]);
    await visitor.page.evaluate('show()');
    await expect.poll(() => visitor.cookie()).toMatch(/^clk_/);
    await expect.poll(() => visitor.page.evaluate('window.said')).toMatchObject({ ok: true });
    expect(visitor.clicks).toHaveLength(1);
    expect(visitor.troubles).toEqual([]);
  });
});
