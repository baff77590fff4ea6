// Sales that another program has recorded, and payments whose lead settles although they are no sale.
import { unique } from '../call.ts';
import { browserLead } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { manage } from '../owned.ts';
import { checkout } from '../payment-events.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { openShop, type Buyer, type Shop } from '../shop.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'trackSale');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** The refused sales of a customer, as the explanation counts them. */
async function expectRefused(shop: Shop, buyer: Buyer, expected: readonly Body[]): Promise<void> {
  const refused = await shop.told(buyer, 'sale_refused');
  expectThat(refused.length === expected.length, `${expected.length} refused sales`, refused);
  for (const [place, fields] of expected.entries()) {
    expectFields(refused[place]!, fields);
    const { at, last_at, attempts, sale_id, holder_program_id, why } = refused[place]!;
    expectThat((at === last_at) === (attempts === 1), 'a later time of a further attempt alone', refused[place]);
    const numbers = [...String(why).matchAll(/\d+/g)].map(([number]) => number).slice(0, 2);
    expectThat(numbers.join() === [sale_id, holder_program_id].join(), 'the sale and its program', why);
  }
}

/** Each attempt at another program's sale counts for the customer of the latest one; a repeat of an own sale does not. */
async function attempts(kit: Kit): Promise<void> {
  const [holder, shop] = [await openShop(kit), await openShop(kit)];
  const [owner, buyer, later] = [await holder.clicks(), await shop.clicks(), await shop.clicks()];
  const [transaction_id, second] = [unique('pi'), unique('pi')];
  const { sale_id } = await holder.buys(1000, { transaction_id, click_id: owner.click_id });
  const other = await holder.buys(1000, { transaction_id: second, click_id: owner.click_id });
  await shop.signsUp(buyer);
  const attempt = async (of: string, body: Body, held: unknown): Promise<void> =>
    expectError('trackSale', await shop.sale(10, { transaction_id: of, ...body }), 'duplicateTransaction', {
      sale_id: held as number,
    });
  const held = { sale_id, transaction_id, holder_program_id: holder.program.id };
  await attempt(transaction_id, { customer_key: buyer.customer_key }, sale_id);
  await expectRefused(shop, buyer, [{ ...held, attempts: 1 }]);
  await attempt(transaction_id, { click_id: buyer.click_id }, sale_id);
  await expectRefused(shop, buyer, [{ ...held, attempts: 2 }]);
  await attempt(second, { click_id: buyer.click_id }, other.sale_id);
  const others = { sale_id: other.sale_id, transaction_id: second, attempts: 1 };
  await expectRefused(shop, buyer, [{ ...held, attempts: 2 }, others]);
  await shop.sent(
    checkout({ client_reference_id: later.click_id, payment_intent: transaction_id }),
    'transaction_taken',
  );
  await expectRefused(shop, later, [{ ...held, attempts: 3 }]);
  await expectRefused(shop, buyer, [others]);
  // The program's own repeats are no conflict, for either of them.
  const again = { transaction_id, click_id: owner.click_id };
  expectError('trackSale', await holder.sale(1000, again), 'duplicateTransaction', { sale_id: sale_id as number });
  await expectRefused(holder, owner, []);
  await expectRefused(shop, later, [{ ...held, attempts: 3 }]);
  for (const { status } of [await shop.customerOf(later), await shop.customerOf(buyer)]) {
    expectThat(status !== 'conversion', 'no conversion', status);
  }
}

/** What comes of a payment for a customer whose lead is provisional: the lead settles, once, whatever the result is. */
const PAYMENTS: Record<string, { of: (shop: Shop, kit: Kit) => Promise<Body> | Body; result: string; sold?: true }> = {
  'that is a sale': { of: () => ({}), result: 'sale_recorded', sold: true },
  'of nothing': { of: () => ({ amount_total: 0 }), result: 'lead_settled' },
  'in a currency that no sale may have': { of: () => ({ currency: 'gbp' }), result: 'currency_unsupported' },
  'in another currency': { of: () => ({ currency: 'eur' }), result: 'sale_recorded', sold: true },
  'that another program has recorded': {
    async of(_shop, kit) {
      const [holder, payment_intent] = [await openShop(kit), unique('pi')];
      await holder.buys(1000, { transaction_id: payment_intent, click_id: (await holder.clicks()).click_id });
      return { payment_intent };
    },
    result: 'transaction_taken',
  },
  'that a call has recorded for another customer': {
    async of({ buys, clicks }) {
      const payment_intent = unique('pi');
      await buys(1000, { transaction_id: payment_intent, click_id: (await clicks()).click_id });
      return { payment_intent };
    },
    result: 'sale_known',
  },
  'after the partner has left': {
    async of({ program }, kit) {
      await manage(kit, 'leaveProgram', { program_id: program.id });
      return {};
    },
    result: 'relationship_ended',
  },
};

