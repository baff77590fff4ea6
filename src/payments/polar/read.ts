// Reads Polar's events and objects: https://polar.sh/docs/api-reference. No I/O.
import {
  amount,
  currency,
  fieldsOf,
  identifier,
  isObject,
  namedIn,
  prefixed,
  printed,
  text,
  timeIn,
  type Fields,
} from '../fields.ts';
import { headerIn } from '../signing.ts';
import { UNREADABLE, type Notice } from '../notice.ts';
import type { Place, Reading } from '../processor.ts';

const CONTINUES: readonly string[] = ['subscription_cycle', 'subscription_update'];

const customerOf = ({ metadata, customer, customer_id }: Fields) => ({
  customer: namedIn(metadata, fieldsOf(customer).external_id),
  processorCustomer: prefixed('polar', fieldsOf(customer).id ?? customer_id),
});

function codesOf({ discount }: Fields) {
  const { id: sent, code: entered } = fieldsOf(discount);
  const [id, code] = [identifier(sent), text(entered)];
  return id === undefined && code === undefined ? {} : { codes: [{ id, ...(code !== undefined && { code }) }] };
}

/** What an order is of: its amounts are without tax, which comes on top. */
function moneyOf(order: Fields) {
  const [id, code] = [text(order.id), currency(order.currency)];
  const [netCents, taxCents] = [amount(order.net_amount), amount(order.tax_amount) ?? 0];
  return id && code && netCents !== undefined ? { id, code, netCents, taxCents } : undefined;
}

function readOrder(order: Fields): Notice {
  const money = moneyOf(order);
  if (!money) return UNREADABLE;
  const reason = printed(order.billing_reason);
  return {
    kind: 'payment',
    ...customerOf(order),
    ...codesOf(order),
    amountCents: money.netCents + money.taxCents,
    taxCents: money.taxCents === 0 ? undefined : money.taxCents,
    currency: money.code,
    intent: money.id,
    subscription: identifier(order.subscription_id),
    billingReason: CONTINUES.includes(reason) ? reason : undefined,
  };
}

/** The sum of an order's refunds. */
function readRefunded(order: Fields): Notice {
  const money = moneyOf(order);
  const refunded = amount(order.refunded_amount);
  if (!money || refunded === undefined) return UNREADABLE;
  const { id, code, netCents, taxCents } = money;
  const refundedCents = refunded + (amount(order.refunded_tax_amount) ?? 0);
  return {
    kind: 'refund',
    refundedCents,
    netCents: refunded,
    currency: code,
    charge: id,
    intent: id,
    chargeCents: netCents + taxCents,
  };
}

/** A single refund. One that failed after all takes nothing. */
function readRefund(refund: Fields): Notice | undefined {
  const { status } = refund;
  if (!['succeeded', 'failed', 'canceled'].includes(printed(status))) return undefined;
  const [id, intent, code] = [text(refund.id), text(refund.order_id), currency(refund.currency)];
  const netCents = amount(refund.amount);
  if (!id || !intent || !code || netCents === undefined) return UNREADABLE;
  const counts = status === 'succeeded' ? 1 : 0;
  const refundedCents = counts * (netCents + (amount(refund.tax_amount) ?? 0));
  return {
    kind: 'refund',
    refund: id,
    refundedCents,
    netCents: counts * netCents,
    currency: code,
    charge: intent,
    intent,
  };
}

function readSubscription(subscription: Fields): Notice {
  const id = text(subscription.id);
  return id
    ? { kind: 'subscription', ...customerOf(subscription), ...codesOf(subscription), subscription: id }
    : UNREADABLE;
}

const READERS: Readonly<Record<string, (object: Fields) => Notice | undefined>> = {
  'order.paid': readOrder,
  'order.refunded': readRefunded,
  'refund.created': readRefund,
  'refund.updated': readRefund,
  'subscription.created': readSubscription,
};

/** When the object was changed, which orders its states. */
const changedAt = ({ modified_at, created_at }: Fields): Date | undefined => timeIn(modified_at ?? created_at);

/** An event; undefined if it is not one. */
export function read(body: object, { headers }: Place): Reading | undefined {
  const { type: sent, timestamp, data } = body as Fields;
  const [id, type] = [text(headerIn(headers, 'webhook-id')), text(sent)];
  if (id === undefined || type === undefined || !isObject(data)) return undefined;
  const reader = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  const occurredAt =
    type === 'order.paid' ? timeIn(data.created_at ?? timestamp) : (timeIn(timestamp) ?? changedAt(data));
  return { events: [{ id: `polar:${id}`, type, livemode: undefined, occurredAt, notice: reader?.(data) }] };
}

/** An object of Polar's API: an order with what is refunded of it, or a refund. */
export function readObject(object: object): Reading | undefined {
  const sent = object as Fields;
  const id = text(sent.id);
  if (id === undefined) return undefined;
  const eventOf = (type: string, version: string | number | undefined, occurredAt: Date | undefined) => ({
    id: `polar:${type}:${id}:${String(version)}`,
    type,
    livemode: undefined,
    occurredAt,
    notice: READERS[type]!(sent),
  });
  if (text(sent.order_id) !== undefined) {
    return { events: [eventOf('refund.updated', text(sent.status), changedAt(sent))] };
  }
  if (sent.net_amount === undefined) return undefined;
  if (sent.paid !== true && !['paid', 'refunded', 'partially_refunded'].includes(printed(sent.status)))
    return { events: [] };
  const paid = eventOf('order.paid', 'paid', timeIn(sent.created_at));
  const refunded = amount(sent.refunded_amount) ?? 0;
  return { events: refunded === 0 ? [paid] : [paid, eventOf('order.refunded', refunded, changedAt(sent))] };
}
