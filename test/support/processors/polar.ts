// Bodies of the shape that Polar's events have.
import { randomUUID } from 'node:crypto';
import type { Buyer } from './connect.ts';

const ORGANIZATION = '1dbfc517-0bbf-4301-9ba8-555ca42b9737';
const PRODUCT = 'd8dd2de1-21b7-4a41-8bc3-ce909c0cfe23';

/** Polar prints times with microseconds. */
const timeOf = (at: Date): string => at.toISOString().replace('Z', '417Z');

const customerOf = (time: string, id: string, externalId: string | null) => ({
  ...{ id, created_at: time, modified_at: time, metadata: {}, external_id: externalId, type: 'individual' },
  ...{ email: 'buyer@brand.dev', email_verified: true, name: null, billing_name: null, billing_address: null },
  ...{ tax_id: null, organization_id: ORGANIZATION, deleted_at: null, locale: null, avatar_url: null },
});

const envelope = (type: string, at: Date, data: object) => ({ body: { type, timestamp: timeOf(at), data } });

export interface OrderFields {
  id?: string;
  buyer?: Buyer;
  customer?: string;
  externalId?: string | null;
  /** in the smallest unit, after discounts and without tax */
  net?: number;
  tax?: number;
  currency?: string;
  subscription?: string | null;
  reason?: string;
  discount?: { id: string; code: string | null } | null;
  refunded?: number;
  refundedTax?: number;
}

/** The object of a paid order of 49.50, to which 9.90 of tax were added. */
export function orderObject(at: Date, fields: OrderFields = {}) {
  const { id = randomUUID(), net = 4950, tax = 990, currency = 'usd', subscription = null, discount = null } = fields;
  const { externalId = null, buyer: metadata = {}, customer = randomUUID(), refunded = 0, refundedTax = 0 } = fields;
  const time = timeOf(at);
  const status = refunded === 0 ? 'paid' : refunded < net ? 'partially_refunded' : 'refunded';
  return {
    ...{ id, created_at: time, modified_at: refunded === 0 ? null : time, status, paid: true, currency, metadata },
    ...{ subtotal_amount: net, discount_amount: 0, net_amount: net, tax_amount: tax, total_amount: net + tax },
    ...{ applied_balance_amount: 0, due_amount: net + tax, refunded_amount: refunded },
    ...{ refunded_tax_amount: refundedTax, billing_reason: fields.reason ?? 'purchase' },
    ...{ billing_name: null, billing_address: null, invoice_number: 'POLAR-0001', is_invoice_generated: false },
    ...{ customer_id: customer, product_id: PRODUCT, discount_id: discount?.id ?? null, subscription_id: subscription },
    ...{ checkout_id: '62379c0a-dc3d-4a0e-b7f6-c9ba9ed63db8', custom_field_data: {}, platform_fee_amount: 288 },
    discount: discount && { ...discount, type: 'percentage', basis_points: 1000, name: 'Partner', duration: 'once' },
    ...{ subscription: null, description: 'Notebook', items: [], user_id: customer },
    customer: customerOf(time, customer, externalId),
    product: { id: PRODUCT, created_at: time, modified_at: time, name: 'Notebook', metadata: {}, is_recurring: false },
  };
}
export const order = (at: Date, fields: OrderFields = {}, type = 'order.paid') =>
  envelope(type, at, orderObject(at, fields));

export interface RefundFields {
  id?: string;
  order: string;
  /** without tax */
  amount?: number;
  tax?: number;
  status?: string;
  currency?: string;
}

/** The object of a refund of 9.90, to which 1.98 of tax were added. */
export function refundObject(at: Date, fields: RefundFields) {
  const { id = randomUUID(), amount = 990, tax = 198, status = 'succeeded', currency = 'usd' } = fields;
  const time = timeOf(at);
  return {
    ...{ id, created_at: time, modified_at: time, metadata: {}, status, reason: 'customer_request', currency },
    ...{ amount, tax_amount: tax, organization_id: ORGANIZATION, order_id: fields.order, subscription_id: null },
    ...{ customer_id: randomUUID(), revoke_benefits: false, dispute: null },
  };
}
export const refund = (at: Date, fields: RefundFields, type = 'refund.updated') =>
  envelope(type, at, refundObject(at, fields));

export interface SubscriptionFields {
  id?: string;
  buyer?: Buyer;
  customer?: string;
  externalId?: string | null;
  discount?: { id: string; code: string | null } | null;
}

export function subscription(at: Date, fields: SubscriptionFields = {}) {
  const { id = randomUUID(), buyer: metadata = {}, customer = randomUUID(), externalId = null } = fields;
  const time = timeOf(at);
  return envelope('subscription.created', at, {
    ...{ id, created_at: time, modified_at: null, amount: 4950, currency: 'usd', recurring_interval: 'month' },
    ...{ status: 'active', current_period_start: time, current_period_end: time, cancel_at_period_end: false },
    ...{ started_at: time, ends_at: null, ended_at: null, customer_id: customer, product_id: PRODUCT, metadata },
    ...{ checkout_id: null, discount: fields.discount ?? null, customer: customerOf(time, customer, externalId) },
  });
}
