// Reads Lemon Squeezy's events and objects: https://docs.lemonsqueezy.com/api. No I/O.
import {
  amount,
  currency,
  fieldsOf,
  identifier,
  isObject,
  namedIn,
  part,
  prefixed,
  printed,
  text,
  timeIn,
  type Fields,
} from '../fields.ts';
import { UNREADABLE, type Notice } from '../notice.ts';
import type { PaymentEvent, Reading } from '../processor.ts';

/** What an invoice is of, in the words of notices. */
const REASONS = new Map<unknown, string>([
  ['initial', 'subscription_create'],
  ['renewal', 'subscription_cycle'],
  ['updated', 'subscription_update'],
]);

/** An object with its type, as events and the API have it. */
interface Thing {
  id: string;
  fields: Fields;
  /** what the checkout was given; the API does not say it */
  data: unknown;
  livemode: false | undefined;
}

/** What a subscription's first invoice and its order have in common: no field of the invoice names the order. */
const firstOf = (subscription: string): string => `${subscription}-first`;

const customerOf = ({ data, fields }: Thing) => ({
  customer: namedIn(data),
  processorCustomer: prefixed('lemonsqueezy', fields.customer_id),
});

function paidOf({ total, tax, currency: sent }: Fields) {
  const [code, amountCents] = [currency(sent), amount(total)];
  return code && amountCents !== undefined ? { amountCents, taxCents: part(amount(tax)), currency: code } : undefined;
}

function readOrder(thing: Thing): Notice {
  const paid = paidOf(thing.fields);
  if (!paid) return UNREADABLE;
  return {
    kind: 'payment',
    ...customerOf(thing),
    ...paid,
    intent: `lemonsqueezy-order-${thing.id}`,
    awaits: 'invoice',
    waits: 'subscription',
  };
}

function readInvoice(thing: Thing): Notice {
  const { subscription_id, billing_reason } = thing.fields;
  const [paid, subscription] = [paidOf(thing.fields), prefixed('lemonsqueezy', subscription_id)];
  if (!paid || !subscription) return UNREADABLE;
  const isFirst = billing_reason === 'initial';
  return {
    kind: 'payment',
    ...customerOf(thing),
    ...paid,
    intent: `lemonsqueezy-invoice-${thing.id}`,
    invoice: isFirst ? firstOf(subscription) : undefined,
    // The subscription says which order reports the same payment.
    awaits: isFirst ? 'payment' : undefined,
    subscription,
    billingReason: REASONS.get(billing_reason),
  };
}

/** What is refunded by now. The first payment of a subscription is refunded as an order and as an invoice: one of them counts. */
function readRefunded({ fields }: Thing, name: string): Notice {
  const paid = paidOf(fields);
  if (!paid) return UNREADABLE;
  const { amountCents: chargeCents, currency: code } = paid;
  const refundedCents = amount(fields.refunded_amount) ?? (fields.refunded === true ? chargeCents : 0);
  return { kind: 'refund', refundedCents, chargeCents, currency: code, charge: name, intent: name, isOwn: true };
}

/** Whose the subscription is, and with which order it began. */
function readSubscription(thing: Thing): Notice[] {
  const subscription = `lemonsqueezy-${thing.id}`;
  const order = identifier(thing.fields.order_id);
  const begun: Notice = { kind: 'subscription', ...customerOf(thing), subscription };
  const link = {
    kind: 'invoice_payment',
    invoice: firstOf(subscription),
    payment: `lemonsqueezy-order-${order}`,
  } as const;
  return order === undefined ? [begun] : [begun, link];
}

interface Kind {
  event: string;
  read: (thing: Thing) => Notice[];
  /** what an event of it is known by, besides its object: a payment is one, and the newest state of a refund counts */
  version: (fields: Fields) => string;
}

const stateOf = ({ updated_at, refunded_amount }: Fields): string =>
  `${text(updated_at) ?? ''}:${String(amount(refunded_amount))}`;
const ORDER: Kind = { event: 'order_created', read: (thing) => [readOrder(thing)], version: () => 'paid' };
const INVOICE: Kind = {
  event: 'subscription_payment_success',
  read: (thing) => [readInvoice(thing)],
  version: () => 'paid',
};
const ORDER_REFUNDED: Kind = {
  event: 'order_refunded',
  read: (thing) => [readRefunded(thing, `lemonsqueezy-order-${thing.id}`)],
  version: stateOf,
};
const INVOICE_REFUNDED: Kind = {
  event: 'subscription_payment_refunded',
  read: (thing) => [readRefunded(thing, `lemonsqueezy-invoice-${thing.id}`)],
  version: stateOf,
};
const SUBSCRIPTION: Kind = { event: 'subscription_created', read: readSubscription, version: () => 'created' };

const KINDS: Readonly<Record<string, Kind>> = {
  order_created: ORDER,
  order_refunded: ORDER_REFUNDED,
  subscription_created: SUBSCRIPTION,
  subscription_payment_success: INVOICE,
  subscription_payment_recovered: INVOICE,
  subscription_payment_refunded: INVOICE_REFUNDED,
};

/** Events have no identifier: one is made of what they say, so that a repeat is one, and a pulled object too. */
function eventsOf(kind: Kind, thing: Thing, isPayment = kind.version(thing.fields) === 'paid'): PaymentEvent[] {
  const { created_at, updated_at } = thing.fields;
  const occurredAt = timeIn(isPayment ? created_at : (updated_at ?? created_at));
  const id = `lemonsqueezy:${kind.event}:${thing.id}:${kind.version(thing.fields)}`;
  return kind.read(thing).map((notice, index) => ({
    id: index === 0 ? id : `${id}:${index}`,
    type: kind.event,
    livemode: thing.livemode,
    occurredAt,
    notice,
  }));
}

function thingOf(sent: unknown, data?: unknown, isTest = false): Thing | undefined {
  const { id: number, attributes } = fieldsOf(sent);
  const id = identifier(number);
  if (id === undefined || !isObject(attributes)) return undefined;
  return { id, fields: attributes, data, livemode: isTest || attributes.test_mode === true ? false : undefined };
}

/** An event; undefined if it is not one. */
export function read(body: object): Reading | undefined {
  const { meta, data } = body as Fields;
  const { event_name, custom_data, test_mode } = fieldsOf(meta);
  const [name, thing] = [text(event_name), thingOf(data, custom_data, test_mode === true)];
  if (name === undefined || !thing) return undefined;
  return { events: Object.hasOwn(KINDS, name) ? eventsOf(KINDS[name]!, thing) : [] };
}

const STATES: Readonly<Record<string, readonly string[]>> = {
  orders: ['paid', 'refunded', 'partial_refund'],
  'subscription-invoices': ['paid', 'refunded', 'partial_refund'],
};

/** An object of the API: a subscription, or an order or an invoice with what is refunded of it. */
export function readObject(object: object): Reading | undefined {
  const type = text((object as Fields).type);
  const thing = thingOf(object);
  if (!thing || type === undefined) return undefined;
  if (type === 'subscriptions') return { events: eventsOf(SUBSCRIPTION, thing) };
  if (!Object.hasOwn(STATES, type)) return undefined;
  if (!STATES[type]!.includes(printed(thing.fields.status))) return { events: [] };
  const [paid, refunded] = type === 'orders' ? [ORDER, ORDER_REFUNDED] : [INVOICE, INVOICE_REFUNDED];
  const hasRefund = thing.fields.refunded === true || (amount(thing.fields.refunded_amount) ?? 0) > 0;
  return { events: [...eventsOf(paid, thing), ...(hasRefund ? eventsOf(refunded, thing) : [])] };
}
