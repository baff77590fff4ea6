import { currencyOf, hmac, identifiersOf, isEqual, isFresh, type Identifiers, type Processor } from './processor.ts';

interface Totals {
  total: string;
  tax: string;
}

interface Transaction {
  id: string;
  currency_code: string;
  subscription_id: string | null;
  /** `customData` of your checkout */
  custom_data: Identifiers | null;
  details: { totals: Totals & { grand_total: string; grand_total_tax?: string } };
}

interface Adjustment {
  id: string;
  action: string;
  type: 'full' | 'partial';
  status: string;
  transaction_id: string;
  totals: Totals;
}

type PaddleEvent =
  | { event_type: 'transaction.completed'; occurred_at: string; data: Transaction }
  | { event_type: 'adjustment.created' | 'adjustment.updated'; data: Adjustment };

/** `Paddle-Signature: ts=…;h1=…`; there are several `h1` while a secret is being replaced. */
function isSigned({ body, headers }: Parameters<Processor['isSigned']>[0], secret: string, now: Date): boolean {
  const parts = String(headers['paddle-signature']).split(';');
  const values = (name: string) => parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(3));
  const [time = ''] = values('ts');
  const expected = hmac(secret, `${time}:${body}`, 'hex');
  return isFresh(Number(time), now) && values('h1').some((signature) => isEqual(signature, expected));
}

/** Amounts without tax: Paddle pays the tax, so it is not part of your revenue. */
function read(event: PaddleEvent): ReturnType<Processor['read']> {
  if (event.event_type === 'transaction.completed') {
    const { id, currency_code, subscription_id, custom_data, details } = event.data;
    const { grand_total, grand_total_tax, tax } = details.totals;
    const amount = Number(grand_total) - Number(grand_total_tax ?? tax);
    if (amount <= 0) return undefined; // a trial
    return {
      sale: {
        transaction_id: id,
        amount_cents: amount,
        currency: currencyOf(currency_code),
        occurred_at: event.occurred_at,
        provider: 'paddle',
        provider_payment_id: id,
        ...(subscription_id && { subscription_id }),
        ...identifiersOf(custom_data),
      },
    };
  }
  if (event.event_type === 'adjustment.created' || event.event_type === 'adjustment.updated') {
    const { id, action, type, status, transaction_id, totals } = event.data;
    if (status !== 'approved' || (action !== 'refund' && action !== 'chargeback')) return undefined;
    const part = type === 'partial' && { refund_amount_cents: Number(totals.total) - Number(totals.tax) };
    return { refund: { transaction_id, reason: action, refund_reference: id, ...part } };
  }
  return undefined;
}

export const paddle: Processor = { isSigned, read };
