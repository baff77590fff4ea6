// What happens to a shop's payments, as the events that Stripe sends.
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

/** Events sent one after the other; of a list, all at once. */
export type Step = StripeEvent | StripeEvent[];
export type Scenario = (source: Source, customer: string) => Step[];

const RENEWALS = 3;

/** A payment's events in this source's shape; a new invoice's payment has a separate event. */
function paidInvoice(source: Source, subscription: string): { invoice: StripeEvent; link: StripeEvent[] } {
  const [id, paymentIntent] = [newId('in'), newId('pi')];
  const paid = invoice(source, { id, subscription, paymentIntent });
  return {
    invoice: paid,
    link: source.shape === 'new' ? [invoicePayment(source, { invoice: id, paymentIntent })] : [],
  };
}

const oneOff: Scenario = (source, reference) => [checkout(source, { reference })];

/** The checkout names the customer; neither its invoice nor the renewals do. */
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

/** One event ten times at once, then again; Stripe promises to send each at least once. */
const repeats: Scenario = (source, reference) => {
  const paid = checkout(source, { reference });
  return [Array.from({ length: 10 }, () => paid), paid];
};

/** Refunds, links and invoices before that which they are about; Stripe promises no order. */
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
