// Deliveries as the webhooks of Shopify's admin page send them.
import { createHmac } from 'node:crypto';
import { newNumber, type Buyer, type Delivery, type Occasion, type Seller, type Sent } from './delivery.ts';

export type Topic = 'orders/paid' | 'orders/updated' | 'orders/cancelled' | 'refunds/create';

/** Without the header of the shop: the first shop of a program is its only one, and nobody has this one. */
export function signed(object: object, topic: Topic, secret: string): Delivery {
  const body = JSON.stringify(object);
  const headers = {
    'content-type': 'application/json',
    'x-shopify-topic': topic,
    'x-shopify-api-version': '2026-10',
    'x-shopify-webhook-id': crypto.randomUUID(),
    'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
  };
  return { body, headers };
}

export interface OrderFields extends Buyer {
  id?: number;
  /** of the goods, without tax */
  subtotal?: string;
  tax?: string;
  shipping?: string;
  currency?: string;
  customer?: number;
  /** the address on which the visit began */
  landingSite?: string;
  /** the discount code that the buyer entered */
  code?: string | undefined;
  cancelled?: boolean;
  test?: boolean;
}

const moneyOf = (amount: string, currency_code: string) => ({
  shop_money: { amount, currency_code },
  presentment_money: { amount, currency_code },
});

/** A paid order of 49.50, to which 9.90 of tax are added. */
export function order(at: Date, fields: OrderFields) {
  const { id = newNumber(), subtotal = '49.50', tax = '9.90', shipping = '0.00', currency = 'USD', code } = fields;
  const { customer = newNumber(), landingSite = '/', buyer = {}, cancelled = false, test = false } = fields;
  const time = at.toISOString();
  return {
    ...{ id, admin_graphql_api_id: `gid://shopify/Order/${id}`, name: '#1001', order_number: 1001, test },
    ...{ financial_status: 'paid', fulfillment_status: null, currency, presentment_currency: currency },
    ...{ subtotal_price: subtotal, total_tax: tax, taxes_included: false, total_price: '59.40' },
    ...{ current_subtotal_price: subtotal, current_total_tax: tax, current_total_price: '59.40' },
    ...{ created_at: time, processed_at: time, updated_at: time, cancelled_at: cancelled ? time : null },
    ...{ landing_site: landingSite, referring_site: '', source_name: 'web', email: 'ada@buyer.dev' },
    total_shipping_price_set: moneyOf(shipping, currency),
    customer: { id: customer, first_name: 'Ada', last_name: 'Buyer' },
    discount_codes: code === undefined ? [] : [{ code, amount: '0.00', type: 'percentage' }],
    note_attributes: Object.entries(buyer).map(([name, value]) => ({ name, value })),
    ...{ line_items: [], shipping_lines: [], refunds: [] },
  };
}

/** A refund of 11.88. */
export function refund(at: Date, orderId: number, amount = '11.88', id = newNumber()) {
  const time = at.toISOString();
  const transaction = { id: newNumber(), kind: 'refund', status: 'success', amount, currency: 'USD' };
  return {
    ...{ id, admin_graphql_api_id: `gid://shopify/Refund/${id}`, order_id: orderId, note: null, restock: false },
    ...{ created_at: time, processed_at: time, refund_line_items: [], refund_shipping_lines: [] },
    ...{ order_adjustments: [], transactions: [{ ...transaction, order_id: orderId, created_at: time }] },
  };
}

export const shopify: Seller = {
  sell({ secret, now, buyer, code }: Occasion) {
    const id = newNumber();
    const sent = (topic: Topic, object: object): Sent => ({
      name: `${topic} (order ${id})`,
      ...signed(object, topic, secret),
    });
    return {
      paid: sent('orders/paid', order(now(), { id, buyer, code })),
      refunded: sent('refunds/create', refund(now(), id)),
    };
  },
};
