// Reads Paddle Billing's notifications and objects: https://developer.paddle.com/api-reference. No I/O.
import {
  currency,
  fieldsOf,
  identifier,
  isObject,
  namedIn,
  prefixed,
  printed,
  text,
  timeIn,
  wholeIn,
  type Fields,
} from '../fields.ts';
import { UNREADABLE, type Notice } from '../notice.ts';
import type { PaymentEvent, Reading } from '../processor.ts';

/** What began a transaction, in the words of invoices. Others begin a subscription, or have none. */
const CONTINUES = new Map<unknown, string>([
  ['subscription_recurring', 'subscription_cycle'],
  ['subscription_charge', 'subscription_update'],
  ['subscription_update', 'subscription_update'],
  ['subscription_payment_method_change', 'subscription_update'],
]);

const customerOf = ({ custom_data, customer_id }: Fields) => ({
  customer: namedIn(custom_data),
  processorCustomer: prefixed('paddle', customer_id),
});

const codesOf = ({ discount_id, discount }: Fields) => {
  const [id, code] = [identifier(discount_id), text(fieldsOf(discount).code)];
  return id === undefined && code === undefined ? {} : { codes: [{ id, ...(code !== undefined && { code }) }] };
};

/** Amounts are texts in the smallest unit. What a credit of the customer paid is no money. */
function readTransaction(transaction: Fields): Notice {
  const { grand_total: total, grand_total_tax: grandTax, tax } = fieldsOf(fieldsOf(transaction.details).totals);
  const [id, code] = [text(transaction.id), currency(transaction.currency_code)];
  const [amountCents, taxCents] = [wholeIn(total), wholeIn(grandTax ?? tax)];
  if (!id || !code || amountCents === undefined) return UNREADABLE;
  return {
    kind: 'payment',
    ...customerOf(transaction),
    ...codesOf(transaction),
    amountCents,
    taxCents: taxCents === 0 ? undefined : taxCents,
    currency: code,
    intent: id,
    subscription: identifier(transaction.subscription_id),
    billingReason: CONTINUES.get(transaction.origin),
  };
}

/** A credit changes nothing: no money moves. What is not approved has not happened. */
function readAdjustment(adjustment: Fields): Notice | undefined {
  const { action, status, totals } = adjustment;
  if (status !== 'approved' || !['refund', 'chargeback', 'chargeback_reverse'].includes(printed(action)))
    return undefined;
  const [id, intent, code] = [text(adjustment.id), text(adjustment.transaction_id), currency(adjustment.currency_code)];
  const { total, tax } = fieldsOf(totals);
  const [amountCents, taxCents] = [wholeIn(total), wholeIn(tax) ?? 0];
  if (!id || !intent || !code || amountCents === undefined) return UNREADABLE;
  const paid = { netCents: Math.max(0, amountCents - taxCents), currency: code, charge: intent, intent };
  if (action === 'refund') return { kind: 'refund', ...paid, refund: id, refundedCents: amountCents };
  // The reversal does not name its chargeback, but both have the transaction.
  return { kind: action === 'chargeback' ? 'chargeback' : 'dispute_won', ...paid, dispute: intent, amountCents };
}

function readSubscription(subscription: Fields): Notice {
  const id = text(subscription.id);
  const { discount } = subscription;
  const codes = codesOf({ discount_id: fieldsOf(discount).id });
  return id ? { kind: 'subscription', ...customerOf(subscription), ...codes, subscription: id } : UNREADABLE;
}

const READERS: Readonly<Record<string, (object: Fields) => Notice | undefined>> = {
  'transaction.completed': readTransaction,
  'adjustment.created': readAdjustment,
  'adjustment.updated': readAdjustment,
  'subscription.created': readSubscription,
};

/** A notification; undefined if it is not one. */
export function read(body: object): Reading | undefined {
  const { event_id, event_type, occurred_at, data } = body as Fields;
  const [id, type] = [text(event_id), text(event_type)];
  if (id === undefined || type === undefined || !isObject(data)) return undefined;
  const reader = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  return { events: [{ id, type, livemode: undefined, occurredAt: timeIn(occurred_at), notice: reader?.(data) }] };
}

/** The kind of object by the first letters of its identifier, and the event that reports it. */
const KINDS: Readonly<Record<string, string>> = {
  txn: 'transaction.completed',
  adj: 'adjustment.updated',
  sub: 'subscription.created',
};

/** An object of Paddle's API: a completed transaction, an adjustment, a subscription. */
export function readObject(object: object): Reading | undefined {
  const { id: sent, status, updated_at, billed_at, created_at } = object as Fields;
  const id = text(sent);
  const kind = id?.split('_')[0] ?? '';
  const type = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (id === undefined || type === undefined) return undefined;
  const isPaid = kind !== 'txn' || status === 'completed';
  const event: PaymentEvent = {
    id: `paddle:${id}:${text(updated_at) ?? text(status) ?? ''}`,
    type,
    livemode: undefined,
    occurredAt: timeIn(kind === 'txn' ? (billed_at ?? created_at) : (created_at ?? updated_at)),
    notice: isPaid ? READERS[type]!(object as Fields) : undefined,
  };
  return { events: [event] };
}
