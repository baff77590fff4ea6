import { afterAll, beforeAll, expect, test } from 'vitest';
import { sell } from '../support/journey.ts';
import { dice } from '../support/dice.ts';
import { cases } from '../support/long.ts';
import { startService, type Instance, type Service } from '../support/service.ts';
import { ownedCampaign } from '../manage/commissions/support.ts';
import { anotherPartner, expectLedger, payable } from '../manage/payouts/support.ts';
import { as } from '../manage/support.ts';

// Payouts, the acts on their items, refunds, holds, approvals and rejections of the same commissions at once, over two
// instances: no commission is in two items, and every cent is explained.

let service: Service;
let both: Instance[];
beforeAll(async () => {
  service = await startService();
  both = [service, await service.second()];
});
afterAll(() => service.stop());

const CALLS = 300;
const WORKERS = 12;
const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

test.each(cases(SEEDS, [1, 2]))('seed %i: what is paid is what was earned, less what was refunded', async (seed) => {
  const campaign = await ownedCampaign(service);
  const { id, key, token } = campaign;
  const other = await anotherPartner(service, campaign);
  for (const partnerId of [campaign.partnerId, other.partnerId]) await payable(service, partnerId);
  const sold: { transaction_id: string; commission_id: number }[] = [];
  for (let i = 0; i < 24; i++) sold.push(await sell(service, i % 2 === 0 ? campaign : { ...campaign, url: other.url }));
  const roll = dice(seed);
  const one = <T>(list: readonly T[]): T => list[roll(list.length)]!;
  const statuses = new Set<number>();
  const post = async (path: string, body: object) => {
    const instance = one(both);
    const answer = await as(instance, token)('POST', `programs/${id}/${path}`, { body });
    statuses.add(answer.status);
    return answer;
  };
  const some = () => [...new Set([one(sold), one(sold), one(sold)])].map(({ commission_id }) => commission_id);
  const items = () => service.db.knex('payout_items').where({ program_id: id }).select('id', 'payout_id');
  async function act(): Promise<void> {
    const item = one(await items()) as { id: number; payout_id: number } | undefined;
    if (!item) return;
    const [name, more] = one([
      ['pay', { reference: `R-${roll(3)}` }],
      ['pay', { reference: 'R-0' }],
      ['fail', { reason: 'Returned' }],
      ['cancel', {}],
      ['reopen', {}],
    ] as const);
    await post(`payouts/${item.payout_id}/${name}`, { item_ids: [item.id], ...more });
  }
  async function step(): Promise<void> {
    const chance = roll(12);
    const reason = 'Because';
    if (chance < 3) await post('commissions/approve', { commission_ids: some() });
    else if (chance === 3) await post('commissions/hold', { commission_ids: some(), reason });
    else if (chance === 4) await post('commissions/release', { commission_ids: some() });
    else if (chance === 5 && roll(3) === 0) await post('commissions/reject', { commission_ids: some(), reason });
    else if (chance < 8) await post('payouts', {});
    else if (chance < 10) await act();
    else {
      const body = { transaction_id: one(sold).transaction_id, refund_amount_cents: 1 + roll(4000) };
      statuses.add((await one(both).refund(body, { key })).status);
    }
  }
  let calls = 0;
  const worker = async () => {
    while (calls++ < CALLS) await step();
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));

  for (const status of statuses) expect([200, 201, 400, 409]).toContain(status);
  await expectLedger(service);
  // Commission, clawbacks and restorations of a sale that was not rejected are what is due of it.
  const { rows } = await service.db.knex.raw(
    `select s.id, s.amount_cents, own.earned_cents, refunded.cents as refunded, booked.cents as booked
     from sales s
       join commissions own on own.program_id = s.program_id and own.sale_id = s.id and own.kind = 'sale'
       cross join lateral (select coalesce(sum(amount_cents), 0)::int as cents from refunds r
         where r.program_id = s.program_id and r.sale_id = s.id) refunded
       cross join lateral (select coalesce(sum(amount_cents), 0)::int as cents from commissions c
         where c.program_id = s.program_id and c.sale_id = s.id) booked
     where s.program_id = ? and not exists (select from commission_entries e
       where e.program_id = s.program_id and e.commission_id = own.id and e.kind = 'rejected')`,
    [id],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const taken = Math.round((Number(row.earned_cents) * row.refunded) / Number(row.amount_cents));
    expect([row.id, row.booked]).toEqual([row.id, Number(row.earned_cents) - taken]);
  }
});
