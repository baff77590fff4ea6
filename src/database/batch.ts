// What arrives together is written together: requests that reach the service while two writes are under way share the
// next one, and each is answered after its commit. A lone request waits for nobody.
import { SECOND } from '../lib/clock.ts';
import type { Db } from './db.ts';
import { isRefusedStatement } from './violations.ts';

export interface BatchOptions<Row, Result> {
  db: Db;
  /** Reads or writes the rows, all or none, in one transaction of its own; one result for each row, in their order. */
  run: (db: Db, rows: readonly Row[]) => Promise<readonly Result[]>;
  /** Does the same for a row whose batch PostgreSQL refused; left out: `run` with this row alone. */
  runAlone?: (db: Db, row: Row) => Promise<Result>;
  /** No two rows of one batch share a key: the later one waits for the next batch, so it sees what the first one did. */
  keysOf?: (row: Row) => readonly string[];
  /** the largest batch */
  maxRows?: number;
  /** rows that wait; more are refused at once */
  maxWaiting?: number;
}

export interface Batch<Row, Result> {
  /**
   * The row's own result, once it is committed.
   * @throws what PostgreSQL refused this row with; Overloaded; or what broke the batch, and then nobody knows whether it
   * was written
   */
  add(row: Row): Promise<Result>;
  /** For metrics and tests: rows that wait, and batches under way. */
  state(): { waiting: number; flights: number };
}

/** The database does not keep up: the row was not written, and is not going to be. */
export class Overloaded extends Error {}

const MAX_FLIGHTS = 2;
const MAX_ROWS = 256;
const MAX_WAITING = 4_096;
/** How long a row waits for its batch; a batch itself ends within six seconds, so a request within ten. */
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

/** Takes the rows of the next batch out of the queue; a row that shares a key with an earlier one stays in it. */
function takeRows<Row, Result>(queue: Waiting<Row, Result>[], maxRows: number) {
  const taken: Waiting<Row, Result>[] = [];
  const left: Waiting<Row, Result>[] = [];
  const seen = new Set<string>();
  for (const item of queue) {
    const fits = taken.length < maxRows && !item.keys.some((key) => seen.has(key));
    // The keys of a row that waits count as well: a third row must not overtake it.
    for (const key of item.keys) seen.add(key);
    (fits ? taken : left).push(item);
  }
  return { taken, left };
}

/** Runs one batch and answers each of its rows. */
function createFlight<Row, Result>({ db, run, runAlone }: BatchOptions<Row, Result>) {
  const limited = () => db.within(FLIGHT_MS);

  async function together(items: readonly Waiting<Row, Result>[]): Promise<void> {
    const rows = items.map(({ row }) => row);
    const results = await run(limited(), rows);
    if (results.length !== rows.length) throw new Error(`${rows.length} rows gave ${results.length} results`);
    items.forEach((item, i) => item.resolve(results[i]!));
  }

  /** After a lost connection or a timeout nothing is tried any more: it may have been written. */
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
        // Not a timer: the requests that were read in this turn of the event loop go together.
        setImmediate(dispatch);
      }),
    state: () => ({ waiting: queue.length, flights }),
  };
}
