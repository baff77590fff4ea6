import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareClock, followDatabase } from '../../src/serving/follow-clock.ts';
import type { Db } from '../../src/database/db.ts';
import { createClock, HOUR, MINUTE } from '../../src/lib/clock.ts';
import { startService, type Service } from '../support/service.ts';

// All instances have the time of the database. Here the database and the tests have the same clock.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const differenceTo = (clock: { now(): Date }): number => Math.abs(clock.now().getTime() - Date.now());

function listener() {
  const warnings: object[] = [];
  return { warnings, log: { warn: (details: object) => void warnings.push(details) } };
}

test.each([
  ['behind', -2 * HOUR],
  ['ahead', 3 * MINUTE],
])("a clock that is %s gets the database's time, and the log tells the difference", async (_, offset) => {
  const clock = createClock(() => Date.now() + offset);
  const { warnings, log } = listener();
  await compareClock({ db: service.db, clock, log });
  expect(differenceTo(clock)).toBeLessThan(1_000);
  const [{ differenceMs }] = warnings as [{ differenceMs: number }];
  expect(Math.abs(differenceMs + offset)).toBeLessThan(1_000);
});

test('a clock that differs by less than a tenth of a second is left alone', async () => {
  const clock = createClock(() => Date.now() + 50);
  const before = clock.now().getTime() - clock.monotonic();
  const { warnings, log } = listener();
  await compareClock({ db: service.db, clock, log });
  expect(clock.now().getTime() - clock.monotonic()).toBeCloseTo(before, -1);
  expect(warnings).toEqual([]);
});

/** A database whose answers can be held back, or fail. */
function unsteady(db: Db) {
  const state = { asked: 0, fails: false };
  const run: Db['run'] = (...call) => {
    if (call[0].name === 'database_time') state.asked++;
    return state.fails ? Promise.reject(new Error('the database is gone')) : db.run(...call);
  };
  return { state, db: { ...db, run } };
}

test('a jump of the system time causes a comparison within seconds', async () => {
  const { state, db } = unsteady(service.db);
  let offset = 0;
  const clock = createClock();
  const { log } = listener();
  const following = await followDatabase({ db, clock, log, systemTime: () => Date.now() + offset });
  expect(state.asked).toBe(1);
  offset = -2 * HOUR;
  await expect.poll(() => state.asked, { timeout: 5_000 }).toBe(2);
  expect(differenceTo(clock)).toBeLessThan(1_000);
  following.stop();
});

test('without an answer of the database the clock runs on, and the next comparison sets it', async () => {
  const { state, db } = unsteady(service.db);
  state.fails = true;
  const clock = createClock(() => Date.now() - HOUR);
  const { warnings, log } = listener();
  let offset = 0;
  const following = await followDatabase({ db, clock, log, systemTime: () => Date.now() + offset });
  expect(warnings).toHaveLength(1);
  expect(Math.abs(differenceTo(clock) - HOUR)).toBeLessThan(1_000);
  state.fails = false;
  offset = 10 * MINUTE;
  await expect.poll(() => differenceTo(clock), { timeout: 5_000 }).toBeLessThan(1_000);
  following.stop();
});
