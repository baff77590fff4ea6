// The entries of an outbox, and the interface of a store.
import { recordOf, type ReferralError } from '../error.ts';
import type { LeadRequest, RefundRequest, SaleRequest } from '../types.ts';

export interface Bodies {
  lead: LeadRequest;
  /** `transaction_id` is required: it makes a repeated delivery safe */
  sale: SaleRequest & { transaction_id: string };
  refund: RefundRequest;
}
export type Kind = keyof Bodies;
const KINDS: readonly Kind[] = ['lead', 'sale', 'refund'];
/** the latest time that a Date can represent, in milliseconds */
const LAST_DATE = 8.64e15;

/** An entry: plain JSON, which a store may save in any form. */
export type OutboxEntry<K extends Kind = Kind> = K extends Kind
  ? {
      /** unique; sorting by `id` gives the order of the entries */
      id: string;
      kind: K;
      body: Bodies[K];
      /** milliseconds since 1970 */
      enqueuedAt: number;
      /** how many deliveries were started */
      attempts: number;
    }
  : never;

/**
 * Saves entries across restarts. Use a store in one outbox at a time; its methods are called one after another. If a
 * method fails or takes more than five seconds, `onError` is called, and the outbox continues in memory.
 */
export interface OutboxStore {
  /** All entries, in any order. */
  load(): OutboxEntry[] | Promise<OutboxEntry[]>;
  /** Adds the entry, or replaces the entry with the same `id`. */
  save(entry: OutboxEntry): void | Promise<void>;
  remove(id: string): void | Promise<void>;
}

/** An entry that will not be delivered. */
export interface Dropped {
  /** may be invalid, like the body, if the store returned a broken entry */
  kind: Kind;
  body: unknown;
  /**
   * `refused`: the service rejected it, and `error` says why; `expired`: it is older than `maxAgeMs`; `full`, `closed`:
   * the outbox did not accept it; `unusable`: it is not a JSON object, or the store returned a broken entry;
   * `uncertain`: it is a test event that may have been delivered, and a second delivery would store it twice
   */
  reason: 'refused' | 'expired' | 'full' | 'closed' | 'unusable' | 'uncertain';
  /** the last error response of the service, if there was one */
  error?: ReferralError | undefined;
}

let serial = 0;

/** Copies a body; undefined if it is not a JSON object. */
function copyOf(body: unknown): Record<string, unknown> | undefined {
  try {
    return recordOf(JSON.parse(JSON.stringify(body)));
  } catch {
    return undefined;
  }
}

/** Creates an entry with a copy of the body; undefined if the body is not a JSON object. */
export function newEntry(kind: Kind, body: unknown, now: number): OutboxEntry | undefined {
  const place = `${String(now).padStart(15, '0')}-${String(++serial).padStart(9, '0')}`;
  const copy = copyOf(body);
  return copy && ({ id: `${place}-${crypto.randomUUID()}`, kind, body: copy, enqueuedAt: now, attempts: 0 } as never);
}

/** Restores an entry that a store returned; undefined if it is invalid. */
export function restoredEntry(loaded: unknown): OutboxEntry | undefined {
  const { id, kind, body, ...rest } = recordOf(loaded) ?? {};
  // Databases may return large numbers as text.
  const [enqueuedAt, attempts] = [Number(rest.enqueuedAt), Number(rest.attempts)];
  const copy = copyOf(body);
  const usable = typeof id === 'string' && id !== '' && KINDS.includes(kind as Kind) && copy !== undefined;
  return usable && Math.abs(enqueuedAt) < LAST_DATE && attempts >= 0
    ? ({ id, kind, body: copy, enqueuedAt, attempts } as OutboxEntry)
    : undefined;
}

/** Whether each delivery would be recorded separately, as for some test events. */
export function isSentOnce({ kind, body }: OutboxEntry): boolean {
  return body.additional_data?.test_mode === true && (kind === 'lead' || (kind === 'sale' && !body.transaction_id));
}

/** The identifiers of an entry. Entries that share one keep their order. */
export function identifiersOf({ body }: OutboxEntry): string[] {
  const { click_id, customer_key, transaction_id } = body as Partial<Record<string, unknown>>;
  return Object.entries({ click_id, customer_key, transaction_id })
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([name, value]) => `${name}:${value as string}`);
}
