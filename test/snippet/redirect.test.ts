import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, inChromium } from './support/chromium.ts';
import { startStage, type Stage, type Visitor } from './support/stage.ts';

describe.skipIf(!hasChromium)(`a visitor of a short address, ${inChromium}`, () => {
  let stage: Stage;
  /** the short address, which leads to the brand's page */
  let short: (rest?: string) => string;
  beforeAll(async () => {
    stage = await startStage();
    const { id, linkId, code } = stage.campaign;
    await stage.service.db
      .knex('links')
      .where({ id: linkId })
      .update({ destination: stage.site.at('/') });
    await stage.service.db
      .knex('links')
      .where({ program_id: id, code: stage.secondCode })
      .update({ destination: stage.site.at('/?sub=own') });
    short = (rest = '') => `${stage.service.baseUrl}/r/${code}${rest}`;
  });
  afterAll(() => stage.stop());

  const rows = async () =>
    Number((await stage.service.db.knex('clicks').where({ program_id: stage.campaign.id }).count('* as n').first())!.n);
  const bar = (visitor: Visitor) => new URL(visitor.page.url()).search;

  test('is one click, which the page adopts; the address has neither its click_id nor the notes', async () => {
    const before = await rows();
    const visitor = await stage.visitor();
    await visitor.open(short('/?sub=ep-1&x=1'));
    expect(visitor.clicks).toMatchObject([{ redirect_click_id: expect.stringMatching(/^clk_/), sub: 'ep-1' }]);
    expect(await visitor.cookie()).toBe(visitor.clicks[0]!.redirect_click_id);
    expect(bar(visitor)).toBe(`?x=1&aff=${stage.campaign.code}`);
    expect(await rows()).toBe(before + 1);
  });

  test('makes no second click by a reload, going back or another page', async () => {
    const before = await rows();
    const visitor = await stage.visitor();
    await visitor.open(short());
    await visitor.page.reload();
    await visitor.calm();
    await visitor.open(stage.site.at('/other'));
    await visitor.page.goBack();
    await visitor.calm();
    expect(visitor.clicks).toHaveLength(1);
    expect(await rows()).toBe(before + 1);
  });

  test('a landing address that was copied before it was cleaned is two clicks in two browsers', async () => {
    const [first, second] = [await stage.visitor(), await stage.visitor()];
    const { headers } = await stage.service.call(`/r/${stage.campaign.code}`, {
      method: 'GET',
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
    });
    await first.open(headers.location!);
    await second.open(headers.location!);
    const [one, two] = [await first.cookie(), await second.cookie()];
    expect(one).toMatch(/^clk_/);
    expect(two).toMatch(/^clk_/);
    expect(two).not.toBe(one);
    expect([bar(first), bar(second)]).toEqual([`?aff=${stage.campaign.code}`, `?aff=${stage.campaign.code}`]);
  });

  test('who has signed up by the link stays one customer', async () => {
    const visitor = await stage.visitor();
    await visitor.open(short());
    const first = await visitor.cookie();
    await visitor.page.evaluate('referral.lead()');
    stage.service.clock.advance({ seconds: 3600 });
    await visitor.context.addInitScript('{ const now = Date.now.bind(Date); Date.now = () => now() + 3_600_000; }');
    await visitor.open(short());
    expect(visitor.clicks).toHaveLength(2);
    expect(await visitor.cookie()).toBe(first);
  });

  test('a page’s own sub and click_id stay', async () => {
    const visitor = await stage.visitor();
    await visitor.open(stage.site.at(`/?click_id=mine&sub=own&aff=${stage.campaign.code}`));
    expect(bar(visitor)).toBe(`?click_id=mine&sub=own&aff=${stage.campaign.code}`);
    expect(visitor.clicks).toMatchObject([{ sub: 'own' }]);
    expect(visitor.clicks[0]).not.toHaveProperty('redirect_click_id');
  });

  test('with consent required, nothing is adopted before a yes, and the address has no click_id', async () => {
    stage.site.put('/careful', { body: stage.html('', 'defer data-consent') });
    const before = await rows();
    const visitor = await stage.visitor();
    await visitor.open(short(`?to=${encodeURIComponent(stage.site.at('/careful'))}&sub=a`));
    expect(bar(visitor)).toBe(`?aff=${stage.campaign.code}&sub=a`);
    expect([visitor.clicks, await visitor.context.cookies(), await rows()]).toEqual([[], [], before + 1]);
    await visitor.page.evaluate('referral.consent(true)');
    await visitor.calm();
    expect(visitor.clicks).toMatchObject([{ redirect_click_id: expect.stringMatching(/^clk_/), sub: 'a' }]);
    expect(await visitor.cookie()).toBe(visitor.clicks[0]!.redirect_click_id);
    expect(await rows()).toBe(before + 1);
  });
});
