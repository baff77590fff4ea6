// Refunds that are sent again, in every state of their sale, and refunds that deduct nothing.
import { unique } from '../call.ts';
import { saleIn, saleOf } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { operate } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { checkout, dispute, refunded } from '../payment-events.ts';
import { expectFields, expectSuccess, messageOf, rowsOf, type Need, type Row } from '../row.ts';
import { openShop, type Shop } from '../shop.ts';
import { expectHistory, type Detail } from './managed-commissions.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'trackRefund');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const AMOUNT = 1000;

interface Sale {
  transaction_id: string;
  /** null if it earned nothing */
  commission_id: unknown;
}

async function sell(kit: Kit, { program }: Shop, more: Body): Promise<Sale> {
  const sale = saleOf(AMOUNT, more);
  const { commission_id } = expectSuccess(await saleIn(kit, program, sale));
  return { transaction_id: sale.transaction_id, commission_id };
}

/** The refund is skipped, with the refund that it repeats, or with none. */
async function expectSkipped({ refund }: Shop, body: Body, { commission_id }: Sale, refund_id: unknown) {
  const expected = { status: 'skipped', refund_id, commission_id, deduction_cents: 0 };
  expectFields(expectSuccess(await refund(body)), { ...expected, message: messageOf('trackRefund', 'skipped') });
}

/** The reference alone says that a refund is a repeat, whatever else is sent. */
const OTHERWISE: Body[] = [
  {},
  { refund_amount_cents: 1 },
  { refund_amount_cents: 2 * AMOUNT },
  { refund_amount_cents: null },
  { reason: 'chargeback' },
];

/** A part, its repeat, the rest, and the repeats of both; `status` is that of the first two. */
async function giveBack(shop: Shop, sale: Sale, status: string): Promise<void> {
  const { transaction_id } = sale;
  // Another sale's refund may have the same reference.
  const part: Body = { transaction_id, refund_amount_cents: 400, refund_reference: 're_1' };
  const rest: Body = { transaction_id, refund_reference: 're_2' };
  const refundOf = async (body: Body): Promise<unknown> => {
    const { refund_id, ...told } = expectSuccess(await shop.refund(body));
    expectFields(told, { status, commission_id: sale.commission_id });
    expectThat(typeof refund_id === 'number', 'a refund_id', refund_id);
    return refund_id;
  };
  const first = await refundOf(part);
  for (const other of OTHERWISE) await expectSkipped(shop, { ...part, ...other }, sale, first);
  const last = await refundOf(rest);
  expectThat(last !== first, 'a refund_id of its own', last);
  for (const other of OTHERWISE) {
    await expectSkipped(shop, { ...part, ...other }, sale, first);
    await expectSkipped(shop, { ...rest, ...other }, sale, last);
  }
  // Nothing is left, and nothing is repeated.
  for (const other of [{ refund_reference: unique('re') }, { refund_reference: null }, {}]) {
    await expectSkipped(shop, { transaction_id, ...other }, sale, null);
  }
}

/** Refunds of a sale with a commission, and of one without: with these terms a subscription earns once. */
async function repeats(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const { click_id } = await shop.clicks();
  const subscription_id = unique('sub');
  const earning = await sell(kit, shop, { click_id, subscription_id });
  const renewal = await sell(kit, shop, { click_id, subscription_id });
  expectThat(earning.commission_id !== null && renewal.commission_id === null, 'one commission', renewal);
  await giveBack(shop, earning, 'reversed');
  await giveBack(shop, renewal, 'no_commission');
}

async function repeatsOfPaid(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const sale = await sell(kit, shop, { click_id: (await shop.clicks()).click_id });
  const flags = { 'commission-id': sale.commission_id as number };
  for (const verb of ['approve', 'pay']) await operate(kit, `commission ${verb}`, flags);
  await giveBack(shop, sale, 'clawed_back');
}

const detailOf = ({ done }: Shop, { commission_id }: Sale): Promise<Detail> =>
  done<Detail>('getCommission', { commission_id });

