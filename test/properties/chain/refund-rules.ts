// The expected response and effect of refunds, by calls and by the payment processor.
import { expect } from 'vitest';
import { ANY_ID, ok, refused, type Expected } from './expected.ts';
import { halfUp, reuseOf, type Model, type Program, type Sale } from './model.ts';
import { addCommission } from './rules.ts';

export interface RefundCall {
  transactionId: string;
  /** undefined: all that is left */
  amount: bigint | undefined;
  reference: string | undefined;
  reason: 'refund' | 'chargeback';
}

export function refundRule(model: Model, program: Program, call: RefundCall): Expected {
  const sale = model.sales.find((one) => one.transactionId === call.transactionId && one.program === program);
  if (!sale) return refused(404, 'Sale not found for transaction_id', 'not_found');
  const skipped = (refundId: unknown, hints: object | undefined = undefined) =>
    ok({
      status: 'skipped',
      refund_id: refundId,
      ...commissionOf(sale),
      deduction_cents: 0,
      commission_amount_cents: leftOf(sale),
      message: 'Refund skipped',
      ...hints,
    });
  const { reference, amount: asked } = call;
  if (reference !== undefined && sale.references.has(reference)) {
    const notices = reuseOf(sale.amounts.get(reference), asked ?? sale.amount - sale.called);
    return skipped(sale.references.get(reference), notices && { notices });
  }
  const left = sale.amount - sale.called;
  if (left === 0n) return skipped(null);
  const amount = asked ?? left;
  if (amount > left) return refused(400, 'refund_amount_cents exceeds what is left of the sale', 'invalid_request');
  if (reference !== undefined) {
    sale.references.set(reference, undefined);
    sale.amounts.set(reference, amount);
  }
  sale.called += amount;
  if (call.reason === 'chargeback') sale.contested += amount;
  const { status, deduction, change } = takeBack(model, sale);
  return ok({
    status,
    refund_id: ANY_ID,
    ...commissionOf(sale),
    deduction_cents: Number(deduction),
    commission_amount_cents: leftOf(sale),
    message: 'Refund tracked successfully',
    ...(change === 0n && { notices: [{ code: 'refund_known', message: TEXT }] }),
  });
}

const TEXT: unknown = expect.any(String);

const commissionOf = ({ commission }: Sale) => ({ commission_id: commission?.id ?? null });

const takenOf = ({ commission, refunded, amount }: Sale): bigint =>
  commission ? halfUp(commission.earned * refunded, amount) : 0n;

/** What is left of the commission, with its clawbacks. */
const leftOf = (sale: Sale): number | null => (sale.commission ? Number(sale.commission.earned - takenOf(sale)) : null);

const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/** By how much the refunded amount grows: what calls and the processor said counts once, and disputes besides. */
export function owed({ amount, called, contested, told, disputed, refunded }: Sale): bigint {
  const both = contested < disputed ? contested : disputed;
  const all = most(called - both, told) + disputed;
  return (all < amount ? all : amount) - refunded;
}

/** The total deduction: commission × refunded ÷ amount, half up. A paid commission's deduction is a separate row. */
export function takeBack(model: Model, sale: Sale) {
  const { commission } = sale;
  const before = takenOf(sale);
  const change = owed(sale);
  sale.refunded += change;
  sale.refunds++;
  const deduction = takenOf(sale) - before;
  if (!commission) return { status: 'no_commission', deduction, change };
  if (commission.status === 'paid') {
    if (deduction > 0n) addCommission(model, sale.program, 'clawback', -deduction, commission.currency, sale);
    return { status: 'clawed_back', deduction, change };
  }
  commission.amount -= deduction;
  if (commission.amount === 0n) commission.status = 'reversed';
  return { status: 'reversed', deduction, change };
}
