import type { LeadOutcome } from '@referral-tracking/snippet';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasChromium, inChromium } from './support/chromium.ts';
import { startStage, type Stage, type Visitor } from './support/stage.ts';

describe.skipIf(!hasChromium)(`a lead from page code, ${inChromium}`, () => {
  let stage: Stage;
  let visitor: Visitor;
  let landing: string;
  beforeAll(async () => {
    stage = await startStage();
    landing = stage.site.at(`/?aff=${stage.campaign.code}`);
  });
  beforeEach(async () => void (visitor = await stage.visitor()));
  afterAll(() => stage.stop());

  const lead = (details = '', page = visitor.page) => page.evaluate<LeadOutcome>(`referral.lead(${details})`);
  const REQUEST_ID = expect.stringMatching(/^[0-9a-f]{24}$/) as string;

  test('is provisional if the program requires leads from its server', async () => {
    await visitor.open(landing);
    expect(
      await lead('{ email: "ada@brand.dev", customer_key: "u1", additional_data: { event_name: "letter" } }'),
    ).toEqual({
      ok: true,
      provisional: true,
      status: 200,
      message: 'Lead recorded as provisional',
      requestId: REQUEST_ID,
    });
    const clickId = await visitor.cookie();
    expect(visitor.leads).toEqual([
      { click_id: clickId, email: 'ada@brand.dev', customer_key: 'u1', additional_data: { event_name: 'letter' } },
    ]);
    const [row] = await stage.service.db.knex('leads').orderBy('id', 'desc').limit(1);
    expect(row).toMatchObject({
      mode: 'browser',
      provisional: true,
      event_name: 'letter',
      email_masked: 'a***@brand.dev',
    });
  });

  test('settles if the program allows it, and is rejected the second time', async () => {
    const programs = stage.service.db.knex('programs').where({ id: stage.campaign.id });
    await programs.clone().update({ lead_auth: 'browser_allowed' });
    await visitor.open(landing);
    expect(await lead()).toMatchObject({ ok: true, provisional: false, status: 200 });
    expect(await lead()).toEqual({
      ok: false,
      provisional: false,
      status: 400,
      message: 'Customer status cannot be updated to lead. Current status: lead',
      requestId: REQUEST_ID,
    });
    await programs.clone().update({ lead_auth: 'server_required' });
  });

  test('waits for the click in progress', async () => {
    await visitor.context.route('**/track/click', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await visitor.page.goto(landing);
    expect(await lead()).toMatchObject({ ok: true });
    expect(visitor.leads).toEqual([{ click_id: await visitor.cookie() }]);
  });

  test('of a page that did not wait for the snippet is sent when it has loaded', async () => {
    const early = `<script>
      window.referral = window.referral || { q: [] };
      referral.q.push((referral) => referral.lead({ email: 'ada@brand.dev' }).then((said) => { window.said = said }));
      referral.q.push(() => { throw new Error('the page’s own') });
      const kept = referral;
    </script>`;
    stage.site.put('/early', { body: `<!doctype html>${early}${stage.html('', 'async')}` });
    await visitor.open(landing.replace('/?', '/early?'));
    await expect.poll(() => visitor.page.evaluate('window.said')).toMatchObject({ ok: true, provisional: true });
    expect(await visitor.page.evaluate('kept === referral && kept.clickId()')).toBe(await visitor.cookie());
    await visitor.page.evaluate('referral.q.push((referral) => { window.later = referral.clickId() })');
    expect(await visitor.page.evaluate('later')).toBe(await visitor.cookie());
    expect(visitor.troubles).toEqual([]);
  });

  test('of a visitor without a click is not sent', async () => {
    await visitor.open(stage.site.at('/'));
    expect(await lead('{ email: "ada@brand.dev" }')).toEqual({
      ok: false,
      provisional: false,
      status: 0,
      message: 'no click',
    });
    expect(visitor.leads).toEqual([]);
  });

  test('may contain another click_id', async () => {
    const { body } = await stage.service.click({ affiliate_url: stage.campaign.url });
    await visitor.open(stage.site.at('/'));
    expect(await lead(`{ click_id: ${JSON.stringify(body.click_id)} }`)).toMatchObject({ ok: true });
  });

  test.each([
    ['null', 200],
    ['"text"', 200],
    ['{ email: 7 }', 400],
    ['{ get email() { throw new Error("no") } }', 0],
    ['(() => { const details = {}; details.additional_data = details; return details })()', 0],
    ['{ email: 10n }', 0],
  ])('never rejects: %s', async (details, status) => {
    await visitor.open(landing);
    expect(await lead(details)).toMatchObject({ status, ok: status === 200 });
    expect(visitor.troubles).toEqual([]);
  });
});
