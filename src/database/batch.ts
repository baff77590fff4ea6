// Concurrent requests share a write: requests that arrive while two batches are active share the next batch, and each
// gets its response after the commit. A single request is never delayed.
import { SECOND } from '../lib/clock.ts';
import { within, type Span } from '../lib/span.ts';
import { NO_LIMIT, type Budget } from './budget.ts';
import type { Db } from './db.ts';
import { createFlight, createItem, isLate, type BatchWork, type Item } from './flight.ts';

export interface BatchOptions<Row, Result> extends BatchWork<Row, Result> {
  /** Rows of a batch have different keys. A row with the same key waits for the next batch, and sees what the first wrote. */
  keysOf?: (row: Row) => readonly string[];
  /** Rows of different groups never share a batch; unset: all rows may. */
  groupOf?: ((row: Row) => string) | undefined;
  /** called with the number of rows of each batch */
  onFlight?: ((rows: number) => void) | undefined;
  /** the maximum number of rows in a batch */
  maxRows?: number;
  /** the maximum number of waiting rows; more are rejected immediately */
  maxWaiting?: number;
}

export interface Batch<Row, Result> {
  /**
   * Returns the row's result after the commit. The wait and the batch count towards the time limit of the request. When
   * it is used up, the promise rejects, and a row that still waits is never written.
   * @throws PostgreSQL's error for this row; Overloaded; or the error that interrupted the batch or ended the wait for
   * it, in which case the row may have been written
   */
  add(row: Row, request?: Pick<Db, 'budget' | 'span'>): Promise<Result>;
  /** For metrics and tests: the numbers of waiting rows and of active batches. */
  state(): { waiting: number; flights: number };
}

/** The queue is full or too slow. The row was not written and will not be. */
export class Overloaded extends Error {}

const MAX_FLIGHTS = 2;
/** The number of batches under way if rows have groups; `MAX_FLIGHTS` is the limit of each group. */
const MAX_GROUPED_FLIGHTS = 8;
const MAX_ROWS = 256;
const MAX_WAITING = 4_096;
/** The time limit for a row to wait for its batch, if its request has no shorter one. */
const MAX_WAIT_MS = 4 * SECOND;
/** How often waiting rows that are too old are rejected while no batch ends. */
const SWEEP_MS = 250;

const NO_KEYS: readonly string[] = [];
const ONE_GROUP = '';
const UNLIMITED = { budget: NO_LIMIT, span: undefined };

/**
 * Removes the rows of the next batch from the queue, except rows that share a key with an earlier row. They are of the
 * group of the first row whose group may have another batch.
 */
function takeRows<Row, Result>(queue: Item<Row, Result>[], maxRows: number, isFree: (group: string) => boolean) {
  const taken: Item<Row, Result>[] = [];
  const left: Item<Row, Result>[] = [];
  const seen = new Set<string>();
  for (const item of queue) {
    const isNext = taken.length === 0 ? isFree(item.group) : item.group === taken[0]!.group;
    const fits = isNext && taken.length < maxRows && !item.keys.some((key) => seen.has(key));
    // The keys of a waiting row count too, so that no later row overtakes it.
    for (const key of item.keys) seen.add(key);
    (fits ? taken : left).push(item);
  }
  return { taken, left };
}

/** Waits for a batch, in the trace of the request if it has one. */
const waitIn = <T>(span: Span | undefined, name: string, wait: (span?: Span) => Promise<T>): Promise<T> =>
  span ? within(span, `wait for ${name}`, {}, wait) : wait();

/** Counts the batches under way, together and for each group. */
function countFlights(isGrouped: boolean) {
  const byGroup = new Map<string, number>();
  const most = isGrouped ? MAX_GROUPED_FLIGHTS : MAX_FLIGHTS;
  let all = 0;
  const of = (group: string): number => byGroup.get(group) ?? 0;
  return {
    count: () => all,
    mayBegin: () => all < most,
    isFree: (group: string) => of(group) < MAX_FLIGHTS,
    begin(group: string) {
      all++;
      byGroup.set(group, of(group) + 1);
    },
    end(group: string) {
      all--;
      if (of(group) > 1) byGroup.set(group, of(group) - 1);
      else byGroup.delete(group);
    },
  };
}

/** Rejects the rows that have waited too long; returns the others. */
function rejectLate<Row, Result>(queue: Item<Row, Result>[]): Item<Row, Result>[] {
  const now = performance.now();
  const isTooOld = (item: Item<Row, Result>) => item.since <= now - MAX_WAIT_MS || isLate(item, now);
  if (!queue.some(isTooOld)) return queue;
  for (const { since, reject } of queue.filter(isTooOld)) {
    reject(new Overloaded(`the database did not start on it within ${Math.round(now - since)} ms`));
  }
  return queue.filter((item) => !isTooOld(item));
}

export function createBatch<Row, Result>(options: BatchOptions<Row, Result>): Batch<Row, Result> {
  const { keysOf, groupOf, name = 'batch', onFlight, maxRows = MAX_ROWS, maxWaiting = MAX_WAITING } = options;
  const fly = createFlight(options);
  let queue: Item<Row, Result>[] = [];
  const flights = countFlights(groupOf !== undefined);
  let scheduled = false;
  let sweep: NodeJS.Timeout | undefined;

  const dropLate = (): void => void (queue = rejectLate(queue));

  function sweepLater(): void {
    if (queue.length === 0) return;
    sweep ??= setTimeout(() => {
      sweep = undefined;
      dropLate();
      sweepLater();
    }, SWEEP_MS).unref();
  }

  function dispatch(): void {
    scheduled = false;
    dropLate();
    while (flights.mayBegin() && queue.length > 0) {
      const { taken, left } = takeRows(queue, maxRows, flights.isFree);
      if (taken.length === 0) break;
      const { group } = taken[0]!;
      queue = left;
      flights.begin(group);
      onFlight?.(taken.length);
      void fly(taken).finally(() => {
        flights.end(group);
        dispatch();
      });
    }
    sweepLater();
  }

  const isFull = (): boolean => {
    if (queue.length >= maxWaiting) dropLate();
    return queue.length >= maxWaiting;
  };

  async function enqueue(row: Row, budget: Budget, span?: Span): Promise<Result> {
    if (isFull()) throw new Overloaded(`${maxWaiting} requests wait for the database`);
    const [keys, group] = [keysOf?.(row) ?? NO_KEYS, groupOf?.(row) ?? ONE_GROUP];
    const { item, result } = createItem<Row, Result>({ row, keys, group, budget, span });
    queue.push(item);
    if (!scheduled) {
      scheduled = true;
      // Not a timer: the requests of this turn of the event loop form one batch.
      setImmediate(dispatch);
    }
    return result;
  }

  return {
    add: (row, { budget, span } = UNLIMITED) =>
      waitIn(span, name, (waiting) => budget.spend(() => enqueue(row, budget, waiting))),
    state: () => ({ waiting: queue.length, flights: flights.count() }),
  };
}
