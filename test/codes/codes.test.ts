import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOperator } from '../../src/common/audit.ts';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, managementError, ownedProgram, type Owned } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
let partnerId: number;
beforeEach(async () => {
  program = await ownedProgram(service);
  partnerId = await newPartner();
});

async function newPartner(status = 'joined'): Promise<number> {
  const id = await service.make.partner();
  await service.make.partnership(program.id, id, status);
  return id;
}

const call = (method: string, path = '', body?: object) =>
  as(service, program.token)(method, `programs/${program.id}/codes${path}`, body ? { body } : {});
const create = (body: object = {}) => call('POST', '', { partner_id: partnerId, ...body });
const buy = (discount_code: string) =>
  service.sale(
    {
      transaction_id: service.make.unique('order'),
      amount_cents: 9900,
      customer_key: service.make.unique('user'),
      discount_code,
    },
    { key: program.key },
  );

const taken = (value: string, field: string) =>
  [[409, 'already_exists', `The code or identifier ${value} is taken`], { details: { field } }] as const satisfies [
    [number, string, string],
    object,
  ];

describe('POST', () => {
  test('creates a code, which counts immediately, in any case', async () => {
    expect((await buy('TEA10')).status).toBe(400);
    const { status, body } = await create({ code: 'TEA10', processor_id: 'promo_1' });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(Number),
      code: 'TEA10',
      partner_id: partnerId,
      processor_id: 'promo_1',
      status: 'active',
      customers: 0,
      sales: 0,
      created_at: service.clock.now().toISOString(),
    });
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'code.create',
      program_id: program.id,
      target_id: body.data.id,
      after: { code: 'TEA10', partner_id: partnerId, processor_id: 'promo_1', status: 'active' },
    });
    expect((await buy(' tea10 ')).body.attributed).toBe(true);
  });

  test('a code is unique in its program, in any case, also when it is disabled', async () => {
    const { body } = await create({ code: 'TEA10' });
    await call('PATCH', `/${body.data.id}`, { status: 'disabled' });
    const again = await create({ code: 'tea10', partner_id: await newPartner() });
    expect(again.body).toEqual(managementError(again, ...taken('tea10', 'code')));
    const elsewhere = await ownedProgram(service);
    const whose = await service.make.partner();
    await service.make.partnership(elsewhere.id, whose);
    const other = await as(service, elsewhere.token)('POST', `programs/${elsewhere.id}/codes`, {
      body: { partner_id: whose, code: 'TEA10' },
    });
    expect(other.status).toBe(201);
  });

  test('so is the identifier of the payment processor', async () => {
    await create({ code: 'TEA10', processor_id: 'promo_1' });
    const again = await create({ code: 'BREW5', processor_id: 'promo_1' });
    expect(again.body).toEqual(managementError(again, ...taken('promo_1', 'processor_id')));
  });

  test('nobody gets the code of an erased partner, of which only a keyed hash stays', async () => {
    const { body } = await create({ code: 'ANNA10', processor_id: 'promo_anna' });
    const at = service.clock.now();
    await buy('ANNA10');
    await asOperator(service.db, at, (tx, note) => erasePartner(tx, note, { partnerId, at }));
    const row = await service.db.knex('codes').where({ id: body.data.id }).first();
    expect(JSON.stringify(row).toLowerCase()).not.toContain('anna');
    expect((await call('GET')).body.data).toMatchObject([
      {
        id: body.data.id,
        code: null,
        partner_id: null,
        processor_id: null,
        status: 'disabled',
        customers: 1,
        sales: 1,
      },
    ]);
    const again = await create({ code: 'anna10', partner_id: await newPartner() });
    expect(again.body).toEqual(managementError(again, ...taken('anna10', 'code')));
    expect(await service.db.knex('codes').where({ program_id: program.id })).toHaveLength(1);
    const enabled = await call('PATCH', `/${body.data.id}`, { status: 'active' });
    expect(enabled.status).toBe(404);
    expect((await buy('ANNA10')).status).toBe(400);
  });

  test('only a partner who is linked or has joined gets a code', async () => {
    expect((await create({ code: 'A1', partner_id: await newPartner('linked') })).status).toBe(201);
    const removed = await create({ code: 'A2', partner_id: await newPartner('removed') });
    expect(removed.body).toEqual(
      managementError(removed, [409, 'invalid_transition', 'The partner is not in the program'], {
        details: { field: 'partner_id', status: 'removed' },
      }),
    );
    expect((await create({ code: 'A3', partner_id: await service.make.partner() })).status).toBe(404);
  });

  test('an archived program gets no codes', async () => {
    const { body } = await create({ code: 'TEA10' });
    await service.db.knex('programs').where({ id: program.id }).update({ archived_at: service.clock.now() });
    expect((await create({ code: 'BREW5' })).body.error.code).toBe('invalid_transition');
    expect((await call('PATCH', `/${body.data.id}`, { status: 'disabled' })).body.error.code).toBe(
      'invalid_transition',
    );
  });

  test.each(['', 'a b', 'TEA10!', 'x'.repeat(65)])('the code %j is malformed', async (code) => {
    const answer = await create({ code });
    expect([answer.status, answer.body.error.details]).toEqual([400, { field: 'code' }]);
    expect(answer.body.error.message).toBe('code must be 1 to 64 of the characters A-Z, a-z, 0-9 and . _ ~ -');
  });
});

