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
import { invoicePayment, paymentIntent, stripeCustomer } from './payments.ts';
import { chargeRefunded, dispute, refundFailed } from './refunds.ts';

/** Events that are sent one after the other; a list is sent at the same time. */
export type Step = StripeEvent | StripeEvent[];
export type Scenario = (source: Source, customer: Customer) => Step[];

/** How a checkout identifies the customer: by its metadata, as the recipe does, or by its client reference. */
export interface Customer {
  metadata?: Metadata;
  reference?: string;
  /** the discount code that a new customer uses */
  code?: string | undefined;
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

/** A refund that fails, and a dispute that is won: what they took is restored. */
const restored: Scenario = (source, customer) => {
  const charge = { id: newId('ch'), paymentIntent: newId('pi'), amount: 9900 };
  const of = { charge: charge.id, paymentIntent: charge.paymentIntent };
  const contested = { ...of, id: newId('du'), amount: 9900 };
  return [
    checkout(source, { ...customer, paymentIntent: charge.paymentIntent }),
    chargeRefunded(source, { ...charge, refunded: 3000 }),
    refundFailed(source, { ...of, amount: 3000 }),
    dispute(source, contested),
    dispute(source, { ...contested, type: 'charge.dispute.closed', status: 'won' }),
  ];
};

/** Sends one event ten times at once, and then again: Stripe delivers each event at least once. */
const repeats: Scenario = (source, customer) => {
  const paid = checkout(source, customer);
  return [Array.from({ length: 10 }, () => paid), paid];
};

/** A checkout that makes an invoice after the payment: in the new format, only their link says that they are one payment. */
const invoiceCreation: Scenario = (source, customer) => {
  const ids = { customer: newId('cus'), paymentIntent: newId('pi') };
  const id = newId('in');
  const billed = { ...ids, id, amount: 9900, billingReason: 'manual' };
  return [
    checkout(source, { ...customer, ...ids, invoiceCreation: true }),
    invoice(source, billed),
    invoice(source, { ...billed, type: 'invoice.paid' }),
    ...(source.shape === 'new' ? [invoicePayment(source, { invoice: id, paymentIntent: ids.paymentIntent })] : []),
  ];
};

/** Once the Stripe customer is known, its events need not identify the customer. A bank transfer has `invoice.paid` alone. */
const knownCustomer: Scenario = (source, { metadata = {}, ...customer }) => {
  const id = newId('cus');
  const paid = { customer: id, amount: 4900, billingReason: 'manual', type: 'invoice.paid' };
  return [
    stripeCustomer(source, { id, metadata }),
    checkout(source, { ...customer, customer: id }),
    invoice(source, { ...paid, paymentIntent: null, charge: null }),
  ];
};

/** A new customer, whom nothing but the promotion code identifies. Without a discount code, nothing is sent. */
const promotionCode: Scenario = (source, { code }) =>
  code === undefined ? [] : [checkout(source, { promotion: { id: newId('promo'), code, active: true } })];

const intent: Scenario = (source, { metadata = {} }) => [paymentIntent(source, { metadata })];

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
  restored,
  'invoice-creation': invoiceCreation,
  'known-customer': knownCustomer,
  'promotion-code': promotionCode,
  'payment-intent': intent,
  repeats,
  'wrong-order': wrongOrder,
};
