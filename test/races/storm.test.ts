import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../support/client.ts';
import { dice } from '../support/dice.ts';
import { visit } from '../support/journey.ts';
import { startService, type Instance, type Service } from '../support/service.ts';

let service: Service;
let both: Instance[];
beforeAll(async () => {
  service = await startService();
  both = [service, await service.second()];
});
afterAll(() => service.stop());

const STORM_MS = 3000;
/** Enough calls that they overlap even on a busy machine. */
const CALLS = 600;
const WORKERS = 12;

/** Approves or pays a commission, as an operator does. */
const MOVE = `update commissions c set status = ? from (
  select id, status from commissions where program_id = ? and status = ? order by random() limit 1) chosen
  where c.id = chosen.id and c.status = chosen.status`;
const OWN = 'program_id = ?';
const totals = (sql: string, id: number) => service.db.knex.raw(sql, [id]).then(({ rows }) => rows as object[]);

test('sales, leads, refunds and payouts for a few customers never deadlock, never fail and always add up', async () => {
  const campaign = await service.make.campaign({ lead_commission_cents: 50 });
  const { key, id } = campaign;
  const click_ids = await Promise.all([1, 2, 3, 4].map(() => visit(service, campaign)));
  const statuses: Record<string, Record<number, number>> = { lead: {}, sale: {}, refund: {} };
  let calls = 0;
  function note(kind: string, { status }: Answer): void {
    calls++;
    statuses[kind]![status] = (statuses[kind]![status] ?? 0) + 1;
  }

  const end = performance.now() + STORM_MS;
  async function worker(number: number): Promise<void> {
    const roll = dice(number + 1);
    while (performance.now() < end || calls < CALLS) {
      const instance = both[roll(2)]!;
      const customer = { click_id: click_ids[roll(4)], customer_key: [undefined, `user-${roll(4)}`][roll(2)] };
      const transaction_id = `storm-${roll(400)}`;
      const subscription_id = [undefined, `sub-${roll(3)}`][roll(2)];
      const chance = roll(10);
      if (chance < 2) note('lead', await instance.lead(customer, { key }));
      else if (chance < 6) {
        const amount_cents = 1 + roll(1000);
        note('sale', await instance.sale({ transaction_id, amount_cents, subscription_id, ...customer }, { key }));
      } else if (chance < 9) {
        const body = { transaction_id, refund_amount_cents: [null, 1 + roll(300)][roll(2)] };
        note('refund', await instance.refund(body, { key }));
      } else {
        const [from, to] = [
          ['pending', 'approved'],
          ['approved', 'paid'],
        ][roll(2)]!;
        await service.db.knex.raw(MOVE, [to!, id, from!]);
      }
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, (_, i) => worker(i)));

  // A deadlock would cause a 500: the service does not retry without the client's knowledge.
  for (const counts of Object.values(statuses)) expect(counts[500]).toBeUndefined();
  expect(statuses.sale![200]).toBeGreaterThan(20);
  expect(statuses.refund![200]).toBeGreaterThan(20);
  const overdrawn = `select s.id from sales s join refunds r on r.program_id = s.program_id and r.sale_id = s.id
    where s.${OWN}
    group by s.program_id, s.id having sum(r.amount_cents) > s.amount_cents`;
  expect(await totals(overdrawn, id)).toEqual([]);
  const uneven = `select s.id from sales s where s.${OWN} and (
      select sum(c.amount_cents) from commissions c where c.program_id = s.program_id and c.sale_id = s.id
    ) <> s.commission_cents - (
      select coalesce(floor((2 * s.commission_cents::numeric * sum(r.amount_cents) + s.amount_cents)
        / (2 * s.amount_cents)), 0) from refunds r
        where r.program_id = s.program_id and r.sale_id = s.id)`;
  expect(await totals(uneven, id)).toEqual([]);
  const lost = `select s.id from sales s where s.${OWN} and s.commission_cents is not null
    and not exists (
      select 1 from commissions c where c.program_id = s.program_id and c.sale_id = s.id and c.kind = 'sale')`;
  expect(await totals(lost, id)).toEqual([]);
  const firsts = `select subscription_id from sales where ${OWN} and subscription_id is not null
    group by 1 having count(commission_cents) <> 1`;
  expect(await totals(firsts, id)).toEqual([]);
});
