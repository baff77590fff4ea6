// The requests of clients and the responses that they received.
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type RequestKind = 'click' | 'lead' | 'sale' | 'refund' | 'event' | 'approval' | 'payout' | 'act';

/**
 * The outcome of a request. `acknowledged`: a 200, or an error that says that the record is stored. `refused`: a
 * documented 4xx; nothing was stored. `unknown`: an internal error or a failed connection; it may be stored or not.
 */
export type RequestOutcome = 'acknowledged' | 'refused' | 'unknown';

/** The parts of a request that the checks need. */
export interface Sent {
  programId: number;
  clickId?: string;
  existingClickId?: string;
  customerKey?: string;
  withKey?: boolean;
  transactionId?: string;
  amountCents?: number;
  subscriptionId?: string;
  reference?: string;
  eventId?: string;
  eventType?: string;
  paymentIntent?: string;
  /** the total refunded amount in a payment event */
  refundedCents?: number;
  commissionId?: number;
  /** what is reported of an item of a payout, and what its status is then */
  itemId?: number;
  itemStatus?: string;
}

/** One request. */
export interface Entry {
  n: number;
  chain: number;
  kind: RequestKind;
  /** sent with the request and stored with its record */
  nonce: string;
  sent: Sent;
  /** milliseconds since the run began */
  startedAt: number;
  endedAt: number;
  outcome: RequestOutcome;
  /** undefined if there was no response */
  status: number | undefined;
  answer: Record<string, unknown>;
  /** the catalogue's names of the error response */
  errors: string[];
  /** why there was no response */
  problem: string | undefined;
}

export interface RunHistory {
  entries: Entry[];
  now(): number;
  add(entry: Omit<Entry, 'n'>): Entry;
}

/** Opens the history. Entries are also written to a file in the folder, as one JSON document per line. */
export function openHistory(folder: string): RunHistory {
  const began = performance.now();
  const entries: Entry[] = [];
  const file = join(folder, 'history.jsonl');
  writeFileSync(file, '');
  return {
    entries,
    now: () => Math.round(performance.now() - began),
    add(fields) {
      const entry = { n: entries.length + 1, ...fields };
      entries.push(entry);
      appendFileSync(file, `${JSON.stringify(entry)}\n`);
      return entry;
    },
  };
}
