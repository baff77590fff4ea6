import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasChromium, inChromium } from './support/chromium.ts';
import { later, startStage, type Stage, type Visitor } from './support/stage.ts';

describe.skipIf(!hasChromium)(`a page that changes its address before the snippet runs, ${inChromium}`, () => {
  let stage: Stage;
  let visitor: Visitor;
  let code: string;
  beforeAll(async () => {
    stage = await startStage();
    code = stage.campaign.code;
  });
  beforeEach(async () => void (visitor = await stage.visitor()));
  afterAll(() => stage.stop());

  const REPLACE = `<script>history.replaceState({}, '', '/clean')</script>`;
  const page = (path: string, body: string) =>
    stage.site.put(path, { body: `<!doctype html><title>Brand</title>${body}` });
  const rows = async () => stage.service.db.knex('clicks').where({ click_id: (await visitor.cookie()) ?? '' });
  /** Adds the tag when the page has loaded, as a tag manager does. */
  const tagManager = () => `<script>addEventListener('load', () => setTimeout(() => {
      document.head.append(Object.assign(document.createElement('script'), { src: '${stage.service.baseUrl}/referral.js' }));
    }, 50))</script>`;

  test.each([
    ['a deferred tag', () => REPLACE + stage.html()],
    ['an async tag', () => REPLACE + stage.html('', 'async')],
    ['a tag manager', () => REPLACE + tagManager()],
  ])('still has its click: %s', async (_, body) => {
    page('/landing', body());
    await visitor.open(stage.site.at(`/landing?utm=x&aff=${code}#part`));
    await expect.poll(() => visitor.cookie()).toMatch(/^clk_/);
    expect(visitor.clicks).toEqual([
      { affiliate_url: stage.site.at(`/landing?aff=${code}`), page_url: stage.site.at('/landing') },
    ]);
    expect(await rows()).toMatchObject([{ link_id: stage.campaign.linkId, page_url: stage.site.at('/landing') }]);
    await visitor.page.reload();
    await visitor.calm();
    expect(visitor.clicks).toHaveLength(1);
  });

  test('the link of its present address comes before that of its first one', async () => {
    page('/landing', `<script>history.replaceState({}, '', '/?aff=${stage.secondCode}')</script>${stage.html()}`);
    await visitor.open(stage.site.at(`/landing?aff=${code}`));
    expect(await rows()).toHaveLength(1);
    expect((await rows())[0]).not.toMatchObject({ link_id: stage.campaign.linkId });
  });

  test('that has the tag before the script that leaves it has its click', async () => {
    page('/leaving', `${stage.html('', '')}<script>location.replace('/elsewhere')</script>`);
    page('/elsewhere', 'no snippet');
    const { service, campaign } = stage;
    const count = () =>
      service.db.knex('clicks').where({ link_id: campaign.linkId, page_url: stage.site.at('/leaving') });
    await visitor.page.goto(stage.site.at(`/leaving?aff=${code}`)).catch(() => undefined);
    await visitor.page.waitForURL('**/elsewhere');
    await expect.poll(async () => (await count()).length).toBe(1);
  });

  test.each(['defer', 'async'])(
    'that is left at once, before its tag (%s) runs, has its click on the next page',
    async (how) => {
      page('/hop', `${stage.html('', how)}<script>location.replace('/arrived')</script>`);
      page('/arrived', stage.html());
      await visitor.page.goto(stage.site.at(`/hop?aff=${code}`)).catch(() => undefined);
      await visitor.page.waitForURL('**/arrived');
      await expect.poll(() => visitor.cookie()).toMatch(/^clk_/);
      await visitor.calm();
      expect(await rows()).toMatchObject([{ link_id: stage.campaign.linkId }]);
      await visitor.page.reload();
      await visitor.open(stage.site.at('/other'));
      expect(visitor.clicks.length).toBeLessThanOrEqual(2);
    },
  );

  test('the address of the page before it is not a new visit, and no other site’s is read', async () => {
    stage.site.put('/landing', { body: stage.html('<a href="/next">next</a>') });
    await visitor.open(stage.site.at(`/landing?aff=${code}`));
    await visitor.context.addInitScript(later(3_600_000));
    await visitor.page.click('a');
    await visitor.calm();
    expect(visitor.clicks).toHaveLength(1);
    const stranger = await stage.visitor();
    stage.site.put('/from', {
      body: `<!doctype html><a href="${stage.site.at('/')}">to</a>`,
      headers: { 'Referrer-Policy': 'unsafe-url' },
    });
    await stranger.page.goto(stage.site.at(`/from?aff=${code}`, 'www.brand.test'));
    await stranger.page.click('a');
    await stranger.calm();
    expect(stranger.clicks).toEqual([]);
  });
});
