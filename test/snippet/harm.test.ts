import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasChromium, inChromium } from './support/chromium.ts';
import { startTrouble } from './support/site.ts';
import { LINK_COOKIE, startStage, type Stage, type Visitor } from './support/stage.ts';

describe.skipIf(!hasChromium)(`the page always keeps working, ${inChromium}`, () => {
  let stage: Stage;
  let visitor: Visitor;
  let query: string;
  beforeAll(async () => {
    stage = await startStage();
    query = `?aff=${stage.campaign.code}`;
  });
  beforeEach(async () => void (visitor = await stage.visitor()));
  afterAll(() => stage.stop());

  const CONTENT = `<form action="/done"><input type="hidden" name="service_click_id"><button>Send</button></form>
    <a href="https://buy.stripe.com/x">Buy</a>`;
  const page = (path: string, attributes = 'defer') => stage.site.put(path, { body: stage.html(CONTENT, attributes) });
  async function worksOn() {
    await visitor.page.evaluate(`document.body.append('more')`);
    await Promise.all([visitor.page.waitForURL('**/done?**'), visitor.page.click('button')]);
    expect(visitor.troubles).toEqual([]);
  }

  describe('under a strict Content-Security-Policy', () => {
    test.each(['defer', 'async', ''])('with “%s”', async (how) => {
      const service = stage.service.baseUrl;
      const policy = `default-src 'none'; script-src ${service}; connect-src ${service}; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
      stage.site.put('/csp', { body: stage.html(CONTENT, how), headers: { 'Content-Security-Policy': policy } });
      await visitor.open(stage.site.at(`/csp${query}`));
      await expect.poll(() => visitor.page.inputValue('input')).toMatch(/^clk_/);
      expect(await visitor.page.getAttribute('a', 'href')).toContain(await visitor.cookie());
      await worksOn();
    });

    test('a violation is detected', async () => {
      const headers = { 'Content-Security-Policy': "default-src 'none'" };
      stage.site.put('/csp', { body: stage.html(CONTENT), headers });
      await visitor.open(stage.site.at(`/csp${query}`));
      expect(visitor.troubles).toHaveLength(1);
    });
  });

  describe('with globals that are missing, broken or frozen:', () => {
    test.each([
      'delete window.fetch',
      'window.fetch = () => { throw new Error("no") }',
      'window.fetch = () => undefined',
      'window.fetch = async () => ({})',
      'window.JSON = null',
      'window.URL = undefined',
      'window.URLSearchParams = 7',
      'window.Promise = null',
      'window.MutationObserver = undefined',
      'window.AbortSignal = undefined',
      'window.setTimeout = null',
      'window.addEventListener = null',
      'window.Element = null',
      'window.console = null',
      'window.navigation = {}',
      'Object.defineProperty(navigator, "locks", { get() { throw new Error("no") } })',
      'Object.defineProperty(navigator, "locks", { value: { request: async () => { throw new Error("no") } } })',
      'Object.defineProperty(Document.prototype, "currentScript", { get() { throw new Error("no") } })',
      'performance.getEntriesByType = null',
      'document.querySelector = null',
      'document.querySelectorAll = () => { throw new Error("no") }',
      'Array.prototype.map = Array.prototype.find = Array.prototype.filter = null',
      'String.prototype.split = () => { throw new Error("no") }',
      'RegExp.prototype.exec = RegExp.prototype.test = null',
      'Object.assign = null',
      'Object.freeze(Object.prototype); Object.freeze(Array.prototype)',
      'window.referral = Object.freeze({ q: [] })',
      'window.referral = "a name of the page’s own"',
      'window.referral = { q: 7 }',
      'window.referral = { q: [7, null, () => { throw new Error("no") }] }',
      'Object.defineProperty(window, "referral", { value: Object.freeze({ q: [] }) })',
      'Object.defineProperty(window, "referral", { get() { throw new Error("no") } })',
    ])('%s', async (script) => {
      visitor = await stage.visitor({ script });
      page('/odd');
      await visitor.page.goto(stage.site.at(`/odd${query}`));
      // The page may have broken what the harness needs to wait, so wait for a fixed time.
      await new Promise((resolve) => setTimeout(resolve, 300));
      await visitor.page
        .locator('a')
        .dispatchEvent('auxclick')
        .catch(() => undefined);
      await Promise.all([visitor.page.waitForURL('**/done?**'), visitor.page.locator('button').click()]);
      expect(visitor.troubles).toEqual([]);
    });

    test('an element of that name: the snippet still works', async () => {
      stage.site.put('/odd', { body: stage.html(`<div id="referral"></div>${CONTENT}`) });
      await visitor.open(stage.site.at(`/odd${query}`));
      expect(await visitor.page.evaluate('referral.clickId()')).toMatch(/^clk_/);
      await worksOn();
    });

    test('a variable of the page keeps its value', async () => {
      visitor = await stage.visitor({ script: 'window.referral = { campaign: "spring" }' });
      page('/odd');
      await visitor.open(stage.site.at(`/odd${query}`));
      expect(await visitor.page.evaluate('[referral.campaign, typeof referral.clickId]')).toEqual([
        'spring',
        'function',
      ]);
    });
  });

  test('an unknown code is said on the console, with a link to what it means', async () => {
    const warnings: string[] = [];
    visitor.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    page('/');
    await visitor.open(stage.site.at('/?aff=nobody-has-this'));
    await expect.poll(() => warnings[0]).toContain('Referral link not found');
    expect(warnings[0]).toContain(`See ${stage.service.baseUrl}/docs/errors`);
    await worksOn();
  });

  test('a tag without the address of the service is named, and no link is made of it', async () => {
    const warnings: string[] = [];
    visitor.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const body = await (await fetch(`${stage.service.baseUrl}/referral.js`)).text();
    stage.site.put('/inlined', { body: `<!doctype html><title>Brand</title><script>${body}</script>` });
    await visitor.open(stage.site.at(`/inlined${query}`));
    await expect.poll(() => warnings[0]).toContain('data-api is missing');
    expect(warnings[0]).not.toContain('undefined');
  });

  test('from an unlisted origin the service rejects the call, and nothing is recorded', async () => {
    const before = await stage.service.db.knex('clicks').count();
    const warnings: string[] = [];
    visitor.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    page('/');
    await visitor.open(stage.site.at(`/${query}`, '127.0.0.1'));
    expect(visitor.clicks).toHaveLength(1);
    expect(await visitor.page.evaluate('referral.clickId()')).toBeUndefined();
    expect(await visitor.page.evaluate('referral.lead()')).toMatchObject({ ok: false, status: 0 });
    // The browser's own message about CORS does not say what to do.
    const { origin } = new URL(stage.site.at('/', '127.0.0.1'));
    expect(warnings[0]).toMatch(/^referral: the click was not recorded/);
    expect(warnings[0]).toContain(
      `Does the program allow the origin ${origin}? See ${stage.service.baseUrl}/docs/errors#originNotAllowed` +
        ` To allow it: npm run -s admin -- program update --program-id <id> --add-allowed-origin ${origin}`,
    );
    await worksOn();
    expect(await stage.service.db.knex('clicks').count()).toEqual(before);
  });

  describe('while the service cannot be reached', () => {
    const outage = () => visitor.context.route('**/api/v1/**', (route) => route.abort());

    test('the page works, and the next page sends the click', async () => {
      page('/');
      await outage();
      await visitor.open(stage.site.at(`/${query}`));
      expect(await visitor.page.evaluate('referral.clickId()')).toBeUndefined();
      await worksOn();
      // The page is left first: it could send the click itself, with its own address, as soon as it can.
      await visitor.page.goto('about:blank');
      await visitor.context.unroute('**/api/v1/**');
      await visitor.open(stage.site.at('/other'));
      expect(await visitor.cookie()).toMatch(/^clk_/);
      const { knex } = stage.service.db;
      const [row] = await knex('clicks').where({ click_id: await visitor.cookie() });
      const link = knex('links').where({ code: stage.campaign.code });
      expect(row).toMatchObject({ link_id: (await link.pluck<number[]>('id'))[0], page_url: null, referrer_url: null });
      const { length } = visitor.clicks;
      await visitor.open(stage.site.at('/third'));
      expect(visitor.clicks).toHaveLength(length);
    });

    test('a lead sends the click first, once the service is back', async () => {
      page('/');
      await outage();
      await visitor.open(stage.site.at(`/${query}`));
      await visitor.context.unroute('**/api/v1/**');
      expect(await visitor.page.evaluate('referral.lead()')).toMatchObject({ ok: true });
      expect(visitor.leads).toEqual([{ click_id: await visitor.cookie() }]);
    });

    test('the click is tried at most ten times', async () => {
      await outage();
      for (let view = 0; view < 12; view++) await visitor.open(stage.site.at(`/${query}`));
      expect(visitor.clicks).toHaveLength(10);
      expect(await visitor.cookie(LINK_COOKIE)).toBe(`${stage.campaign.code}:10`);
    });

    test('nothing listens at the address', async () => {
      page('/dead', 'defer data-api="http://127.0.0.1:9"');
      await visitor.open(stage.site.at(`/dead${query}`));
      expect(await visitor.page.evaluate('referral.lead()')).toMatchObject({ ok: false, status: 0 });
      await worksOn();
    });

    test('the script itself does not load', async () => {
      stage.site.put('/dead', {
        body: `<!doctype html><script src="http://127.0.0.1:9/referral.js"></script>${CONTENT}`,
      });
      await visitor.open(stage.site.at(`/dead${query}`));
      await worksOn();
    });
  });

  test.each([502, 429])('a response of %d does not count: the click is sent later', async (status) => {
    const trouble = await startTrouble(status);
    page('/', `defer data-api="${trouble.url}"`);
    await visitor.open(stage.site.at(`/${query}`));
    await visitor.open(stage.site.at('/'));
    expect(trouble.requests).toBe(2);
    await trouble.stop();
    await visitor.open(stage.site.at('/other'));
    expect(await visitor.cookie()).toMatch(/^clk_/);
  });

  test('a service that never answers is given up after ten seconds', async () => {
    const trouble = await startTrouble('silent');
    page('/', `defer data-api="${trouble.url}"`);
    await visitor.page.clock.install();
    await visitor.page.goto(stage.site.at(`/${query}`));
    await expect.poll(() => trouble.requests).toBe(1);
    await visitor.page.evaluate(`referral.lead({ click_id: 'clk_x' }).then((said) => { window.said = said }); 0`);
    await visitor.page.clock.fastForward(10_001); // the click
    await expect.poll(() => trouble.requests).toBe(2); // the click is tried again before the lead
    await visitor.page.clock.fastForward(10_001);
    await expect.poll(() => trouble.requests).toBe(3); // the lead
    expect(await visitor.page.evaluate('window.said')).toBeUndefined();
    await visitor.page.clock.fastForward(10_001);
    await expect.poll(() => visitor.page.evaluate('window.said')).toMatchObject({ ok: false, status: 0 });
    expect(visitor.troubles).toEqual([]);
    await trouble.stop();
  });
});
