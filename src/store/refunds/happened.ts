import type { BookedChange } from '../../domain/booking.ts';
import type { Happened } from '../../domain/happened.ts';
import type { Currency } from '../../domain/types.ts';
import type { FoundCommission } from '../commissions/booked.ts';
import type { DueRefund, WrittenRefund } from './write.ts';

const ofSale = ({ request, sale }: DueRefund, { refundId }: WrittenRefund, currency: Currency) => ({
  programId: request.programId,
  partnershipId: sale.partnership_id,
  customerId: sale.customer_id,
  saleId: sale.id,
  refundId,
  currency,
  at: request.at,
});

/** What a refund changed of a commission, a clawback or a restoration. */
function changed(due: DueRefund, written: WrittenRefund, { row, leftCents, status }: BookedChange<FoundCommission>) {
  const changeCents = leftCents - row.left_cents;
  if (changeCents === 0 && status === row.status) return [];
  const comesBack = changeCents > 0 || (row.status === 'reversed' && status !== 'reversed');
  const one = { commissionId: row.id, kind: row.kind, status, changeCents, amountCents: leftCents };
  const type = comesBack ? ('commission.restored' as const) : ('commission.reversed' as const);
  return [{ type, ...ofSale(due, written, row.currency), ...one }];
}

/** The new clawback or restoration. */
function corrected(due: DueRefund, written: WrittenRefund): Happened[] {
  const { sale, refund } = due;
  const { correctionId: commissionId } = written;
  if (commissionId === null || !sale.commission || !refund.booking) return [];
  const cents = refund.booking.restCents;
  const of = {
    ...ofSale(due, written, sale.commission.currency),
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
  const recorded = { amountCents: refund.amountCents, reason: request.reason };
  return [
    { type: 'refund.recorded', ...ofSale(due, written, sale.currency), ...recorded },
    ...changes.flatMap((change) => changed(due, written, change)),
    ...corrected(due, written),
  ];
};
