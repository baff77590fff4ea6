import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { auditEntries, managementError } from '../manage/support.ts';
import { personInPortal } from './support.ts';

// GET and PUT /partner/profile: the partner that an account is.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let anna: Awaited<ReturnType<typeof personInPortal>>;
beforeEach(async () => void (anna = await personInPortal(service)));

const partnersOf = (accountId: number) => service.db.knex('partners').where({ account_id: accountId });

test('an account that is no partner has no profile, and gets one with its first PUT', async () => {
  const none = await anna.call('GET', 'profile');
  expect(none.body).toEqual(managementError(none, [404, 'not_found', 'There is no such record']));
  const created_at = service.clock.now().toISOString();
  const put = await anna.call('PUT', 'profile', { name: 'Anna' });
  const [stored] = await partnersOf(anna.accountId);
  const legal = { legal_name: null, legal_address: null, tax_id: null };
  const profile = { id: stored.id, name: 'Anna', email: anna.email, created_at, ...legal, has_payout_method: false };
  expect([put.status, put.body.data]).toEqual([200, profile]);
  expect((await anna.call('GET', 'profile')).body.data).toEqual(profile);
});

test('PUT replaces the name, and is recorded without it', async () => {
  await anna.call('PUT', 'profile', { name: 'Anna' });
  const { body } = await anna.call('PUT', 'profile', { name: 'Anna Bold' });
  expect(body.data.name).toBe('Anna Bold');
  await anna.call('PUT', 'profile', { name: 'Anna Bold' });
  const mine = (await auditEntries(service)).filter(({ actor_id: id }) => id === body.data.id);
  expect(mine.map(({ actor_kind: kind, action }) => [kind, action])).toEqual([
    ['partner', 'partner.create'],
    ['partner', 'partner.update'],
  ]);
  expect(JSON.stringify(mine)).not.toContain('Anna');
});

test('what receipts say stays unless it is sent, null clears it, and it is not in the log', async () => {
  const legal = { legal_name: 'Anna GmbH', legal_address: 'Weg 1\n10115 Berlin', tax_id: 'DE123' };
  const put = async (body: object) => (await anna.call('PUT', 'profile', body)).body.data;
  expect(await put({ name: 'Anna', ...legal })).toMatchObject(legal);
  expect(await put({ name: 'Bo' })).toMatchObject({ name: 'Bo', ...legal });
  const { id } = await put({ name: 'Bo', tax_id: null });
  expect((await anna.call('GET', 'profile')).body.data).toMatchObject({ ...legal, name: 'Bo', tax_id: null });
  const mine = (await auditEntries(service)).filter(({ actor_id }) => actor_id === id);
  expect(JSON.stringify(mine)).not.toMatch(/GmbH|Berlin|DE123/);
});

test('ten first requests at the same time make one partner', async () => {
  const names = Array.from({ length: 10 }, (_, n) => `Anna ${n}`);
  const answers = await Promise.all(names.map((name) => anna.call('PUT', 'profile', { name })));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  expect(await partnersOf(anna.accountId)).toHaveLength(1);
});

describe('a partner whom the operator created', () => {
  const create = async (email: string) => {
    const row = { name: 'Anna of old', email, created_at: service.clock.now() };
    return (await service.db.knex('partners').insert(row).returning<{ id: number }[]>('id'))[0]!.id;
  };

  test('is the one of the account with the same address, and belongs to it after its first write', async () => {
    const id = await create(anna.email.toUpperCase());
    expect((await anna.call('GET', 'profile')).body.data).toMatchObject({ id, name: 'Anna of old', email: anna.email });
    expect(await partnersOf(anna.accountId)).toEqual([]);
    await anna.call('PUT', 'profile', { name: 'Anna' });
    expect(await partnersOf(anna.accountId)).toMatchObject([{ id, name: 'Anna', email: anna.email }]);
  });

  test('with the same address comes after the partner that the account is already', async () => {
    await anna.call('PUT', 'profile', { name: 'Anna' });
    const [{ id }] = (await partnersOf(anna.accountId)) as [{ id: number }];
    await create(anna.email);
    expect((await anna.call('GET', 'profile')).body.data).toMatchObject({ id, name: 'Anna' });
  });

  test('stays the partner of its account when another account gets the address', async () => {
    const id = await create(anna.email);
    await anna.call('PUT', 'profile', { name: 'Anna' });
    const { email } = anna;
    await service.db
      .knex('accounts')
      .where({ id: anna.accountId })
      .update({ email: `was-${email}` });
    const ben = await personInPortal(service);
    await service.db.knex('accounts').where({ id: ben.accountId }).update({ email });
    expect((await ben.call('GET', 'profile')).status).toBe(404);
    expect((await anna.call('GET', 'profile')).body.data).toMatchObject({ id, email: `was-${email}` });
  });
});

test.each([
  [{}, 'name'],
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(1001) }, 'name'],
  [{ name: 7 }, 'name'],
  [{ name: 'Anna', email: 'other@brand.dev' }, 'email'],
])('%j is refused, and makes no partner', async (body, field) => {
  const answer = await anna.call('PUT', 'profile', body);
  expect([answer.status, answer.body.error.details]).toEqual([400, { field }]);
  expect(await partnersOf(anna.accountId)).toEqual([]);
});
