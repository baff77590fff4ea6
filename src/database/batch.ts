// Concurrent requests share a write: requests that arrive while two batches are active share the next batch, and each
// gets its response after the commit. A single request is never delayed.
import { SECOND } from '../lib/clock.ts';
import type { Db } from './db.ts';
import { isRefusedStatement } from './violations.ts';

export interface BatchOptions<Row, Result> {
  db: Db;
  /** Reads or writes all rows or none, in a separate transaction. Returns one result for each row, in the same order. */
  run: (db: Db, rows: readonly Row[]) => Promise<readonly Result[]>;
  /** Does the same for one row after PostgreSQL rejected its batch; default: `run` with this row only. */
  runAlone?: (db: Db, row: Row) => Promise<Result>;
  /** Rows of a batch have different keys. A row with the same key waits for the next batch, and sees what the first wrote. */
  keysOf?: (row: Row) => readonly string[];
  /** the maximum number of rows in a batch */
  maxRows?: number;
  /** the maximum number of waiting rows; more are rejected immediately */
  maxWaiting?: number;
}

export interface Batch<Row, Result> {
  /**
   * Returns the row's result after the commit.
   * @throws PostgreSQL's error for this row; Overloaded; or the error that interrupted the batch, in which case the row
   * may have been written
   */
  add(row: Row): Promise<Result>;
  /** For metrics and tests: the numbers of waiting rows and of active batches. */
  state(): { waiting: number; flights: number };
}

/** The queue is full or too slow. The row was not written and will not be. */
export class Overloaded extends Error {}

const MAX_FLIGHTS = 2;
const MAX_ROWS = 256;
const MAX_WAITING = 4_096;
/** The time limit for a row to wait for its batch. A batch ends within six seconds, so a request ends within ten. */
const MAX_WAIT_MS = 4 * SECOND;
const FLIGHT_MS = 6 * SECOND;

interface Waiting<Row, Result> {
  row: Row;
  keys: readonly string[];
  since: number;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

const NO_KEYS: readonly string[] = [];

/** Removes the rows of the next batch from the queue, except rows that share a key with an earlier row. */
function takeRows<Row, Result>(queue: Waiting<Row, Result>[], maxRows: number) {
  const taken: Waiting<Row, Result>[] = [];
  const left: Waiting<Row, Result>[] = [];
  const seen = new Set<string>();
  for (const item of queue) {
    const fits = taken.length < maxRows && !item.keys.some((key) => seen.has(key));
    // The keys of a waiting row count too, so that no later row overtakes it.
    for (const key of item.keys) seen.add(key);
    (fits ? taken : left).push(item);
  }
  return { taken, left };
}

/** Runs one batch and settles the promise of each row. */
function createFlight<Row, Result>({ db, run, runAlone }: BatchOptions<Row, Result>) {
  const limited = () => db.within(FLIGHT_MS);

  async function together(items: readonly Waiting<Row, Result>[]): Promise<void> {
    const rows = items.map(({ row }) => row);
    const results = await run(limited(), rows);
    if (results.length !== rows.length) throw new Error(`${rows.length} rows gave ${results.length} results`);
    items.forEach((item, i) => item.resolve(results[i]!));
  }

  /** After a lost connection or a timeout nothing is retried, because the rows may have been written. */
  async function oneByOne(items: readonly Waiting<Row, Result>[]): Promise<void> {
    let broken: { error: unknown } | undefined;
    for (const { row, resolve, reject } of items) {
      try {
        if (broken) throw broken.error;
        resolve(runAlone ? await runAlone(limited(), row) : (await run(limited(), [row]))[0]!);
      } catch (error) {
        reject(error);
        if (!isRefusedStatement(error)) broken = { error };
      }
    }
  }

  return (items: readonly Waiting<Row, Result>[]): Promise<void> =>
    together(items).catch((error: unknown) => {
      if (isRefusedStatement(error) && (items.length > 1 || runAlone !== undefined)) return oneByOne(items);
      for (const { reject } of items) reject(error);
    });
}

export function createBatch<Row, Result>(options: BatchOptions<Row, Result>): Batch<Row, Result> {
  const { keysOf, maxRows = MAX_ROWS, maxWaiting = MAX_WAITING } = options;
  const fly = createFlight(options);
  let queue: Waiting<Row, Result>[] = [];
  let flights = 0;
  let scheduled = false;

  function dropLate(): void {
    const oldest = performance.now() - MAX_WAIT_MS;
    if (queue.length === 0 || queue[0]!.since > oldest) return;
    const late = queue.filter(({ since }) => since <= oldest);
    queue = queue.filter(({ since }) => since > oldest);
    for (const { reject } of late) reject(new Overloaded(`the database did not start on it within ${MAX_WAIT_MS} ms`));
  }

  function dispatch(): void {
    scheduled = false;
    dropLate();
    while (flights < MAX_FLIGHTS && queue.length > 0) {
      const { taken, left } = takeRows(queue, maxRows);
      queue = left;
      flights++;
      void fly(taken).finally(() => {
        flights--;
        dispatch();
      });
    }
  }

  const isFull = (): boolean => {
    if (queue.length >= maxWaiting) dropLate();
    return queue.length >= maxWaiting;
  };

  return {
    add: (row) =>
      new Promise((resolve, reject) => {
        if (isFull()) return reject(new Overloaded(`${maxWaiting} requests wait for the database`));
        queue.push({ row, keys: keysOf?.(row) ?? NO_KEYS, since: performance.now(), resolve, reject });
        if (scheduled) return;
        scheduled = true;
        // Not a timer: the requests of this turn of the event loop form one batch.
        setImmediate(dispatch);
      }),
    state: () => ({ waiting: queue.length, flights }),
  };
}
