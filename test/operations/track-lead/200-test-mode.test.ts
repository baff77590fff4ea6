import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORIGIN } from '../../support/fixtures.ts';
import { countAll, customerOf } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const event = (id: number) => service.db.knex('test_events').where({ id }).first();
const answerOf = (programId: number) => ({
  success: true,
  message: 'Test lead event tracked successfully',
  data: { eventId: expect.any(Number), programId, test_mode: true },
});

test('with the key a test lead needs no identifier and no program_id', async () => {
  const { id, key } = await service.make.program();
  const { status, body } = await service.lead({ additional_data: { test_mode: true } }, { key });
  expect(status).toBe(200);
  expect(body).toEqual(answerOf(id));
  expect(await event(body.data.eventId)).toMatchObject({ is_test: true, kind: 'lead', program_id: id, with_key: true });
});

test('with the key its own program_id may be sent', async () => {
  const { id, key } = await service.make.program();
  const additional = { test_mode: true, program_id: id, event_name: 'signup', plan: 'pro' };
  const { body } = await service.lead({ additional_data: additional }, { key });
  expect(body).toEqual(answerOf(id));
  expect(await event(body.data.eventId)).toMatchObject({ event_name: 'signup', additional_data: additional });
});

test.each([
  ['no key', {}],
  ['an empty token', { headers: { authorization: 'Bearer' } }],
  ['no key, from a listed page', { origin: ORIGIN }],
])('with %s it belongs to the program in program_id and does not count as sent with the key', async (_, call) => {
  const { id } = await service.make.program();
  const { status, body } = await service.lead({ additional_data: { test_mode: true, program_id: id } }, call);
  expect(status).toBe(200);
  expect(body).toEqual(answerOf(id));
  expect(await event(body.data.eventId)).toMatchObject({ is_test: true, with_key: false });
});

test('it does not change production, even if it identifies a real customer', async () => {
  const { url, id, key } = await service.make.campaign({ lead_commission_cents: 100, lead_auth: 'browser_allowed' });
  const { body: click } = await service.click({ affiliate_url: url });
  const before = await countAll(service.db);
  for (const call of [{ key }, {}]) {
    const additional = { test_mode: true, program_id: id };
    const body = {
      click_id: click.click_id,
      customer_key: 'user_1',
      email: 'ada@brand.dev',
      additional_data: additional,
    };
    expect((await service.lead(body, call)).body).toEqual(answerOf(id));
  }
  expect(await countAll(service.db)).toEqual({ ...before, test_events: before.test_events! + 2 });
  expect(await customerOf(service.db, click.click_id)).toMatchObject({
    status: 'click',
    customer_key: null,
  });
  expect((await service.lead({ click_id: click.click_id }, { key })).status).toBe(200);
});

test('it may be repeated, and each call stores an event', async () => {
  const { key } = await service.make.program();
  const send = () => service.lead({ click_id: 'clk_unknown', additional_data: { test_mode: true } }, { key });
  const ids = [(await send()).body.data.eventId, (await send()).body.data.eventId];
  expect(new Set(ids).size).toBe(2);
});

test('with the key the page’s origin is not checked', async () => {
  const { id, key } = await service.make.program();
  const call = { key, origin: 'https://elsewhere.dev' };
  const { body } = await service.lead({ additional_data: { test_mode: true } }, call);
  expect(body).toEqual(answerOf(id));
});

test('test_mode false is production', async () => {
  const { key } = await service.make.program();
  const answer = await service.lead({ click_id: 'clk_x', additional_data: { test_mode: false } }, { key });
  expect(answer.status).toBe(400);
});
