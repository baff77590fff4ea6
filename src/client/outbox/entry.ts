// What an outbox keeps, and what a store must be able to do.
import type { ReferralError } from '../error.ts';
import type { LeadRequest, RefundRequest, SaleRequest } from '../types.ts';

export interface Bodies {
  lead: LeadRequest;
  /** the `transaction_id` makes it safe to deliver twice */
  sale: SaleRequest & { transaction_id: string };
  refund: RefundRequest;
}
export type Kind = keyof Bodies;

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
 * method that fails is reported to `onError`; the entry is then delivered from memory.
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
  kind: Kind;
  body: unknown;
  /**
   * `refused`: by the service, and `error` says why; `expired`: older than `maxAgeMs`; `full`, `closed`: it came too
   * late; `unusable`: it is no JSON
   */
  reason: 'refused' | 'expired' | 'full' | 'closed' | 'unusable';
  /** the service's last answer, if there was one */
  error?: ReferralError | undefined;
}

let serial = 0;

/** An entry with a copy of the body; undefined when that is no JSON. */
export function newEntry(kind: Kind, body: unknown, now: number): OutboxEntry | undefined {
  const place = `${String(now).padStart(15, '0')}-${String(++serial).padStart(9, '0')}`;
  try {
    const copy = JSON.parse(JSON.stringify(body)) as unknown;
    return { id: `${place}-${crypto.randomUUID()}`, kind, body: copy, enqueuedAt: now, attempts: 0 } as OutboxEntry;
  } catch {
    return undefined;
  }
}

/** Whom an entry concerns: entries that share one of these keep their order. */
export function identifiersOf({ body }: OutboxEntry): string[] {
  const { click_id, customer_key, transaction_id } = body as Partial<Record<string, unknown>>;
  return Object.entries({ click_id, customer_key, transaction_id })
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([name, value]) => `${name}:${value as string}`);
}
