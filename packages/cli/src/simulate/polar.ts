// Deliveries as Polar sends them.
import { createHmac, randomUUID } from 'node:crypto';
import type { Buyer, Delivery, Occasion, Seller, Sent } from './delivery.ts';

/** The key is the text of the whole secret, or, for the secrets that Polar makes since 2026-09-08, what follows its prefix. */
export function signed(event: object, at: Date, key: string | Buffer): Delivery {
  const body = JSON.stringify(event);
  const id = randomUUID();
  const time = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
  return { body, headers: { 'content-type': 'application/json', ...headers } };
}

export interface PolarEvent {
  type: string;
  data: { id: string };
}

const ORGANIZATION = '1dbfc517-0bbf-4301-9ba8-555ca42b9737';
const PRODUCT = 'd8dd2de1-21b7-4a41-8bc3-ce909c0cfe23';
const CUSTOMER = '992fae2a-2a17-4b7a-8d9e-e287cf90131b';

const customerOf = (time: string, id: string, externalId: string | null) => ({
  ...{ id, created_at: time, modified_at: time, metadata: {}, external_id: externalId, type: 'individual' },
  ...{ email: 'ada@buyer.dev', email_verified: true, name: 'Ada Buyer', billing_name: null, billing_address: null },
  ...{ tax_id: null, organization_id: ORGANIZATION, deleted_at: null, locale: null, default_payment_method_id: null },
  avatar_url: null,
});

const product = (time: string) => ({
  ...{ metadata: {}, id: PRODUCT, created_at: time, modified_at: time, name: 'Notebook', description: null },
  ...{ trial_interval: null, trial_interval_count: null, recurring_interval: null, recurring_interval_count: null },
  ...{ meter_interval: null, meter_interval_count: null, is_recurring: false, is_archived: false },
  ...{ visibility: 'public', organization_id: ORGANIZATION },
});

export interface OrderFields extends Buyer {
  id?: string;
  /** in the smallest unit, after discounts and without tax */
  net?: number;
  tax?: number;
  currency?: string;
  subscription?: string | null;
  reason?: string;
  customer?: string;
  externalId?: string | null;
  /** the discount code that the buyer entered */
  code?: string | undefined;
}

/** A paid order of 49.50, to which 9.90 of tax were added. */
export function orderPaid(at: Date, fields: OrderFields): PolarEvent {
  const { id = randomUUID(), net = 4950, tax = 990, currency = 'usd', customer = CUSTOMER, code } = fields;
  const { subscription = null, externalId = null, buyer: metadata = {} } = fields;
  const time = at.toISOString().replace('Z', '417Z'); // microseconds
  const reason = fields.reason ?? (subscription ? 'subscription_cycle' : 'purchase');
  const discount = code === undefined ? null : { id: randomUUID(), code };
  const data = {
    ...{ id, created_at: time, modified_at: null, status: 'paid', paid: true, currency, metadata },
    ...{ subtotal_amount: net, discount_amount: 0, net_amount: net, tax_amount: tax, total_amount: net + tax },
    ...{ applied_balance_amount: 0, due_amount: net + tax, refunded_amount: 0, refunded_tax_amount: 0 },
    ...{ billing_reason: reason, billing_name: null, billing_address: null },
    ...{ invoice_number: 'POLAR-0001', is_invoice_generated: false, receipt_number: null, seats: null },
    ...{ customer_id: customer, product_id: PRODUCT, discount_id: discount?.id ?? null, subscription_id: subscription },
    ...{ checkout_id: '62379c0a-dc3d-4a0e-b7f6-c9ba9ed63db8', next_payment_attempt_at: null, custom_field_data: {} },
    ...{ platform_fee_amount: 288, platform_fee_currency: 'usd', discount, subscription: null, description: '' },
    ...{ customer: customerOf(time, customer, externalId), product: product(time), items: [], refundable_amount: net },
    ...{ refundable_tax_amount: tax, user_id: customer, tax_behavior: null, net_of_balance_amount: net },
  };
  return { type: 'order.paid', ...{ timestamp: time }, data };
}

export interface RefundFields {
  id?: string;
  order?: string;
  /** without tax */
  amount?: number;
  status?: string;
}

/** A refund of 9.90, to which 1.98 of tax were added. */
export function refundUpdated(at: Date, fields: RefundFields = {}): PolarEvent {
  const { id = randomUUID(), amount = 990, status = 'succeeded', order = randomUUID() } = fields;
  const time = at.toISOString();
  const data = {
    ...{ id, created_at: time, modified_at: time, metadata: {}, status, reason: 'customer_request', currency: 'usd' },
    ...{ amount, tax_amount: Math.round(amount / 5), organization_id: ORGANIZATION, order_id: order },
    ...{ subscription_id: null, customer_id: CUSTOMER, revoke_benefits: false, dispute: null },
  };
  return { type: 'refund.updated', ...{ timestamp: time }, data };
}

/** A new subscription. */
export function subscriptionCreated(at: Date, fields: Buyer & { id: string; customer: string }): PolarEvent {
  const time = at.toISOString();
  const data = {
    ...{ id: fields.id, created_at: time, modified_at: null, status: 'active', amount: 4950, currency: 'usd' },
    ...{ recurring_interval: 'month', started_at: time, ended_at: null, discount_id: null, discount: null },
    ...{ metadata: fields.buyer ?? {}, customer_id: fields.customer, product_id: PRODUCT },
    ...{ customer: customerOf(time, fields.customer, null), product: product(time) },
  };
  return { type: 'subscription.created', ...{ timestamp: time }, data };
}

const sent = (event: PolarEvent, { secret, now }: Occasion): Sent => ({
  name: `${event.type} (${event.data.id})`,
  ...signed(event, now(), secret),
});

export const polar: Seller = {
  sell(occasion) {
    const { now, buyer, code } = occasion;
    const paid = orderPaid(now(), { buyer, code, customer: randomUUID() });
    return {
      paid: sent(paid, occasion),
      refunded: sent(refundUpdated(now(), { order: paid.data.id }), occasion),
    };
  },
  subscribe(occasion) {
    const { now, buyer, code } = occasion;
    const [id, customer] = [randomUUID(), randomUUID()];
    return [
      subscriptionCreated(now(), { id, customer, buyer }),
      orderPaid(now(), { subscription: id, customer, buyer, code, reason: 'subscription_create' }),
      orderPaid(now(), { subscription: id, customer, reason: 'subscription_cycle' }),
    ].map((event) => sent(event, occasion));
  },
};
