// Deliveries as Polar sends them.
import { createHmac } from 'node:crypto';
import type { Buyer, Delivery } from './delivery.ts';

export const SECRET = 'whsec_Rr0aXaWCmR5mCUgVRBhZwh4t9KIFcTqbYjOb3f8gzGq';
/** The key of Standard Webhooks, which Polar's library accepts, too. */
export const DECODED = Buffer.from(SECRET.slice('whsec_'.length), 'base64');

/** By default, the key is the text of the whole secret, as in Polar's own deliveries. */
export function signed(event: object, at: Date, key: string | Buffer = SECRET): Delivery {
  const body = JSON.stringify(event);
  const id = 'a3b8f0d2-6f0e-4f5c-9b55-0f2d8f7f3f0a';
  const time = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
  return { body, headers: { 'content-type': 'application/json', ...headers } };
}

const ORGANIZATION = '1dbfc517-0bbf-4301-9ba8-555ca42b9737';
const PRODUCT = 'd8dd2de1-21b7-4a41-8bc3-ce909c0cfe23';
const CUSTOMER = '992fae2a-2a17-4b7a-8d9e-e287cf90131b';

const customer = (time: string, externalId: string | null) => ({
  ...{ id: CUSTOMER, created_at: time, modified_at: time, metadata: {}, external_id: externalId, type: 'individual' },
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
  externalId?: string | null;
}

/** A paid order of 49.50, to which 9.90 of tax were added. */
export function orderPaid(at: Date, fields: OrderFields): object {
  const { id = '57107b74-8400-4d80-a2fc-54c2b4239cb3', net = 4950, tax = 990, currency = 'usd' } = fields;
  const { subscription = null, externalId = null, buyer: metadata = {} } = fields;
  const time = at.toISOString().replace('Z', '417Z'); // microseconds
  return {
    type: 'order.paid',
    timestamp: time,
    data: {
      ...{ id, created_at: time, modified_at: null, status: 'paid', paid: true, currency, metadata },
      ...{ subtotal_amount: net, discount_amount: 0, net_amount: net, tax_amount: tax, total_amount: net + tax },
      ...{ applied_balance_amount: 0, due_amount: net + tax, refunded_amount: 0, refunded_tax_amount: 0 },
      ...{
        billing_reason: subscription ? 'subscription_cycle' : 'purchase',
        billing_name: null,
        billing_address: null,
      },
      ...{ invoice_number: 'POLAR-0001', is_invoice_generated: false, receipt_number: null, seats: null },
      ...{ customer_id: CUSTOMER, product_id: PRODUCT, discount_id: null, subscription_id: subscription },
      ...{ checkout_id: '62379c0a-dc3d-4a0e-b7f6-c9ba9ed63db8', next_payment_attempt_at: null, custom_field_data: {} },
      ...{
        platform_fee_amount: 288,
        platform_fee_currency: 'usd',
        discount: null,
        subscription: null,
        description: '',
      },
      ...{ customer: customer(time, externalId), product: product(time), items: [], refundable_amount: net },
      ...{ refundable_tax_amount: tax, user_id: CUSTOMER, tax_behavior: null, net_of_balance_amount: net },
    },
  };
}

export interface RefundFields {
  id?: string;
  order?: string;
  /** without tax */
  amount?: number;
  status?: string;
}

/** A refund of 9.90, to which 1.98 of tax were added. */
export function refundUpdated(at: Date, fields: RefundFields = {}): object {
  const { id = 'd1f0d3a2-6d0a-4a53-9d7e-b2a9a2a0f6c1', amount = 990, status = 'succeeded' } = fields;
  const { order = '57107b74-8400-4d80-a2fc-54c2b4239cb3' } = fields;
  const time = at.toISOString();
  return {
    type: 'refund.updated',
    timestamp: time,
    data: {
      ...{ id, created_at: time, modified_at: time, metadata: {}, status, reason: 'customer_request', currency: 'usd' },
      ...{ amount, tax_amount: Math.round(amount / 5), organization_id: ORGANIZATION, order_id: order },
      ...{ subscription_id: null, customer_id: CUSTOMER, revoke_benefits: false, dispute: null },
    },
  };
}
