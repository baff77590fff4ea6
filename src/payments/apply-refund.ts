import { findSaleByNames, nameSale, type NamedSale } from '../store/payments/names.ts';
import { lockRefunded, recordRefundWithin } from '../store/refunds/refunds.ts';
import type { RefundReason } from '../domain/types.ts';
import type { EventContext } from './event-context.ts';
import { paymentNames, type ChargebackNotice, type RefundNotice } from './notice.ts';
import { applied, pending, type EventOutcome } from './outcome.ts';

interface Return {
  reason: RefundReason;
  /** what the event asks for: the amount that it reports, less what is refunded already */
  amountCents: number;
  leftCents: number;
  reference: string;
}

/** Records the refund as the refund endpoint does, but never more than is left of the sale. */
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

/** The sale of a refunded payment. If there is none, returns the reason as a result. */
async function saleOf({ tx, program }: EventContext, notice: RefundNotice | ChargebackNotice) {
  const sale = await findSaleByNames(tx, program.id, paymentNames(notice));
  if (!sale) return 'sale_unknown';
  return sale.currency === notice.currency ? sale : 'currency_differs';
}

/**
 * The event states the total refunded amount of the charge, so only the part that is not refunded yet is refunded now.
 * An older event that arrives late states less, so it refunds nothing. If several charges paid for the sale, the
 * refunds of the other charges are not counted.
 */
export async function applyRefund(context: EventContext, notice: RefundNotice): Promise<EventOutcome> {
  const sale = await saleOf(context, notice);
  if (typeof sale === 'string') return pending(sale);
  const of = await lockRefunded(context.tx, context.program.id, sale, notice.charge);
  await nameSale(context.tx, context.program.id, sale.id, paymentNames(notice), undefined);
  return takeBack(context, sale, {
    reason: 'refund',
    amountCents: notice.refundedCents - of.refundedCents,
    leftCents: of.leftCents,
    reference: `${notice.charge}:${notice.refundedCents}`,
  });
}

/** Refunds the disputed amount once, even if several events report the dispute. */
export async function applyChargeback(context: EventContext, notice: ChargebackNotice): Promise<EventOutcome> {
  const sale = await saleOf(context, notice);
  if (typeof sale === 'string') return pending(sale);
  const { leftCents } = await lockRefunded(context.tx, context.program.id, sale, notice.dispute);
  await nameSale(context.tx, context.program.id, sale.id, paymentNames(notice), undefined);
  const { amountCents, dispute: reference } = notice;
  return takeBack(context, sale, { reason: 'chargeback', amountCents, leftCents, reference });
}
