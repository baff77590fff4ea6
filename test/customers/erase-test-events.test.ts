import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { ownedCampaign } from '../commissions/support.ts';
import { as } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test.each([
  ['an underscore', 'a_b', 'axb'],
  ['a percent sign', 'a%b', 'a-b'],
  ['a quotation mark', 'a"b', "a'b"],
  ['a backslash', 'a\\b', 'ab'],
])('200: test events that name the customer lose their data, and no others: %s', async (_, named, other) => {
  const { id, key, token, url } = await ownedCampaign(service);
  const click_id = await visit(service, { url });
  expect((await service.lead({ click_id, customer_key: named }, { key })).status).toBe(200);
  for (const user of [named, other])
    await service.sale({ amount_cents: 9900, additional_data: { test_mode: true, user } }, { key });
  const customers = `programs/${id}/customers`;
  const found = await as(service, token)('GET', `${customers}?click_id=${click_id}`);
  expect((await as(service, token)('POST', `${customers}/${found.body.data[0].id}/erase`)).status).toBe(200);
  const left = await service.db.knex('test_events').where({ program_id: id }).orderBy('id').pluck('additional_data');
  expect(left).toEqual([null, { test_mode: true, user: other }]);
});

test('200: a test event that names the key, the click or the address in a longer text is erased, also a later one', async () => {
  const { id, key, token, url } = await ownedCampaign(service);
  const click_id = await visit(service, { url });
  const person = { click_id, customer_key: 'user-1', additional_data: { email: 'Eve@Brand.dev' } };
  expect((await service.lead({ ...person, email: 'eve@brand.dev' }, { key })).status).toBe(200);
  const send = (transaction_id: string, event_name: string) =>
    service.sale({ amount_cents: 9900, transaction_id, additional_data: { test_mode: true, event_name } }, { key });
  await send('order-of user-1', 'a');
  await send('b-1', 'lead of user-1, twice');
  await send('b-2', `by ${click_id}!`);
  await send('b-3', 'mail to EVE@brand.dev.');
  await send('b-4', 'lead of user-12');
  const customers = `programs/${id}/customers`;
  const found = await as(service, token)('GET', `${customers}?click_id=${click_id}`);
  expect((await as(service, token)('POST', `${customers}/${found.body.data[0].id}/erase`)).status).toBe(200);
  expect((await send('c-1', 'again (user-1)')).status).toBe(200);
  expect((await send('c-2', `and ${click_id}.`)).status).toBe(200);
  const events = service.db.knex('test_events').where({ program_id: id }).orderBy('id');
  expect(await events.clone().pluck('event_name')).toEqual([null, null, null, null, 'lead of user-12', null, null]);
  expect(await events.pluck('transaction_id')).toEqual([null, null, null, null, 'b-4', null, null]);
});
