import { findSaleByNames, nameSale, type NamedSale } from '../store/payment-names.ts';
import { lockRefunded, recordRefundWithin } from '../store/refunds.ts';
import type { RefundReason } from '../domain/types.ts';
import type { EventContext } from './event-context.ts';
import { paymentNames, type ChargebackNotice, type RefundNotice } from './notice.ts';
import { applied, pending, type EventOutcome } from './outcome.ts';

interface Return {
  reason: RefundReason;
  /** what is asked for, given what is refunded already */
  amountCents: number;
  leftCents: number;
  reference: string;
}

/** By the code that records refunds sent with the key; never more than is left of the sale. */
async function takeBack(
  context: EventContext,
  sale: NamedSale,
  { reason, reference, ...amounts }: Return,
): Promise<EventOutcome> {
  const records = { customerId: sale.customer_id, saleId: sale.id };
  const amountCents = Math.min(amounts.amountCents, amounts.leftCents);
  if (amountCents <= 0) return applied('nothing_due', records);
  const recorded = await recordRefundWithin(context.tx, {
    programId: context.program.id,
    transactionId: sale.transaction_id,
    amountCents,
    reason,
    refundReason: undefined,
    reference,
    additionalData: undefined,
    at: context.now,
  });
  if (recorded.kind !== 'recorded') return applied('nothing_due', records);
  const result = reason === 'refund' ? 'refund_recorded' : 'chargeback_recorded';
  return applied(result, { ...records, refundId: recorded.refundId });
}

/** The sale of a payment that is taken back; a word for why it cannot be when there is none. */
async function saleOf({ tx, program }: EventContext, notice: RefundNotice | ChargebackNotice) {
  const sale = await findSaleByNames(tx, program.id, paymentNames(notice));
  if (!sale) return 'sale_unknown';
  return sale.currency === notice.currency ? sale : 'currency_differs';
}

/**
 * The event says how much of the charge was refunded in all: the part that is not refunded yet is refunded now, no matter who
 * refunded the rest. An older event that comes later asks for less than that, and so refunds nothing. Of a sale that
 * several charges paid for, the refunds of the others are another matter.
 */
export async function applyRefund(context: EventContext, notice: RefundNotice): Promise<EventOutcome> {
  const sale = await saleOf(context, notice);
  if (typeof sale === 'string') return pending(sale);
  const of = await lockRefunded(context.tx, context.program.id, sale.id, notice.charge);
  await nameSale(context.tx, context.program.id, sale.id, paymentNames(notice), undefined);
  return takeBack(context, sale, {
    reason: 'refund',
    amountCents: notice.refundedCents - of.refundedCents,
    leftCents: of.leftCents,
    reference: `${notice.charge}:${notice.refundedCents}`,
  });
}

/** A dispute takes its amount back once, also when more than one event reports it. */
export async function applyChargeback(context: EventContext, notice: ChargebackNotice): Promise<EventOutcome> {
  const sale = await saleOf(context, notice);
  if (typeof sale === 'string') return pending(sale);
  const { leftCents } = await lockRefunded(context.tx, context.program.id, sale.id, notice.dispute);
  await nameSale(context.tx, context.program.id, sale.id, paymentNames(notice), undefined);
  const { amountCents, dispute: reference } = notice;
  return takeBack(context, sale, { reason: 'chargeback', amountCents, leftCents, reference });
}
