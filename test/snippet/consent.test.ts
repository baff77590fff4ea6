import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasChromium, inChromium } from './support/chromium.ts';
import { startStage, type Stage, type Visitor } from './support/stage.ts';

describe.skipIf(!hasChromium)(`consent, ${inChromium}`, () => {
  let stage: Stage;
  let visitor: Visitor;
  let landing: string;
  const FORM = '<form><input type="hidden" name="service_click_id"></form><a href="https://buy.stripe.com/x">Buy</a>';

  beforeAll(async () => {
    stage = await startStage();
    landing = `/?aff=${stage.campaign.code}`;
    stage.site.put('/', { body: stage.html(FORM, 'defer data-consent="required"') });
    stage.site.put('/free', { body: stage.html(FORM) });
  });
  beforeEach(async () => void (visitor = await stage.visitor()));
  afterAll(() => stage.stop());

  const kept = async () =>
    visitor.page.evaluate('({ cookie: document.cookie, local: localStorage.length, session: sessionStorage.length })');
  const NOTHING = { cookie: '', local: 0, session: 0 };
  const field = () => visitor.page.inputValue('input');
  const link = () => visitor.page.getAttribute('a', 'href');
  const consent = (granted: unknown) => visitor.page.evaluate(`referral.consent(${JSON.stringify(granted)})`);

  test('required and missing: nothing is stored, nothing is sent', async () => {
    await visitor.open(stage.site.at(landing));
    await visitor.page.click('a', { noWaitAfter: true, modifiers: ['Alt'] }).catch(() => undefined);
    expect(await visitor.page.evaluate('referral.clickId()')).toBeUndefined();
    expect(await visitor.page.evaluate('referral.lead({ email: "a@brand.dev" })')).toEqual({
      ok: false,
      provisional: false,
      status: 0,
      message: 'no consent',
    });
    expect(await kept()).toEqual(NOTHING);
    expect([...visitor.clicks, ...visitor.leads]).toEqual([]);
    expect(await field()).toBe('');
  });

  test.each(['', 'data-consent', 'data-consent="yes"'])(
    'is required by the attribute alone: “%s”',
    async (attribute) => {
      stage.site.put('/odd', { body: stage.html('', attribute) });
      await visitor.open(stage.site.at(`/odd${landing.slice(1)}`));
      expect(visitor.clicks).toHaveLength(attribute === '' ? 1 : 0);
    },
  );

  test.each([1, 'true', null])('is not given by %j', async (granted) => {
    await visitor.open(stage.site.at(landing));
    await consent(granted);
    await visitor.calm();
    expect(visitor.clicks).toEqual([]);
  });

  test('given: the click is recorded, even of a link that the page has navigated away from', async () => {
    await visitor.open(stage.site.at(landing));
    await visitor.page.evaluate(`history.pushState({}, '', '/next')`);
    await consent(true);
    await expect.poll(field).toMatch(/^clk_/);
    expect(visitor.clicks).toHaveLength(1);
    expect(await visitor.cookie()).toBe(await field());
    expect(await link()).toBe(`https://buy.stripe.com/x?client_reference_id=${await field()}`);
    await consent(true);
    await visitor.calm();
    expect(visitor.clicks).toHaveLength(1);
  });

  test('given on one page is required again on the next, where the cookie already exists', async () => {
    await visitor.open(stage.site.at(landing));
    await consent(true);
    await expect.poll(() => visitor.cookie()).toMatch(/^clk_/);
    await visitor.open(stage.site.at('/'));
    expect(await visitor.page.evaluate('referral.clickId()')).toBeUndefined();
    expect(await field()).toBe('');
    await consent(true);
    expect(await visitor.page.evaluate('referral.clickId()')).toBe(await visitor.cookie());
    expect(await field()).toBe(await visitor.cookie());
    await visitor.calm();
    expect(visitor.clicks).toHaveLength(1);
  });

  test.each(['localhost', 'www.brand.test'])('withdrawn on %s: every trace is removed', async (host) => {
    await visitor.open(stage.site.at(`/free${landing.slice(1)}`, host));
    expect(await field()).toMatch(/^clk_/);
    await consent(false);
    expect(await kept()).toEqual(NOTHING);
    expect(await visitor.context.cookies()).toEqual([]);
    expect(await field()).toBe('');
    expect(await link()).toBe('https://buy.stripe.com/x');
    expect(await visitor.page.evaluate('referral.clickId()')).toBeUndefined();
    await visitor.page.evaluate(`document.body.append('more')`);
    await visitor.calm();
    expect(visitor.clicks).toHaveLength(1);
    expect(await kept()).toEqual(NOTHING);
  });

  test('withdrawn during the request for the click: the response is not stored', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await visitor.context.route('**/track/click', async (route) => {
      await held;
      await route.continue();
    });
    await visitor.page.goto(stage.site.at(`/free${landing.slice(1)}`));
    await expect.poll(() => visitor.clicks.length).toBe(1);
    await consent(false);
    answer();
    await visitor.calm();
    expect(await kept()).toEqual(NOTHING);
    expect(await field()).toBe('');
  });

  test('denied before the snippet has loaded: nothing is sent', async () => {
    const early = `<script>window.referral = { q: [(referral) => referral.consent(false)] }</script>`;
    stage.site.put('/refused', { body: `<!doctype html>${early}${stage.html(FORM)}` });
    await visitor.open(stage.site.at(`/refused${landing.slice(1)}`));
    expect(visitor.clicks).toEqual([]);
    expect(await kept()).toEqual(NOTHING);
  });
});
