// What the parts of the service report for metrics, and what they let the metrics read.
import type { Counts } from './counts.ts';

/** An answered request. */
export interface Answered {
  /** the operationId, or the kind of another request */
  operation: string;
  /** undefined: the client disconnected first */
  status: number | undefined;
  durationMs: number;
  /** the error that was sent, by its name in the document's catalogue, and its code if it has one */
  error?: string | undefined;
  code?: string | undefined;
}

/** The connections of a pool. */
export interface PoolState {
  open: number;
  idle: number;
  /** requests that wait for a connection */
  waiting: number;
  limit: number;
}

/** The state and the counts of a process, which the metrics read when somebody asks for them. */
export interface Sources {
  counts: Counts;
  pool: () => PoolState;
  queues: Readonly<Record<string, () => { waiting: number; flights: number }>>;
  lookups: Readonly<Record<string, { readonly hits: number; readonly misses: number }>>;
  limits: Readonly<Record<string, { readonly passed: number; readonly refused: number }>>;
}

/** Receives measurements. Without it, nothing is measured. */
export interface Measures {
  answered(request: Answered): void;
  /** the number of rows that one statement reads or writes together */
  batch(name: string, rows: number): void;
  /** names what is read for each page of metrics */
  follow(sources: Sources): void;
}

/** What the metrics read of the log of clicks. */
export interface BacklogSource {
  /** batches that are not in the database yet, and the time of the oldest; undefined: the log does not answer */
  backlog(): Promise<{ batches: number; oldestAt: Date | undefined } | undefined>;
}
