// Bodies of the shape that Lemon Squeezy's events have.
import { freshNumber, type Buyer } from './connect.ts';

/** Lemon Squeezy prints times with microseconds. */
const timeOf = (at: Date): string => at.toISOString().replace('Z', '000Z');

const envelope = (event_name: string, test: boolean, buyer: Buyer | undefined, data: object) => ({
  body: {
    meta: { event_name, test_mode: test, webhook_id: '9bb4dac5-4b5d-4cf6-9b6c-9c0d7e1e3a5f', custom_data: buyer },
    data,
  },
  headers: { 'x-event-name': event_name },
});

const person = { user_name: 'Buyer', user_email: 'buyer@brand.dev' };

export interface PaymentFields {
  id?: number | string;
  buyer?: Buyer | undefined;
  customer?: number;
  /** in the smallest unit, tax included */
  total?: number;
  tax?: number;
  currency?: string;
  refunded?: number;
  test?: boolean;
}

const amountsOf = ({ total = 5940, tax = 990, refunded = 0 }: PaymentFields) => ({
  ...{ subtotal: total - tax, discount_total: 0, tax, total, refunded_amount: refunded, currency_rate: '1.00000000' },
  ...{ subtotal_usd: total - tax, discount_total_usd: 0, tax_usd: tax, total_usd: total, tax_inclusive: false },
  ...{ refunded: refunded >= total, refunded_at: null },
  status: refunded === 0 ? 'paid' : refunded < total ? 'partial_refund' : 'refunded',
});

/** An order of 59.40, of which 9.90 are tax. */
export function orderObject(at: Date, fields: PaymentFields = {}) {
  const { id = freshNumber(), customer = freshNumber(), currency = 'USD', test = false } = fields;
  return {
    type: 'orders',
    id: String(id),
    attributes: {
      ...{ store_id: 1, customer_id: customer, identifier: '104e18a2-d755-4d4b-80c4-a6c1dcbe1c10', order_number: 1 },
      ...{ ...person, currency, ...amountsOf(fields), setup_fee: 0, setup_fee_usd: 0, tax_name: 'VAT', tax_rate: 20 },
      ...{ status_formatted: 'Paid', created_at: timeOf(at), updated_at: timeOf(at), test_mode: test },
      first_order_item: { id: 1, order_id: Number(id), product_id: 1, variant_id: 1, product_name: 'Notebook' },
    },
    relationships: {},
    links: { self: `https://api.lemonsqueezy.com/v1/orders/${id}` },
  };
}
export const order = (at: Date, fields: PaymentFields = {}, event = 'order_created') =>
  envelope(event, fields.test ?? false, fields.buyer, orderObject(at, fields));

export interface InvoiceFields extends PaymentFields {
  subscription: number;
  reason?: 'initial' | 'renewal' | 'updated';
}

/** A paid invoice of a subscription, of 59.40, of which 9.90 are tax. */
export function invoiceObject(at: Date, fields: InvoiceFields) {
  const { id = freshNumber(), customer = freshNumber(), currency = 'USD', test = false } = fields;
  return {
    type: 'subscription-invoices',
    id: String(id),
    attributes: {
      ...{ store_id: 1, subscription_id: fields.subscription, customer_id: customer, ...person },
      ...{ billing_reason: fields.reason ?? 'renewal', card_brand: 'visa', card_last_four: '4242', currency },
      ...{ ...amountsOf(fields), status_formatted: 'Paid', created_at: timeOf(at), updated_at: timeOf(at) },
      test_mode: test,
    },
    relationships: {},
  };
}
export const invoice = (at: Date, fields: InvoiceFields, event = 'subscription_payment_success') =>
  envelope(event, fields.test ?? false, fields.buyer, invoiceObject(at, fields));

export interface SubscriptionFields {
  id: number;
  order: number;
  buyer?: Buyer | undefined;
  customer?: number;
  test?: boolean;
}

export function subscriptionObject(at: Date, fields: SubscriptionFields) {
  const { id, order: orderId, customer = freshNumber(), test = false } = fields;
  return {
    type: 'subscriptions',
    id: String(id),
    attributes: {
      ...{ store_id: 1, customer_id: customer, order_id: orderId, order_item_id: 1, product_id: 1, variant_id: 1 },
      ...{ product_name: 'Notebook', variant_name: 'Monthly', ...person, status: 'active', cancelled: false },
      ...{ trial_ends_at: null, billing_anchor: 1, renews_at: timeOf(at), ends_at: null, created_at: timeOf(at) },
      ...{ updated_at: timeOf(at), test_mode: test },
    },
    relationships: {},
  };
}
export const subscription = (at: Date, fields: SubscriptionFields) =>
  envelope('subscription_created', fields.test ?? false, fields.buyer, subscriptionObject(at, fields));
