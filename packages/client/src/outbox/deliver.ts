// One delivery: how an entry is sent, and what its failure means for it and for the others.
import type { CallOptions } from '../call.ts';
import type { ReferralClient } from '../client.ts';
import { ReferralError } from '../error.ts';
import { isRefusedForNow, isTransient } from '../retry.ts';
import type { OutboxEntry } from './entry.ts';

export type Tracker = Pick<ReferralClient, 'lead' | 'sale' | 'refund'>;

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
/** From this age on, in milliseconds, a sale has `occurred_at`; before it, the clocks need not agree. */
const SALE_AGE = 60_000;

async function deliverSale(client: Tracker, entry: OutboxEntry<'sale'>, now: number, how: CallOptions): Promise<void> {
  const waited = now - entry.enqueuedAt > SALE_AGE && entry.body.occurred_at == null;
  try {
    const occurred_at = new Date(entry.enqueuedAt).toISOString();
    await client.sale(waited ? { ...entry.body, occurred_at } : entry.body, how);
  } catch (error) {
    // Our clock is wrong then, and a sale without its exact time is better than none.
    if (!waited || !isAboutTime(error)) throw error;
    await client.sale(entry.body, how);
  }
}

const isAboutTime = (error: unknown): boolean =>
  error instanceof ReferralError && error.status === BAD_REQUEST && error.message.includes('occurred_at');

/** Sends the entry once. Delivered twice, it is recorded once. */
export async function deliver(client: Tracker, entry: OutboxEntry, now: number, signal: AbortSignal): Promise<void> {
  const how = { signal, attempts: 1 };
  switch (entry.kind) {
    case 'lead':
      // A begun attempt may have arrived although nobody heard of it.
      return void (await client.lead(entry.body, { ...how, repeated: entry.attempts > 1 }));
    case 'sale':
      return deliverSale(client, entry, now, how);
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
  // What is no envelope is no refusal: a proxy answered, a wrong address or a redirect.
  return isTransient(error) || error.status === UNAUTHORIZED || !error.fromService ? 'all' : 'entry';
}
