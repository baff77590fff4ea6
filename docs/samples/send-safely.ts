import { setTimeout as sleep } from 'node:timers/promises';

interface Body {
  sale_id?: number | null;
  error?: { code?: string; message: string; details?: { sale_id?: number; matches?: boolean } };
}

/** Records a sale once, no matter how often it is sent; returns its sale_id, or null if it is not attributed. */
async function recordSale(sale: object, attempts = 5): Promise<number | null> {
  for (let attempt = 1; ; attempt++) {
    // Treat a missing response like a 500: the sale may or may not be recorded.
    const response = await fetch(`${process.env.REFERRAL_BASE_URL}/api/v1/track/sale`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${process.env.REFERRAL_API_KEY}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(sale),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    const { sale_id, error } = ((await response?.json()) ?? {}) as Body;

    if (response?.ok) return sale_id ?? null;
    // An earlier attempt has recorded it, unless the recorded sale is another one.
    if (response?.status === 409 && error?.details?.matches !== false) return error?.details?.sale_id ?? null;
    const status = response?.status ?? 500;
    // This 500 means that the sale is stored. The operator repairs its commission; a retry would not.
    const isStored = error?.message === 'Failed to create commission';
    const mayRepeat = status === 429 || (status >= 500 && !isStored);
    if (!mayRepeat || attempt === attempts) throw new Error(error ? `${error.code}: ${error.message}` : 'no answer');
    await sleep(1000 * Number(response?.headers.get('Retry-After') ?? 2 ** attempt));
  }
}

const sale = { transaction_id: 'brand-order-1001', amount_cents: 9900, currency: 'USD', customer_key: 'user_42' };
console.log('sale_id', await recordSale(sale));
