import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasChromium, inChromium } from './support/chromium.ts';
import { CLICK_COOKIE, startStage, type Stage, type Visitor } from './support/stage.ts';

describe.skipIf(!hasChromium)(`the click of a referral link, ${inChromium}`, () => {
  let stage: Stage;
  let visitor: Visitor;
  let code: string;
  beforeAll(async () => {
    stage = await startStage();
    code = stage.campaign.code;
  });
  beforeEach(async () => void (visitor = await stage.visitor()));
  afterAll(() => stage.stop());

  const rows = async () =>
    stage.service.db
      .knex('clicks')
      .join('links', 'links.id', 'clicks.link_id')
      .where({ click_id: (await visitor.cookie()) ?? '' })
      .select<{ link_code: string }[]>('clicks.*', 'links.code as link_code');

  test('is recorded, and its click_id saved', async () => {
    await visitor.open(stage.site.at(`/pricing?utm=x&aff=${code}&token=secret#part`));
    expect(visitor.clicks).toEqual([
      {
        affiliate_url: stage.site.at(`/pricing?aff=${code}`),
        page_url: stage.site.at('/pricing'),
      },
    ]);
    expect(await rows()).toMatchObject([{ link_code: code, page_url: stage.site.at('/pricing'), referrer_url: null }]);
    expect(await visitor.page.evaluate('referral.clickId()')).toBe(await visitor.cookie());
    expect(visitor.troubles).toEqual([]);
  });

  test('contains the page and the referrer, without private parts', async () => {
    stage.site.put('/blog', { body: `<a href="/?aff=${code}">to the shop</a>` });
    await visitor.page.goto(stage.site.at('/blog?session=secret'));
    await visitor.page.click('a');
    await visitor.calm();
    expect(visitor.clicks).toMatchObject([{ referrer_url: stage.site.at('/blog') }]);
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    ['an app', 'android-app://com.example.mail/'],
    ['nowhere', ''],
    ['a place with an endless name', `https://brand.dev/${'x'.repeat(5000)}`],
  ])('leaves out a referrer that the service would refuse: %s', async (_, referrer) => {
    const script = `Object.defineProperty(Document.prototype, 'referrer', { get: () => ${JSON.stringify(referrer)} })`;
    visitor = await stage.visitor({ script });
    await visitor.open(stage.site.at(`/?aff=${code}`));
    expect(visitor.clicks[0]).not.toHaveProperty('referrer_url');
    expect(await rows()).toHaveLength(1);
  });

  test('is recorded from a page with a very long address', async () => {
    await visitor.open(stage.site.at(`/${'x'.repeat(5000)}?aff=${code}`));
    expect(await rows()).toMatchObject([{ page_url: null }]);
  });

  test.each(['', 'no+code', '%00', 'x'.repeat(65)])('is none without a code: aff=%s', async (aff) => {
    await visitor.open(stage.site.at(`/?aff=${aff}`));
    expect(visitor.clicks).toEqual([]);
    expect(await visitor.context.cookies()).toEqual([]);
  });

  test('is not recorded twice: reload, back and forward, another tab, a page of the same link', async () => {
    await visitor.open(stage.site.at(`/?aff=${code}`));
    const first = await visitor.cookie();
    await visitor.page.reload();
    await visitor.calm();
    await visitor.open(stage.site.at('/other'));
    await visitor.page.goBack();
    await visitor.calm();
    await visitor.page.goForward();
    await visitor.calm();
    await visitor.open(stage.site.at(`/signup?aff=${code.toUpperCase()}`));
    const tab = await visitor.context.newPage();
    await tab.goto(stage.site.at(`/?aff=${code}`));
    await visitor.calm(tab);
    expect(visitor.clicks).toHaveLength(1);
    expect(await visitor.cookie()).toBe(first);
  });

  test('is not recorded twice by tabs that open at the same moment', async () => {
    const tabs = await Promise.all([1, 2, 3, 4].map(() => visitor.context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto(stage.site.at(`/?aff=${code}`))));
    await visitor.calm(tabs[0]);
    expect(visitor.clicks).toHaveLength(1);
    const ids = await Promise.all(tabs.map((tab) => tab.evaluate('referral.clickId()')));
    expect(new Set(ids)).toEqual(new Set([await visitor.cookie()]));
  });

  test.each(['defer', 'async', ''])('is recorded once by two tags, loaded with “%s”', async (how) => {
    stage.site.put('/twice', { body: stage.html(stage.html('', how), how) });
    await visitor.open(stage.site.at(`/twice?aff=${code}`));
    expect(visitor.clicks).toHaveLength(1);
    expect(visitor.troubles).toEqual([]);
  });

  describe('is recorded by a copy under another name', () => {
    beforeAll(async () => {
      const body = await (await fetch(`${stage.service.baseUrl}/referral.js`)).text();
      stage.site.put('/own.js', { type: 'text/javascript', body });
    });
    test.each([
      ['on its own tag', () => `<script src="/own.js" data-api="${stage.service.baseUrl}/"></script>`],
      [
        'on a tag that is added later',
        () => `<script>setTimeout(() => {
          const script = Object.assign(document.createElement('script'), { src: '/own.js' });
          script.dataset.api = '${stage.service.baseUrl}';
          document.head.append(script);
        }, 50)</script>`,
      ],
      [
        'imported by a module, which names the service on any tag',
        () => `<script type="module" data-api="${stage.service.baseUrl}">import '/own.js'</script>`,
      ],
    ])('%s', async (_, tag) => {
      stage.site.put('/own', { body: `<!doctype html><title>Brand</title>${tag()}` });
      await visitor.open(stage.site.at(`/own?aff=${code}`));
      await expect.poll(() => visitor.cookie()).toMatch(/^clk_/);
      expect(visitor.clicks).toHaveLength(1);
    });

    test('in a folder of the site that is passed on to the service: the calls go to that folder', async () => {
      const script = await (await fetch(`${stage.service.baseUrl}/referral.js`)).text();
      stage.site.put('/partner/app.js', { type: 'text/javascript', body: script });
      stage.site.put('/proxied', {
        body: '<!doctype html><title>Brand</title><script src="/partner/app.js"></script>',
      });
      const sent = visitor.page.waitForRequest((request) => request.method() === 'POST');
      await visitor.page.goto(stage.site.at(`/proxied?aff=${code}`));
      expect((await sent).url()).toBe(stage.site.at('/partner/api/v1/track/click'));
    });

    test('is sent nowhere if an element has the name of the tag', async () => {
      const trap = '<img name="currentScript" src="https://evil.brand.test/referral.js">';
      const tag = `<script src="/own.js" data-api="${stage.service.baseUrl}"></script>`;
      stage.site.put('/own', { body: `<!doctype html><title>Brand</title>${trap}${tag}` });
      await visitor.open(stage.site.at(`/own?aff=${code}`));
      expect(await visitor.cookie()).toMatch(/^clk_/);
    });
  });

  describe('in a page that changes its address itself', () => {
    const move = (path: string, how = 'pushState') =>
      visitor.page.evaluate(`history.${how}({}, '', ${JSON.stringify(path)})`);

    test('an address without a link, or with the same link, is not a new visit', async () => {
      await visitor.open(stage.site.at(`/?aff=${code}`));
      await move('/signup');
      await visitor.calm();
      await move(`/again?aff=${code}`);
      await visitor.calm();
      await move('/third', 'replaceState');
      await visitor.calm();
      expect(visitor.clicks).toHaveLength(1);
    });

    test('another link is noticed by the change of content if the browser does not report it', async () => {
      visitor = await stage.visitor({ script: `Object.defineProperty(window, 'navigation', { value: [] })` });
      await visitor.open(stage.site.at(`/?aff=${code}`));
      await move(`/?aff=${stage.secondCode}`);
      await visitor.page.evaluate(`document.body.append('Another view')`);
      await expect.poll(() => visitor.clicks.length).toBe(2);
      expect(visitor.troubles).toEqual([]);
    });

    test('another link is noticed, even if the page replaces its address at once', async () => {
      await visitor.open(stage.site.at(`/?aff=${code}`));
      await visitor.page.evaluate(`
        history.pushState({}, '', '/other?aff=${stage.secondCode}'), history.replaceState({}, '', '/other')`);
      await expect.poll(() => visitor.clicks.length).toBe(2);
      expect(visitor.troubles).toEqual([]);
    });

    test('another link is a new visit; going back to the first is not', async () => {
      await visitor.open(stage.site.at(`/?aff=${code}`));
      await move(`/?aff=${stage.secondCode}`);
      await expect.poll(() => visitor.clicks.length).toBe(2);
      await visitor.calm();
      const second = await visitor.cookie();
      await visitor.page.goBack();
      await visitor.calm();
      await visitor.page.reload();
      await visitor.calm();
      expect(visitor.clicks).toHaveLength(2);
      expect(await visitor.cookie()).toBe(second);
      expect(await rows()).toMatchObject([{ link_code: stage.secondCode }]);
    });
  });

  test('of another link replaces the first, until the first one is followed again', async () => {
    const links: unknown[] = [];
    for (const link of [code, stage.secondCode, code]) {
      await visitor.open(stage.site.at(`/?aff=${link}`));
      links.push((await rows())[0]!.link_code);
    }
    expect(links).toEqual([code, stage.secondCode, code]);
    expect(visitor.clicks).toHaveLength(3);
  });

  test('is the visitor’s existing one if only the link was forgotten', async () => {
    const { body } = await stage.service.click({ affiliate_url: stage.campaign.url });
    const known = body.click_id as string;
    await visitor.context.addCookies([{ name: CLICK_COOKIE, value: known, url: stage.site.at('/') }]);
    await visitor.open(stage.site.at(`/?aff=${code}`));
    expect(visitor.clicks).toMatchObject([{ existing_click_id: known }]);
    expect(await visitor.cookie()).toBe(known);
  });

  test('a foreign value in the cookie is not sent', async () => {
    const url = stage.site.at('/');
    await visitor.context.addCookies([{ name: CLICK_COOKIE, value: 'x'.repeat(300), url }]);
    await visitor.open(stage.site.at(`/?aff=${code}`));
    expect(visitor.clicks[0]).not.toHaveProperty('existing_click_id');
    expect(await rows()).toHaveLength(1);
  });

  test('that the service rejects is tried once, and the existing click stays', async () => {
    await visitor.open(stage.site.at(`/?aff=${code}`));
    const first = await visitor.cookie();
    await visitor.open(stage.site.at('/?aff=nobody'));
    await visitor.page.reload();
    await visitor.calm();
    await visitor.open(stage.site.at('/other'));
    expect(visitor.clicks).toHaveLength(2);
    expect(await visitor.cookie()).toBe(first);
  });
});
