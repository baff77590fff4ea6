import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasChromium, inChromium } from './support/chromium.ts';
import { CLICK_COOKIE, later, LINK_COOKIE, startStage, type Stage, type Visitor } from './support/stage.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

describe.skipIf(!hasChromium)(`a later visit by the same link, ${inChromium}`, () => {
  let stage: Stage;
  let visitor: Visitor;
  let landing: string;
  beforeAll(async () => {
    stage = await startStage({ cookie_window_days: 30 });
    landing = stage.site.at(`/?aff=${stage.campaign.code}`);
  });
  beforeEach(async () => {
    visitor = await stage.visitor();
    await visitor.open(landing);
  });
  afterAll(() => stage.stop());

  /** Time passes for the service and the pages that are opened next, not for the browser's cookies. */
  async function pass(ms: number): Promise<void> {
    stage.service.clock.advance({ ms });
    await visitor.context.addInitScript(later(ms));
  }
  const expires = async () => (await visitor.context.cookies()).find(({ name }) => name === CLICK_COOKIE)!.expires;

  test('is a click of its own, and restarts the cookie', async () => {
    const first = await visitor.cookie();
    const cookies = await visitor.context.cookies();
    await visitor.context.addCookies(cookies.map((one) => ({ ...one, expires: Date.now() / 1000 + 3600 })));
    await pass(29 * DAY);
    await visitor.open(landing);
    expect(visitor.clicks).toMatchObject([{}, { existing_click_id: first }]);
    expect(await visitor.cookie()).not.toBe(first);
    expect((await expires()) - Date.now() / 1000).toBeGreaterThan((29 * DAY) / 1000);
  });

  test('is none within 30 minutes, and not by a reload, going back or another page', async () => {
    await pass(29 * MINUTE);
    await visitor.open(landing);
    await pass(2 * MINUTE);
    await visitor.page.reload();
    await visitor.calm();
    await visitor.open(stage.site.at('/other'));
    await visitor.page.goBack();
    await visitor.calm();
    expect(visitor.clicks).toHaveLength(1);
  });

  test('of a customer who has signed up keeps the click', async () => {
    const first = await visitor.cookie();
    await visitor.page.evaluate('referral.lead()');
    await pass(40 * DAY);
    await visitor.open(landing);
    expect(visitor.clicks).toHaveLength(2);
    expect(await visitor.cookie()).toBe(first);
  });

  describe('by a link that the service refuses keeps the cookie:', () => {
    const cookies = async () =>
      (await visitor.context.cookies())
        .filter(({ name }) => name === CLICK_COOKIE)
        .map(({ value, expires: end }) => [value, end]);
    let other: string;
    beforeEach(async () => {
      const { id } = stage.campaign;
      const partnerId = await stage.service.make.partner();
      const partnershipId = await stage.service.make.partnership(id, partnerId, 'left');
      other = await stage.service.make.link({ program_id: id, partner_id: partnerId, partnership_id: partnershipId });
    });

    test('of a partner who has left', async () => {
      const before = await cookies();
      await visitor.open(stage.site.at(`/?aff=${other}`));
      expect(visitor.clicks).toHaveLength(2);
      expect(await cookies()).toEqual(before);
      expect(await stage.service.db.knex('clicks').where({ click_id: before[0]![0] })).toHaveLength(1);
      // The visitor comes back by the first link.
      await visitor.open(landing);
      expect((await cookies())[0]![0]).toBe(before[0]![0]);
    });

    test.each([400, 401, 403, 404, 410, 413, 429, 500, 503])('with a response of %d', async (status) => {
      const before = await cookies();
      await visitor.context.route('**/track/click', (route) =>
        route.fulfill({ status, json: {}, headers: { 'access-control-allow-origin': '*' } }),
      );
      await visitor.open(stage.site.at(`/?aff=${stage.secondCode}`));
      expect(await cookies()).toEqual(before);
      expect(await visitor.page.evaluate('referral.clickId()')).toBe(before[0]![0]);
    });

    test('with a response that is no click', async () => {
      const before = await cookies();
      await visitor.context.route('**/track/click', (route) =>
        route.fulfill({ json: { success: true }, headers: { 'access-control-allow-origin': '*' } }),
      );
      await visitor.open(stage.site.at(`/?aff=${stage.secondCode}`));
      expect(await cookies()).toEqual(before);
      expect(await visitor.cookie(LINK_COOKIE)).toMatch(new RegExp(`^${stage.secondCode}:1/`));
    });
  });
});
