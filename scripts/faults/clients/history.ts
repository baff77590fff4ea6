// The requests of clients and the responses that they received.
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Kind = 'click' | 'lead' | 'sale' | 'refund' | 'event';

/**
 * `acknowledged`: a 200, or an answer that says the thing is stored. `refused`: a documented 4xx, nothing was stored.
 * `unknown`: a failure of the service or of the connection; it may be stored or not.
 */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** What was sent, as far as the checks need it. */
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
  /** what an event says was refunded in all */
  refundedCents?: number;
}

/** One request. */
export interface Entry {
  n: number;
  chain: number;
  kind: Kind;
  /** sent to the service, and stored with what the request stores */
  nonce: string;
  sent: Sent;
  /** milliseconds since the run began */
  startedAt: number;
  endedAt: number;
  outcome: Outcome;
  /** undefined: no answer came */
  status: number | undefined;
  answer: Record<string, unknown>;
  /** the catalogue's names of the error that was answered */
  errors: string[];
  /** why no answer came */
  problem: string | undefined;
}

export interface History {
  entries: Entry[];
  now(): number;
  add(entry: Omit<Entry, 'n'>): Entry;
}

/** Entries are also written to a file below the folder, one JSON document a line. */
export function openHistory(folder: string): History {
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
