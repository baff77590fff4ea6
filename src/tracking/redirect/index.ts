// What the redirects of a process share.
import { contract } from '../../contract/index.ts';
import type { Db } from '../../database/db.ts';
import { createVisits, type Visits } from './visits.ts';

/** How many unknown names an address has asked for in the last minute. */
export interface Guesses {
  areOver(): boolean;
  note(): void;
}

/** Counts within windows in memory; `peek` does not count. */
interface Windows {
  spend(key: string): { count: number };
  peek(key: string): number;
}

export interface Redirects {
  /**
   * Whether the service's own host sends visitors on for programs that have proved their domain alone: where everybody may create a
   * program, everybody may write down any domain.
   */
  needsProof: boolean;
  visits: Visits;
  guesses(client: string): Guesses;
  close(): Promise<void>;
}

export interface RedirectOptions {
  db: Db;
  windows: Windows;
  needsProof: boolean;
  /** multiplies the limits */
  scale: number;
  log: (cause: unknown, message: string) => void;
}

export function createRedirects({ db, windows, needsProof, scale, log }: RedirectOptions): Redirects {
  const visits = createVisits(db, log);
  const most = Math.max(1, Math.floor(contract.rateLimits.buckets.unknownLink.limit * scale));
  return {
    needsProof,
    visits,
    guesses: (client) => ({
      areOver: () => windows.peek(client) >= most,
      note: () => void windows.spend(client),
    }),
    close: () => visits.close(),
  };
}
