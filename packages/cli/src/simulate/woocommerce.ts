// Deliveries as WooCommerce sends them: the order as it is now.
import { createHmac } from 'node:crypto';
import { newNumber, type Buyer, type Delivery, type Occasion, type Seller, type Sent } from './delivery.ts';

export type Topic = 'order.created' | 'order.updated' | 'order.deleted' | 'order.restored';

/** Without the header of the shop: the first shop of a program is its only one, and nobody has this one. */
export function signed(order: object, topic: Topic, secret: string): Delivery {
  const body = JSON.stringify(order);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'WooCommerce/10.3.0 Hookshot (WordPress/6.9)',
    'x-wc-webhook-topic': topic,
    'x-wc-webhook-resource': 'order',
    'x-wc-webhook-event': topic.split('.')[1]!,
    'x-wc-webhook-signature': createHmac('sha256', secret).update(body).digest('base64'),
  };
  return { body, headers };
}

export interface OrderFields extends Buyer {
  id?: number;
  status?: string;
  currency?: string;
  total?: string;
  tax?: string;
  shipping?: string;
  customer?: number;
  /** what is refunded, each refund by itself */
  refunds?: readonly string[];
  /** the coupon that the buyer entered */
  code?: string | undefined;
}

/** WooCommerce prints times in UTC without their zone. */
const timeOf = (at: Date): string => at.toISOString().slice(0, 19);

/** A paid order of 59.40, of which 9.90 are tax. */
export function order(paidAt: Date, changedAt: Date, fields: OrderFields) {
  const { id = newNumber(), status = 'processing', currency = 'USD', customer = 0, refunds = [], code } = fields;
  const { total = '59.40', tax = '9.90', shipping = '0.00', buyer = {} } = fields;
  return {
    ...{ id, parent_id: 0, status, currency, version: '10.3.0', prices_include_tax: false, number: String(id) },
    ...{ date_created_gmt: timeOf(paidAt), date_modified_gmt: timeOf(changedAt), date_paid_gmt: timeOf(paidAt) },
    ...{ discount_total: '0.00', discount_tax: '0.00', shipping_total: shipping, shipping_tax: '0.00' },
    ...{ cart_tax: tax, total, total_tax: tax, customer_id: customer, order_key: 'wc_order_1', payment_method: 'card' },
    billing: { first_name: 'Ada', last_name: 'Buyer', email: 'ada@buyer.dev', country: 'IT' },
    meta_data: Object.entries(buyer).map(([key, value], index) => ({ id: index + 1, key, value })),
    line_items: [{ id: 1, name: 'Notebook', product_id: 1, quantity: 1, total: '49.50', total_tax: tax }],
    coupon_lines: code === undefined ? [] : [{ id: 2, code, discount: '0', discount_tax: '0' }],
    refunds: refunds.map((amount, index) => ({ id: id + index + 1, reason: '', total: `-${amount}` })),
  };
}

export const woocommerce: Seller = {
  sell({ secret, now, buyer, code }: Occasion) {
    const [id, at] = [newNumber(), now()];
    // An order of two states in the same second has one version.
    const later = new Date(at.getTime() + 1000);
    const sent = (topic: Topic, state: object): Sent => ({
      name: `${topic} (order ${id})`,
      ...signed(state, topic, secret),
    });
    const fields = { id, buyer, code };
    return {
      paid: sent('order.updated', order(at, at, fields)),
      refunded: sent('order.updated', order(at, later, { ...fields, refunds: ['11.88'] })),
    };
  },
};
