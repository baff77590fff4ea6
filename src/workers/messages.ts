// What the primary process and its workers say to each other.
import type { Count } from '../api/limit.ts';

/** To a worker: where the database is that the primary has opened; to stop; or the counts of the keys that it asked about, in order. */
export type ToWorker =
  | { kind: 'start'; databaseUrl: string; dataDir: string }
  | { kind: 'stop' }
  | { kind: 'counts'; counts: readonly Count[] };

/** To the primary: that messages are read now; or the keys of requests that arrived together, each to be counted once. */
export type ToPrimary = { kind: 'ready' } | { kind: 'spend'; keys: readonly string[] };
