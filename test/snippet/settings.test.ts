import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasChromium, inChromium } from './support/chromium.ts';
import { startStage, type Stage, type Visitor } from './support/stage.ts';

// A tag manager may drop `data-*`: the script's address and `window.referralSettings` say the same.

describe.skipIf(!hasChromium)(`settings, ${inChromium}`, () => {
  let stage: Stage;
  let visitor: Visitor;
  beforeAll(async () => void (stage = await startStage()));
  beforeEach(async () => void (visitor = await stage.visitor()));
  afterAll(() => stage.stop());

  interface Given {
    query?: string;
    attributes?: string;
    settings?: object | string;
  }
  const open = async ({ query = '', attributes = '', settings }: Given, landing = `aff=${stage.campaign.code}`) => {
    const early = settings === undefined ? '' : `window.referralSettings = ${JSON.stringify(settings)};`;
    const src = `${stage.service.baseUrl}/referral.js${query}`;
    // As a tag manager adds it.
    const body = `<!doctype html><title>Brand</title><script>${early}
      document.head.append(Object.assign(document.createElement('script'), { src: '${src}' }))</script>`;
    const tag = `<!doctype html><title>Brand</title><script>${early}</script><script src="${src}" ${attributes}></script>`;
    stage.site.put('/', { body: attributes ? tag : body });
    await visitor.open(stage.site.at(`/?${landing}`));
    await visitor.calm();
  };

  test.each<[string, Given]>([
    ['the address', { query: '?consent=required' }],
    ['the address, without a value', { query: '?v=2&consent' }],
    ['the address, after an escaped sign', { query: '?v=2&amp;consent=required' }],
    ['the address, after an encoded sign', { query: '?v=2%26consent%3Drequired' }],
    ['the address, with the name of the attribute in capitals', { query: '?Data-Consent=required' }],
    ['the fragment of the address', { query: '#consent=required' }],
    ['the address, whatever the page says', { query: '?consent=required', settings: { consent: false } }],
    ['the page', { settings: { consent: 'required' } }],
    ['the page, misspelt', { settings: { consent: '' } }],
    ['the page, whatever the address says', { query: '?api=&domain=', settings: { consent: true } }],
    ['the tag, whatever the page says', { attributes: 'data-consent', settings: { consent: false } }],
  ])('consent is required by %s: no cookie and no request before it', async (_, given) => {
    await open(given);
    expect(await visitor.context.cookies()).toEqual([]);
    expect(visitor.clicks).toEqual([]);
    await visitor.page.evaluate('referral.consent(true)');
    await expect.poll(() => visitor.clicks.length).toBe(1);
  });

  test.each<[string, Given]>([
    ['nothing', {}],
    ['an address with a longer name', { query: '?consents=1&v=consent' }],
    ['an object without settings', { settings: {} }],
    ['consent: false', { settings: { consent: false } }],
    ['no object', { settings: 'consent' }],
  ])('%s requires no consent', async (_, given) => {
    await open(given);
    await expect.poll(() => visitor.cookie()).toMatch(/^clk_/);
  });

  test.each<[string, Given, boolean]>([
    ['the address', { query: '?parameters=via,ref' }, true],
    ['the page', { settings: { parameters: ['ref', 'via'] } }, true],
    ['the tag before the address', { attributes: 'data-parameters="ref"', query: '?parameters=via' }, false],
    ['the address before the page', { query: '?parameters=ref', settings: { parameters: 'via' } }, false],
  ])('parameters are named by %s', async (_, given, found) => {
    await open(given, `via=${stage.campaign.code}`);
    expect(visitor.clicks).toHaveLength(found ? 1 : 0);
  });
});
