import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign } from '../support/fixtures.ts';
import { sell, visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { as } from '../manage/support.ts';

// GET …/events: a click, a provisional and a settled lead, two sales and a refund, and the same in test mode.

let service: Service;
let campaign: Campaign;
let token: string;
let click_id: string;
let refunded: string;
const test_mode = { additional_data: { test_mode: true } };
beforeAll(async () => {
  service = await startService();
  campaign = await service.make.campaign();
  ({ apiToken: token } = await service.make.member(campaign.id, 'admin'));
  const { key } = campaign;
  const step = () => service.clock.advance({ seconds: 1 });
  click_id = await visit(service, campaign);
  step();
  await service.lead({ click_id });
  step();
  await service.lead({ click_id, customer_key: 'user_1' }, { key });
  step();
  refunded = (await sell(service, campaign, { click_id })).transaction_id;
  step();
  await sell(service, campaign, { click_id, currency: 'EUR', amount_cents: 500 });
  // At the same moment as the sale.
  await service.refund({ transaction_id: refunded, refund_amount_cents: 100 }, { key });
  step();
  await service.click({ affiliate_url: campaign.url, ...test_mode }, { key });
  await service.lead({ ...test_mode }, { key });
  await service.sale({ amount_cents: 700, transaction_id: 'test_1', ...test_mode }, { key });
  await sell(service, await service.make.campaign());
});
afterAll(() => service.stop());

const list = async (query = '', key = token) => {
  const { status, body } = await as(service, key)('GET', `programs/${campaign.id}/events${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const types = async (query: string) => ((await list(query)).data as { type: string }[]).map(({ type }) => type);

test('lists all events, newest first, and none of another program or of the test mode', async () => {
  expect(await types('')).toEqual(['refund', 'sale', 'sale', 'lead', 'lead', 'click']);
  expect(await types('?order=oldest')).toEqual(['click', 'lead', 'lead', 'sale', 'sale', 'refund']);
});

test('an event names its partner, link, customer and amount', async () => {
  const { data } = await list();
  const origin = { partner_id: campaign.partnerId, link_id: campaign.linkId, customer_key: 'user_1', click_id };
  const customer_id = data[0].customer_id as number;
  expect(customer_id).toBeGreaterThan(0);
  expect(data[0]).toMatchObject({
    ...origin,
    transaction_id: refunded,
    amount_cents: 100,
    currency: 'USD',
    test: false,
  });
  expect(data[1]).toMatchObject({ ...origin, customer_id, amount_cents: 500, currency: 'EUR' });
  expect(data.slice(3, 5).map(({ provisional }: { provisional: boolean }) => provisional)).toEqual([false, true]);
  expect(data[5]).toMatchObject({ ...origin, customer_id, record_id: null, amount_cents: null, provisional: null });
});

test('a viewer does not see who the customers are', async () => {
  const { apiToken } = await service.make.member(campaign.id, 'viewer');
  const { data } = await list('', apiToken);
  expect(data.length).toBe(6);
  for (const event of data) expect(event).toMatchObject({ customer_id: null, customer_key: null, click_id: null });
  expect(JSON.stringify(data)).not.toContain(click_id);
});

test.each([
  ['in production', {}],
  ['in test mode', test_mode],
])('an event names the fields that its operation does not know, and what the customer paid, %s', async (_, mode) => {
  const other = await service.make.campaign();
  const { key } = other;
  const click = await visit(service, other);
  const { apiToken } = await service.make.member(other.id, 'admin');
  const body = { transaction_id: `${_} typo`, amount_cents: 1000, gross_amount_cents: 1190, ...mode };
  await service.lead({ click_id: click, customer_key: 'typo', custmer_name: 'x', ...mode }, { key });
  await service.sale({ click_id: click, ...body, curency: 'EUR', amout: 1 }, { key });
  await service.refund({ transaction_id: body.transaction_id, amount_cents: 1000, ...mode }, { key });
  const query = Object.keys(mode).length > 0 ? '?test=true' : '';
  const { body: page } = await as(service, apiToken)('GET', `programs/${other.id}/events${query}`);
  const found = Object.fromEntries(page.data.map((event: { type: string }) => [event.type, event]));
  expect(found.lead).toMatchObject({ unknown_fields: ['custmer_name'] });
  expect(found.sale).toMatchObject({ amount_cents: 1000, unknown_fields: ['curency', 'amout'] });
  if (query === '') expect(found.sale).toMatchObject({ gross_amount_cents: 1190, tax_cents: null });
  expect(found.refund).toMatchObject({ unknown_fields: ['amount_cents'], gross_amount_cents: null });
});

test('a click without a lead has no customer yet', async () => {
  const other = await service.make.campaign();
  const visited = await visit(service, other);
  const { apiToken } = await service.make.member(other.id, 'admin');
  const { body } = await as(service, apiToken)('GET', `programs/${other.id}/events`);
  expect(body.data).toMatchObject([{ type: 'click', click_id: visited, customer_id: null, customer_key: null }]);
});

describe('filters', () => {
  test.each([
    ['click', 1],
    ['lead', 2],
    ['sale', 2],
    ['refund', 1],
  ])('type=%s', async (type, count) => {
    expect(await types(`?type=${type}`)).toEqual(Array(count).fill(type));
  });

  test('test=true lists the events of the test mode', async () => {
    const { data } = await list('?test=true');
    expect(new Set(data.map(({ type }: { type: string }) => type))).toEqual(new Set(['click', 'lead', 'sale']));
    expect((await list('?test=true&type=sale')).data).toMatchObject([
      { type: 'sale', test: true, transaction_id: 'test_1', amount_cents: 700, customer_id: null },
    ]);
    expect((await list('?test=true&type=click')).data).toMatchObject([
      { partner_id: campaign.partnerId, link_id: campaign.linkId },
    ]);
  });

  test('created_from and created_before limit the list', async () => {
    const { data } = await list();
    const at = data[3].created_at as string;
    expect(await types(`?created_before=${at}`)).toEqual(['lead', 'click']);
    expect(await types(`?created_from=${at}`)).toEqual(['refund', 'sale', 'sale', 'lead']);
  });
});

describe('pages', () => {
  test.each([
    ['newest', ''],
    ['oldest', ''],
    ['newest', '&test=true'],
    ['oldest', '&type=sale'],
  ])('in the order %s%s have each event once, while others arrive', async (order, filter) => {
    const expected = (await list(`?order=${order}${filter}`)).data as object[];
    const before = service.clock.now().toISOString();
    const found: object[] = [];
    for (let cursor = ''; ;) {
      const { data, page } = await list(`?limit=1&order=${order}${filter}${cursor}`);
      found.push(...data);
      if (!page.has_more) break;
      cursor = `&cursor=${page.next_cursor}`;
      service.clock.advance({ seconds: 1 });
      if (found.length < 4) await sell(service, campaign, { click_id });
    }
    expect(found.filter((event) => (event as { created_at: string }).created_at <= before)).toEqual(expected);
  });

  test('a cursor of other filters is refused', async () => {
    const { page } = await list('?limit=1');
    const call = (query: string) => as(service, token)('GET', `programs/${campaign.id}/events${query}`);
    for (const query of [`?type=sale&cursor=${page.next_cursor}`, '?cursor=AAAA', '?cursor=']) {
      const { status, body } = await call(query);
      expect([status, body.error.details]).toEqual([400, { field: 'cursor' }]);
    }
  });
});

test.each(['type=view', 'test=maybe', 'state=pending'])('400: %s is refused', async (query) => {
  const { status, body } = await as(service, token)('GET', `programs/${campaign.id}/events?${query}`);
  expect([status, body.error.code]).toEqual([400, 'invalid_request']);
});

test('exportEvents has the events of the list in one file', async () => {
  const file = async (query: string, key = token) =>
    (await as(service, key)('GET', `programs/${campaign.id}/events/export${query}`)).body as string;
  const [head, ...lines] = (await file('')).trimEnd().split('\r\n');
  expect(head).toMatch(/^Recorded,Type,Record,Name,Provisional,Amount,Gross,Tax,Currency,Customer,Your ID,Click,/);
  const listed = (await as(service, token)('GET', `programs/${campaign.id}/events?limit=100`)).body.data as object[];
  expect(lines.map((line) => line.split(',')[1])).toEqual(listed.map((event) => (event as { type: string }).type));
  expect(lines.at(-5)).toMatch(/,sale,\d+,,,5\.00,,,EUR,\d+,user_1,clk_/);
  expect(await file('?test=true&type=sale')).toMatch(/,sale,\d+,,,7\.00,,,USD,,,.*test_1,/);
  const viewer = (await service.make.member(campaign.id, 'viewer')).apiToken;
  expect(await file('', viewer)).not.toMatch(/user_1|clk_/);
});
