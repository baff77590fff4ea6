// Messages between the primary process and its workers.
import type { Count } from '../api/limit.ts';

/** To a worker: the database that the primary has opened; an order to stop; or the counts of the requested keys, in order. */
export type ToWorker =
  | { kind: 'start'; databaseUrl: string; dataDir: string }
  | { kind: 'stop' }
  | { kind: 'counts'; counts: readonly Count[] };

/** To the primary: that the worker reads messages now; or the keys of concurrent requests, each to be counted once. */
export type ToPrimary = { kind: 'ready' } | { kind: 'spend'; keys: readonly string[] };
