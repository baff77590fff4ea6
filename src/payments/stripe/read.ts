// Reads Stripe events, in the formats of API versions before and since 2025-03-31.basil. No I/O.
import type { StripeEvent } from '@referral-tracking/shared/stripe-events';
import { share } from '../../terms/commission.ts';
import { namesAnybody, UNREADABLE, type Notice } from '../notice.ts';
import type { PaymentEvent } from '../processor.ts';
import type { NamedCustomer } from '../../common/types.ts';
import { SECOND } from '../../lib/clock.ts';
import { amount, currency, fieldsOf, idOf, isObject, printed, text, type Fields } from '../fields.ts';
import { amountIn, codeOf, codesOf } from './amounts.ts';

/** An account that is not a readable text becomes the empty string, which no program can name. */
const accountOf = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : (text(value) ?? '');

/** The first `click_id` and the first `customer_key` in these places. */
function named(places: unknown[], reference?: unknown): NamedCustomer {
  const first = (key: string) => places.map((place) => text(fieldsOf(place)[key])).find((value) => value !== undefined);
  return { clickId: first('click_id'), customerKey: first('customer_key'), reference: text(reference) };
}

const PAID = ['paid', 'no_payment_required'];

/** The sum of the amounts in a list; undefined without a list. */
const sumOf = (list: unknown): number | undefined =>
  Array.isArray(list) ? list.reduce((sum: number, item) => sum + (amount(fieldsOf(item).amount) ?? 0), 0) : undefined;

/** The tax and the shipping in what was paid, which may be another amount than their total. */
function partsOf(paidCents: number, total: unknown, tax: unknown, shipping: unknown) {
  const whole = amount(total) ?? 0;
  const part = (value: unknown): number | undefined => {
    const cents = amount(value);
    return cents === undefined || cents === 0 || whole === 0 ? undefined : share(cents, paidCents, whole);
  };
  return { taxCents: part(tax), shippingCents: part(shipping) };
}

/** The price in the merchant's currency. With Adaptive Pricing, older sessions are in the buyer's currency. */
const priceOf = (session: Fields): Fields => {
  const { source_currency: code, amount_total: total } = fieldsOf(session.currency_conversion);
  return code === undefined || total === undefined ? session : { currency: code, amount_total: total };
};

const wasPaidToStripe = (invoice: Fields): boolean =>
  amount(invoice.amount_paid) !== 0 && invoice.paid_out_of_band !== true;

/** What was paid. Of an invoice that was paid outside Stripe, nothing was paid to Stripe, but the amount was due. */
function paidOf(code: string | undefined, { amount_paid: paid, amount_due: due }: Fields): number | undefined {
  const cents = amountIn(code, paid);
  return cents === 0 ? (amountIn(code, due) ?? 0) : cents;
}

function readSession(session: Fields): Notice | undefined {
  const customer = named([session.metadata], session.client_reference_id);
  const id = text(session.id);
  const [invoice, processorCustomer] = [idOf(session.invoice), idOf(session.customer)];
  if (session.mode === 'subscription') {
    const subscription = idOf(session.subscription);
    if (!id || !subscription) return UNREADABLE;
    return {
      kind: 'subscription',
      customer,
      ...codesOf(session),
      processorCustomer,
      subscription,
      session: id,
      invoice,
    };
  }
  // Stripe sends another event when a delayed payment succeeds.
  if (session.mode !== 'payment' || !PAID.includes(printed(session.payment_status))) return undefined;
  const { amount_total: total, currency: ofTotal } = priceOf(session);
  const code = currency(ofTotal);
  const amountCents = amountIn(code, total);
  if (!id || amountCents === undefined || code === undefined) return UNREADABLE;
  const intent = idOf(session.payment_intent);
  // The invoice is made after the payment.
  const awaits = invoice === undefined && fieldsOf(session.invoice_creation).enabled === true ? 'invoice' : undefined;
  const { amount_tax: tax, amount_shipping: shipping } = fieldsOf(session.total_details);
  const price = { amountCents, currency: code, ...partsOf(amountCents, session.amount_total, tax, shipping) };
  const found = { customer, ...codesOf(session), processorCustomer };
  return { kind: 'payment', ...found, ...price, session: id, invoice, intent, awaits };
}

