// Deliveries as Lemon Squeezy sends them.
import { createHmac } from 'node:crypto';
import { newNumber, type Buyer, type Delivery, type Occasion, type Seller, type Sent } from './delivery.ts';

export interface LemonSqueezyEvent {
  meta: { event_name: string };
  data: { type: string; id: string };
}

export function signed(event: LemonSqueezyEvent, _at: Date, secret: string): Delivery {
  const body = JSON.stringify(event);
  const headers = {
    'content-type': 'application/json',
    'x-event-name': event.meta.event_name,
    'x-signature': createHmac('sha256', secret).update(body).digest('hex'),
  };
  return { body, headers };
}

export interface PaymentFields extends Buyer {
  id?: string;
  /** in the smallest unit, tax included */
  total?: number;
  tax?: number;
  currency?: string;
  refunded?: number;
  customer?: number;
  test?: boolean;
}

const amounts = ({ total = 5940, tax = 990, refunded = 0 }: PaymentFields) => ({
  ...{ subtotal: total - tax, discount_total: 0, tax, total, refunded_amount: refunded, currency_rate: '1.00000000' },
  ...{ subtotal_usd: total - tax, discount_total_usd: 0, tax_usd: tax, total_usd: total, tax_inclusive: false },
  ...{ refunded: refunded >= total, refunded_at: null },
});

const person = { user_name: 'Ada Buyer', user_email: 'ada@buyer.dev' };

/** Lemon Squeezy prints times with microseconds. */
const timeOf = (at: Date): string => at.toISOString().replace('Z', '000Z');

const metaOf = <Name extends string>(event_name: Name, { test = false, buyer }: PaymentFields) => ({
  event_name,
  ...{ test_mode: test, webhook_id: '9bb4dac5-4b5d-4cf6-9b6c-9c0d7e1e3a5f', custom_data: buyer },
});

/** An order of 59.40, of which 9.90 are tax. */
export function order(event_name: 'order_created' | 'order_refunded', at: Date, fields: PaymentFields) {
  const { id = String(newNumber()), currency = 'USD', test = false, customer = 1 } = fields;
  return {
    meta: metaOf(event_name, fields),
    data: {
      type: 'orders',
      id,
      attributes: {
        ...{ store_id: 1, customer_id: customer, identifier: '104e18a2-d755-4d4b-80c4-a6c1dcbe1c10', order_number: 1 },
        ...{ ...person, currency, ...amounts(fields), setup_fee: 0, setup_fee_usd: 0, tax_name: 'VAT', tax_rate: 20 },
        ...{ status: 'paid', status_formatted: 'Paid', test_mode: test },
        ...{ created_at: timeOf(at), updated_at: timeOf(at) },
        first_order_item: { id: 1, order_id: 1, product_id: 1, variant_id: 1, product_name: 'Notebook', price: 4950 },
      },
    },
  };
}

/** A paid invoice of a subscription, of 59.40, of which 9.90 are tax. */
export function invoice(
  event_name: 'subscription_payment_success' | 'subscription_payment_recovered' | 'subscription_payment_refunded',
  at: Date,
  fields: PaymentFields & { subscription?: number; reason?: string },
) {
  const { id = String(newNumber()), currency = 'USD', subscription = 7, reason = 'renewal' } = fields;
  const { test = false, customer = 1 } = fields;
  return {
    meta: metaOf(event_name, fields),
    data: {
      type: 'subscription-invoices',
      id,
      attributes: {
        ...{ store_id: 1, subscription_id: subscription, customer_id: customer, ...person, billing_reason: reason },
        ...{ card_brand: 'visa', card_last_four: '4242', currency, ...amounts(fields), status: 'paid' },
        ...{ status_formatted: 'Paid', created_at: timeOf(at), updated_at: timeOf(at), test_mode: test },
      },
    },
  };
}

/** A new subscription, which the order began. */
export const subscriptionCreated = (at: Date, fields: PaymentFields & { subscription: number; order: string }) => ({
  meta: metaOf('subscription_created', fields),
  data: {
    type: 'subscriptions',
    id: String(fields.subscription),
    attributes: {
      ...{ store_id: 1, customer_id: fields.customer ?? 1, order_id: Number(fields.order), order_item_id: 1 },
      ...{ product_id: 1, variant_id: 1, product_name: 'Notebook', ...person, status: 'active', cancelled: false },
      ...{ created_at: timeOf(at), updated_at: timeOf(at), test_mode: fields.test ?? false },
    },
  },
});

const sent = (event: LemonSqueezyEvent, { secret, now }: Occasion): Sent => ({
  name: `${event.meta.event_name} (${event.data.type} ${event.data.id})`,
  ...signed(event, now(), secret),
});

export const lemonsqueezy: Seller = {
  sell(occasion) {
    const { now, buyer } = occasion;
    const fields = { id: String(newNumber()), buyer, customer: newNumber() };
    return {
      paid: sent(order('order_created', now(), fields), occasion),
      refunded: sent(order('order_refunded', now(), { ...fields, refunded: 1188 }), occasion),
    };
  },
  subscribe(occasion) {
    const { now, buyer } = occasion;
    const [id, subscription, customer] = [String(newNumber()), newNumber(), newNumber()];
    const paid = { subscription, customer, buyer };
    return [
      order('order_created', now(), { id, buyer, customer }),
      subscriptionCreated(now(), { ...paid, order: id }),
      invoice('subscription_payment_success', now(), { ...paid, reason: 'initial' }),
      invoice('subscription_payment_success', now(), { ...paid, reason: 'renewal' }),
    ].map((event) => sent(event, occasion));
  },
};
