// Tracking that never makes a sign-up wait or fail: calls are taken at once and delivered in the background.
import { recordOf } from '../error.ts';
import { told } from '../listener.ts';
import { timerOf } from '../retry.ts';
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
import { createKeep } from './keep.ts';
import { createLine } from './line.ts';
import { createWorker, type WorkerDeps } from './worker.ts';

export interface OutboxOptions {
  client: Tracker;
  /** keeps entries over a restart; without one they are in memory only */
  store?: OutboxStore;
  /** how many entries may wait; a further one is dropped. Default 10,000. */
  maxEntries?: number;
  /** how old an entry may get, in milliseconds. Default three days; the service refuses sales that are too old. */
  maxAgeMs?: number;
  /** the longest first delay after a failure, in milliseconds. Default 1,000. */
  baseDelayMs?: number;
  /** the longest delay after a failure, in milliseconds. Default 300,000. */
  maxDelayMs?: number;
  /** called for each entry that will not be sent */
  onDropped?: (dropped: Dropped) => unknown;
  /** called for failures that will be retried, and for failures of the store */
  onError?: (error: unknown) => unknown;
}

/**
 * True when the entry is taken, and with the store if there is one and it answers within five seconds. Never rejects,
 * and may be left unawaited.
 */
type Take<K extends Kind> = (body: Bodies[K]) => Promise<boolean>;

export interface Outbox {
  lead: Take<'lead'>;
  sale: Take<'sale'>;
  refund: Take<'refund'>;
  /** how many entries wait */
  readonly size: number;
  /** Hurries, and resolves when nothing waits or the time (milliseconds, default 10,000) is up: with what is left. */
  flush(timeoutMs?: number): Promise<number>;
  /** Takes nothing more, flushes, and stops. What is left stays with the store. */
  close(timeoutMs?: number): Promise<number>;
}

const THREE_DAYS = 3 * 24 * 60 * 60 * 1000;

const guarded =
  <T>(tell: ((what: T) => unknown) | undefined) =>
  (what: T): void =>
    told(() => tell?.(what));

const within = async (timeoutMs: number, work: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, timerOf(timeoutMs))))]);
  clearTimeout(timer);
};

/** The entries of an earlier run; invalid ones are reported and removed. */
function usable(kept: unknown, { keep, drop, report }: Pick<WorkerDeps, 'keep' | 'drop' | 'report'>): OutboxEntry[] {
  if (!Array.isArray(kept)) throw new TypeError('The store did not load a list');
  return (kept as unknown[]).flatMap((raw) => {
    const entry = restoredEntry(raw);
    // An attempt that the earlier run began may have arrived.
    if (entry && !(entry.attempts > 0 && isSentOnce(entry))) return entry;
    const { id, kind, body } = recordOf(raw) ?? {};
    if (!entry) report(new TypeError('The store has an invalid entry'));
    if (typeof id === 'string') void keep.remove(id);
    drop({ kind: kind as Kind, body: entry?.body ?? body, reason: entry ? 'uncertain' : 'unusable' });
    return [];
  });
}

/**
 * An outbox for leads, sales and refunds. It delivers what shares a `click_id`, `customer_key` or `transaction_id` in
 * the order in which it came, and each entry at least once; the service records it once.
 */
export function createOutbox({ client, store, maxEntries = 10_000, ...options }: OutboxOptions): Outbox {
  const drop = guarded(options.onDropped);
  const report = guarded(options.onError);
  const line = createLine();
  const keep = createKeep(store, report);
  const restored = keep.load((kept) => {
    line.restore(usable(kept, { keep, drop, report }));
    // They may come late.
    worker.wake();
  });
  const worker = createWorker(
    {
      ...{ client, line, keep, drop, report },
      maxAgeMs: options.maxAgeMs ?? THREE_DAYS,
      delays: { baseDelayMs: options.baseDelayMs ?? 1_000, maxDelayMs: options.maxDelayMs ?? 300_000 },
    },
    restored,
  );
  let closed = false;

  const take =
    <K extends Kind>(kind: K): Take<K> =>
    async (body) => {
      const refuse = (reason: Dropped['reason']) => (drop({ kind, body, reason }), false);
      if (closed) return refuse('closed');
      if (line.size >= maxEntries) return refuse('full');
      const entry = newEntry(kind, body, Date.now());
      if (!entry) return refuse('unusable');
      line.add(entry);
      const saved = keep.save(entry);
      worker.wake();
      await saved;
      return true;
    };

  async function flush(timeoutMs = 10_000): Promise<number> {
    const idle = worker.idle();
    line.hurry();
    worker.wake();
    await within(
      timeoutMs,
      Promise.all([restored, idle]).then(() => keep.done()),
    );
    return line.size;
  }

  async function close(timeoutMs?: number): Promise<number> {
    closed = true;
    const left = await flush(timeoutMs);
    worker.stop();
    return left;
  }

  worker.wake();
  return {
    ...{ lead: take('lead'), sale: take('sale'), refund: take('refund'), flush, close },
    get size() {
      return line.size;
    },
  };
}
