import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasChromium, inChromium } from './support/chromium.ts';
import { startStage, type Stage, type Visitor } from './support/stage.ts';

// Links of other referral tools, such as /?via=anna, keep working: the tag names their parameters.

describe.skipIf(!hasChromium)(`data-parameters, ${inChromium}`, () => {
  let stage: Stage;
  let visitor: Visitor;
  let code: string;

  beforeAll(async () => {
    stage = await startStage();
    code = stage.campaign.code;
    stage.site.put('/', { body: stage.html('', 'defer data-parameters="via ref, fpr"') });
    stage.site.put('/plain', { body: stage.html() });
  });
  beforeEach(async () => void (visitor = await stage.visitor()));
  afterAll(() => stage.stop());

  test.each(['via', 'ref', 'fpr', 'aff'])('?%s= contains the code, and the service gets it as aff', async (name) => {
    await visitor.open(stage.site.at(`/?utm_source=x&${name}=${code.toUpperCase()}`));
    expect(visitor.clicks).toEqual([{ affiliate_url: stage.site.at(`/?aff=${code}`), page_url: stage.site.at('/') }]);
    expect(await visitor.cookie()).toMatch(/^clk_/);
    expect(visitor.troubles).toEqual([]);
  });

  test('only parameters that the tag names contain a code', async () => {
    await visitor.open(stage.site.at(`/?vias=${code}&code=${code}`));
    await visitor.open(stage.site.at(`/plain?via=${code}&ref=${code}`));
    expect(visitor.clicks).toEqual([]);
  });

  test('of several, aff comes first, then the order of the tag; unusable values are skipped', async () => {
    const codes: unknown[] = [];
    for (const query of [
      `ref=${code}&via=${stage.secondCode}`,
      `via=no+code&fpr=${code}`,
      `via=${code}&aff=${stage.secondCode}`,
    ]) {
      await visitor.open(stage.site.at(`/?${query}`));
      codes.push(visitor.clicks.at(-1)!.affiliate_url);
    }
    const both = `${stage.secondCode}&aff=${code}`;
    expect(codes).toEqual([both, code, both].map((each) => stage.site.at(`/?aff=${each}`)));
  });

  test('the same link under another parameter is not a second click', async () => {
    await visitor.open(stage.site.at(`/?via=${code}`));
    await visitor.open(stage.site.at(`/?aff=${code}`));
    await visitor.open(stage.site.at(`/?ref=${code}`));
    expect(visitor.clicks).toHaveLength(1);
  });

  test('a value that is no code of ours, such as ?ref=newsletter, costs one request and changes nothing', async () => {
    await visitor.open(stage.site.at(`/?via=${code}`));
    const first = await visitor.cookie();
    await visitor.open(stage.site.at('/?ref=newsletter'));
    await visitor.page.reload();
    await visitor.calm();
    expect(visitor.clicks).toHaveLength(2);
    expect(await visitor.cookie()).toBe(first);
  });

  test('an empty attribute names no parameter', async () => {
    stage.site.put('/empty', { body: stage.html('', 'data-parameters=""') });
    await visitor.open(stage.site.at(`/empty?via=${code}&=${code}`));
    expect(visitor.clicks).toEqual([]);
    await visitor.open(stage.site.at(`/empty?aff=${code}`));
    expect(visitor.clicks).toHaveLength(1);
  });
});