function readInvoice(invoice: Fields): Notice {
  const details = fieldsOf(fieldsOf(invoice.parent).subscription_details);
  const oldDetails = fieldsOf(invoice.subscription_details);
  const lines = fieldsOf(invoice.lines).data;
  const items: Fields[] = Array.isArray(lines) ? lines.map(fieldsOf) : [];
  const places = [details, oldDetails, ...items, invoice].map(({ metadata }) => metadata);
  const id = text(invoice.id);
  const code = currency(invoice.currency);
  const amountCents = paidOf(code, invoice);
  if (!id || amountCents === undefined || code === undefined) return UNREADABLE;
  const [intent, charge] = [idOf(invoice.payment_intent), idOf(invoice.charge)];
  const tax = sumOf(invoice.total_taxes) ?? sumOf(invoice.total_tax_amounts) ?? invoice.tax;
  return {
    kind: 'payment',
    customer: named(places),
    ...codesOf(invoice),
    processorCustomer: idOf(invoice.customer),
    amountCents,
    currency: code,
    ...partsOf(amountCents, invoice.total, tax, fieldsOf(invoice.shipping_cost).amount_subtotal),
    invoice: id,
    intent,
    charge,
    awaits: (intent ?? charge) === undefined && wasPaidToStripe(invoice) ? 'payment' : undefined,
    subscription: idOf(details.subscription) ?? idOf(invoice.subscription),
    billingReason: text(invoice.billing_reason),
  };
}

/**
 * A payment without a session or an invoice, if its metadata name the customer. In the new format, it may also be of an
 * invoice; in the old one, the invoice reports it.
 */
function readIntent(intent: Fields): Notice | undefined {
  const customer = named([intent.metadata]);
  if (!namesAnybody(customer) || idOf(intent.invoice) !== undefined) return undefined;
  const id = text(intent.id);
  const code = currency(intent.currency);
  const amountCents = amountIn(code, intent.amount_received);
  if (!id || amountCents === undefined || code === undefined) return UNREADABLE;
  const [processorCustomer, charge] = [idOf(intent.customer), idOf(intent.latest_charge)];
  const price = { amountCents, currency: code };
  // Its checkout session may name a promotion code, which decides about the click.
  const waits = customer.clickId === undefined ? undefined : 'session';
  return { kind: 'payment', customer, processorCustomer, ...price, intent: id, charge, awaits: 'invoice', waits };
}

/** A new subscription, if it has a promotion code: its invoices may not name the code. */
function readSubscription(subscription: Fields): Notice | undefined {
  const { codes } = codesOf(subscription);
  if (!codes) return undefined;
  const id = text(subscription.id);
  if (!id) return UNREADABLE;
  const customer = named([subscription.metadata]);
  return { kind: 'subscription', customer, codes, processorCustomer: idOf(subscription.customer), subscription: id };
}

/**
 * A discount of a subscription. Since API version 2025-03-31.basil the subscription and its invoices have its bare identifier,
 * so that nothing else names the code. It may also be added later.
 */
function readDiscount(discount: Fields): Notice | undefined {
  const [code, subscription] = [codeOf(discount), idOf(discount.subscription)];
  if (code === undefined || subscription === undefined) return undefined;
  const processorCustomer = idOf(discount.customer);
  return { kind: 'subscription', customer: {}, codes: [code], processorCustomer, subscription, begins: false };
}

/** The processor's customer, if its metadata name ours. */
function readCustomer({ id, metadata }: Fields): Notice | undefined {
  const [customer, processorCustomer] = [named([metadata]), text(id)];
  if (!namesAnybody(customer)) return undefined;
  return processorCustomer ? { kind: 'customer', customer, processorCustomer } : UNREADABLE;
}

function readInvoicePayment({ invoice, payment }: Fields): Notice | undefined {
  const { type, payment_intent: intent, charge } = fieldsOf(payment);
  // A payment record only documents a payment that was made outside Stripe, so its refund is not reported here.
  if (type === 'payment_record') return undefined;
  const [invoiceId, paymentId] = [idOf(invoice), idOf(intent) ?? idOf(charge)];
  return invoiceId && paymentId ? { kind: 'invoice_payment', invoice: invoiceId, payment: paymentId } : UNREADABLE;
}

