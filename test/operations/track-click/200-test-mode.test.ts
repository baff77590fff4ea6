import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const TEST = { test_mode: true };
const event = (id: number) => service.db.knex('test_events').where({ id }).first();

test('a test click is answered like a click, with the stored event in addition', async () => {
  const { url, id } = await service.make.campaign({ cookie_window_days: 9 });
  const { status, body } = await service.click({ affiliate_url: url, additional_data: TEST });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    click_id: expect.stringMatching(/^clk_[A-Za-z0-9_-]{60}$/),
    cookie_window_days: 9,
    data: { eventId: expect.any(Number), programId: id, test_mode: true },
  });
});

test('it is stored as a test event and makes neither click nor customer', async () => {
  const { url, id, linkId } = await service.make.campaign();
  const additional = { ...TEST, event_name: 'landing', plan: 'pro' };
  const { body } = await service.click({ affiliate_url: url, additional_data: additional });
  expect(await event(body.data.eventId)).toMatchObject({
    is_test: true,
    kind: 'click',
    program_id: id,
    with_key: false,
    click_id: body.click_id,
    link_id: linkId,
    event_name: 'landing',
    additional_data: additional,
  });
  expect(await countRows(service.db, 'clicks', { program_id: id })).toBe(0);
  expect(await countRows(service.db, 'customers', { program_id: id })).toBe(0);
});

test('its click_id is unknown to a production lead', async () => {
  const { url, key } = await service.make.campaign({ lead_auth: 'browser_allowed' });
  const { body } = await service.click({ affiliate_url: url, additional_data: TEST });
  for (const call of [{ key }, {}]) {
    const lead = await service.lead({ click_id: body.click_id }, call);
    expect(lead.status).toBe(400);
    expect(lead.body.error.message).toBe('Customer not found. Provide a valid click_id or customer_key.');
  }
});

test('with the program’s key it counts as sent with the key', async () => {
  const { url, id, key } = await service.make.campaign();
  const named = await service.click({ affiliate_url: url, additional_data: { ...TEST, program_id: id } }, { key });
  const unnamed = await service.click({ affiliate_url: url, additional_data: TEST }, { key });
  expect((await event(named.body.data.eventId)).with_key).toBe(true);
  expect((await event(unnamed.body.data.eventId)).with_key).toBe(true);
});

test('with another program’s key it belongs to the link’s program and does not count as sent with its key', async () => {
  const { url, id } = await service.make.campaign();
  const { key } = await service.make.program();
  const { status, body } = await service.click({ affiliate_url: url, additional_data: TEST }, { key });
  expect(status).toBe(200);
  expect(body.data.programId).toBe(id);
  expect((await event(body.data.eventId)).with_key).toBe(false);
});

test.each([
  ['no token', { authorization: 'Bearer' }],
  ['blanks for a token', { authorization: 'Bearer   ' }],
])('%s is not a key', async (_, headers) => {
  const { url } = await service.make.campaign();
  const { status, body } = await service.click({ affiliate_url: url, additional_data: TEST }, { headers });
  expect(status).toBe(200);
  expect((await event(body.data.eventId)).with_key).toBe(false);
});

test('without a key a program_id of another program is accepted', async () => {
  const { url, id } = await service.make.campaign();
  const other = await service.make.program();
  const { status, body } = await service.click({
    affiliate_url: url,
    additional_data: { ...TEST, program_id: other.id },
  });
  expect(status).toBe(200);
  expect(body.data.programId).toBe(id);
});

test('an existing test click on the same link is returned unchanged, but no production click and no other link’s', async () => {
  const { url } = await service.make.campaign();
  const { url: otherUrl } = await service.make.campaign();
  const first = (await service.click({ affiliate_url: url, additional_data: TEST })).body.click_id;
  const production = (await service.click({ affiliate_url: url })).body.click_id;
  const ask = async (affiliateUrl: string, existing: string, additional: object) =>
    (await service.click({ affiliate_url: affiliateUrl, existing_click_id: existing, additional_data: additional }))
      .body.click_id;
  expect(await ask(url, first, TEST)).toBe(first);
  expect(await ask(otherUrl, first, TEST)).not.toBe(first);
  expect(await ask(url, production, TEST)).not.toBe(production);
  expect(await ask(url, first, {})).not.toBe(first);
});
