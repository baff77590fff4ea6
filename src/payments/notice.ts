// The part of a payment event that the service uses: plain data, without the customer's name or address.
import type { CodeReference } from '../attribution/codes.ts';
import type { NamedCustomer } from '../common/types.ts';

/** The processor's own customer (`cus_…`). */
interface OfProcessorCustomer {
  processorCustomer?: string | undefined;
}

/** A customer paid a one-off checkout or an invoice. */
export interface PaymentNotice extends OfProcessorCustomer {
  kind: 'payment';
  customer: NamedCustomer;
  /** the discount codes that were used; unset without any */
  codes?: CodeReference[] | undefined;
  /** all that was paid, in the currency's smallest unit */
  amountCents: number;
  /** the tax and the shipping in it */
  taxCents?: number | undefined;
  shippingCents?: number | undefined;
  /** the ISO 4217 code in capital letters */
  currency: string;
  session?: string | undefined;
  invoice?: string | undefined;
  /** the PaymentIntent */
  intent?: string | undefined;
  charge?: string | undefined;
  subscription?: string | undefined;
  /** why an invoice was made; unset in a notice of an earlier version */
  billingReason?: string | undefined;
  /** the other half of the payment, which another event reports without a name in common, until the two are linked */
  awaits?: 'invoice' | 'payment' | undefined;
  /**
   * what may still decide about the payment, for ten minutes at most: a session that may name a promotion code, or a
   * subscription whose invoice reports the same payment
   */
  waits?: 'session' | 'subscription' | undefined;
}

/** A subscription's checkout was completed, or it began with a discount code. Its invoices report the payments. */
export interface SubscriptionNotice extends OfProcessorCustomer {
  kind: 'subscription';
  customer: NamedCustomer;
  codes?: CodeReference[] | undefined;
  subscription: string;
  session?: string | undefined;
  invoice?: string | undefined;
  /** false: it may have begun before */
  begins?: boolean | undefined;
}

/** The metadata of the processor's customer name the customer. */
export interface CustomerNotice extends OfProcessorCustomer {
  kind: 'customer';
  customer: NamedCustomer;
}

/** The payment of an invoice: a PaymentIntent, or a charge without one. */
export interface LinkNotice {
  kind: 'invoice_payment';
  invoice: string;
  payment: string;
}

export interface RefundNotice {
  kind: 'refund';
  /** the total amount refunded of the charge so far, in the smallest unit */
  refundedCents: number;
  /** the refunded amount without tax, for a sale of which only the base is known */
  netCents?: number | undefined;
  /** what the charge amounts to; unset in a notice of an earlier version */
  chargeCents?: number | undefined;
  currency: string;
  charge: string;
  intent?: string | undefined;
  invoice?: string | undefined;
  /** the single refund, if the processor reports each by itself: `refundedCents` is its amount then */
  refund?: string | undefined;
  /** whether it counts only for the sale whose `transaction_id` the intent is: another object reports the same refund */
  isOwn?: boolean | undefined;
}

/** A refund that failed: its money stays with the merchant. */
export interface FailureNotice {
  kind: 'refund_failed';
  refund: string;
  amountCents: number;
  currency: string;
  charge?: string | undefined;
  intent?: string | undefined;
}

/** A dispute, or its end in the merchant's favour. */
export interface ChargebackNotice {
  kind: 'chargeback' | 'dispute_won';
  dispute: string;
  amountCents: number;
  /** the disputed amount without tax, for a sale of which only the base is known */
  netCents?: number | undefined;
  currency: string;
  charge?: string | undefined;
  intent?: string | undefined;
}

/** What the processor says of refunds and disputes. What is refunded follows from all of it. */
export type FactNotice = RefundNotice | FailureNotice | ChargebackNotice;

/** A delivery of another shop than the program's first one. */
export interface OtherShopNotice {
  kind: 'other_shop';
}

/** A known type of event that lacks a required field. */
export interface UnreadableNotice {
  kind: 'unreadable';
}
export const UNREADABLE = { kind: 'unreadable' } as const satisfies UnreadableNotice;

export type Notice =
  | PaymentNotice
  | SubscriptionNotice
  | CustomerNotice
  | LinkNotice
  | RefundNotice
  | FailureNotice
  | ChargebackNotice
  | OtherShopNotice
  | UnreadableNotice;

const present = (names: readonly (string | undefined)[]): string[] => names.filter((name) => name !== undefined);

/** The processor's identifiers of the payment. The first one is the sale's `transaction_id`. */
export function paymentNames(notice: Notice): string[] {
  switch (notice.kind) {
    case 'payment':
      return present([notice.intent, notice.session, notice.invoice, notice.charge]);
    case 'invoice_payment':
      return [notice.invoice, notice.payment];
    case 'refund':
      return present([notice.intent, notice.charge, notice.invoice]);
    case 'refund_failed':
    case 'chargeback':
    case 'dispute_won':
      return present([notice.intent, notice.charge]);
    default:
      return [];
  }
}

/** All identifiers that connect the event to other events. */
export function allNames(notice: Notice): string[] {
  if (!('customer' in notice)) return paymentNames(notice);
  const others = notice.kind === 'subscription' ? [notice.session, notice.invoice] : paymentNames(notice);
  const subscription = notice.kind === 'customer' ? undefined : notice.subscription;
  return present([...others, subscription, notice.processorCustomer]);
}

export const namesAnybody = ({ clickId, customerKey, reference }: NamedCustomer): boolean =>
  (clickId ?? customerKey ?? reference) !== undefined;
