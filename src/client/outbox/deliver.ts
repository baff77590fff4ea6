// One delivery: how an entry is sent, and what its failure means for it and for the others.
import type { ReferralClient } from '../client.ts';
import type { ReferralError } from '../error.ts';
import { isRefusedForNow, isTransient } from '../retry.ts';
import type { OutboxEntry } from './entry.ts';

export type Tracker = Pick<ReferralClient, 'lead' | 'sale' | 'refund'>;

const UNAUTHORIZED = 401;
/** From this age on, in milliseconds, a sale tells when it happened; before it, the clocks need not agree. */
const SALE_AGE = 60_000;

/** Sends the entry once. Delivered twice, it is recorded once. */
export async function deliver(client: Tracker, entry: OutboxEntry, now: number, signal: AbortSignal): Promise<void> {
  const how = { signal, attempts: 1 };
  switch (entry.kind) {
    case 'lead':
      // A begun attempt may have arrived although nobody heard of it.
      return void (await client.lead(entry.body, { ...how, repeated: entry.attempts > 1 }));
    case 'sale': {
      const happened = now - entry.enqueuedAt > SALE_AGE ? new Date(entry.enqueuedAt).toISOString() : undefined;
      return void (await client.sale(
        happened ? { ...entry.body, occurred_at: entry.body.occurred_at ?? happened } : entry.body,
        how,
      ));
    }
    case 'refund':
      return void (await client.refund(
        { ...entry.body, refund_reference: entry.body.refund_reference ?? `outbox-${entry.id}` },
        how,
      ));
  }
}

/**
 * `entry`: it alone will not do; `kind`: its kind is over the rate limit; `all`: nothing can be delivered now, since
 * the service fails or does not know the key.
 */
export function reachOf(error: ReferralError): 'entry' | 'kind' | 'all' {
  if (isRefusedForNow(error)) return 'kind';
  return isTransient(error) || error.status === UNAUTHORIZED ? 'all' : 'entry';
}
