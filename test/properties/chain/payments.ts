// Events of the payment processor: payments, refunds and disputes, which have the same effects as calls.
import fc from 'fast-check';
import { expect } from 'vitest';
import { chargeRefunded, checkout, dispute, newId, type Account, type Source } from '../../support/stripe.ts';
import { pick, step, text, type Step } from './command.ts';
import type { Currency, Customer, Model, Sale } from './model.ts';
import type { Real } from './real.ts';
import { find, hasLeft, overAge, record, settle, type Identifiers } from './rules.ts';
import { owed, takeBack } from './refund-rules.ts';

const SECOND = 1000;
const index = fc.nat({ max: 99 });
const CURRENCIES: Currency[] = ['USD', 'EUR', 'VND'];

/** Settles a provisional lead, if nothing else has settled it. */
function settleProvisional(model: Model, customer: Customer, key: string | undefined): boolean {
  if (!customer.provisional || customer.status !== 'click') return false;
  settle(model, customer, key);
  return true;
}

interface Payment {
  ids: Identifiers;
  amount: bigint;
  currency: Currency;
  intent: string;
}

/** In test mode no money moves: nothing settles, and nothing is recorded or refunded. */
const TEST_EVENT = 'test_event';
/** One event in five is in test mode. */
const inTestMode = fc.constantFrom(true, undefined, undefined, undefined, undefined);
const sourceOf = (account: Account, testMode: true | undefined): Source =>
  testMode ? { ...account.source, livemode: false } : account.source;

/** The lead settles first. Then the payment has the effects of a sale with the key. */
function paymentRule(model: Model, customer: Customer, { ids, amount, currency, intent }: Payment): string {
  const settled = settleProvisional(model, customer, ids.key);
  if (amount === 0n) return settled ? 'lead_settled' : 'nothing_due';
  // Stripe sends times in whole seconds.
  const paidAt = Math.floor(model.now / SECOND) * SECOND;
  if (overAge(customer, paidAt) !== undefined) return 'window_expired';
  if (hasLeft(customer.program)) return 'relationship_ended';
  record(model, customer, { ids, transactionId: intent, amount, currency, subscription: undefined, paidAt });
  return 'sale_recorded';
}

/** Reads the identifiers of the sale and its commission, which the processor does not know. */
async function learn(model: Model, real: Real, sale: Sale): Promise<void> {
  const { transactionId, program, commission } = sale;
  const rows = real.service.db.knex<{ id: number; transaction_id: string }>('sales');
  sale.id = (await rows.where({ transaction_id: transactionId }).first('id'))!.id;
  if (!commission) return;
  const own = model.commissions.filter((one) => one.program === program);
  commission.id = (await real.commissions(program))[own.indexOf(commission)]!.commission_id;
}

const paid: fc.Arbitrary<Step> = fc
  .record({
    customer: index,
    key: fc.constantFrom(undefined, undefined, 'user-1', 'user-2', 'user-3'),
    amount: fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 300n }), fc.bigInt({ min: 1n, max: 10_000_000n })),
    currency: fc.constantFrom(...CURRENCIES),
    testMode: inTestMode,
  })
  .map(({ customer: at, key, amount, currency, testMode }) =>
    step(`a customer pays ${text({ customer: at, key, amount, currency, testMode })}`, async (model, real) => {
      const named = pick(model.customers, at)!;
      const ids = { clickId: named.clickId, key };
      const customer = find(model, named.program, ids)!;
      const intent = newId('pi');
      const known = model.sales.length;
      const result = testMode ? TEST_EVENT : paymentRule(model, customer, { ids, amount, currency, intent });
      const account = real.account(named.program);
      const metadata = { click_id: named.clickId, ...(key === undefined ? {} : { customer_key: key }) };
      const event = checkout(sourceOf(account, testMode), {
        metadata,
        amount: Number(amount),
        currency: currency.toLowerCase(),
        paymentIntent: intent,
      });
      expect(await account.tell(event)).toBe(result);
      if (model.sales[known]) await learn(model, real, model.sales[known]);
    }),
  );

const chargeOf = ({ transactionId }: Sale): string => `ch_${transactionId}`;
/** A share of the sale in thousandths. */
const shareOf = ({ amount }: Sale, thousandths: number): bigint => (amount * BigInt(thousandths)) / 1000n;

/** Applies what the processor has said. */
function takeBackTold(model: Model, sale: Sale, reason: 'refund' | 'chargeback'): string {
  if (owed(sale) === 0n) return 'nothing_due';
  takeBack(model, sale);
  return reason === 'refund' ? 'refund_recorded' : 'chargeback_recorded';
}

/** The event contains the total refunded amount of the charge, which grows; its currency may be the buyer's. */
const refunded: fc.Arbitrary<Step> = fc
  .record({
    sale: index,
    inAll: fc.nat({ max: 1000 }),
    currency: fc.constantFrom(undefined, undefined, ...CURRENCIES),
    testMode: inTestMode,
  })
  .map((sent) =>
    step(
      `the processor refunds ${text(sent)}`,
      async (model, real) => {
        const sale = pick(model.sales, sent.sale)!;
        const share = shareOf(sale, sent.inAll);
        const inAll = share > sale.told ? share : sale.told;
        const currency = sent.currency ?? sale.currency;
        const account = real.account(sale.program);
        if (!sent.testMode) sale.told = inAll;
        const result = sent.testMode ? TEST_EVENT : takeBackTold(model, sale, 'refund');
        const charge = { id: chargeOf(sale), paymentIntent: sale.transactionId, amount: Number(sale.amount) };
        const event = { ...charge, refunded: Number(inAll), currency: currency.toLowerCase() };
        expect(await account.tell(chargeRefunded(sourceOf(account, sent.testMode), event))).toBe(result);
      },
      (model) => model.sales.length > 0,
    ),
  );

/** A dispute deducts its amount once, however often it is reported. */
const disputed: fc.Arbitrary<Step> = fc
  .record({ sale: index, share: fc.nat({ max: 1000 }), twice: fc.boolean(), testMode: inTestMode })
  .map((sent) =>
    step(
      `a payment is disputed ${text(sent)}`,
      async (model, real) => {
        const sale = pick(model.sales, sent.sale)!;
        const amount = shareOf(sale, sent.share);
        const account = real.account(sale.program);
        const fields = {
          id: newId('du'),
          charge: chargeOf(sale),
          paymentIntent: sale.transactionId,
          amount: Number(amount),
        };
        const told = { ...fields, currency: sale.currency.toLowerCase() };
        if (sent.testMode) {
          expect(await account.tell(dispute(sourceOf(account, sent.testMode), told))).toBe(TEST_EVENT);
          return;
        }
        sale.disputed += amount;
        expect(await account.tell(dispute(account.source, told))).toBe(takeBackTold(model, sale, 'chargeback'));
        if (sent.twice) expect(await account.tell(dispute(account.source, told))).toBe('nothing_due');
      },
      (model) => model.sales.length > 0,
    ),
  );

export const payments = [paid, paid, refunded, disputed];
