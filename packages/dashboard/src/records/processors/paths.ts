import type { Schemas } from '../../api/schemas.ts';

export const PROCESSORS = '/api/v1/programs/{program_id}/processors';
export const PROCESSOR = `${PROCESSORS}/{processor_id}` as const;
export const PAYMENT_EVENTS = '/api/v1/programs/{program_id}/payment-events';
export const REPLAY = `${PAYMENT_EVENTS}/{payment_event_id}/replay` as const;

export type Processor = Schemas['processor'];
export type PaymentEvent = Schemas['payment-event'];

/** What a webhook endpoint of Stripe has to send. */
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
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
] as const;
