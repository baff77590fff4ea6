import { findBlockers, type Blockers } from './blockers.ts';
import type { MigrationSession } from './session.ts';

/** Observes a running migration. */
export interface Watch {
  /** the sessions of the last observed wait */
  blockers(): Blockers | undefined;
  end(): void;
}

const LONG_WAIT_MS = 1_000;
const LOG_EVERY_MS = 5_000;

/**
 * Records the sessions that the migration waits for, several times per lock timeout. Logs a longer wait, such as that of
 * `create index concurrently` for an old transaction, while it lasts.
 */
export function watchBlockers(session: MigrationSession, name: string): Watch {
  const { pid, observer, lockTimeoutMs, log } = session;
  let last: Blockers | undefined;
  let waitingSince: number | undefined;
  let loggedAt = 0;
  let looking = false;

  async function look(): Promise<void> {
    const blockers = await findBlockers(observer, pid);
    waitingSince = blockers === undefined ? undefined : (waitingSince ?? Date.now());
    last = blockers ?? last;
    const now = Date.now();
    if (waitingSince === undefined || now - waitingSince < LONG_WAIT_MS || now - loggedAt < LOG_EVERY_MS) return;
    loggedAt = now;
    log(`Migration ${name} waits for ${blockers?.text}`);
  }

  const timer = setInterval(
    () => {
      if (looking) return;
      looking = true;
      // The migration runs without its observer too; only the waits are not explained.
      look()
        .catch(() => undefined)
        .finally(() => (looking = false));
    },
    Math.max(lockTimeoutMs / 4, 25),
  );
  return { blockers: () => last, end: () => clearInterval(timer) };
}
