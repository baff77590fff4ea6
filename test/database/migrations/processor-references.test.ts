import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS } from '../../../src/database/migrate.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeEach(async () => void (service = await startService()));
afterEach(() => service.stop());

test('the migration finds when subscriptions were first seen, and can be repeated', async () => {
  const { knex } = service.db;
  const { migration } = MIGRATIONS.find(({ name }) => name.endsWith('processor-references')) ?? {};
  const { id: program_id } = await service.make.campaign();
  const store = (subscription: string, day: number, state = 'pending') =>
    knex('payment_events').insert({
      ...{ program_id, event_id: `evt_${subscription}_${day}_${state}`, type: 'stored', names: [subscription], state },
      notice: JSON.stringify({ kind: 'payment', customer: {}, subscription }),
      result: 'customer_not_named',
      occurred_at: new Date(Date.UTC(2026, 0, day)),
      received_at: new Date(Date.UTC(2026, 0, day)),
    });
  await knex('payment_subscriptions').insert({ program_id, subscription_id: 'sub_named', customer_key: 'user' });
  for (const day of [9, 7, 8]) await store('sub_named', day);
  await store('sub_nameless', 5);
  await store('sub_nameless', 3, 'test');
  await store('sub_test', 3, 'test');
  for (let run = 0; run < 2; run++) await migration!.up(knex);
  expect(await knex('payment_subscriptions').where({ program_id }).orderBy('subscription_id')).toMatchObject([
    { subscription_id: 'sub_named', customer_key: 'user', seen_at: new Date(Date.UTC(2026, 0, 7)), started: true },
    { subscription_id: 'sub_nameless', customer_key: null, seen_at: new Date(Date.UTC(2026, 0, 5)), started: true },
  ]);
});
