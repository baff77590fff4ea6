import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBatch, Overloaded, type BatchOptions } from '../../src/database/batch.ts';
import { openDb, statement, type Db, type Runner } from '../../src/database/db.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase();
  db = openDb({ url: database.url, poolSize: 4 });
  await db.run(statement('make', 'create table numbers (n int primary key check (n < 1000))'), []);
});
beforeEach(() => db.run(statement('clear', 'truncate numbers'), []));
afterAll(async () => {
  await db.close();
  await database.drop();
});

const insert = statement<{ n: number }>('insert_numbers', 'insert into numbers select unnest($1::int[]) returning n');
const stored = async () =>
  (await db.run(statement<{ n: number }>('all', 'select n from numbers order by n'), [])).map(({ n }) => n);

/** Batches of numbers; `runs` holds what each run was given. */
function numbers(options: Partial<BatchOptions<number, number>> = {}) {
  const runs: number[][] = [];
  const store = async (runner: Runner, rows: readonly number[]) => {
    runs.push([...rows]);
    return (await runner.run(insert, [rows])).map(({ n }) => n);
  };
  return { ...createBatch<number, number>({ db, run: store, ...options }), runs };
}
const outcomes = async (promises: Promise<number>[]) =>
  (await Promise.allSettled(promises)).map((result) => (result.status === 'fulfilled' ? result.value : result.reason));

test('rows that arrive together are written together, and each gets its own result', async () => {
  const batch = numbers();
  expect(await outcomes([3, 1, 2].map((n) => batch.add(n)))).toEqual([3, 1, 2]);
  expect(batch.runs).toEqual([[3, 1, 2]]);
  expect(await stored()).toEqual([1, 2, 3]);
});

test('a lone row is written at once, also while another batch is under way', async () => {
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const started: number[][] = [];
  const batch = createBatch<number, number>({
    db,
    async run(_, rows) {
      started.push([...rows]);
      if (rows[0] === 1) await held;
      return rows;
    },
  });
  const first = batch.add(1);
  await new Promise(setImmediate);
  expect(await batch.add(2)).toBe(2);
  expect(started).toEqual([[1], [2]]);
  release();
  expect(await first).toBe(1);
});

test('at most two batches are under way; what arrives meanwhile shares the next one, up to its largest size', async () => {
  const waits: (() => void)[] = [];
  const sizes: number[] = [];
  const batch = createBatch<number, number>({
    db,
    maxRows: 3,
    async run(_, rows) {
      sizes.push(rows.length);
      await new Promise<void>((resolve) => waits.push(resolve));
      return rows;
    },
  });
  const added = [batch.add(0)];
  await new Promise(setImmediate);
  added.push(batch.add(1));
  await new Promise(setImmediate);
  for (let n = 2; n < 7; n++) added.push(batch.add(n));
  await new Promise(setImmediate);
  expect(sizes).toEqual([1, 1]);
  expect(batch.state()).toEqual({ waiting: 5, flights: 2 });
  while (sizes.length < 4 || waits.length > 0) {
    waits.shift()?.();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(added)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(sizes).toEqual([1, 1, 3, 2]);
});

test('of rows with a common key the later one waits for the next batch, and nothing with its key overtakes it', async () => {
  const batch = numbers({ keysOf: (n) => [`last digit ${n % 10}`] });
  expect(await outcomes([1, 11, 2, 21].map((n) => batch.add(n)))).toEqual([1, 11, 2, 21]);
  expect(batch.runs.map((rows) => rows.map((n) => n % 10))).toEqual([[1, 2], [1], [1]]);
  expect(batch.runs.flat().filter((n) => n % 10 === 1)).toEqual([1, 11, 21]);
});

test('when PostgreSQL refuses a batch, one bad row fails alone', async () => {
  const batch = numbers();
  const [first, bad, last] = await outcomes([5, 1000, 6].map((n) => batch.add(n)));
  expect([first, last]).toEqual([5, 6]);
  expect(bad).toMatchObject({ code: '23514' });
  expect(await stored()).toEqual([5, 6]);
});

test('a refused row of a batch, also a lone one, goes its own way where there is one', async () => {
  const alone: number[] = [];
  const batch = numbers({
    runAlone(_, n) {
      alone.push(n);
      return Promise.resolve(-n);
    },
  });
  expect(await batch.add(1000)).toBe(-1000);
  expect(alone).toEqual([1000]);
});

test('after a lost connection every row fails and nothing is tried again', async () => {
  const kill = statement<object>('kill_self', 'select pg_terminate_backend(pg_backend_pid())');
  let runs = 0;
  const batch = numbers({
    async run(runner, rows) {
      runs++;
      await runner.run(kill, []);
      return rows;
    },
  });
  const errors = await outcomes([1, 2, 3].map((n) => batch.add(n)));
  expect(errors.every((error: unknown) => error instanceof Error)).toBe(true);
  expect(runs).toBe(1);
});

test('after a timeout every row fails and nothing is tried again', async () => {
  const hang = statement<object>('hang', "select set_config('statement_timeout', '50', true), pg_sleep(0)");
  let runs = 0;
  const batch = numbers({
    run: (runner, rows) =>
      runner.transaction(async (tx) => {
        runs++;
        await tx.run(hang, []);
        await tx.run(statement('sleep', 'select pg_sleep(3)'), []);
        return rows;
      }),
  });
  const errors = await outcomes([1, 2].map((n) => batch.add(n)));
  expect(errors).toMatchObject([{ code: '57014' }, { code: '57014' }]);
  expect(runs).toBe(1);
});

test('when rows are tried one by one and the connection is lost, the rest fails without being tried', async () => {
  const tried: number[] = [];
  const batch = numbers({
    async runAlone(runner, n) {
      tried.push(n);
      if (n === 2) await runner.run(statement('die', 'select pg_terminate_backend(pg_backend_pid())'), []);
      return (await runner.run(insert, [[n]]))[0]!.n;
    },
  });
  const results = await outcomes([1, 2, 3, 1000].map((n) => batch.add(n)));
  expect(results[0]).toBe(1);
  expect(results.slice(1).every((error: unknown) => error instanceof Error)).toBe(true);
  expect(tried).toEqual([1, 2]);
  expect(await stored()).toEqual([1]);
});

test('when too many rows wait, the next one is refused at once and never written', async () => {
  const batch = numbers({ maxWaiting: 2 });
  const results = await outcomes([1, 2, 3].map((n) => batch.add(n)));
  expect(results.slice(0, 2)).toEqual([1, 2]);
  expect(results[2]).toBeInstanceOf(Overloaded);
  expect(await stored()).toEqual([1, 2]);
});

test('a batch that gives too few results fails as a whole', async () => {
  const batch = numbers({ run: () => Promise.resolve([]) });
  await expect(batch.add(1)).rejects.toThrow('1 rows gave 0 results');
});
