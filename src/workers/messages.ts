// Messages between the primary process and its workers.
import type { Count } from '../api/limit.ts';
import type { Snapshot } from '../metrics/index.ts';

/**
 * To a worker: the database that the primary has opened; an order to stop; the counts of the requested keys, in order; or
 * a question for its metrics.
 */
export type ToWorker =
  | { kind: 'start'; databaseUrl: string; dataDir: string }
  | { kind: 'stop' }
  | { kind: 'counts'; counts: readonly Count[] }
  | { kind: 'measure'; page: number };

/**
 * To the primary: that the worker reads messages now; the keys of concurrent requests, each to be counted once; or its
 * metrics for a page.
 */
export type ToPrimary =
  | { kind: 'ready' }
  | { kind: 'spend'; keys: readonly string[] }
  | { kind: 'metrics'; page: number; snapshot: Snapshot };
