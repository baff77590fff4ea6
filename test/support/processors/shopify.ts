// Bodies of the shape that Shopify's webhooks have.
import { freshNumber, type Buyer, type Delivery } from './connect.ts';

export const DOMAIN = 'brand.myshopify.com';

const decimal = (cents: number): string => (cents / 100).toFixed(2);
const setOf = (cents: number, currency: string) => ({
  shop_money: { amount: decimal(cents), currency_code: currency },
  presentment_money: { amount: decimal(cents), currency_code: currency },
});
const globalId = (type: string, id: number | string): string => `gid://shopify/${type}/${id}`;

export interface RefundFields {
  id?: number;
  order: number;
  /** in the smallest unit, tax included */
  amount?: number;
  currency?: string;
  test?: boolean;
  /** goods come back, and no money */
  withoutMoney?: boolean;
  /** of a customer who pays in another currency: what the amount is in the shop's */
  shop?: { amount: number; currency: string };
}

/** A refund of 11.88. */
export function refundObject(at: Date, fields: RefundFields) {
  const { id = freshNumber(), order: orderId, amount = 1188, currency = 'USD', test = false, shop } = fields;
  const presented = { amount: decimal(amount), currency_code: currency };
  const own = shop ? { amount: decimal(shop.amount), currency_code: shop.currency } : presented;
  const item = { id: 1, quantity: 1, line_item_id: 1, location_id: null, restock_type: 'no_restock' };
  const paid = {
    ...{ id: freshNumber(), order_id: orderId, kind: 'refund', gateway: 'bogus', status: 'success', message: null },
    ...{ created_at: at.toISOString(), test, amount: decimal(amount), currency, parent_id: 1 },
  };
  return {
    ...{ id, order_id: orderId, created_at: at.toISOString(), note: null, user_id: null },
    ...{ processed_at: at.toISOString(), duties: [], return: null, admin_graphql_api_id: globalId('Refund', id) },
    refund_line_items: [
      {
        ...{ ...item, subtotal: Number(own.amount), total_tax: 0 },
        subtotal_set: { shop_money: own, presentment_money: presented },
        total_tax_set: setOf(0, currency),
      },
    ],
    ...{ refund_shipping_lines: [], order_adjustments: [] },
    transactions: fields.withoutMoney ? [] : [paid],
  };
}

export interface OrderFields {
  id?: number;
  buyer?: Buyer;
  customer?: number | null;
  /** the goods in the smallest unit, after discounts; with their tax, if prices include it */
  goods?: number;
  tax?: number;
  /** with its tax, if prices include it */
  shipping?: number;
  /** the part of the tax that is of the shipping */
  shippingTax?: number;
  includesTax?: boolean;
  currency?: string;
  status?: string;
  codes?: readonly string[];
  landing?: string | null;
  test?: boolean;
  refunds?: readonly object[];
  /** what is left of it after refunds and edits */
  current?: number;
  cancelledAt?: Date | null;
  paidAt?: Date;
}

/** A paid order of 59.40, of which 9.90 are tax. */
export function orderObject(at: Date, fields: OrderFields = {}) {
  const { id = freshNumber(), buyer = {}, customer = freshNumber(), goods = 4950, tax = 990 } = fields;
  const { shipping = 0, shippingTax = 0, includesTax = false, currency = 'USD', status = 'paid' } = fields;
  const { codes = [], landing = null, test = false, refunds = [], cancelledAt = null, paidAt = at } = fields;
  const total = goods + shipping + (includesTax ? 0 : tax);
  const current = fields.current ?? total;
  return {
    ...{ id, admin_graphql_api_id: globalId('Order', id), cancel_reason: null, checkout_id: 1, confirmed: true },
    ...{ cancelled_at: cancelledAt?.toISOString() ?? null, created_at: paidAt.toISOString(), currency, test },
    ...{ current_subtotal_price: decimal(current), current_total_price: decimal(current), current_total_tax: '0.00' },
    discount_codes: codes.map((code) => ({ code, amount: '5.00', type: 'percentage' })),
    ...{ financial_status: status, landing_site: landing, name: `#${id}`, order_number: 1001 },
    note_attributes: Object.entries(buyer).map(([name, value]) => ({ name, value: String(value) })),
    ...{ presentment_currency: currency, processed_at: paidAt.toISOString(), subtotal_price: decimal(goods) },
    ...{ subtotal_price_set: setOf(goods, currency), taxes_included: includesTax, total_price: decimal(total) },
    ...{ total_price_set: setOf(total, currency), total_shipping_price_set: setOf(shipping, currency) },
    ...{ total_tax: decimal(tax), total_tax_set: setOf(tax, currency), updated_at: at.toISOString() },
    customer: customer === null ? null : { id: customer, email: 'buyer@brand.dev', tags: '' },
    ...{ discount_applications: [], fulfillments: [], line_items: [], payment_terms: null, refunds },
    shipping_lines: [{ id: 1, price: decimal(shipping), tax_lines: [{ price: decimal(shippingTax), rate: 0.2 }] }],
  };
}

const delivery = (body: object, topic: string, shop = DOMAIN): Delivery => ({
  body,
  headers: { 'x-shopify-topic': topic, 'x-shopify-shop-domain': shop, 'x-shopify-api-version': '2026-10' },
});

export const order = (at: Date, fields: OrderFields = {}, { topic = 'orders/paid', shop = DOMAIN } = {}) =>
  delivery(orderObject(at, fields), topic, shop);
export const refund = (at: Date, fields: RefundFields) => delivery(refundObject(at, fields), 'refunds/create');
