// Bodies of the shape that Paddle Billing's notifications have.
import { fresh, type Buyer } from './connect.ts';

const envelope = (event_type: string, at: Date, data: object) => ({
  event_id: fresh('evt_'),
  event_type,
  occurred_at: at.toISOString().replace('Z', '417Z'), // microseconds
  notification_id: fresh('ntf_'),
  data,
});

export interface TransactionFields {
  id?: string;
  buyer?: Buyer | null;
  customer?: string | null;
  /** in the smallest unit, tax included */
  total?: number;
  tax?: number;
  /** the part that an earlier credit paid, tax included */
  credit?: { total: number; tax: number };
  currency?: string;
  subscription?: string | null;
  origin?: string;
  discount?: string | null;
}

/** The object of a completed payment of 59.40, of which 9.90 are tax. */
export function transactionObject(at: Date, fields: TransactionFields = {}) {
  const { id = fresh('txn_'), total = 5940, tax = 990, credit = { total: 0, tax: 0 }, currency = 'USD' } = fields;
  const { buyer = null, customer = fresh('ctm_'), subscription = null, origin = 'web', discount = null } = fields;
  const time = at.toISOString();
  const totals = {
    ...{ subtotal: String(total - tax), discount: '0', tax: String(tax), total: String(total) },
    ...{ credit: String(credit.total), credit_to_balance: '0', balance: '0', currency_code: currency },
    ...{ grand_total: String(total - credit.total), grand_total_tax: String(tax - credit.tax) },
    ...{ fee: '347', earnings: String(total - tax - 347) },
  };
  return {
    ...{ id, status: 'completed', origin, currency_code: currency, customer_id: customer, address_id: fresh('add_') },
    ...{ business_id: null, custom_data: buyer, subscription_id: subscription, discount_id: discount },
    ...{ invoice_id: fresh('inv_'), invoice_number: '325-10566', collection_mode: 'automatic' },
    ...{ billing_details: null, billing_period: null, items: [], payments: [], checkout: { url: null } },
    details: { tax_rates_used: [], totals, adjusted_totals: null, payout_totals: null, line_items: [] },
    ...{ created_at: time, updated_at: time, billed_at: time, revised_at: null },
  };
}
export const transaction = (at: Date, fields: TransactionFields = {}) => ({
  body: envelope('transaction.completed', at, transactionObject(at, fields)),
});

export interface AdjustmentFields {
  id?: string;
  transaction: string;
  action?: string;
  status?: string;
  type?: 'full' | 'partial';
  total?: number;
  tax?: number;
  currency?: string;
}

/** The object of a refund of 11.88, of which 1.98 are tax. */
export function adjustmentObject(at: Date, fields: AdjustmentFields) {
  const { id = fresh('adj_'), action = 'refund', status = 'approved', type = 'partial' } = fields;
  const { total = 1188, tax = 198, currency = 'USD' } = fields;
  const sums = { subtotal: String(total - tax), tax: String(tax), total: String(total) };
  return {
    ...{ id, action, type, status, transaction_id: fields.transaction, subscription_id: null, reason: 'error' },
    ...{ customer_id: fresh('ctm_'), credit_applied_to_balance: false, currency_code: currency, items: [] },
    totals: { ...sums, fee: '0', retained_fee: '0', earnings: String(total - tax), currency_code: currency },
    ...{ payout_totals: null, created_at: at.toISOString(), updated_at: at.toISOString() },
  };
}
export const adjustment = (at: Date, fields: AdjustmentFields, type = 'adjustment.updated') => ({
  body: envelope(type, at, adjustmentObject(at, fields)),
});

export interface SubscriptionFields {
  id?: string;
  buyer?: Buyer | null;
  customer?: string;
  discount?: string | null;
}

export function subscriptionObject(at: Date, fields: SubscriptionFields = {}) {
  const { id = fresh('sub_'), buyer = null, customer = fresh('ctm_'), discount = null } = fields;
  const time = at.toISOString();
  return {
    ...{ id, status: 'active', transaction_id: fresh('txn_'), customer_id: customer, address_id: fresh('add_') },
    ...{ business_id: null, currency_code: 'USD', collection_mode: 'automatic', custom_data: buyer, items: [] },
    discount: discount === null ? null : { id: discount, starts_at: time, ends_at: null },
    ...{ started_at: time, first_billed_at: time, next_billed_at: time, paused_at: null, canceled_at: null },
    ...{ created_at: time, updated_at: time, billing_cycle: { interval: 'month', frequency: 1 } },
  };
}
export const subscription = (at: Date, fields: SubscriptionFields = {}) => ({
  body: envelope('subscription.created', at, subscriptionObject(at, fields)),
});
