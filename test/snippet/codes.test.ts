import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LOST, RECOVERED } from '../support/code-cases.ts';
import { hasChromium, inChromium } from './support/chromium.ts';
import { startStage, type Stage, type Visitor } from './support/stage.ts';

// The snippet finds the same codes as the endpoint, in the same addresses.

describe.skipIf(!hasChromium)(`the code in an address, ${inChromium}`, () => {
  let stage: Stage;
  let visitor: Visitor;
  let code: string;
  beforeAll(async () => {
    stage = await startStage();
    code = stage.campaign.code;
    visitor = await stage.visitor();
  });
  beforeEach(() => visitor.context.clearCookies());
  afterAll(() => stage.stop());

  const linkOfCookie = async (): Promise<number | undefined> => {
    const [row] = await stage.service.db.knex('clicks').where({ click_id: (await visitor.cookie()) ?? '' });
    return row?.link_id as number | undefined;
  };

  test.each(RECOVERED)('is found with %s', async (_, query) => {
    await visitor.open(stage.site.at(`/?${query(code)}`));
    expect(await linkOfCookie()).toBe(stage.campaign.linkId);
  });

  test.each(LOST)('with %s leads to no click', async (_, query) => {
    await visitor.open(stage.site.at(`/?${query(code)}`));
    expect(await visitor.cookie()).toBeUndefined();
  });

  test.each(['tea.journal', 'tea~journal', 'tea_journal', '.tea.', 'x', 'x'.repeat(64)])(
    'may be the alias %s',
    async (name) => {
      const row = { name, link_id: stage.campaign.linkId, added_at: stage.service.clock.now() };
      await stage.service.db.knex('link_names').insert(row);
      for (const each of [name, `${name.toUpperCase()}/`]) {
        await visitor.context.clearCookies();
        await visitor.open(stage.site.at(`/?aff=${each}`));
        expect(await linkOfCookie()).toBe(stage.campaign.linkId);
      }
    },
  );

  test('that is known counts after one that is not, also under another parameter', async () => {
    stage.site.put('/tagged', { body: stage.html('', 'defer data-parameters="via ref"') });
    await visitor.open(stage.site.at(`/tagged?via=newsletter&ref=${code}`));
    expect(await linkOfCookie()).toBe(stage.campaign.linkId);
    await visitor.open(stage.site.at(`/tagged?via=newsletter&ref=${stage.secondCode}`));
    expect(await linkOfCookie()).not.toBe(stage.campaign.linkId);
  });
});
