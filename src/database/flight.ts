// One batch from its start until each of its requests has an answer.
import { SECOND } from '../lib/clock.ts';
import type { Span } from '../lib/span.ts';
import type { Budget } from './budget.ts';
import type { Db } from './db.ts';
import { isLostServer, isRefusedStatement, NotWritten, ranOutOfTime } from './violations.ts';

/** How a batch reads or writes its rows. */
export interface BatchWork<Row, Result> {
  db: Db;
  /** names the batch in traces and metrics */
  name?: string;
  /** Reads or writes all rows or none, in a separate transaction. Returns one result for each row, in the same order. */
  run: (db: Db, rows: readonly Row[]) => Promise<readonly Result[]>;
  /** Reads or writes one row after PostgreSQL rejected its batch; default: `run` with this row only. */
  runAlone?: (db: Db, row: Row) => Promise<Result>;
  /**
   * Reads or writes all rows after PostgreSQL cancelled their statement, so that nothing was written; default: all rows
   * fail.
   */
  runAfterTimeout?: (db: Db, rows: readonly Row[]) => Promise<readonly Result[]>;
  /** How long `runAfterTimeout` may take, in milliseconds; rows whose requests have less time left fail. */
  retryMs?: number;
}

/** A row and the request that waits for its result. */
export interface Item<Row, Result> {
  readonly row: Row;
  readonly keys: readonly string[];
  /** rows of different groups never share a batch */
  readonly group: string;
  /** when it was added; times are those of `performance.now()`, in milliseconds */
  readonly since: number;
  /** when the time limit of its request is used up */
  readonly until: number;
  readonly budget: Budget;
  /** the wait for the result in the trace of the request */
  readonly span: Span | undefined;
  /** rejects at that time; set only if the batch may take longer */
  timer: NodeJS.Timeout | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

const FLIGHT_MS = 6 * SECOND;

export type NewItem<Row> = Pick<Item<Row, unknown>, 'row' | 'keys' | 'group' | 'budget' | 'span'>;

export function createItem<Row, Result>({ row, keys, group, budget, span }: NewItem<Row>) {
  let settle!: Pick<Item<Row, Result>, 'resolve' | 'reject'>;
  const result = new Promise<Result>((resolve, reject) => (settle = { resolve, reject }));
  const since = performance.now();
  const item: Item<Row, Result> = {
    row,
    keys,
    group,
    since,
    until: since + budget.left(),
    budget,
    span,
    timer: undefined,
    resolve(value) {
      clearTimeout(item.timer);
      settle.resolve(value);
    },
    reject(error) {
      clearTimeout(item.timer);
      settle.reject(error);
    },
  };
  return { item, result };
}

export const isLate = ({ until }: { until: number }, now = performance.now()): boolean => until <= now;

/** Answers the request when its time is used up. The batch continues, and may still write the row. */
function endAtLimit<Row, Result>(item: Item<Row, Result>): void {
  if (item.until === Infinity) return;
  item.timer ??= setTimeout(() => item.reject(item.budget.exceeded()), item.until - performance.now());
}

/** Returns a function that runs one batch and settles the promise of each row. */
function createRun<Row, Result>(work: BatchWork<Row, Result>) {
  const { db, run, runAlone, runAfterTimeout, retryMs = 0 } = work;
  type Items = readonly Item<Row, Result>[];
  const limited = () => db.within(FLIGHT_MS);

  async function together(items: Items, runAll = run): Promise<void> {
    const rows = items.map(({ row }) => row);
    const results = await runAll(limited(), rows);
    if (results.length !== rows.length) throw new Error(`${rows.length} rows gave ${results.length} results`);
    items.forEach((item, i) => item.resolve(results[i]!));
  }

  /** After a lost connection or a timeout nothing is retried, because the rows may have been written. */
  async function oneByOne(items: Items): Promise<void> {
    let broken: { error: unknown } | undefined;
    // The requests of the rows that are late by then have been answered.
    for (const item of items) {
      if (isLate(item)) continue;
      try {
        if (broken) throw broken.error;
        item.resolve(runAlone ? await runAlone(limited(), item.row) : (await run(limited(), [item.row]))[0]!);
      } catch (error) {
        item.reject(error);
        // On a distributed database, the next row may need another server.
        if (!isRefusedStatement(error) && !isLostServer(error)) broken = { error };
      }
    }
  }

  /** Rejects the rows whose requests would be answered before the retry ends: nothing of them was written. */
  function inTime(items: Items, error: unknown): Items {
    const ends = performance.now() + retryMs;
    for (const { until, reject } of items) if (until < ends) reject(error);
    return items.filter(({ until }) => until >= ends);
  }

  async function retry(items: Items, error: unknown): Promise<void> {
    items.forEach(endAtLimit);
    if (runAfterTimeout && ranOutOfTime(error)) {
      const left = inTime(items, error);
      if (left.length === 0) return;
      return together(left, runAfterTimeout).catch((again: unknown) => separate(left, again));
    }
    return separate(items, error);
  }

  async function separate(items: Items, error: unknown): Promise<void> {
    const isUndone = isRefusedStatement(error) || error instanceof NotWritten;
    if (isUndone && (items.length > 1 || runAlone !== undefined)) return oneByOne(items);
    throw error;
  }

  return async (items: Items): Promise<void> => {
    const ends = performance.now() + FLIGHT_MS;
    for (const item of items) if (item.until < ends) endAtLimit(item);
    try {
      await together(items).catch((error: unknown) => retry(items, error));
    } catch (error) {
      for (const { reject } of items) reject(error);
    }
  };
}

/** Returns what runs a batch. One with traced requests is a trace of its own, with links to theirs. */
export function createFlight<Row, Result>(work: BatchWork<Row, Result>) {
  const { db, name = 'batch' } = work;
  const run = createRun(work);
  return async (items: readonly Item<Row, Result>[]): Promise<void> => {
    if (!items.some(({ span }) => span)) return run(items);
    const spans = items.flatMap(({ span }) => span ?? []);
    const shared = spans[0]?.shared(name, spans, { 'referral.rows': items.length });
    if (!shared) return run(items);
    await createRun({ ...work, db: db.traced(shared) })(items);
    shared.end();
  };
}
