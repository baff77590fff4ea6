import type { CommissionView } from './read.ts';
import { iso } from '../common/times.ts';

/** A commission as the document describes it. */
export const showCommission = (commission: CommissionView) => ({
  id: commission.commission_id,
  kind: commission.kind,
  status: commission.status,
  held: commission.held,
  amount_cents: commission.amount_cents,
  earned_cents: commission.earned_cents,
  base_cents: commission.base_cents,
  currency: commission.currency,
  partner_id: commission.partner_id,
  customer_id: commission.customer_id,
  sale_id: commission.sale_id,
  terms_id: commission.terms_id,
  reason: commission.reason,
  created_at: commission.created_at.toISOString(),
  changed_at: commission.changed_at.toISOString(),
  approved_at: iso(commission.approved_at),
  paid_at: iso(commission.paid_at),
  payout_id: commission.payout_id,
});