function readCharge(charge: Fields): Notice {
  const [id, code] = [text(charge.id), currency(charge.currency)];
  const refundedCents = amountIn(code, charge.amount_refunded);
  if (!id || refundedCents === undefined || code === undefined) return UNREADABLE;
  const [intent, invoice] = [idOf(charge.payment_intent), idOf(charge.invoice)];
  const chargeCents = amount(charge.amount) === 0 ? undefined : amountIn(code, charge.amount);
  return { kind: 'refund', refundedCents, chargeCents, currency: code, charge: id, intent, invoice };
}

/** No money has moved: the dispute is only a warning or was prevented. */
const isWarning = ({ status }: Fields): boolean => typeof status === 'string' && /^(warning_|prevented$)/.test(status);

/** A refund that failed; other changes of a refund are in the total of its charge. */
function readRefund(refund: Fields): Notice | undefined {
  if (refund.status !== 'failed') return undefined;
  const [id, code] = [text(refund.id), currency(refund.currency)];
  const amountCents = amountIn(code, refund.amount);
  const [intent, charge] = [idOf(refund.payment_intent), idOf(refund.charge)];
  if (!id || amountCents === undefined || code === undefined || !(intent ?? charge)) return UNREADABLE;
  return { kind: 'refund_failed', refund: id, amountCents, currency: code, charge, intent };
}

function readDispute(dispute: Fields, kind: 'chargeback' | 'dispute_won' = 'chargeback'): Notice {
  const [id, code] = [text(dispute.id), currency(dispute.currency)];
  const amountCents = amountIn(code, dispute.amount);
  const [intent, charge] = [idOf(dispute.payment_intent), idOf(dispute.charge)];
  if (!id || amountCents === undefined || code === undefined || !(intent ?? charge)) return UNREADABLE;
  return { kind, dispute: id, amountCents, currency: code, charge, intent };
}

const READERS: Readonly<Record<StripeEvent, (object: Fields) => Notice | undefined>> = {
  'checkout.session.completed': readSession,
  'checkout.session.async_payment_succeeded': readSession,
  'invoice.payment_succeeded': readInvoice,
  'invoice.paid': readInvoice,
  'invoice_payment.paid': readInvoicePayment,
  'payment_intent.succeeded': readIntent,
  'customer.subscription.created': readSubscription,
  'customer.discount.created': readDiscount,
  'customer.created': readCustomer,
  'customer.updated': readCustomer,
  'charge.refunded': readCharge,
  'charge.dispute.created': (dispute) => (isWarning(dispute) ? undefined : readDispute(dispute)),
  'charge.dispute.funds_withdrawn': (dispute) => readDispute(dispute),
  'charge.dispute.funds_reinstated': (dispute) => readDispute(dispute, 'dispute_won'),
  'charge.dispute.closed': (dispute) => {
    if (dispute.status === 'won') return readDispute(dispute, 'dispute_won');
    return dispute.status === 'lost' ? readDispute(dispute) : undefined;
  },
  'refund.failed': readRefund,
  'refund.updated': readRefund,
  'charge.refund.updated': readRefund,
};

const isRead = (type: string): type is StripeEvent => Object.hasOwn(READERS, type);

/** A time in seconds, or as a text in thin events. */
function timeOf(created: unknown): Date | undefined {
  const ms = typeof created === 'string' ? Date.parse(created) : (amount(created) ?? NaN) * SECOND;
  return Number.isNaN(ms) ? undefined : new Date(ms);
}

/** Reads an event from a signed body; undefined if the body is not an event. */
export function readPaymentEvent(body: object): PaymentEvent | undefined {
  const { id: rawId, type: rawType, object: form, created, livemode, account, data } = body as Fields;
  const [id, type] = [text(rawId), text(rawType)];
  if (id === undefined || type === undefined) return undefined;
  const isThin = form === 'v2.core.event';
  const read = isRead(type) && !isThin ? READERS[type] : undefined;
  const { object } = fieldsOf(data);
  if (read && !isObject(object)) return undefined;
  return {
    id,
    type,
    livemode: typeof livemode === 'boolean' ? livemode : undefined,
    account: accountOf(account),
    occurredAt: timeOf(created),
    notice: read?.(object as Fields),
    ...(isThin && { isThin }),
  };
}
