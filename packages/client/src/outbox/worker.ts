// Takes entries from the line and delivers them, one after the other: the rate limits allow a few calls a second, so
// nothing would be gained by more at once.
import { ReferralError } from '../error.ts';
import { backOff, isTransient, timerOf } from '../retry.ts';
import { deliver, reachOf, type Tracker } from './deliver.ts';
import { isSentOnce, type Dropped, type OutboxEntry } from './entry.ts';
import type { Keep } from './keep.ts';
import type { Line } from './line.ts';

export interface WorkerDeps {
  client: Tracker;
  line: Line;
  keep: Keep;
  maxAgeMs: number;
  delays: { baseDelayMs: number; maxDelayMs: number };
  drop: (dropped: Dropped) => void;
  report: (error: unknown) => void;
}

/** The longest Retry-After that is accepted, in seconds; a longer one may come from a misconfigured proxy. */
const LONGEST_WAIT = 3_600;

/** What became of the attempts; `ended` is aborted when there must be no more. */
function createAttempts({ client, line, keep, maxAgeMs, delays, drop, report }: WorkerDeps, ended: AbortSignal) {
  let failuresInRow = 0;

  async function giveUp(entry: OutboxEntry, reason: Dropped['reason'], error?: ReferralError): Promise<void> {
    line.remove(entry.id);
    await keep.remove(entry.id);
    drop({ kind: entry.kind, body: entry.body, reason, error });
  }

  async function afterFailure(entry: OutboxEntry, error: unknown): Promise<void> {
    // Ended by us: nothing is known of it, so it stays.
    if (ended.aborted) return;
    if (!(error instanceof ReferralError)) {
      report(error);
      return giveUp(entry, 'unusable');
    }
    const reach = reachOf(error);
    failuresInRow = reach === 'all' ? failuresInRow + 1 : 0;
    if (reach === 'entry') return giveUp(entry, 'refused', error);
    if (isTransient(error) && isSentOnce(entry)) return giveUp(entry, 'uncertain', error);
    report(error);
    const openAt = performance.now() + Math.min(error.retryAfterSeconds ?? 0, LONGEST_WAIT) * 1000;
    if (reach === 'kind') return line.pause(entry.kind, openAt + backOff(1, delays));
    const pausedUntil = openAt + backOff(failuresInRow, delays);
    line.pause('all', pausedUntil);
    // The others have their turn first: perhaps it is this entry that makes the service fail.
    line.delay(entry.id, pausedUntil + backOff(entry.attempts, delays));
  }

  return async function attempt(entry: OutboxEntry): Promise<void> {
    if (Date.now() - entry.enqueuedAt > maxAgeMs) return giveUp(entry, 'expired');
    entry.attempts++;
    // Before the request, so that another run knows that it may have arrived.
    await keep.save(entry);
    try {
      await deliver(client, entry, Date.now(), ended);
    } catch (error) {
      return afterFailure(entry, error);
    }
    failuresInRow = 0;
    line.remove(entry.id);
    await keep.remove(entry.id);
  };
}

export interface Worker {
  wake(): void;
  /** resolves when nothing waits any more */
  idle(): Promise<void>;
  /** ends the request under way, and begins no other */
  stop(): void;
}

/** `ready` is awaited before the first delivery. */
export function createWorker(deps: WorkerDeps, ready: Promise<unknown>): Worker {
  const ended = new AbortController();
  const attempt = createAttempts(deps, ended.signal);
  const waiters: (() => void)[] = [];
  let working = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function rest(ms: number): void {
    working = false;
    if (deps.line.size === 0) for (const resolve of waiters.splice(0)) resolve();
    if (ms === Infinity) return;
    timer = setTimeout(wake, timerOf(Math.max(ms, 1)));
    // Waiting for a better time must not keep a process from ending; close() waits for it.
    (timer as { unref?: () => void }).unref?.();
  }

  async function work(): Promise<void> {
    await ready;
    while (!ended.signal.aborted) {
      const next = deps.line.next(performance.now());
      // Immediately, so that a caller who adds an entry from now on sees that no work is running.
      if ('wakeAt' in next) return rest(next.wakeAt - performance.now());
      await attempt(next.entry);
    }
  }

  function wake(): void {
    if (working || ended.signal.aborted) return;
    working = true;
    clearTimeout(timer);
    work().catch((error: unknown) => {
      deps.report(error);
      rest(deps.delays.maxDelayMs);
    });
  }

  return {
    wake,
    idle: () =>
      new Promise((resolve) => {
        if (ended.signal.aborted) resolve();
        else waiters.push(resolve);
      }),
    stop() {
      ended.abort();
      clearTimeout(timer);
      for (const resolve of waiters.splice(0)) resolve();
    },
  };
}
