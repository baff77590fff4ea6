// Scenarios of payments in a shop, as events that Stripe sends.
import {
  checkout,
  chargeRefunded,
  dispute,
  invoice,
  invoicePayment,
  newId,
  subscriptionCheckout,
  type Source,
  type StripeEvent,
} from './payloads.ts';

/** Events that are sent one after the other; a list is sent at the same time. */
export type Step = StripeEvent | StripeEvent[];
export type Scenario = (source: Source, customer: string) => Step[];

const RENEWALS = 3;

/** The events of a payment. In the new format, the payment of an invoice is a separate event. */
function paidInvoice(source: Source, subscription: string): { invoice: StripeEvent; link: StripeEvent[] } {
  const [id, paymentIntent] = [newId('in'), newId('pi')];
  const paid = invoice(source, { id, subscription, paymentIntent });
  return {
    invoice: paid,
    link: source.shape === 'new' ? [invoicePayment(source, { invoice: id, paymentIntent })] : [],
  };
}

const oneOff: Scenario = (source, reference) => [checkout(source, { reference })];

/** The checkout identifies the customer; its invoice and the renewals do not. */
const subscription: Scenario = (source, reference) => {
  const id = newId('sub');
  const invoices = Array.from({ length: 1 + RENEWALS }, () => paidInvoice(source, id));
  return [
    subscriptionCheckout(source, { subscription: id, reference, amount: 1900 }),
    ...invoices.flatMap(({ invoice: paid, link }) => [paid, ...link]),
  ];
};

/** Two refunds; each event has the total refunded amount so far. */
const partialRefund: Scenario = (source, reference) => {
  const charge = { id: newId('ch'), paymentIntent: newId('pi'), amount: 9900 };
  return [
    checkout(source, { reference, paymentIntent: charge.paymentIntent }),
    chargeRefunded(source, { ...charge, refunded: 3000 }),
    chargeRefunded(source, { ...charge, refunded: 5000 }),
  ];
};

const disputed: Scenario = (source, reference) => {
  const paymentIntent = newId('pi');
  return [
    checkout(source, { reference, paymentIntent }),
    dispute(source, { charge: newId('ch'), paymentIntent, amount: 9900 }),
  ];
};

/** Sends one event ten times at once, and then again: Stripe delivers each event at least once. */
const repeats: Scenario = (source, reference) => {
  const paid = checkout(source, { reference });
  return [Array.from({ length: 10 }, () => paid), paid];
};

/** Sends refunds, links and invoices before the events that they refer to: Stripe does not guarantee the order. */
const disorder: Scenario = (source, reference) => {
  const charge = { id: newId('ch'), paymentIntent: newId('pi'), amount: 9900 };
  const id = newId('sub');
  const first = paidInvoice(source, id);
  const renewal = paidInvoice(source, id);
  return [
    chargeRefunded(source, { ...charge, refunded: 5000 }),
    chargeRefunded(source, { ...charge, refunded: 3000 }),
    ...renewal.link,
    renewal.invoice,
    first.invoice,
    checkout(source, { reference, paymentIntent: charge.paymentIntent }),
    subscriptionCheckout(source, { subscription: id, reference, amount: 1900 }),
    ...first.link,
  ];
};

export const scenarios: Readonly<Record<string, Scenario>> = {
  checkout: oneOff,
  subscription,
  'partial-refund': partialRefund,
  dispute: disputed,
  repeats,
  disorder,
};
