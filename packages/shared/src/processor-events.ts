// The events that the webhook of a processor has to send, and what each does; of others the service reads nothing.
import type { ProcessorType } from './processor-types.ts';
import type { StripeEvent } from './stripe-events.ts';

export interface ProcessorEvent {
  /** as deliveries and the processor's API name it */
  name: string;
  /** as the processor's page names it, if that is another name */
  label?: string;
  effect: string;
}

const STRIPE: Readonly<Record<StripeEvent, string>> = {
  'checkout.session.completed': 'a one-time payment settles the lead and is recorded as a sale',
  'checkout.session.async_payment_succeeded': 'the same, for delayed payments',
  'invoice.payment_succeeded': 'a subscription invoice settles the lead and is recorded as a sale',
  'invoice.paid': 'the same, also for an invoice that is paid outside Stripe',
  'invoice_payment.paid': 'identifies the payment that paid an invoice',
  'payment_intent.succeeded': 'a payment without a checkout or an invoice is recorded as a sale',
  'customer.created': 'its metadata identify the customer of later payments',
  'customer.updated': 'the same',
  'customer.subscription.created': 'its promotion code names the partner of the subscription',
  'customer.discount.created': 'the same, where the subscription does not name the code',
  'charge.refunded': 'reduces the commission by the refunded part',
  'charge.dispute.created': 'reduces the commission after a chargeback',
  'charge.dispute.funds_withdrawn': 'the same, when an inquiry becomes a chargeback',
  'charge.dispute.closed': 'restores what the dispute took, if it was won',
  'charge.dispute.funds_reinstated': 'the same',
  'refund.failed': 'restores what the refund took',
  'refund.updated': 'the same, if the refund failed',
  'charge.refund.updated': 'the same',
};

const PADDLE = {
  'transaction.completed': 'a payment settles the lead and is recorded as a sale',
  'adjustment.created': 'an approved refund reduces the commission; a chargeback does, too, until it is reversed',
  'adjustment.updated': 'the same, once Paddle has approved the refund',
  'subscription.created': 'names the customer of later payments',
};

const POLAR = {
  'order.paid': 'a payment settles the lead and is recorded as a sale',
  'order.refunded': 'reduces the commission by the refunded part',
  'refund.created': 'the same, for each refund',
  'refund.updated': 'the same, once the refund has succeeded; restores what a failed one took',
  'subscription.created': 'names the customer of later payments',
};

const LEMON_SQUEEZY = {
  order_created: 'a payment settles the lead and is recorded as a sale',
  order_refunded: 'reduces the commission by the refunded part',
  subscription_created: 'names the customer of later payments, and says which order began the subscription',
  subscription_payment_success: 'a subscription payment settles the lead and is recorded as a sale',
  subscription_payment_recovered: 'the same, for a payment that failed at first',
  subscription_payment_refunded: 'reduces the commission by the refunded part',
};

const WOOCOMMERCE: readonly ProcessorEvent[] = [
  { name: 'order.created', label: 'Order created', effect: 'an order that is paid at once is recorded as a sale' },
  {
    name: 'order.updated',
    label: 'Order updated',
    effect: 'a payment is recorded as a sale; refunds and cancellations reduce the commission',
  },
  { name: 'order.deleted', label: 'Order deleted', effect: 'takes back the commission of the order' },
  { name: 'order.restored', label: 'Order restored', effect: 'restores the commission of the order' },
];

const SHOPIFY: readonly ProcessorEvent[] = [
  { name: 'orders/paid', label: 'Order payment', effect: 'a paid order settles the lead and is recorded as a sale' },
  { name: 'orders/updated', label: 'Order update', effect: 'the same, and its refunds reduce the commission' },
  { name: 'refunds/create', label: 'Refund create', effect: 'reduces the commission by the refunded part' },
  {
    name: 'orders/cancelled',
    label: 'Order cancellation',
    effect: 'takes back the whole commission of the order',
  },
];

const listOf = (effects: Readonly<Record<string, string>>): ProcessorEvent[] =>
  Object.entries(effects).map(([name, effect]) => ({ name, effect }));

export const PROCESSOR_EVENTS: Readonly<Record<ProcessorType, readonly ProcessorEvent[]>> = {
  stripe: listOf(STRIPE),
  paddle: listOf(PADDLE),
  woocommerce: WOOCOMMERCE,
  shopify: SHOPIFY,
  polar: listOf(POLAR),
  lemonsqueezy: listOf(LEMON_SQUEEZY),
};
