// Deliveries as Paddle Billing sends them.
import { createHmac } from 'node:crypto';
import { newId, type Buyer, type Delivery, type Occasion, type Seller, type Sent } from './delivery.ts';

export function signed(event: object, at: Date, secret: string): Delivery {
  const body = JSON.stringify(event);
  const ts = Math.floor(at.getTime() / 1000);
  const h1 = createHmac('sha256', secret).update(`${ts}:${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'paddle-signature': `ts=${ts};h1=${h1}` } };
}

type PaddleObject = Record<string, unknown> & { id: string };

export interface PaddleEvent {
  event_id: string;
  event_type: string;
  data: PaddleObject;
}

const envelope = (event_type: string, at: Date, data: PaddleObject): PaddleEvent => ({
  event_id: newId('evt'),
  event_type,
  ...{ occurred_at: at.toISOString().replace('Z', '417Z'), notification_id: newId('ntf') }, // microseconds
  data,
});

const CUSTOMER = 'ctm_01hv6y1jedq4p1n0yqn5ba3ky4';

export interface TransactionFields extends Buyer {
  id?: string;
  /** in the smallest unit, tax included */
  total?: number;
  tax?: number;
  /** the part that an earlier credit paid, tax included */
  credit?: { total: number; tax: number };
  currency?: string;
  customer?: string;
  subscription?: string | null;
  /** what began it, such as `subscription_recurring` */
  origin?: string;
  /** the discount code that the buyer entered */
  code?: string | undefined;
}

/** A completed payment of 59.40, of which 9.90 are tax. */
export function transactionCompleted(at: Date, fields: TransactionFields): PaddleEvent {
  const { id = newId('txn'), total = 5940, tax = 990, credit = { total: 0, tax: 0 } } = fields;
  const { currency = 'USD', subscription = null, origin = 'web', code } = fields;
  const [custom, time] = [fields.buyer ?? null, at.toISOString()];
  const totals = {
    ...{ subtotal: String(total - tax), discount: '0', tax: String(tax), total: String(total) },
    ...{ credit: String(credit.total), credit_to_balance: '0', balance: '0', currency_code: currency },
    ...{ grand_total: String(total - credit.total), grand_total_tax: String(tax - credit.tax) },
    ...{ fee: '347', earnings: String(total - tax - 347) },
  };
  return envelope('transaction.completed', at, {
    ...{ id, status: 'completed', origin, currency_code: currency },
    ...{ customer_id: fields.customer ?? CUSTOMER, address_id: 'add_01hv8gq3318ktkfengj2r75gfx' },
    ...{ business_id: null, custom_data: custom, subscription_id: subscription },
    ...(code === undefined ? { discount_id: null } : { discount_id: newId('dsc'), discount: { code } }),
    ...{ invoice_id: 'inv_01hv8x29nsh54c2pgt0hnq0zkx', invoice_number: '325-10566', collection_mode: 'automatic' },
    ...{ billing_details: null, billing_period: null, items: [], payments: [], checkout: { url: null } },
    details: { tax_rates_used: [], totals, adjusted_totals: null, payout_totals: null, line_items: [] },
    ...{ created_at: time, updated_at: time, billed_at: time, revised_at: null },
  });
}

export interface AdjustmentFields {
  id?: string;
  transaction?: string;
  action?: string;
  type?: 'full' | 'partial';
  status?: string;
  total?: number;
  tax?: number;
  event?: 'adjustment.created' | 'adjustment.updated';
}

/** A refund of 11.88, of which 1.98 are tax. */
export function adjustment(at: Date, fields: AdjustmentFields = {}): PaddleEvent {
  const { id = newId('adj'), action = 'refund', type = 'partial', total = 1188, tax = 198 } = fields;
  const { transaction = newId('txn'), status = 'approved', event = 'adjustment.updated' } = fields;
  const sums = { subtotal: String(total - tax), tax: String(tax), total: String(total) };
  return envelope(event, at, {
    ...{ id, action, type, status, transaction_id: transaction, subscription_id: null, reason: 'error' },
    ...{ customer_id: CUSTOMER, credit_applied_to_balance: false, currency_code: 'USD' },
    items: [],
    totals: { ...sums, fee: '0', retained_fee: '0', earnings: String(total - tax), currency_code: 'USD' },
    payout_totals: null,
    ...{ created_at: at.toISOString(), updated_at: at.toISOString() },
  });
}

/** A new subscription. */
export const subscriptionCreated = (at: Date, fields: Buyer & { id: string; customer: string }): PaddleEvent =>
  envelope('subscription.created', at, {
    ...{ id: fields.id, status: 'active', customer_id: fields.customer, currency_code: 'USD', discount: null },
    ...{ custom_data: fields.buyer ?? null, collection_mode: 'automatic', items: [] },
    ...{ created_at: at.toISOString(), updated_at: at.toISOString(), started_at: at.toISOString() },
  });

const sent = (event: PaddleEvent, { secret, now }: Occasion): Sent => ({
  name: `${event.event_type} ${event.event_id} (${event.data.id})`,
  ...signed(event, now(), secret),
});

export const paddle: Seller = {
  sell(occasion) {
    const { now, buyer, code } = occasion;
    const paid = transactionCompleted(now(), { buyer, code, customer: newId('ctm') });
    const of = { transaction: paid.data.id };
    const charged = { ...of, action: 'chargeback', type: 'full', total: 5940, tax: 990 } as const;
    return {
      paid: sent(paid, occasion),
      refunded: sent(adjustment(now(), of), occasion),
      disputed: sent(adjustment(now(), { ...charged, event: 'adjustment.created' }), occasion),
    };
  },
  subscribe(occasion) {
    const { now, buyer, code } = occasion;
    const [id, customer] = [newId('sub'), newId('ctm')];
    return [
      subscriptionCreated(now(), { id, customer, buyer }),
      transactionCompleted(now(), { subscription: id, customer, buyer, code }),
      transactionCompleted(now(), { subscription: id, customer, origin: 'subscription_recurring' }),
    ].map((event) => sent(event, occasion));
  },
};
