import { currencyOf, hmac, identifiersOf, isEqual, type Identifiers, type Processor } from './processor.ts';

/** An order or a subscription's invoice. */
interface Payment {
  currency: string;
  total: number;
  tax: number;
  /** the sum of all refunds so far */
  refunded_amount: number;
  subscription_id?: number;
  created_at: string;
  test_mode: boolean;
}

interface LemonSqueezyEvent {
  meta: {
    event_name: string;
    /** `checkout_data.custom` of your checkout; `kind` is `subscription` for the products that are one */
    custom_data?: Identifiers & { kind?: string };
  };
  data: { id: string; attributes: Payment };
}

const PAID = ['order_created', 'subscription_payment_success'];
const REFUNDED = ['order_refunded', 'subscription_payment_refunded'];

/** The sums that were reported for each payment. A table of your database stands here. */
const reportedSums = new Map<string, Set<number>>();

/** `X-Signature`: the body's HMAC. It contains no time; a repeated event changes nothing, see `transaction_id`. */
function isSigned({ body, headers }: Parameters<Processor['isSigned']>[0], secret: string): boolean {
  return isEqual(String(headers['x-signature']), hmac(secret, body, 'hex'));
}

/**
 * Lemon Squeezy reports the sum of all refunds, tax included. The service gets each refund, without tax. A repeated
 * event results in the same request, which the service recognizes by its reference.
 */
function refundOf(
  transaction_id: string,
  { total, tax, refunded_amount, test_mode }: Payment,
): ReturnType<Processor['read']> {
  const sums = reportedSums.get(transaction_id) ?? new Set<number>();
  // An event that arrives late: a later sum includes this refund.
  if ([...sums].some((sum) => sum > refunded_amount)) return undefined;
  reportedSums.set(transaction_id, sums.add(refunded_amount));
  const before = Math.max(0, ...[...sums].filter((sum) => sum < refunded_amount));
  const net = (sum: number) => Math.round((sum * (total - tax)) / total);
  const refund_reference = `${transaction_id}-${refunded_amount}`;
  const refund_amount_cents = net(refunded_amount) - net(before);
  const mode = test_mode && { additional_data: { test_mode: true } };
  return { refund: { transaction_id, refund_amount_cents, refund_reference, ...mode } };
}

function read({ meta, data }: LemonSqueezyEvent): ReturnType<Processor['read']> {
  const { event_name, custom_data } = meta;
  const isOrder = event_name.startsWith('order_');
  // A subscription's first payment is an order, too. Its invoice names the subscription, so only that one counts.
  if (isOrder && custom_data?.kind === 'subscription') return undefined;
  // Identifiers of orders and of invoices are numbers, which other programs of the deployment may have, too.
  const transaction_id = `lemonsqueezy-${isOrder ? 'order' : 'invoice'}-${data.id}`;
  const payment = data.attributes;
  if (REFUNDED.includes(event_name)) return refundOf(transaction_id, payment);
  if (!PAID.includes(event_name) || payment.total <= payment.tax) return undefined;
  return {
    sale: {
      transaction_id,
      amount_cents: payment.total - payment.tax,
      currency: currencyOf(payment.currency),
      occurred_at: payment.created_at,
      provider: 'lemonsqueezy',
      provider_payment_id: data.id,
      ...(payment.subscription_id && { subscription_id: `lemonsqueezy-${payment.subscription_id}` }),
      ...(payment.test_mode && { additional_data: { test_mode: true } }),
      ...identifiersOf(custom_data),
    },
  };
}

export const lemonSqueezy: Processor = { isSigned, read };
