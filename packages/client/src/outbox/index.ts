// Tracking that never delays or fails a sign-up: entries are accepted immediately and delivered in the background.
import { recordOf } from '../error.ts';
import { notify } from '../listener.ts';
import { timerOf } from '../retry.ts';
import { createConsole } from './console.ts';
import type { Tracker } from './deliver.ts';
import {
  isSentOnce,
  newEntry,
  restoredEntry,
  type Bodies,
  type Dropped,
  type Kind,
  type OutboxEntry,
  type OutboxStore,
} from './entry.ts';
import { createQueue } from './queue.ts';
import { createStorage } from './storage.ts';
import { createWorker, type WorkerDeps } from './worker.ts';

export interface OutboxOptions {
  client: Tracker;
  /** saves entries across restarts; without a store they are only in memory */
  store?: OutboxStore;
  /** the maximum number of pending entries; further entries are dropped. Default 10,000. */
  maxEntries?: number;
  /** the maximum age of an entry, in milliseconds. Default three days; the service rejects sales that are too old. */
  maxAgeMs?: number;
  /** the longest first delay after a failure, in milliseconds. Default 1,000. */
  baseDelayMs?: number;
  /** the longest delay after a failure, in milliseconds. Default 300,000. */
  maxDelayMs?: number;
  /** called for each entry that will not be sent. Default: writes a line to the console for each new reason. */
  onDropped?: (dropped: Dropped) => unknown;
  /**
   * called for each failed attempt that will be retried (a `ReferralError`), for errors of the store, and once if leads
   * are recorded as provisional. Default: writes a line to the console, once for each status until a delivery succeeds;
   * for 401 and 403 at once, for other failures after the third in a row.
   */
  onError?: (error: unknown) => unknown;
}

/**
 * Adds an entry. Resolves to true if the entry was accepted; if there is a store, it resolves after the store answered,
 * or after five seconds. Never rejects, so it need not be awaited.
 */
type Enqueue<K extends Kind> = (body: Bodies[K]) => Promise<boolean>;

export interface Outbox {
  lead: Enqueue<'lead'>;
  sale: Enqueue<'sale'>;
  refund: Enqueue<'refund'>;
  /** the number of pending entries */
  readonly size: number;
  /**
   * Skips the current delays. Resolves with the number of pending entries when none is left or the time (milliseconds,
   * default 10,000) is up.
   */
  flush(timeoutMs?: number): Promise<number>;
  /** Stops accepting entries, flushes, and stops. The remaining entries stay in the store. */
  close(timeoutMs?: number): Promise<number>;
}

const THREE_DAYS = 3 * 24 * 60 * 60 * 1000;

const guarded =
  <T>(listener: ((what: T) => unknown) | undefined) =>
  (what: T): void =>
    notify(() => listener?.(what));

const within = async (timeoutMs: number, work: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, timerOf(timeoutMs))))]);
  clearTimeout(timer);
};

/** The valid entries of an earlier run. Invalid ones are reported and removed. */
function usable(
  loaded: unknown,
  { storage, drop, report }: Pick<WorkerDeps, 'storage' | 'drop' | 'report'>,
): OutboxEntry[] {
  if (!Array.isArray(loaded)) throw new TypeError('The store did not load a list');
  return (loaded as unknown[]).flatMap((raw) => {
    const entry = restoredEntry(raw);
    // An attempt of the earlier run may have reached the service.
    if (entry && !(entry.attempts > 0 && isSentOnce(entry))) return entry;
    const { id, kind, body } = recordOf(raw) ?? {};
    if (!entry) report(new TypeError('The store has an invalid entry'));
    if (typeof id === 'string') void storage.remove(id);
    drop({ kind: kind as Kind, body: entry?.body ?? body, reason: entry ? 'uncertain' : 'unusable' });
    return [];
  });
}

/**
 * Creates an outbox for leads, sales and refunds. Entries that share a `click_id`, `customer_key` or `transaction_id`
 * are delivered in order. Each entry is delivered at least once, and the service records it once.
 */
export function createOutbox({ client, store, maxEntries = 10_000, ...options }: OutboxOptions): Outbox {
  const fallback = createConsole();
  const drop = guarded(options.onDropped ?? fallback.onDropped);
  const report = guarded(options.onError ?? fallback.onError);
  const queue = createQueue();
  const storage = createStorage(store, report);
  const restored = storage.load((loaded) => {
    queue.restore(usable(loaded, { storage, drop, report }));
    // The store may return them late.
    worker.wake();
  });
  const worker = createWorker(
    {
      ...{ client, queue, storage, drop, report, delivered: fallback.onDelivered },
      maxAgeMs: options.maxAgeMs ?? THREE_DAYS,
      delays: { baseDelayMs: options.baseDelayMs ?? 1_000, maxDelayMs: options.maxDelayMs ?? 300_000 },
    },
    restored,
  );
  let closed = false;

  const enqueue =
    <K extends Kind>(kind: K): Enqueue<K> =>
    async (body) => {
      const refuse = (reason: Dropped['reason']) => (drop({ kind, body, reason }), false);
      if (closed) return refuse('closed');
      if (queue.size >= maxEntries) return refuse('full');
      const entry = newEntry(kind, body, Date.now());
      if (!entry) return refuse('unusable');
      queue.add(entry);
      const saved = storage.save(entry);
      worker.wake();
      await saved;
      return true;
    };

  async function flush(timeoutMs = 10_000): Promise<number> {
    const idle = worker.idle();
    queue.clearDelays();
    worker.wake();
    await within(
      timeoutMs,
      Promise.all([restored, idle]).then(() => storage.done()),
    );
    return queue.size;
  }

  async function close(timeoutMs?: number): Promise<number> {
    closed = true;
    const left = await flush(timeoutMs);
    worker.stop();
    return left;
  }

  worker.wake();
  return {
    ...{ lead: enqueue('lead'), sale: enqueue('sale'), refund: enqueue('refund'), flush, close },
    get size() {
      return queue.size;
    },
  };
}
