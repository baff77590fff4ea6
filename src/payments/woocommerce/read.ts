// Reads WooCommerce's orders: https://woocommerce.github.io/woocommerce-rest-api-docs/#orders. A body is an order as it is now. No I/O.
import {
  codesIn,
  currency,
  decimalIn,
  partIn,
  identifier,
  listOf,
  namedIn,
  part,
  prefixed,
  printed,
  text,
  timeInUtc,
  type Fields,
} from '../fields.ts';
import { headerIn } from '../signing.ts';
import { UNREADABLE, type Notice } from '../notice.ts';
import type { PaymentEvent, Place, Reading } from '../processor.ts';

/** An order that was paid is a sale in these states; in the others of this file it is refunded whole, and else nothing is decided. */
const PAID: readonly string[] = ['processing', 'completed'];
const GONE: readonly string[] = ['cancelled', 'failed', 'refunded', 'trash'];

/** The identifiers that the shop stored with the order. */
const dataOf = ({ meta_data }: Fields): Fields =>
  Object.fromEntries(listOf(meta_data).map(({ key, value }) => [printed(key), value]));

/** Names of orders have the program, because every shop counts from 1. */
const nameOf = (programId: number, id: string): string => `woocommerce-${programId}-${id}`;

function readPayment(order: Fields, name: string): Notice {
  const code = currency(order.currency);
  const amountCents = decimalIn(code, order.total);
  const [taxCents, shippingCents] = [partIn(code, order.total_tax), partIn(code, order.shipping_total)];
  if (code === undefined || amountCents === undefined) return UNREADABLE;
  if (taxCents === undefined || shippingCents === undefined) return UNREADABLE;
  return {
    kind: 'payment',
    customer: namedIn(dataOf(order)),
    ...codesIn(listOf(order.coupon_lines).map((line) => line.code)),
    processorCustomer: prefixed('woocommerce', order.customer_id),
    amountCents,
    taxCents: part(taxCents),
    shippingCents: part(shippingCents),
    currency: code,
    intent: name,
  };
}

/** What is refunded of an order by now: nothing, if it was restored. */
function readRefunded(order: Fields, name: string): Notice {
  const code = currency(order.currency);
  const chargeCents = decimalIn(code, order.total);
  if (code === undefined || chargeCents === undefined) return UNREADABLE;
  const isGone = GONE.includes(printed(order.status));
  const parts = isGone
    ? []
    : listOf(order.refunds).map(({ total }) => decimalIn(code, printed(total).replace(/^-/, '')));
  // What is unknown must not earn.
  if (parts.includes(undefined)) return UNREADABLE;
  const sum = parts.reduce<number>((total, part) => total + part!, 0);
  const refundedCents = isGone ? chargeCents : Math.min(chargeCents, sum);
  return { kind: 'refund', refundedCents, chargeCents, currency: code, charge: name, intent: name };
}

/** A deleted order says nothing but its number: all of it, in no currency. */
const deleted = (name: string): Notice => {
  return { kind: 'refund', refundedCents: 1, chargeCents: 1, currency: 'XXX', charge: name, intent: name };
};

function readOrder(order: Fields, id: string, { programId, now }: Omit<Place, 'headers'>): PaymentEvent[] {
  const name = nameOf(programId, id);
  const base = { livemode: undefined };
  if (order.status === undefined) {
    // Any other resource without a status is no order.
    if (Object.keys(order).length > 1) return [];
    const notice = deleted(name);
    return [
      { ...base, id: `woocommerce:${id}:deleted:${now.getTime()}`, type: 'order.deleted', occurredAt: now, notice },
    ];
  }
  const paidAt = timeInUtc(order.date_paid_gmt);
  const status = text(order.status) ?? '';
  if (paidAt === undefined || !(PAID.includes(status) || GONE.includes(status))) return [];
  const version = text(order.date_modified_gmt) ?? '';
  const notice = readRefunded(order, name);
  // Two changes may be of the same second.
  const state = notice.kind === 'refund' ? `${status}:${notice.refundedCents}` : status;
  return [
    { ...base, id: `woocommerce:${id}:paid`, type: 'order.paid', occurredAt: paidAt, notice: readPayment(order, name) },
    {
      ...base,
      id: `woocommerce:${id}:${version}:${state}`,
      type: `order.${status}`,
      occurredAt: timeInUtc(version) ?? now,
      notice,
    },
  ];
}

/** An order of WooCommerce's API, which is what its webhooks send. */
export function readObject(object: object, place: Omit<Place, 'headers'>): Reading | undefined {
  const order = object as Fields;
  const id = identifier(order.id);
  return id === undefined ? undefined : { events: readOrder(order, id, place) };
}

/** A delivery; undefined if it is not one. What a shop says of its customers, products and subscriptions is nothing. */
export function read(body: object, { headers, ...place }: Place): Reading | undefined {
  const topic = headerIn(headers, 'x-wc-webhook-topic') ?? 'order.';
  if (!topic.startsWith('order.')) return { events: [] };
  const reading = readObject(body, place);
  return reading && { ...reading, shop: text(headerIn(headers, 'x-wc-webhook-source')) };
}
