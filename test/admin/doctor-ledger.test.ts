import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../src/admin/doctor/ledger.ts';
import type { OwnedCampaign } from '../commissions/support.ts';
import { payoutCampaign, type PayoutCalls } from '../payouts/support.ts';
import { startService, type Service } from '../support/service.ts';

// What always holds of commissions and payouts, each broken once by hand.

let service: Service;
let campaign: OwnedCampaign;
let one: Awaited<ReturnType<PayoutCalls['one']>>;
beforeAll(async () => {
  service = await startService();
  const { campaign: made, calls } = await payoutCampaign(service);
  campaign = made;
  one = await calls.one();
  await service.refund({ transaction_id: one.transaction_id, refund_amount_cents: 2_500 }, { key: campaign.key });
});
afterAll(() => service.stop());

const check = () => checkLedger(service.db);
const FINE = [{ check: 'ledger', level: 'fine', message: expect.any(String) }];
const set = (table: string, id: number, values: object) =>
  service.db.knex(table).where({ program_id: campaign.id, id }).update(values);
afterEach(async () => expect(await check()).toEqual(FINE));

/** Breaks something, looks, and repairs it. */
async function broken(table: string, id: number, values: Record<string, unknown>): Promise<string[]> {
  const [before] = await service.db.knex(table).where({ program_id: campaign.id, id });
  await set(table, id, values);
  const found = await check();
  await set(table, id, Object.fromEntries(Object.keys(values).map((name) => [name, before[name]])));
  for (const { level, action } of found) expect([level, action]).toEqual(['problem', expect.any(String)]);
  return found.map(({ message }) => message.replace(`program ${campaign.id}, `, ''));
}

test('nothing is broken of what the service wrote', async () => {
  expect(await check()).toEqual(FINE);
});

test.each([{ amount_cents: 2001 }, { currency: 'EUR' }, { partnership_id: 999 }, { commissions: 2 }])(
  'an item with %j that is not that of its commissions is named',
  async (values) => {
    const message = `payout item ${one.item.id}: the amount, partner or currency is not that of the commissions`;
    expect(await broken('payout_items', one.item.id, values)).toEqual([message]);
  },
);

test.each(['paid', 'failed'])('a commission whose item is %s alone is named', async (status) => {
  const found = await broken('payout_items', one.item.id, { status });
  expect(found).toContain(
    `commission ${one.commission_id}: paid without a paid payout item, or claimed without an open one`,
  );
});

test('a commission that is paid without an item is named, and its item too', async () => {
  const paid = { status: 'paid', payout_item_id: null, paid_at: new Date('2999-01-01') };
  const found = await broken('commissions', one.commission_id, paid);
  expect(found.map((message) => message.slice(0, message.indexOf(':')))).toEqual([
    `payout item ${one.item.id}`,
    `commission ${one.commission_id}`,
    `commission ${one.commission_id}`,
  ]);
});

test.each([{ held_at: new Date() }, { status: 'pending', payout_item_id: 999 }])(
  'a commission with %j that no entry explains is named',
  async (values) => {
    expect(await broken('commissions', one.commission_id, values)).toContain(
      `commission ${one.commission_id}: differs from its history`,
    );
  },
);

test('a partner whose entries do not sum to the commissions is named', async () => {
  const [{ id, partnership_id }] = await service.db
    .knex('commission_entries')
    .where({ program_id: campaign.id, kind: 'claimed' });
  expect(await broken('commission_entries', id, { amount_cents: 1 })).toEqual([
    `commission ${one.commission_id}: differs from its history`,
    `partnership ${partnership_id}: what was earned and changed is not what the commissions amount to`,
  ]);
});

test('a sale whose commissions are not what is due is named', async () => {
  const [{ id }] = await service.db.knex('refunds').where({ program_id: campaign.id });
  expect(await broken('refunds', id, { amount_cents: 2_600 })).toEqual([
    `sale ${one.sale_id}: the commissions are not what is due`,
  ]);
});
