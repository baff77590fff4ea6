// Creates the events of payments by themselves, and of Stripe customers.
import { BUYER, event, newId, seconds, type Metadata, type Source, type StripeEvent } from './payloads.ts';

/** The payment of an invoice, in the new format. */
export const invoicePayment = (source: Source, fields: { invoice: string; paymentIntent: string }): StripeEvent =>
  event(source, 'invoice_payment.paid', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: 1900,
    amount_requested: 1900,
    created: seconds(source.now()),
    currency: 'usd',
    invoice: fields.invoice,
    is_default: true,
    payment: { payment_intent: fields.paymentIntent, type: 'payment_intent' },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: seconds(source.now()) },
  });

/** The metadata of the Stripe customer are set. */
export const stripeCustomer = (
  source: Source,
  fields: { id: string; metadata: Metadata; type?: string },
): StripeEvent =>
  event(source, fields.type ?? 'customer.created', {
    id: fields.id,
    object: 'customer',
    email: BUYER.email,
    metadata: fields.metadata,
    name: BUYER.name,
  });

export interface IntentFields {
  id?: string;
  amount?: number;
  /** less than the amount with manual capture */
  received?: number;
  metadata?: Metadata;
  charge?: string;
  /** only in the old format */
  invoice?: string | null;
}

/** A payment that succeeded. */
export const paymentIntent = (source: Source, fields: IntentFields = {}): StripeEvent =>
  event(source, 'payment_intent.succeeded', {
    id: fields.id ?? newId('pi'),
    object: 'payment_intent',
    amount: fields.amount ?? 9900,
    amount_received: fields.received ?? fields.amount ?? 9900,
    capture_method: fields.received === undefined ? 'automatic_async' : 'manual',
    currency: 'usd',
    customer: null,
    latest_charge: fields.charge ?? newId('ch'),
    metadata: fields.metadata ?? {},
    status: 'succeeded',
    ...(source.shape === 'old' ? { invoice: fields.invoice ?? null } : {}),
  });
