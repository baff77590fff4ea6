import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasChromium, inChromium } from './support/chromium.ts';
import { CLICK_COOKIE, LINK_COOKIE, startStage, type Stage, type Visitor } from './support/stage.ts';

const DAY = 86_400;

describe.skipIf(!hasChromium)(`the cookie, ${inChromium}`, () => {
  let stage: Stage;
  let visitor: Visitor;
  let landing: string;
  beforeAll(async () => {
    stage = await startStage({ cookie_window_days: 30 });
    landing = `/?aff=${stage.campaign.code}`;
  });
  beforeEach(async () => void (visitor = await stage.visitor()));
  afterAll(() => stage.stop());

  const cookies = async () => Object.fromEntries((await visitor.context.cookies()).map((one) => [one.name, one]));

  test('lasts for the program’s window, on the whole site, and is sent with links from other sites', async () => {
    const before = Date.now() / 1000;
    await visitor.open(stage.site.at(`/deep/page${landing.slice(1)}`));
    const found = await cookies();
    expect(Object.keys(found).sort()).toEqual([CLICK_COOKIE, LINK_COOKIE]);
    for (const cookie of Object.values(found)) {
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
      expect(Math.abs(cookie.expires - before - 30 * DAY)).toBeLessThan(60);
    }
    expect(found[CLICK_COOKIE]!.value).toMatch(/^clk_/);
  });

  test.each([
    ['localhost', 'localhost'],
    ['shop.localhost', 'shop.localhost'],
    ['brand.test', '.brand.test'],
    ['www.brand.test', '.brand.test'],
  ])('on %s belongs to %s', async (host, domain) => {
    await visitor.open(stage.site.at(landing, host));
    const found = await cookies();
    // For a host without a registrable domain, it makes no difference whether the cookie includes subdomains.
    expect(found[CLICK_COOKIE]!.domain.replace(/^\.(?=.*localhost)/, '')).toBe(domain);
    expect(found[LINK_COOKIE]!.domain).toBe(found[CLICK_COOKIE]!.domain);
  });

  test('on an IP address belongs to the address', async () => {
    const { id } = stage.campaign;
    await stage.service.db.knex('program_origins').insert({ program_id: id, origin: stage.site.at('', '127.0.0.1') });
    await visitor.open(stage.site.at(landing, '127.0.0.1'));
    await stage.service.db
      .knex('program_origins')
      .where({ origin: stage.site.at('', '127.0.0.1') })
      .delete();
    expect((await cookies())[CLICK_COOKIE]!.domain).toBe('127.0.0.1');
  });

  test('below a public suffix belongs to the brand, not to other sites', async () => {
    await visitor.open(stage.site.at(landing, 'shop.brand.co.uk'));
    expect((await cookies())[CLICK_COOKIE]!.domain).toBe('.brand.co.uk');
  });

  test('on https is never sent over http', async () => {
    const origin = 'https://www.brand.test';
    await stage.service.db.knex('program_origins').insert({ program_id: stage.campaign.id, origin });
    await visitor.context.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: stage.html() }),
    );
    await visitor.open(`${origin}${landing}`);
    const { [CLICK_COOKIE]: click, [LINK_COOKIE]: link } = await cookies();
    expect(click).toMatchObject({ domain: '.brand.test', secure: true, value: expect.stringMatching(/^clk_/) });
    expect(link).toMatchObject({ domain: '.brand.test', secure: true });
  });

  test('is shared by the subdomains: none of them records the click again', async () => {
    await visitor.open(stage.site.at(landing, 'www.brand.test'));
    const clickId = await visitor.cookie();
    await visitor.open(stage.site.at(landing, 'shop.brand.test'));
    expect(await visitor.page.evaluate('referral.clickId()')).toBe(clickId);
    expect(visitor.clicks).toHaveLength(1);
  });

  test.each([
    ['shop.brand.test', '.shop.brand.test', 'a narrower domain'],
    ['elsewhere.test', 'shop.brand.test', 'a domain that is not the page’s: the host alone'],
  ])('data-domain="%s" sets the domain of %s: %s', async (pinned, domain) => {
    stage.site.put('/pinned', { body: stage.html('', `data-domain="${pinned}"`) });
    await visitor.open(stage.site.at(`/pinned${landing.slice(1)}`, 'shop.brand.test'));
    expect((await cookies())[CLICK_COOKIE]!.domain).toBe(domain);
  });

  test('leaves no test cookies behind', async () => {
    await visitor.open(stage.site.at(landing, 'www.brand.test'));
    expect(Object.keys(await cookies()).sort()).toEqual([CLICK_COOKIE, LINK_COOKIE]);
  });

  describe('that cannot be stored', () => {
    const BLOCKED = {
      throws: `Object.defineProperty(Document.prototype, 'cookie', {
        get() { throw new Error('no') }, set() { throw new Error('no') } })`,
      ignored: `Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })`,
    };
    test.each(['throws', 'ignored'] as const)('(document.cookie %s) costs only its memory', async (how) => {
      visitor = await stage.visitor({ script: BLOCKED[how] });
      await visitor.open(stage.site.at(landing));
      const clickId = await visitor.page.evaluate('referral.clickId()');
      expect(clickId).toMatch(/^clk_/);
      expect(await visitor.page.evaluate('referral.lead()')).toMatchObject({ ok: true });
      expect(visitor.leads).toEqual([{ click_id: clickId }]);
      await visitor.page.evaluate(`document.body.append('more')`);
      await visitor.calm();
      expect(visitor.clicks).toHaveLength(1);
      expect(visitor.troubles).toEqual([]);
    });

    test('in a sandboxed frame breaks neither the frame nor the page', async () => {
      stage.site.put('/frame', { body: stage.html('<p>inside</p>') });
      stage.site.put('/sandbox', {
        body: stage.html(`<iframe sandbox="allow-scripts" src="/frame${landing.slice(1)}"></iframe>`),
      });
      await visitor.open(stage.site.at('/sandbox'));
      const frame = visitor.page.frames()[1]!;
      expect(await frame.evaluate('referral.clickId()')).toBeUndefined();
      expect(await frame.evaluate('referral.lead()')).toMatchObject({ ok: false, status: 0 });
      expect(await frame.textContent('p')).toBe('inside');
      expect(visitor.troubles).toEqual([]);
    });
  });
});
