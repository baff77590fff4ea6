import type { LeadView } from '../leads/read.ts';
import type { SaleView } from './read.ts';

/** A sale as the document describes it. */
export const showSale = (sale: SaleView) => ({
  id: sale.id,
  transaction_id: sale.transaction_id,
  partner_id: sale.partner_id,
  customer_id: sale.customer_id,
  customer_key: sale.customer_key,
  amount_cents: sale.amount_cents,
  gross_amount_cents: sale.gross_cents,
  tax_cents: sale.tax_cents,
  shipping_cents: sale.shipping_cents,
  currency: sale.currency,
  subscription_id: sale.subscription_id,
  terms_id: sale.terms_id,
  commission_reason: sale.commission_reason,
  refunded_cents: sale.refunded_cents,
  refunds: sale.refunds.map((refund) => ({ ...refund, occurred_at: new Date(refund.occurred_at).toISOString() })),
  occurred_at: sale.occurred_at.toISOString(),
  recorded_at: sale.recorded_at.toISOString(),
});

/** A lead as the document describes it. */
export const showLead = (lead: LeadView) => ({
  id: lead.id,
  partner_id: lead.partner_id,
  customer_id: lead.customer_id,
  customer_key: lead.customer_key,
  mode: lead.mode,
  provisional: lead.provisional,
  event_name: lead.event_name,
  occurred_at: lead.occurred_at.toISOString(),
  recorded_at: lead.recorded_at.toISOString(),
});
