import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Call } from '../support/client.ts';
import { keyRetired } from '../support/envelopes.ts';
import type { Campaign } from '../support/fixtures.ts';
import { countAll, without } from '../support/rows.ts';
import { DOCS_URL, startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const MARKED_AT = new Date('2026-05-20T08:30:15.750Z');
const ROTATE_BY = new Date('2026-06-10T06:05:04.000Z');
const path = (name: string) => `/api/v1/track/${name}`;

/** A campaign whose key is marked for rotation. */
async function marked(rotateBy = ROTATE_BY): Promise<Campaign> {
  const campaign = await service.make.campaign();
  return { ...campaign, key: await service.make.key(campaign.id, { marked_at: MARKED_AT, rotate_by: rotateBy }) };
}

function expectSignals({ headers, body }: Answer): void {
  expect(headers).toMatchObject({
    deprecation: '@1779265815',
    sunset: 'Wed, 10 Jun 2026 06:05:04 GMT',
    link: `<${DOCS_URL}#api_key_rotation_required>; rel="deprecation"`,
  });
  if (body === '') return;
  expect(body.warnings).toEqual([
    {
      code: 'api_key_rotation_required',
      message: expect.stringMatching(/\S/),
      hint: 'Ask a workspace owner to regenerate the key.',
      rotate_by: '2026-06-10T06:05:04.000Z',
      docs_url: `${DOCS_URL}#api_key_rotation_required`,
    },
  ]);
}
function expectNoSignals({ headers, body }: Answer): void {
  for (const name of ['deprecation', 'sunset', 'link']) expect(headers).not.toHaveProperty(name);
  expect(body).not.toHaveProperty('warnings');
}

test('the expected time of marking is the test’s time', () => {
  expect(Math.floor(MARKED_AT.getTime() / 1000)).toBe(1779265815);
});

describe('a marked key keeps working, and gets the warning in', () => {
  test('200 of each endpoint, in addition to the existing fields', async () => {
    const { url, key } = await marked();
    const click = await service.click({ affiliate_url: url }, { key });
    expect(click.body).toMatchObject({ success: true, click_id: expect.any(String), cookie_window_days: 60 });
    const lead = await service.lead({ click_id: click.body.click_id }, { key });
    expect(lead.body).toMatchObject({ success: true, message: 'Lead tracked successfully' });
    const order = { transaction_id: service.make.unique('order'), amount_cents: 1000, click_id: click.body.click_id };
    const sale = await service.sale(order, { key });
    const refund = await service.refund({ transaction_id: order.transaction_id }, { key });
    const testLead = await service.lead({ additional_data: { test_mode: true } }, { key });
    expect(testLead.body.data.test_mode).toBe(true);
    for (const answer of [click, lead, sale, refund, testLead]) {
      expect(answer.status).toBe(200);
      expectSignals(answer);
    }
  });

  test.each<[number, string, Call]>([
    [400, 'click', { body: {} }],
    [400, 'lead', { body: { click_id: 'clk_unknown' } }],
    [400, 'sale', { body: '[' }],
    [403, 'lead', { body: { additional_data: { test_mode: true, program_id: -1 } } }],
    [404, 'refund', { body: { transaction_id: 'unknown' } }],
    [405, 'click', { method: 'GET' }],
    [405, 'sale', { method: 'HEAD' }],
    [413, 'lead', { body: 'x'.repeat(65_537) }],
    [415, 'refund', { body: 'x', headers: { 'content-type': 'text/plain' } }],
    [422, 'sale', { body: { transaction_id: 'x', amount_cents: 1, currency: 'GBP' } }],
  ])('%d of %s', async (status, name, call) => {
    const { key } = await marked();
    const answer = await service.call(path(name), { ...call, key });
    expect(answer.status).toBe(status);
    expectSignals(answer);
  });

  test('403 of a rejected origin and 410 of a disabled link', async () => {
    const { url, key, code } = await marked();
    const refused = await service.click({ affiliate_url: url }, { key, origin: 'https://elsewhere.dev' });
    expect(refused.status).toBe(403);
    expectSignals(refused);
    await service.db.knex('links').where({ code }).update({ enabled: false });
    const disabled = await service.click({ affiliate_url: url }, { key });
    expect(disabled.body).toMatchObject({ success: false, error: { code: 'link_disabled' } });
    expectSignals(disabled);
  });

  test('404 of an unknown path', async () => {
    const { key } = await marked();
    const answer = await service.call('/api/v1/nothing', { key });
    expect(answer.status).toBe(404);
    expectSignals(answer);
  });

  test.each(['click', 'lead', 'sale'])('429 of %s', async (name) => {
    const strict = await service.second({ rateLimitScale: 0.0001 });
    const { key } = await marked();
    await strict.call(path(name), { key, body: {} });
    const answer = await strict.call(path(name), { key, body: {} });
    expect(answer.status).toBe(429);
    expectSignals(answer);
  });

  test('500', async () => {
    const { url, key } = await marked();
    const answer = await without(service.db, 'clicks', () => service.click({ affiliate_url: url }, { key }));
    expect(answer.status).toBe(500);
    expectSignals(answer);
  });
});

test('unmarked and unknown keys get no signals, nor do requests without a key', async () => {
  const { url, key } = await service.make.campaign();
  expectNoSignals(await service.click({ affiliate_url: url }, { key }));
  expectNoSignals(await service.click({ affiliate_url: url }, { key: 'unknown' }));
  expectNoSignals(await service.lead({ click_id: 'clk_x' }, { key }));
  expectNoSignals(await service.lead({ click_id: 'clk_x' }, { key: 'unknown' }));
  expectNoSignals(await service.click({ affiliate_url: url }));
});

test('a preflight has no signals', async () => {
  const { key } = await marked();
  const headers = { 'access-control-request-method': 'POST', authorization: `Bearer ${key}` };
  expectNoSignals(await service.call(path('lead'), { method: 'OPTIONS', origin: 'https://brand.dev', headers }));
});

describe('a retired key', () => {
  const bodies: [string, object][] = [
    ['click', { affiliate_url: 'https://brand.dev/?aff=anna' }],
    ['lead', { click_id: 'clk_x' }],
    ['sale', { transaction_id: 'x', amount_cents: 1, customer_key: 'x' }],
    ['refund', { transaction_id: 'x' }],
  ];
  test.each(bodies)(
    'is refused by %s in the typed envelope, without signals and before the body',
    async (name, body) => {
      const { key } = await marked(service.clock.now());
      const before = await countAll(service.db);
      for (const call of [{ body }, { body: {} }, { body: 'x', headers: { 'content-type': 'text/plain' } }]) {
        const answer = await service.call(path(name), { ...call, key });
        expect(answer.status).toBe(401);
        expect(answer.body).toEqual(keyRetired(DOCS_URL));
        expectNoSignals(answer);
      }
      expect(await countAll(service.db)).toEqual(before);
    },
  );

  test('gets no signals on 405, 429 and an unknown path either', async () => {
    const { key } = await marked(service.clock.now());
    const strict = await service.second({ rateLimitScale: 0.0001 });
    await strict.call(path('sale'), { key, method: 'GET' });
    const answers = [
      await service.call(path('sale'), { key, method: 'GET' }),
      await strict.call(path('sale'), { key, body: {} }),
      await service.call('/api/v1/nothing', { key }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([405, 429, 404]);
    for (const answer of answers) expectNoSignals(answer);
  });
});

test('is retired exactly at its deadline, to the millisecond', async () => {
  const own = await startService();
  const { url, id } = await own.make.campaign();
  const key = await own.make.key(id, { marked_at: own.clock.now(), rotate_by: ROTATE_BY });
  own.clock.set(new Date(ROTATE_BY.getTime() - 1));
  expect((await own.click({ affiliate_url: url }, { key })).status).toBe(200);
  expect((await own.lead({ click_id: 'clk_x' }, { key })).body.warnings).toHaveLength(1);
  own.clock.advance({ ms: 1 });
  const answers = [await own.click({ affiliate_url: url }, { key }), await own.lead({ click_id: 'clk_x' }, { key })];
  for (const { status, body } of answers) {
    expect(status).toBe(401);
    expect(body).toEqual(keyRetired(DOCS_URL));
  }
  // The program's new key works.
  const fresh = await own.make.key(id);
  expect((await own.click({ affiliate_url: url }, { key: fresh })).status).toBe(200);
  await own.stop();
});
