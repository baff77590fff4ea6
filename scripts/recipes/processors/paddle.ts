// Deliveries as Paddle Billing sends them.
import { createHmac } from 'node:crypto';
import type { Buyer, Delivery } from './delivery.ts';

export const SECRET = 'pdl_ntfset_01gkpjp8bkm3tm53kdgkx6sms7_6h3qd3uFSi9YCD3OLYAShQI90XTI5vEI';

export function signed(event: object, at: Date, secret = SECRET): Delivery {
  const body = JSON.stringify(event);
  const ts = Math.floor(at.getTime() / 1000);
  const h1 = createHmac('sha256', secret).update(`${ts}:${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'paddle-signature': `ts=${ts};h1=${h1}` } };
}

const envelope = (event_type: string, at: Date, data: object) => ({
  event_id: 'evt_01hv8x2acma2gz7he8kg2s0hna',
  event_type,
  occurred_at: at.toISOString().replace('Z', '417Z'), // microseconds
  notification_id: 'ntf_01hv8x2af22vrrz7k0ep2wyd4a',
  data,
});

export interface TransactionFields extends Buyer {
  id?: string;
  /** in the smallest unit, tax included */
  total?: number;
  tax?: number;
  /** the part that an earlier credit paid, tax included */
  credit?: { total: number; tax: number };
  currency?: string;
  subscription?: string | null;
}

/** A completed payment of 59.40, of which 9.90 are tax. */
export function transactionCompleted(at: Date, fields: TransactionFields): object {
  const { id = 'txn_01hv8wptq8987qeep44cyrewp9', total = 5940, tax = 990, credit = { total: 0, tax: 0 } } = fields;
  const { currency = 'USD', subscription = null } = fields;
  const [custom, time] = [fields.buyer ?? null, at.toISOString()];
  const totals = {
    ...{ subtotal: String(total - tax), discount: '0', tax: String(tax), total: String(total) },
    ...{ credit: String(credit.total), credit_to_balance: '0', balance: '0', currency_code: currency },
    ...{ grand_total: String(total - credit.total), grand_total_tax: String(tax - credit.tax) },
    ...{ fee: '347', earnings: String(total - tax - 347) },
  };
  return envelope('transaction.completed', at, {
    ...{ id, status: 'completed', origin: subscription ? 'subscription_recurring' : 'web', currency_code: currency },
    ...{ customer_id: 'ctm_01hv6y1jedq4p1n0yqn5ba3ky4', address_id: 'add_01hv8gq3318ktkfengj2r75gfx' },
    ...{ business_id: null, custom_data: custom, subscription_id: subscription, discount_id: null },
    ...{ invoice_id: 'inv_01hv8x29nsh54c2pgt0hnq0zkx', invoice_number: '325-10566', collection_mode: 'automatic' },
    ...{ billing_details: null, billing_period: null, items: [], payments: [], checkout: { url: null } },
    details: { tax_rates_used: [], totals, adjusted_totals: null, payout_totals: null, line_items: [] },
    ...{ created_at: time, updated_at: time, billed_at: time, revised_at: null },
  });
}

export interface AdjustmentFields {
  id?: string;
  transaction?: string;
  action?: string;
  type?: 'full' | 'partial';
  status?: string;
  total?: number;
  tax?: number;
}

/** A refund of 11.88, of which 1.98 are tax. */
export function adjustmentUpdated(at: Date, fields: AdjustmentFields = {}): object {
  const {
    id = 'adj_01hvgf2s84dr6reszzg29zbvcm',
    action = 'refund',
    type = 'partial',
    total = 1188,
    tax = 198,
  } = fields;
  const { transaction = 'txn_01hv8wptq8987qeep44cyrewp9', status = 'approved' } = fields;
  const sums = { subtotal: String(total - tax), tax: String(tax), total: String(total) };
  return envelope('adjustment.updated', at, {
    ...{ id, action, type, status, transaction_id: transaction, subscription_id: null, reason: 'error' },
    ...{ customer_id: 'ctm_01hv6y1jedq4p1n0yqn5ba3ky4', credit_applied_to_balance: false, currency_code: 'USD' },
    items: [],
    totals: { ...sums, fee: '0', retained_fee: '0', earnings: String(total - tax), currency_code: 'USD' },
    payout_totals: null,
    ...{ created_at: at.toISOString(), updated_at: at.toISOString() },
  });
}
