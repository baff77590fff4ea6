// Scenarios of payments in a shop, as events that Stripe sends.
import {
  checkout,
  invoice,
  newId,
  subscriptionCheckout,
  type Metadata,
  type Source,
  type StripeEvent,
} from './payloads.ts';
import { chargeRefunded, dispute } from './refunds.ts';
import { invoicePayment } from './payments.ts';

/** Events that are sent one after the other; a list is sent at the same time. */
export type Step = StripeEvent | StripeEvent[];
export type Scenario = (source: Source, customer: Customer) => Step[];

/** How a checkout identifies the customer: by its metadata, as the recipe does, or by its client reference. */
export interface Customer {
  metadata?: Metadata;
  reference?: string;
}

const RENEWALS = 3;

/** The events of a payment. In the new format, the payment of an invoice is a separate event. */
function paidInvoice(
  source: Source,
  subscription: string,
  metadata: Metadata = {},
  billingReason = 'subscription_create',
): { invoice: StripeEvent; link: StripeEvent[] } {
  const [id, paymentIntent] = [newId('in'), newId('pi')];
  const paid = invoice(source, { id, subscription, paymentIntent, metadata, billingReason });
  return {
    invoice: paid,
    link: source.shape === 'new' ? [invoicePayment(source, { invoice: id, paymentIntent })] : [],
  };
}

const oneOff: Scenario = (source, customer) => [checkout(source, customer)];

/** Each invoice has the metadata of the subscription; without metadata only the checkout identifies the customer. */
const subscription: Scenario = (source, customer) => {
  const id = newId('sub');
  const invoices = Array.from({ length: 1 + RENEWALS }, (_, i) =>
    paidInvoice(source, id, customer.metadata, i === 0 ? 'subscription_create' : 'subscription_cycle'),
  );
  return [
    subscriptionCheckout(source, { subscription: id, ...customer, amount: 1900 }),
    ...invoices.flatMap(({ invoice: paid, link }) => [paid, ...link]),
  ];
};

/** A payment and its refunds; each event has the total refunded amount so far. */
const refundedBy =
  (totals: number[]): Scenario =>
  (source, customer) => {
    const charge = { id: newId('ch'), paymentIntent: newId('pi'), amount: 9900 };
    return [
      checkout(source, { ...customer, paymentIntent: charge.paymentIntent }),
      ...totals.map((refunded) => chargeRefunded(source, { ...charge, refunded })),
    ];
  };

const refund = refundedBy([9900]);
const partialRefund = refundedBy([3000, 5000]);

const disputed: Scenario = (source, customer) => {
  const paymentIntent = newId('pi');
  return [
    checkout(source, { ...customer, paymentIntent }),
    dispute(source, { charge: newId('ch'), paymentIntent, amount: 9900 }),
  ];
};

/** Sends one event ten times at once, and then again: Stripe delivers each event at least once. */
const repeats: Scenario = (source, customer) => {
  const paid = checkout(source, customer);
  return [Array.from({ length: 10 }, () => paid), paid];
};

/** Sends refunds, links and invoices before the events that they refer to: Stripe does not guarantee the order. */
const wrongOrder: Scenario = (source, customer) => {
  const charge = { id: newId('ch'), paymentIntent: newId('pi'), amount: 9900 };
  const id = newId('sub');
  const first = paidInvoice(source, id);
  const renewal = paidInvoice(source, id, {}, 'subscription_cycle');
  return [
    chargeRefunded(source, { ...charge, refunded: 5000 }),
    chargeRefunded(source, { ...charge, refunded: 3000 }),
    ...renewal.link,
    renewal.invoice,
    first.invoice,
    checkout(source, { ...customer, paymentIntent: charge.paymentIntent }),
    subscriptionCheckout(source, { subscription: id, ...customer, amount: 1900 }),
    ...first.link,
  ];
};

export const scenarios: Readonly<Record<string, Scenario>> = {
  checkout: oneOff,
  subscription,
  refund,
  'partial-refund': partialRefund,
  dispute: disputed,
  repeats,
  'wrong-order': wrongOrder,
};

/** What each scenario sends, in a line of the help. */
export const descriptions: Readonly<Record<keyof typeof scenarios, string>> = {
  checkout: 'a payment of 99.00',
  subscription: 'a subscription of 19.00, with its first invoice and three renewals',
  refund: 'a payment of 99.00, and its full refund',
  'partial-refund': 'a payment of 99.00, and refunds of 30.00 and 20.00',
  dispute: 'a payment of 99.00, and its chargeback',
  repeats: 'a payment of 99.00, in an event that is sent eleven times',
  'wrong-order': 'events that arrive in the wrong order: refunds and invoices before what they refer to',
  all: 'all of them',
};
