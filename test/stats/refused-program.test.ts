import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { rollUp } from '../../src/stats/roll-up.ts';
import { sell } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1e9 })));
afterAll(() => service.stop());

const sql = (text: string) => service.db.knex.raw(text) as unknown as Promise<{ rows: { program_id: number }[] }>;

async function programsWithTotals(): Promise<number[]> {
  const { rows } = await sql('select distinct program_id from daily_totals order by program_id');
  return rows.map(({ program_id }) => Number(program_id));
}

test('a program whose totals the database refuses does not stop the totals of the others', async () => {
  const first = await service.make.campaign();
  const second = await service.make.campaign();
  await sell(service, first, { amount_cents: 1_000 });
  await sell(service, second, { amount_cents: 2_000 });
  service.clock.advance({ ms: DAY });
  const roll = () => rollUp(service.db, service.clock.now());

  await sql(`alter table daily_totals add constraint refused check (program_id <> ${first.id}) not valid`);
  await expect(roll()).rejects.toThrow('refused');
  expect(await programsWithTotals()).toEqual([second.id]);

  await sql('alter table daily_totals drop constraint refused');
  await roll();
  expect(await programsWithTotals()).toEqual([first.id, second.id]);
});
