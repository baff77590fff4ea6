import type { Happened } from '../../domain/happened.ts';
import type { DueRefund, WrittenRefund } from './write.ts';

/** What a refund did to the commission of its sale. */
function happenedToCommission(
  { request, sale, refund }: DueRefund,
  { refundId, clawbackId }: WrittenRefund,
): Happened[] {
  const { commission, id: saleId, customer_id: customerId, partnership_id: partnershipId } = sale;
  if (!commission) return [];
  const { currency, left_cents, status } = commission;
  const changeCents = -refund.deductionCents;
  const of = { programId: request.programId, partnershipId, customerId, saleId, refundId, currency, at: request.at };
  if (clawbackId !== null) {
    const clawback = { commissionId: clawbackId, kind: 'clawback', status: 'pending' } as const;
    return [{ type: 'commission.clawed_back', ...of, ...clawback, changeCents, amountCents: changeCents }];
  }
  const amountCents = left_cents + changeCents;
  const after = amountCents === 0 ? 'reversed' : status;
  if (refund.status !== 'reversed' || (changeCents === 0 && after === status)) return [];
  const reversed = { commissionId: commission.id, kind: 'sale', status: after } as const;
  return [{ type: 'commission.reversed', ...of, ...reversed, changeCents, amountCents }];
}

/** What happened for a refund that was written. */
export const happenedTo = (due: DueRefund, written: WrittenRefund): Happened[] => {
  const { request, sale, refund } = due;
  return [
    {
      type: 'refund.recorded',
      programId: request.programId,
      partnershipId: sale.partnership_id,
      customerId: sale.customer_id,
      saleId: sale.id,
      refundId: written.refundId,
      amountCents: refund.amountCents,
      currency: sale.currency,
      reason: request.reason,
      at: request.at,
    },
    ...happenedToCommission(due, written),
  ];
};
