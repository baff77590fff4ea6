// Deliveries as Lemon Squeezy sends them.
import { createHmac } from 'node:crypto';
import type { Buyer, Delivery } from './delivery.ts';

export const SECRET = 'a-signing-secret-of-forty-characters';

export function signed(event: { meta: { event_name: string } }, _at: Date, secret = SECRET): Delivery {
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

/** An order of 59.40, of which 9.90 are tax. */
export function order(event_name: 'order_created' | 'order_refunded', at: Date, fields: PaymentFields) {
  const { id = '1', currency = 'USD', test = false, buyer } = fields;
  return {
    meta: { event_name, test_mode: test, webhook_id: '9bb4dac5-4b5d-4cf6-9b6c-9c0d7e1e3a5f', custom_data: buyer },
    data: {
      type: 'orders',
      id,
      attributes: {
        ...{ store_id: 1, customer_id: 1, identifier: '104e18a2-d755-4d4b-80c4-a6c1dcbe1c10', order_number: 1 },
        ...{ ...person, currency, ...amounts(fields), setup_fee: 0, setup_fee_usd: 0, tax_name: 'VAT', tax_rate: 20 },
        ...{
          status: 'paid',
          status_formatted: 'Paid',
          created_at: timeOf(at),
          updated_at: timeOf(at),
          test_mode: test,
        },
        first_order_item: { id: 1, order_id: 1, product_id: 1, variant_id: 1, product_name: 'Notebook', price: 4950 },
      },
    },
  };
}

/** A paid invoice of a subscription, of 59.40, of which 9.90 are tax. */
export function invoice(
  event_name: 'subscription_payment_success' | 'subscription_payment_refunded',
  at: Date,
  fields: PaymentFields & { subscription?: number; reason?: string },
) {
  const { id = '1', currency = 'USD', subscription = 7, reason = 'renewal', test = false, buyer } = fields;
  return {
    meta: { event_name, test_mode: test, webhook_id: '9bb4dac5-4b5d-4cf6-9b6c-9c0d7e1e3a5f', custom_data: buyer },
    data: {
      type: 'subscription-invoices',
      id,
      attributes: {
        ...{ store_id: 1, subscription_id: subscription, customer_id: 1, ...person, billing_reason: reason },
        ...{ card_brand: 'visa', card_last_four: '4242', currency, ...amounts(fields), status: 'paid' },
        ...{ status_formatted: 'Paid', created_at: timeOf(at), updated_at: timeOf(at), test_mode: test },
      },
    },
  };
}