async function settles(kit: Kit, { of, result, sold }: (typeof PAYMENTS)[string]): Promise<void> {
  const shop = await openShop(kit, { lead_commission_cents: 33 });
  const [buyer, other] = [await shop.clicks(), await shop.clicks()];
  for (const { click_id } of [buyer, other]) {
    expectFields(expectSuccess(await browserLead(kit, { click_id })), { provisional: true });
  }
  const { click_id, customer_key } = buyer;
  const event = checkout({ metadata: { click_id, customer_key }, ...(await of(shop, kit)) });
  const before = (await shop.list('listCommissions')).length;
  await shop.sent(event, result);
  const expectSettled = async (): Promise<void> => {
    const status = sold ? 'conversion' : 'lead';
    const { lead_at, converted_at, ...customer } = await shop.customerOf(buyer);
    expectFields(customer, { status, customer_key });
    expectThat(
      lead_at !== null && (converted_at !== null) === (sold ?? false),
      'the times of its status',
      converted_at,
    );
    const leads = (await shop.exported(buyer)).leads!.map(({ mode, provisional }) => [mode, provisional].join(' '));
    expectThat(leads.join() === 'browser true,payment false', 'a settled lead besides', leads);
    const commissions = (await shop.list('listCommissions')).filter(({ kind }) => kind === 'lead');
    const earned = commissions.map(({ amount_cents, customer_id: id }) => [amount_cents, id].join(' '));
    const due = result === 'relationship_ended' ? [] : [`33 ${String((await shop.customerOf(buyer)).id)}`];
    expectThat(earned.join() === due.join(), due.join() || 'no commission', earned);
    const { length } = await shop.list('listCommissions');
    expectThat(length === before + due.length + (sold ? 1 : 0), 'no other commission', length);
    expectFields(await shop.customerOf(other), { status: 'click', lead_at: null, customer_key: null });
  };
  await expectSettled();
  // The same event again finds nothing to settle.
  const isPending = ['currency_unsupported', 'transaction_taken', 'relationship_ended'].includes(result);
  await shop.sent(event, isPending ? result : 'repeated');
  await expectSettled();
}

/** Refunds of test sales: a repeat and one of nothing take nothing, and what is left stays exact. */
async function testRefunds(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const additional_data = { test_mode: true };
  const [sale, other] = [{ transaction_id: unique('test') }, { transaction_id: unique('test') }];
  for (const one of [sale, other]) await shop.buys(1000, { ...one, additional_data });
  const refund = async (expected: string, more: Body): Promise<void> => {
    const reply = await shop.refund({ ...sale, ...more, additional_data });
    if (expected === 'refundTooLarge') return expectError('trackRefund', reply, expected);
    const none = { refund_id: null, commission_id: null, deduction_cents: 0 };
    expectFields(expectSuccess(reply), { status: expected, ...none });
  };
  const once = { refund_reference: unique('re'), refund_amount_cents: 300 };
  await refund('no_commission', once);
  await refund('skipped', once);
  await refund('skipped', { ...once, refund_amount_cents: 5000 });
  await refund('refundTooLarge', { refund_amount_cents: 701 });
  await refund('no_commission', { refund_amount_cents: 100 });
  await refund('no_commission', { refund_reference: unique('re'), refund_amount_cents: 250 });
  await refund('refundTooLarge', { refund_amount_cents: 351 });
  await refund('no_commission', {});
  await refund('skipped', {});
  await refund('skipped', { refund_amount_cents: 9 });
  await refund('skipped', once);
  const listed = await shop.list('listEvents', { test: 'true', type: 'refund' });
  const amounts = listed.map(({ amount_cents, transaction_id }) =>
    [transaction_id === sale.transaction_id, amount_cents].join(' '),
  );
  const expected = [null, null, null, 350, 250, 100, null, null, 300].map((one) => ['true', one].join(' '));
  expectThat(amounts.join() === expected.join(), expected.join(), amounts);
  await refund('no_commission', { ...other, ...once });
  await refund('no_commission', { ...other, refund_amount_cents: 700 });
  for (const list of ['listEvents', 'listCommissions', 'listCustomers'] as const) {
    const found = await shop.list(list);
    expectThat(found.length === 0, `an empty ${list}`, found);
  }
}

export const refusedSaleRows: Row[] = [
  shown('attempts at a sale of another program', 'each is counted', attempts, WRITES),
  ...Object.entries(PAYMENTS).map(([name, payment]) =>
    shown(`a provisional lead and a payment ${name}`, 'it settles, once', (kit) => settles(kit, payment), WRITES),
  ),
  shown('refunds of a test sale, some of them skipped', 'what is left', testRefunds, WRITES),
];