describe('PATCH', () => {
  test('disables a code: its customers stay, and nobody comes', async () => {
    const { id } = (await create({ code: 'TEA10' })).body.data;
    await buy('TEA10');
    const { body } = await call('PATCH', `/${id}`, { status: 'disabled' });
    expect(body.data).toMatchObject({ id, status: 'disabled', customers: 1, sales: 1 });
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'code.update',
      before: { status: 'active' },
      after: { status: 'disabled' },
    });
    expect((await buy('TEA10')).status).toBe(400);
    await call('PATCH', `/${id}`, { status: 'active' });
    expect((await buy('TEA10')).status).toBe(200);
  });

  test('without a field is refused', async () => {
    const { id } = (await create({ code: 'TEA10' })).body.data;
    const answer = await call('PATCH', `/${id}`, {});
    expect(answer.body).toEqual(managementError(answer, [400, 'invalid_request', 'A field is required']));
  });

  test('links a code to the payment processor, and null clears that', async () => {
    const { id } = (await create({ code: 'TEA10' })).body.data;
    await create({ code: 'BREW5', processor_id: 'promo_2' });
    expect((await call('PATCH', `/${id}`, { processor_id: 'promo_1' })).body.data.processor_id).toBe('promo_1');
    const second = await call('PATCH', `/${id}`, { processor_id: 'promo_2' });
    expect(second.body).toEqual(managementError(second, ...taken('promo_2', 'processor_id')));
    expect((await call('PATCH', `/${id}`, { processor_id: null })).body.data.processor_id).toBeNull();
  });
});

test('GET lists codes by partner, state and text, each with what it brought', async () => {
  const other = await newPartner();
  const [tea, brew] = [
    (await create({ code: 'TEA10' })).body.data.id,
    (await create({ code: 'BREW5', partner_id: other })).body.data.id,
  ];
  await call('PATCH', `/${brew}`, { status: 'disabled' });
  await buy('TEA10');
  await buy('TEA10');
  const listed = async (query = '') => ((await call('GET', query)).body.data as { id: number }[]).map(({ id }) => id);
  expect(await listed()).toEqual([brew, tea]);
  expect(await listed(`?partner_id=${other}`)).toEqual([brew]);
  expect(await listed('?status=active')).toEqual([tea]);
  expect(await listed('?code=tea10')).toEqual([tea]);
  expect((await call('GET', '?code=tea10')).body.data).toMatchObject([{ customers: 2, sales: 2 }]);
});

test('a customer of a code: its origin and its reasons', async () => {
  await create({ code: 'TEA10' });
  const sold = (await buy('TEA10')).body;
  const ask = (method: string, path: string) => as(service, program.token)(method, `programs/${program.id}/${path}`);
  const [customer] = (await ask('GET', 'customers')).body.data;
  expect(customer).toMatchObject({
    origin: 'code',
    discount_code: 'TEA10',
    click_id: null,
    link_id: null,
    clicked_at: null,
    partner_id: partnerId,
  });
  const explained = (await ask('GET', `customers/${customer.id}/explain`)).body.data;
  expect(explained.customer).toMatchObject({ discount_code: 'TEA10', click_id: null, clicked_at: null });
  expect((explained.events as { type: string }[]).map(({ type }) => type)).toEqual(['sale', 'commission']);
  expect(explained.events[0].why).toContain(
    'Attributed: code TEA10 decided, for which there is no attribution window.',
  );
  const commission = (await ask('GET', `commissions/${sold.commission_id}`)).body.data;
  expect(commission.why).toContain(', code TEA10,');
  const events = (await ask('GET', 'events?type=sale')).body.data;
  expect(events).toMatchObject([{ click_id: null, link_id: null, partner_id: partnerId }]);
});
