// What an outbox keeps, and what a store must be able to do.
import { recordOf, type ReferralError } from '../error.ts';
import type { LeadRequest, RefundRequest, SaleRequest } from '../types.ts';

export interface Bodies {
  lead: LeadRequest;
  /** the `transaction_id` makes it safe to deliver twice */
  sale: SaleRequest & { transaction_id: string };
  refund: RefundRequest;
}
export type Kind = keyof Bodies;
const KINDS: readonly Kind[] = ['lead', 'sale', 'refund'];
/** the last time that a Date can hold, in milliseconds */
const LAST_DATE = 8.64e15;

/** Plain JSON: a store may keep it in whatever form it likes. */
export type OutboxEntry<K extends Kind = Kind> = K extends Kind
  ? {
      /** unique; the order of the identifiers is the order of the entries */
      id: string;
      kind: K;
      body: Bodies[K];
      /** milliseconds since 1970 */
      enqueuedAt: number;
      /** how often a delivery was begun */
      attempts: number;
    }
  : never;

/**
 * Keeps entries over a restart. One outbox at a time may use it, and its methods are called one after the other. A
 * method that fails, or takes more than five seconds, is reported to `onError`; the outbox continues in memory.
 */
export interface OutboxStore {
  /** All entries, in any order. */
  load(): OutboxEntry[] | Promise<OutboxEntry[]>;
  /** Adds the entry, or replaces the one with its `id`. */
  save(entry: OutboxEntry): void | Promise<void>;
  remove(id: string): void | Promise<void>;
}

/** An entry that will not be delivered. */
export interface Dropped {
  /** like the body, whatever the store gave back when that was broken */
  kind: Kind;
  body: unknown;
  /**
   * `refused`: by the service, and `error` says why; `expired`: older than `maxAgeMs`; `full`, `closed`: it came too
   * late; `unusable`: it is no JSON object, or the store gave it back broken; `uncertain`: it may have arrived, and is
   * a test event, of which the service would store a second one
   */
  reason: 'refused' | 'expired' | 'full' | 'closed' | 'unusable' | 'uncertain';
  /** the service's last answer, if there was one */
  error?: ReferralError | undefined;
}

let serial = 0;

/** A copy; undefined when it is no JSON object. */
function copyOf(body: unknown): Record<string, unknown> | undefined {
  try {
    return recordOf(JSON.parse(JSON.stringify(body)));
  } catch {
    return undefined;
  }
}

/** An entry with a copy of the body; undefined when that is no JSON object. */
export function newEntry(kind: Kind, body: unknown, now: number): OutboxEntry | undefined {
  const place = `${String(now).padStart(15, '0')}-${String(++serial).padStart(9, '0')}`;
  const copy = copyOf(body);
  return copy && ({ id: `${place}-${crypto.randomUUID()}`, kind, body: copy, enqueuedAt: now, attempts: 0 } as never);
}

/** An entry as a store gave it back; undefined when it is none. */
export function restoredEntry(kept: unknown): OutboxEntry | undefined {
  const { id, kind, body, ...rest } = recordOf(kept) ?? {};
  // A database may give large numbers as texts.
  const [enqueuedAt, attempts] = [Number(rest.enqueuedAt), Number(rest.attempts)];
  const copy = copyOf(body);
  const usable = typeof id === 'string' && id !== '' && KINDS.includes(kind as Kind) && copy !== undefined;
  return usable && Math.abs(enqueuedAt) < LAST_DATE && attempts >= 0
    ? ({ id, kind, body: copy, enqueuedAt, attempts } as OutboxEntry)
    : undefined;
}

/** Whether the service would record it once more for each time it is sent: that is so for some test events. */
export function isSentOnce({ kind, body }: OutboxEntry): boolean {
  return body.additional_data?.test_mode === true && (kind === 'lead' || (kind === 'sale' && !body.transaction_id));
}

/** Whom an entry concerns: entries that share one of these keep their order. */
export function identifiersOf({ body }: OutboxEntry): string[] {
  const { click_id, customer_key, transaction_id } = body as Partial<Record<string, unknown>>;
  return Object.entries({ click_id, customer_key, transaction_id })
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([name, value]) => `${name}:${value as string}`);
}
