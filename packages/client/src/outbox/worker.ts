// Delivers entries one after another. Parallel deliveries would not be faster, since the rate limits allow only a few
// calls per second.
import { ReferralError } from '../error.ts';
import { backOff, isTransient, timerOf } from '../retry.ts';
import { deliver, reachOf, type Tracker } from './deliver.ts';
import { isSentOnce, type Dropped, type OutboxEntry } from './entry.ts';
import type { Queue } from './queue.ts';
import type { Storage } from './storage.ts';

export interface WorkerDeps {
  client: Tracker;
  queue: Queue;
  storage: Storage;
  maxAgeMs: number;
  delays: { baseDelayMs: number; maxDelayMs: number };
  drop: (dropped: Dropped) => void;
  report: (error: unknown) => void;
  delivered: () => void;
}

/** The longest accepted Retry-After, in seconds; a longer one may come from a misconfigured proxy. */
const LONGEST_WAIT = 3_600;
const PROVISIONAL =
  'Leads are recorded as provisional, which earn nothing: they were sent without an API key. Is REFERRAL_API_KEY set?';

/** Delivers single entries and handles the results. No attempt starts after `ended` is aborted. */
function createAttempts(deps: WorkerDeps, ended: AbortSignal) {
  const { client, queue, storage, maxAgeMs, delays, drop, report } = deps;
  let failuresInRow = 0;
  let provisionalReported = false;

  function afterDelivery(isProvisional: boolean): void {
    failuresInRow = 0;
    deps.delivered();
    if (!isProvisional || provisionalReported) return;
    provisionalReported = true;
    report(new Error(PROVISIONAL));
  }

  async function giveUp(entry: OutboxEntry, reason: Dropped['reason'], error?: ReferralError): Promise<void> {
    queue.remove(entry.id);
    await storage.remove(entry.id);
    drop({ kind: entry.kind, body: entry.body, reason, error });
  }

  async function afterFailure(entry: OutboxEntry, error: unknown): Promise<void> {
    // The attempt was aborted and its result is unknown, so the entry stays.
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
    if (reach === 'kind') return queue.pause(entry.kind, openAt + backOff(1, delays));
    const pausedUntil = openAt + backOff(failuresInRow, delays);
    queue.pause('all', pausedUntil);
    // Deliver other entries first: this entry may be the reason why the service fails.
    queue.delay(entry.id, pausedUntil + backOff(entry.attempts, delays));
  }

  return async function attempt(entry: OutboxEntry): Promise<void> {
    if (Date.now() - entry.enqueuedAt > maxAgeMs) return giveUp(entry, 'expired');
    entry.attempts++;
    // Save before the request, so that a later run knows that the entry may have been delivered.
    await storage.save(entry);
    try {
      afterDelivery(await deliver(client, entry, Date.now(), ended));
    } catch (error) {
      return afterFailure(entry, error);
    }
    queue.remove(entry.id);
    await storage.remove(entry.id);
  };
}

export interface Worker {
  wake(): void;
  /** resolves when no entry is pending */
  idle(): Promise<void>;
  /** aborts the active request and starts no other */
  stop(): void;
}

/** Creates the worker. The first delivery waits for `ready`. */
export function createWorker(deps: WorkerDeps, ready: Promise<unknown>): Worker {
  const ended = new AbortController();
  const attempt = createAttempts(deps, ended.signal);
  const waiters: (() => void)[] = [];
  let working = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function rest(ms: number): void {
    working = false;
    if (deps.queue.size === 0) for (const resolve of waiters.splice(0)) resolve();
    if (ms === Infinity) return;
    timer = setTimeout(wake, timerOf(Math.max(ms, 1)));
    // A pending timer must not keep the process running; `close()` waits explicitly.
    (timer as { unref?: () => void }).unref?.();
  }

  async function work(): Promise<void> {
    await ready;
    while (!ended.signal.aborted) {
      const next = deps.queue.next(performance.now());
      // Set immediately, so that an entry that is added from now on starts the worker again.
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
