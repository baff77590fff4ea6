// Bodies of the shape that WooCommerce's orders have, in its API and in its webhooks.
import { freshNumber, type Buyer, type Delivery } from './connect.ts';

export const SITE = 'https://shop.brand.dev/';

/** WooCommerce prints times without their zone, in whole seconds. */
const timeOf = (at: Date): string => at.toISOString().slice(0, 19);

const decimal = (cents: number): string => (cents / 100).toFixed(2);

export interface OrderFields {
  id?: number;
  status?: string;
  buyer?: Buyer;
  customer?: number;
  /** in the smallest unit, tax and shipping included */
  total?: number;
  tax?: number;
  /** without tax */
  shipping?: number;
  currency?: string;
  coupons?: readonly string[];
  /** what was refunded so far, one by one */
  refunds?: readonly number[];
  paidAt?: Date | null;
}

/** A paid order of 59.40, of which 9.90 are tax, as it was at this time. */
export function orderObject(at: Date, fields: OrderFields = {}) {
  const { id = freshNumber(), status = 'processing', buyer = {}, customer = 0, currency = 'USD' } = fields;
  const { total = 5940, tax = 990, shipping = 0, coupons = [], refunds = [], paidAt = at } = fields;
  const paid = paidAt && timeOf(paidAt);
  return {
    ...{ id, parent_id: 0, status, currency, version: '9.4.1', prices_include_tax: false },
    ...{ date_created: timeOf(at), date_created_gmt: timeOf(at) },
    ...{ date_modified: timeOf(at), date_modified_gmt: timeOf(at), discount_total: '0.00', discount_tax: '0.00' },
    ...{ shipping_total: decimal(shipping), shipping_tax: '0.00', cart_tax: decimal(tax), total: decimal(total) },
    ...{ total_tax: decimal(tax), customer_id: customer, order_key: 'wc_order_VjvQTnZNDCL0R', number: String(id) },
    ...{ billing: { country: 'DE', email: 'buyer@brand.dev' }, shipping: {}, payment_method: 'bacs' },
    ...{ payment_method_title: 'Bank', transaction_id: '', date_paid: paid, date_paid_gmt: paid },
    ...{ date_completed: null, cart_hash: '', line_items: [], tax_lines: [], shipping_lines: [], fee_lines: [] },
    meta_data: Object.entries(buyer).map(([key, value], index) => ({ id: index + 1, key, value: String(value) })),
    coupon_lines: coupons.map((code, index) => ({ id: index + 1, code, discount: '5.00', discount_tax: '1.00' })),
    refunds: refunds.map((cents, index) => ({ id: index + 1, reason: '', total: `-${decimal(cents)}` })),
    ...{ currency_symbol: '$', _links: { self: [{ href: `${SITE}wp-json/wc/v3/orders/${id}` }] } },
  };
}

const delivery = (body: object, topic: string, source = SITE): Delivery => ({
  body,
  headers: { 'x-wc-webhook-topic': topic, 'x-wc-webhook-source': source, 'x-wc-webhook-id': '5' },
});

export const order = (at: Date, fields: OrderFields = {}, { topic = 'order.updated', source = SITE } = {}) =>
  delivery(orderObject(at, fields), topic, source);
/** A deleted order says nothing but its number. */
export const deleted = (id: number): Delivery => delivery({ id }, 'order.deleted');
