// Delivers one entry, and decides what a failure means for it and for the other entries.
import type { CallOptions } from '../call.ts';
import type { ReferralClient } from '../client.ts';
import { ReferralError } from '../error.ts';
import { isRefusedForNow, isTransient } from '../retry.ts';
import type { OutboxEntry } from './entry.ts';

export type Tracker = Pick<ReferralClient, 'lead' | 'sale' | 'refund'>;

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
/**
 * From this age on, in milliseconds, a sale is sent with `occurred_at`. Younger sales omit it, so that small
 * differences between the clocks do not matter.
 */
const SALE_AGE = 60_000;

async function deliverSale(client: Tracker, entry: OutboxEntry<'sale'>, now: number, how: CallOptions): Promise<void> {
  const waited = now - entry.enqueuedAt > SALE_AGE && entry.body.occurred_at == null;
  try {
    const occurred_at = new Date(entry.enqueuedAt).toISOString();
    await client.sale(waited ? { ...entry.body, occurred_at } : entry.body, how);
  } catch (error) {
    // This machine's clock is wrong; a sale without its exact time is better than no sale.
    if (!waited || !isAboutTime(error)) throw error;
    await client.sale(entry.body, how);
  }
}

const isAboutTime = (error: unknown): boolean =>
  error instanceof ReferralError && error.status === BAD_REQUEST && error.message.includes('occurred_at');

/**
 * Sends the entry once. An entry that is delivered twice is recorded once. Resolves to whether it is a lead that was
 * recorded as provisional.
 */
export async function deliver(client: Tracker, entry: OutboxEntry, now: number, signal: AbortSignal): Promise<boolean> {
  const how = { signal, attempts: 1 };
  switch (entry.kind) {
    case 'lead':
      // An earlier attempt may have reached the service even if no response came back.
      return (await client.lead(entry.body, { ...how, repeated: entry.attempts > 1 })).provisional === true;
    case 'sale':
      await deliverSale(client, entry, now, how);
      return false;
    case 'refund':
      await client.refund(
        { ...entry.body, refund_reference: entry.body.refund_reference ?? `outbox-${entry.id}` },
        how,
      );
      return false;
  }
}

/**
 * What a failure affects. `entry`: only this entry; `kind`: all entries of this kind, because its rate limit is used
 * up; `all`: every entry, because the service fails or rejects the key.
 */
export function reachOf(error: ReferralError): 'entry' | 'kind' | 'all' {
  if (isRefusedForNow(error)) return 'kind';
  // A response without an envelope is not from the service, but from a proxy, a wrong address or a redirect.
  return isTransient(error) || error.status === UNAUTHORIZED || !error.fromService ? 'all' : 'entry';
}
