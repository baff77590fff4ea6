import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../../../src/database/migrate.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('the migration releases what is owed, with an entry, and holds the rest', async () => {
  const { knex } = service.db;
  const { id: program_id } = await service.make.program();
  const partnership_id = await service.make.partnership(program_id, await service.make.partner());
  const at = service.clock.now();
  const held = async (earned_cents: number) => {
    const of = { program_id, partnership_id, kind: 'adjustment', reason: 'a test', currency: 'USD', status: 'pending' };
    const row = { ...of, earned_cents, amount_cents: earned_cents, created_at: at, changed_at: at, held_at: at };
    return (await knex('commissions').insert(row).returning('id'))[0].id as number;
  };
  const [owed, earned] = [await held(-500), await held(500)];
  const { migration } = MIGRATIONS.find(({ name }) => name.endsWith('release-what-is-owed'))!;
  for (let run = 0; run < 2; run++) await knex.transaction(async (tx) => migration.up(tx));
  const rows = await knex('commissions').where({ program_id }).orderBy('id').select('id', 'held_at');
  expect(rows).toEqual([
    { id: owed, held_at: null },
    { id: earned, held_at: at },
  ]);
  const entries = await knex('commission_entries').where({ program_id });
  expect(entries).toMatchObject([{ commission_id: owed, kind: 'released', amount_cents: 0, left_cents: -500 }]);
});
