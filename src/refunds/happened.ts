import type { Happened } from '../common/happened.ts';
import { happenedTo as changed } from '../commissions/booked.ts';
import type { DueRefund, WrittenRefund } from './write.ts';

const ofSale = ({ request, sale }: DueRefund, { refundId }: WrittenRefund) => ({
  programId: request.programId,
  partnershipId: sale.partnership_id,
  customerId: sale.customer_id,
  saleId: sale.id,
  refundId,
  at: request.at,
});

/** The new clawback or restoration. */
function corrected(due: DueRefund, written: WrittenRefund): Happened[] {
  const { sale, refund } = due;
  const { correctionId: commissionId } = written;
  if (commissionId === null || !sale.commission || !refund.booking) return [];
  const cents = refund.booking.restCents;
  const of = {
    ...ofSale(due, written),
    currency: sale.commission.currency,
    commissionId,
    changeCents: cents,
    amountCents: cents,
  };
  return cents < 0
    ? [{ type: 'commission.clawed_back', ...of, kind: 'clawback', status: 'pending' }]
    : [{ type: 'commission.restored', ...of, kind: 'restoration', status: 'approved', isNew: true }];
}

/** What happened for a refund that was written. */
export const happenedTo = (due: DueRefund, written: WrittenRefund): Happened[] => {
  const { request, sale, refund } = due;
  const { own, corrections = [] } = refund.booking ?? {};
  const changes = [...(own ? [own] : []), ...corrections];
  const of = ofSale(due, written);
  const recorded = { amountCents: refund.amountCents, reason: request.reason };
  return [
    { type: 'refund.recorded', ...of, currency: sale.currency, ...recorded },
    ...changes.flatMap((change) => changed(change, of) ?? []),
    ...corrected(due, written),
  ];
};
