// A commission has the time of the event that it is for, to the millisecond, and so has each change of it by a refund.
import { saleOf } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { openShop, type Shop } from '../shop.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'listCommissions');
const OPERATES: readonly Need[] = ['apiToken', 'write', 'operator'];

/** A lead, a sale whose commission is paid before its refund, and one whose commission is not. */
async function times(kit: Kit): Promise<void> {
  const shop = await openShop(kit, { lead_commission_cents: 70 });
  const buyer = await shop.clicks();
  await shop.signsUp({ click_id: buyer.click_id });
  const [paid, open] = [saleOf(1000, { click_id: buyer.click_id }), saleOf(2000, { click_id: buyer.click_id })];
  const { commission_id } = expectSuccess(await shop.sale(1000, paid));
  expectSuccess(await shop.sale(2000, open));
  await shop.done('approveCommissions', {}, { commission_ids: [commission_id] });
  await kit.operate('commission', 'pay', '--commission-id', String(commission_id));
  for (const { transaction_id } of [paid, open]) {
    expectSuccess(await shop.refund({ transaction_id, refund_amount_cents: 500 }));
  }
  const events = await shop.list('listEvents');
  const at = (type: string, transaction_id: unknown = null): unknown =>
    events.find((one) => one.type === type && one.transaction_id === transaction_id)?.created_at;
  const commissions = await shop.list('listCommissions');
  const expected: [kind: string, amount_cents: number, times: Body][] = [
    ['lead', 70, { created_at: at('lead'), changed_at: at('lead') }],
    ['sale', 200, { created_at: at('sale', paid.transaction_id) }],
    [
      'clawback',
      -100,
      { created_at: at('refund', paid.transaction_id), changed_at: at('refund', paid.transaction_id) },
    ],
    ['sale', 300, { created_at: at('sale', open.transaction_id), changed_at: at('refund', open.transaction_id) }],
  ];
  for (const [kind, amount_cents, fields] of expected) {
    const found = commissions.find((one) => one.kind === kind && one.amount_cents === amount_cents);
    expectThat(found !== undefined, `a commission of ${amount_cents} for a ${kind}`, commissions);
    expectFields(found, fields);
  }
  await rejected(shop, commissions);
}

/** A clawback is never rejected, although it is pending: that is the obstacle that the answer names. */
async function rejected({ done }: Shop, commissions: readonly Body[]): Promise<void> {
  const commission_id = commissions.find(({ kind }) => kind === 'clawback')?.id;
  const body = { commission_ids: [commission_id], reason: 'A reason' };
  const { results } = await done<{ results: [Body] }>('rejectCommissions', {}, body);
  expectFields(results[0], { commission_id, result: 'failed', status: 'pending', obstacle: 'clawback' });
}

export const commissionTimeRows: Row[] = [
  shown('the times of commissions and of their events', 'the same', times, OPERATES),
];
