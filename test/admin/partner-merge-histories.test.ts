import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectLedger, payable } from '../payouts/support.ts';
import { dice } from '../support/dice.ts';
import { sell } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { twinsOf } from './twins.ts';
import { operator, type Operator } from './support.ts';

let service: Service;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  await service.stop();
  admin.clean();
});

it('conserves every cent, whatever is refunded, held, paid or returned before and after', async () => {
  for (const seed of [1, 2, 3]) {
    const roll = dice(seed);
    const { campaign, calls, second, merge, both } = await twinsOf(service, admin);
    await payable(service, second.partnerId, {}, 'other@partner.dev');
    const sold: Awaited<ReturnType<typeof sell>>[] = [];
    const one = () => sold[roll(sold.length)]!;
    const step = async () => {
      service.clock.advance({ seconds: 1 });
      if (sold.length < 3 || roll(5) === 0) {
        const whose = roll(2) === 0 ? campaign : second;
        return void sold.push(await sell(service, { ...campaign, ...whose }));
      }
      const { commission_id: id, transaction_id } = one();
      const acts = [
        () => calls.change('approve', [id]),
        () => calls.change('approve', [id]),
        () => calls.change('hold', [id], 'Odd'),
        () => calls.change('release', [id]),
        () => service.refund({ transaction_id, refund_amount_cents: 1 + roll(4000) }, { key: campaign.key }),
        () => calls.call('POST', 'payouts', { partner_ids: [roll(2) === 0 ? campaign.partnerId : second.partnerId] }),
        async () => {
          const items = await service.db.knex('payout_items').where({ program_id: campaign.id });
          if (items.length === 0) return;
          const { id: item, payout_id: payout } = items[roll(items.length)]!;
          const [name, body] = (
            [
              ['pay', {}],
              ['fail', { reason: 'No' }],
              ['reopen', {}],
            ] as const
          )[roll(3)]!;
          await calls.call('POST', `payouts/${payout}/${name}`, { item_ids: [item], ...body });
        },
      ];
      await acts[roll(acts.length)]!();
    };
    for (let i = 0; i < 25; i++) await step();
    const before = await both();
    expect(await merge()).toMatchObject({ code: 0 });
    const after = await both();
    expect(after[0].all + after[1].all).toBe(before[0].all + before[1].all);
    for (let i = 0; i < 25; i++) {
      await step();
      expect((await both())[1].free, `seed ${seed}, step ${i}`).toBe(0);
    }
    const last = await both();
    const earned = await service.db
      .knex('commissions')
      .where({ program_id: campaign.id })
      .whereNot('kind', 'adjustment')
      .sum('amount_cents');
    expect(last[0].all + last[1].all).toBe(Number(earned[0]!.sum));
    await expectLedger(service);
  }
});