/** The commission as its owner and its partner see it. */
async function viewsOf(shop: Shop, sale: Sale): Promise<Body> {
  const own = (await shop.list('listOwnCommissions')).find(({ id }) => id === sale.commission_id);
  expectThat(own !== undefined, `the commission ${String(sale.commission_id)} for its partner`, own);
  return { ...(await detailOf(shop, sale)), own };
}

/** The commission is the same before and after, also the time of its last change. */
async function expectUntouched(kit: Kit, shop: Shop, sale: Sale, act: () => Promise<unknown>): Promise<void> {
  const before = await viewsOf(shop, sale);
  await kit.wait(1, 'a refund comes later than the sale.');
  await act();
  expectSame(await viewsOf(shop, sale), before, 'a commission of which nothing was deducted');
}

/** Each of these refunds is recorded, and its part of the commission is less than half a unit. */
async function tinyRefunds(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const { click_id } = await shop.clicks();
  const one = { refund_amount_cents: 1 };
  const sale = await sell(kit, shop, { click_id });
  const refund = async (deduction_cents: number) => {
    const reply = await shop.refund({ transaction_id: sale.transaction_id, ...one });
    expectFields(expectSuccess(reply), { status: 'reversed', deduction_cents });
  };
  for (let time = 0; time < 2; time++) await expectUntouched(kit, shop, sale, () => refund(0));
  const before = await detailOf(shop, sale);
  await kit.wait(1, 'a refund comes later than the sale.');
  // Of a sale of 1000, 3 take 0.6 from the commission of 200, which is rounded.
  await refund(1);
  const after = await detailOf(shop, sale);
  const isLater = String(after.commission.changed_at) > String(before.commission.changed_at);
  expectThat(isLater, 'a later time of the last change', after.commission);
  expectHistory(after);
}

/** The same by payment events. */
async function tinyEvents(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const { click_id } = await shop.clicks();
  for (const kind of ['refund', 'dispute']) {
    const payment = await shop.sent(checkout({ client_reference_id: click_id }), 'sale_recorded');
    const intent = payment.data.object.payment_intent;
    const [newest] = await shop.list('listCommissions');
    const sale: Sale = { transaction_id: String(intent), commission_id: newest!.id };
    await expectUntouched(kit, shop, sale, () =>
      kind === 'refund'
        ? shop.sent(refunded(unique('ch'), intent, 1), 'refund_recorded')
        : shop.sent(dispute(intent, 1), 'chargeback_recorded'),
    );
  }
}

/** Of a commission that was rejected, or refunded entirely, nothing is left. */
async function nothingLeft(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const { click_id } = await shop.clicks();
  const [rejected, whole] = [await sell(kit, shop, { click_id }), await sell(kit, shop, { click_id })];
  await shop.done('rejectCommissions', {}, { commission_ids: [rejected.commission_id], reason: 'A reason' });
  const { transaction_id } = rejected;
  for (const body of [{ transaction_id, refund_amount_cents: 400 }, { transaction_id }]) {
    await expectUntouched(kit, shop, rejected, async () =>
      expectFields(expectSuccess(await shop.refund(body)), { deduction_cents: 0 }),
    );
  }
  const all = { transaction_id: whole.transaction_id, refund_reference: 're_1' };
  const { refund_id } = expectSuccess(await shop.refund(all));
  await expectUntouched(kit, shop, whole, () => expectSkipped(shop, all, whole, refund_id));
}

export const repeatedRefundRows: Row[] = [
  shown('refunds that are sent again, with their references', 'skipped, with the first refund', repeats, WRITES),
  shown('refunds of a paid commission, sent again', 'skipped, with the first refund', repeatsOfPaid, [
    ...WRITES,
    'operator',
  ]),
  shown('refunds of less than half a unit of the commission', 'it has not changed', tinyRefunds, WRITES),
  shown('payment events that deduct nothing', 'the commission has not changed', tinyEvents, WRITES),
  shown('refunds when nothing is left of the commission', 'it has not changed', nothingLeft, WRITES),
];
