import { afterAll, beforeAll, expect, test } from 'vitest';
import { countAll } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const send = (key: string, body: object) => service.call('/api/v1/cli/test-event', { key, body });
const verified = async (key: string) =>
  (await service.call('/api/v1/programs/me/readiness', { method: 'GET', key })).body.integration_verified as boolean;

test.each(['click', 'lead', 'sale'])('a single %s is stored as a test event', async (event_type) => {
  const { key, id } = await service.make.program();
  const before = await countAll(service.db);
  const answer = await send(key, { event_type });
  expect(answer.status).toBe(200);
  const { event_id } = answer.body.data as { event_id: number };
  expect(answer.body).toEqual({
    data: { event_type, event_id, received: true, attributed: false, message: 'Test event received' },
  });
  expect(await service.db.knex('test_events').where({ id: event_id }).first()).toMatchObject({
    kind: event_type,
    program_id: id,
    with_key: true,
    is_test: true,
  });
  expect(await countAll(service.db)).toEqual({ ...before, test_events: before.test_events! + 1 });
});

test('one event of each type verifies the integration', async () => {
  const { key } = await service.make.program();
  for (const event_type of ['click', 'lead']) await send(key, { event_type });
  expect(await verified(key)).toBe(false);
  await send(key, { event_type: 'sale' });
  expect(await verified(key)).toBe(true);
});

test.each(['server_required', 'browser_allowed'])('a chain runs whole under %s, and verifies', async (lead_auth) => {
  const { key, id } = await service.make.program({ lead_auth });
  const before = await countAll(service.db);
  const answer = await send(key, { type: 'chain' });
  expect(answer.body).toEqual({
    data: {
      type: 'chain',
      short_code: `test-${id}`,
      customer_key: `test-customer-${id}`,
      verdict: { click: 'attributed', lead: 'attributed', sale: 'attributed' },
      attributed: true,
    },
  });
  expect(await verified(key)).toBe(true);
  expect(await countAll(service.db)).toEqual({ ...before, test_events: before.test_events! + 3 });
});

test.each([{ event_type: 'sale' }, { type: 'chain' }])(
  'the sale of %j is in the currency of the program',
  async (body) => {
    const { key, id } = await service.make.program({ currency: 'VND' });
    await send(key, body);
    const sales = await service.db.knex('test_events').where({ program_id: id, kind: 'sale' }).pluck('currency');
    expect(sales).toEqual(['VND']);
  },
);

test('a chain ignores the type of a single event', async () => {
  const { key } = await service.make.program();
  const answer = await service.call('/api/v1/cli/test-event', { key, body: { type: 'chain', event_type: 'signup' } });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({ type: 'chain', attributed: true });
});
