import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBudget } from '../../src/database/budget.ts';
import { openDb, statement, type Db } from '../../src/database/db.ts';
import { platformError } from '../support/envelopes.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { startService, type Service } from '../support/service.ts';
import { startWire, type Wire } from '../support/stalling-wire.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase();
  db = openDb({ url: database.url, poolSize: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** Locks a whole table, until the returned function is called. */
async function lock({ db: { knex } }: Service, table: string): Promise<() => Promise<unknown>> {
  const tx = await knex.transaction();
  await tx.raw('lock table ?? in access exclusive mode', [table]);
  return () => tx.rollback();
}

const pause = statement<object>('pause', 'select pg_sleep($1)');

test('the statements of a request share one limit', async () => {
  const request = db.within(600);
  await request.run(pause, [0.4]);
  const late = performance.now();
  await expect(request.run(pause, [1])).rejects.toThrow();
  expect(performance.now() - late).toBeLessThan(800);
  await expect(request.run(pause, [0])).rejects.toThrow('600 ms for one request');
  await db.run(pause, [0]);
});

test('a transaction that runs out of time is rolled back', async () => {
  await db.run(statement('times', 'create table times (n int)'), []);
  const late = db.within(300).transaction(async (tx) => {
    await tx.run(statement('time', 'insert into times values (1)'), []);
    await tx.run(pause, [1]);
  });
  await expect(late).rejects.toThrow();
  expect(await db.run(statement('all_times', 'select n from times'), [])).toEqual([]);
});

test('waiting for a free connection counts, and the connection is not lost', async () => {
  const busy = db.run(pause, [0.6]);
  await expect(db.within(200).run(pause, [0])).rejects.toThrow('200 ms for one request');
  await busy;
  await db.run(pause, [0]);
});

test('what a request does beside the database does not count, and work side by side counts once', async () => {
  const budget = createBudget(1000);
  await sleep(50);
  expect(budget.left()).toBe(1000);
  await Promise.all([budget.spend(() => sleep(100)), budget.spend(() => sleep(100))]);
  expect(budget.left()).toBeGreaterThan(820);
  expect(budget.left()).toBeLessThan(901);
});

test('waiting for a read that others share counts, and ends with the limit while the read continues', async () => {
  const shared = db.run(statement<{ done: boolean }>('shared', 'select pg_sleep(0.6) is not null as done'), []);
  const request = db.within(200);
  await expect(request.waitFor(shared)).rejects.toThrow('200 ms for one request');
  await expect(request.run(pause, [0])).rejects.toThrow('200 ms for one request');
  expect(await db.within(1000).waitFor(shared)).toEqual([{ done: true }]);
});

test('with a database that has become a black hole a sale fails within its ten seconds', async () => {
  let wire: Wire | undefined;
  const service = await startService({}, async (url) => (wire = await startWire(url)).url);
  const { key } = await service.make.campaign();
  const sale = () => service.sale({ transaction_id: 'one', amount_cents: 100, customer_key: 'buyer' }, { key });
  expect((await sale()).status).toBe(400);
  wire!.swallow();
  const before = performance.now();
  expect((await sale()).body).toEqual(platformError(500, 'Sale tracking failed', 'internal_error'));
  expect(performance.now() - before).toBeLessThan(11_000);
  await service.stop();
  await wire!.stop();
});

test('a sale that waits for its key, its customer and its own write fails within the same ten seconds', async () => {
  const service = await startService();
  const { key, url } = await service.make.campaign();
  const click_id = (await service.click({ affiliate_url: url })).body.click_id as string;
  const SLOW_MS = 4_300; // shorter than the limit of a single statement
  const locks = await Promise.all(['program_keys', 'partnerships', 'sales'].map((table) => lock(service, table)));
  const body = { transaction_id: 'slow', amount_cents: 100, click_id };
  const before = performance.now();
  const answer = service.sale(body, { key });
  for (const release of locks.slice(0, 2)) {
    await sleep(SLOW_MS);
    await release();
  }
  expect((await answer).body).toEqual(platformError(500, 'Sale tracking failed', 'internal_error'));
  expect(performance.now() - before).toBeLessThan(11_000);
  await locks[2]!();
  await service.stop();
}, 30_000);
