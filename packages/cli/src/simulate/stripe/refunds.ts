// Creates the events of refunds and disputes.
import { BUYER, event, newId, seconds, type Source, type StripeEvent } from './payloads.ts';

export interface ChargeFields {
  id: string;
  paymentIntent: string | null;
  amount: number;
  /** the total amount so far */
  refunded: number;
  currency?: string;
  /** only in the old format */
  invoice?: string | null;
}

/** A refund of a charge, partial or full. */
export const chargeRefunded = (source: Source, { amount, refunded, ...fields }: ChargeFields): StripeEvent =>
  event(source, 'charge.refunded', {
    id: fields.id,
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: refunded,
    billing_details: BUYER,
    captured: true,
    currency: fields.currency ?? 'usd',
    disputed: false,
    paid: true,
    payment_intent: fields.paymentIntent,
    refunded: refunded === amount,
    status: 'succeeded',
    ...(source.shape === 'old' ? { invoice: fields.invoice ?? null } : {}),
  });

export interface DisputeFields {
  id?: string;
  charge: string;
  paymentIntent: string | null;
  amount: number;
  currency?: string;
  status?: string;
  /** or `charge.dispute.funds_withdrawn` */
  type?: string;
}

/** A dispute of a payment. */
export const dispute = (source: Source, fields: DisputeFields): StripeEvent =>
  event(source, fields.type ?? 'charge.dispute.created', {
    id: fields.id ?? newId('du'),
    object: 'dispute',
    amount: fields.amount,
    charge: fields.charge,
    created: seconds(source.now()),
    currency: fields.currency ?? 'usd',
    is_charge_refundable: false,
    metadata: {},
    payment_intent: fields.paymentIntent,
    reason: 'fraudulent',
    status: fields.status ?? 'needs_response',
  });

export interface FailedRefundFields {
  id?: string;
  charge: string;
  paymentIntent: string | null;
  amount: number;
  currency?: string;
  status?: string;
  /** or `refund.updated`, or `charge.refund.updated` */
  type?: string;
}

/** A refund that failed: the money stays with the merchant. */
export const refundFailed = (source: Source, fields: FailedRefundFields): StripeEvent =>
  event(source, fields.type ?? 'refund.failed', {
    id: fields.id ?? newId('re'),
    object: 'refund',
    amount: fields.amount,
    charge: fields.charge,
    created: seconds(source.now()),
    currency: fields.currency ?? 'usd',
    failure_reason: 'expired_or_canceled_card',
    metadata: {},
    payment_intent: fields.paymentIntent,
    status: fields.status ?? 'failed',
  });
