/** The types of Stripe's events that a webhook endpoint has to send; of others the service reads nothing. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'invoice.payment_succeeded',
  'invoice.paid',
  'invoice_payment.paid',
  'payment_intent.succeeded',
  'customer.created',
  'customer.updated',
  'customer.subscription.created',
  'customer.discount.created',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
  'refund.failed',
  'refund.updated',
  'charge.refund.updated',
] as const;

export type StripeEvent = (typeof STRIPE_EVENTS)[number];
