import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBatch, Overloaded, type BatchOptions } from '../../src/database/batch.ts';
import { openDb, statement, type Db } from '../../src/database/db.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';

// What becomes of the rows of a batch that takes too long.

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase();
  db = openDb({ url: database.url, poolSize: 4 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const outcomes = async (promises: Promise<number>[]) =>
  (await Promise.allSettled(promises)).map((result) => (result.status === 'fulfilled' ? result.value : result.reason));
const refused = statement<object>('refused', 'select 1 / 0');
const sleep = statement<object>('sleep_for', 'select pg_sleep($1)');
/** Cancels the statement after 50 ms, as the server does after its time limit. */
const runOutOfTime = (runner: Db) =>
  runner.transaction(async (tx) => {
    await tx.run(statement('limit', "select set_config('statement_timeout', '50', true)"), []);
    await tx.run(sleep, [3]);
  });

test('after a timeout the rows are tried again together, where there is a way to', async () => {
  const again: number[][] = [];
  const batch = createBatch<number, number>({
    db,
    run: (runner, rows) => runOutOfTime(runner).then(() => rows),
    runAfterTimeout(_, rows) {
      again.push([...rows]);
      return Promise.resolve(rows.map((n) => -n));
    },
  });
  expect(await outcomes([1, 2].map((n) => batch.add(n)))).toEqual([-1, -2]);
  expect(again).toEqual([[1, 2]]);
});

test('after a second timeout every row fails', async () => {
  const batch = createBatch<number, number>({
    db,
    run: (runner, rows) => runOutOfTime(runner).then(() => rows),
    runAfterTimeout: (runner, rows) => runOutOfTime(runner).then(() => rows),
  });
  expect(await outcomes([1, 2].map((n) => batch.add(n)))).toMatchObject([{ code: '57014' }, { code: '57014' }]);
});

test('after a timeout, a row that PostgreSQL refuses in the second try fails alone', async () => {
  const batch = createBatch<number, number>({
    db,
    run: (runner, rows) => (rows.length > 1 ? runOutOfTime(runner).then(() => rows) : Promise.resolve(rows)),
    runAfterTimeout: (runner) => runner.run(refused, []).then(() => []),
    runAlone: (runner, n) => (n === 2 ? runner.run(refused, []).then(() => n) : Promise.resolve(n)),
  });
  expect(await outcomes([1, 2, 3].map((n) => batch.add(n)))).toMatchObject([1, { code: '22012' }, 3]);
});

test('after a timeout, a row whose request has too little time left is not tried again', async () => {
  const again: number[][] = [];
  const batch = createBatch<number, number>({
    db,
    run: (runner, rows) => runOutOfTime(runner).then(() => rows),
    runAfterTimeout(_, rows) {
      again.push([...rows]);
      return Promise.resolve(rows);
    },
    retryMs: 1000,
  });
  const rows = [batch.add(1, db.within(900)), batch.add(2, db.within(5000))];
  expect(await outcomes(rows)).toMatchObject([{ code: '57014' }, 2]);
  expect(again).toEqual([[2]]);
});

describe('the time limit of a request', () => {
  /** Batches that take this long. */
  const slow = (seconds: number, options: Partial<BatchOptions<number, number>> = {}) => {
    const written: number[] = [];
    const run = async (runner: Db, rows: readonly number[]) => {
      await runner.run(sleep, [seconds]);
      written.push(...rows);
      return rows;
    };
    return { ...createBatch<number, number>({ db, run, ...options }), written };
  };
  const timed = async (work: Promise<unknown>) => {
    const began = performance.now();
    return [await work.catch((error: unknown) => error), performance.now() - began] as const;
  };

  test('is shared by all the batches that the request waits for', async () => {
    const [first, second] = [slow(0.5), slow(3)];
    const request = db.within(1000);
    const [error, time] = await timed(first.add(1, request).then((n) => second.add(n, request)));
    expect(error).toEqual(new Error('the database took longer than 1000 ms for one request'));
    expect(time).toBeLessThan(1500);
  });

  test('ends the wait for a batch, whose other rows are not affected', async () => {
    const batch = slow(0.8);
    const rows = [timed(batch.add(1, db.within(300))), timed(batch.add(2, db.within(5000))), timed(batch.add(3))];
    const [short, long, unlimited] = await Promise.all(rows);
    expect(short![0]).toBeInstanceOf(Error);
    expect(short![1]).toBeLessThan(700);
    expect([long![0], unlimited![0]]).toEqual([2, 3]);
  });

  test('removes a waiting row from the queue, although no batch has ended', async () => {
    const batch = slow(2, { maxRows: 1 });
    const active = [batch.add(1), batch.add(2)];
    const [error, time] = await timed(batch.add(3, db.within(300)));
    expect(error).toBeInstanceOf(Overloaded);
    expect(time).toBeLessThan(1200);
    expect(batch.state()).toEqual({ waiting: 0, flights: 2 });
    await Promise.all(active);
    expect(batch.written.sort()).toEqual([1, 2]);
  });

  test('ends the wait for rows that are tried one by one; the later ones are not tried', async () => {
    const tried: number[] = [];
    const batch = createBatch<number, number>({
      db,
      run: (runner) => runner.run(refused, []).then(() => []),
      async runAlone(runner, n) {
        tried.push(n);
        await runner.run(sleep, [0.6]);
        return n;
      },
    });
    const [first, second, third] = [1, 2, 3].map((n) => timed(batch.add(n, db.within(900))));
    expect((await first!)[0]).toBe(1);
    for (const late of [await second!, await third!]) {
      expect(late[0]).toEqual(new Error('the database took longer than 900 ms for one request'));
      expect(late[1]).toBeLessThan(1400);
    }
    await expect.poll(() => batch.state()).toEqual({ waiting: 0, flights: 0 });
    expect(tried).toEqual([1, 2]);
  });
});
