import { currencyOf, hmac, identifiersOf, isEqual, isFresh, type Identifiers, type Processor } from './processor.ts';

interface Order {
  id: string;
  /** after discounts, before taxes */
  net_amount: number;
  currency: string;
  subscription_id: string | null;
  /** `metadata` of your checkout */
  metadata: Identifiers;
  /** `external_customer_id` of your checkout */
  customer: { external_id?: string | null };
}

interface Refund {
  id: string;
  order_id: string;
  status: string;
  /** without taxes */
  amount: number;
}

type PolarEvent =
  | { type: 'order.paid'; timestamp: string; data: Order }
  | { type: 'refund.created' | 'refund.updated'; data: Refund };

/** Polar signs with the text of the whole secret; Standard Webhooks, with the bytes that follow its prefix. */
const keysOf = (secret: string) => [secret, Buffer.from(secret.replace(/^whsec_/, ''), 'base64')];

/** `webhook-signature: v1,… v1,…` over identifier, time and body. */
function isSigned({ body, headers }: Parameters<Processor['isSigned']>[0], secret: string, now: Date): boolean {
  const [id, time] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])];
  const expected = keysOf(secret).map((key) => `v1,${hmac(key, `${id}.${time}.${body}`, 'base64')}`);
  const signatures = String(headers['webhook-signature']).split(' ');
  return isFresh(Number(time), now) && signatures.some((one) => expected.some((other) => isEqual(one, other)));
}

function read(event: PolarEvent): ReturnType<Processor['read']> {
  if (event.type === 'order.paid') {
    const { id, net_amount, currency, subscription_id, metadata, customer } = event.data;
    if (net_amount <= 0) return undefined; // a free product or a trial
    return {
      sale: {
        transaction_id: id,
        amount_cents: net_amount,
        currency: currencyOf(currency),
        occurred_at: event.timestamp,
        provider: 'polar',
        provider_payment_id: id,
        ...(subscription_id && { subscription_id }),
        ...(customer.external_id && { customer_key: customer.external_id }),
        ...identifiersOf(metadata),
      },
    };
  }
  if (event.type === 'refund.created' || event.type === 'refund.updated') {
    const { id, order_id, status, amount } = event.data;
    if (status !== 'succeeded' || amount <= 0) return undefined;
    return { refund: { transaction_id: order_id, refund_amount_cents: amount, refund_reference: id } };
  }
  return undefined;
}

export const polar: Processor = { isSigned, read };
