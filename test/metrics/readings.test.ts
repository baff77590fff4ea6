import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PENDING } from '../../src/payments/result.ts';
import { createReadings } from '../../src/metrics/readings.ts';
import { testClock } from '../support/clock.ts';
import { cloneDatabase, openTestDb, type TestDatabase, type TestDb } from '../support/database.ts';
import { fixtures, type Campaign } from '../support/fixtures.ts';
import { readPage } from './support/page.ts';

// What metrics read from the database: an alert on it can be cleared, and a large database is no load.

let database: TestDatabase;
let db: TestDb;
let campaign: Campaign;
const clock = testClock();
beforeAll(async () => {
  database = await cloneDatabase();
  db = openTestDb(database.url);
  campaign = await fixtures(db, clock).campaign();
});
beforeEach(async () => {
  for (const table of ['payment_events', 'jobs', 'mails']) await db.knex(table).delete();
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** Metrics of an instance that runs these jobs; each call reads a page. */
function instance(jobs: readonly string[] = []) {
  const registry = new Registry();
  const refresh = createReadings({ db, clock, registry, jobs });
  return async () => {
    await refresh();
    return readPage(await registry.metrics());
  };
}

/** Stores pending events of payments that were made two hours ago. */
const addPending = (result: string, count = 1) =>
  db.knex.raw(
    `insert into payment_events (program_id, event_id, type, notice, names, state, result, occurred_at, received_at)
     select ?::bigint, ?::text || place, 'x', '{}'::jsonb, '{}'::text[], 'pending', ?::text,
       ?::timestamptz - interval '2 hours', ?::timestamptz from generate_series(1, ?::int) place`,
    [campaign.id, `evt_${result}_`, result, clock.now(), clock.now(), count],
  );

const RESOLVABLE = ['customer_unknown', 'unreadable'];
const age = 'referral_payment_event_oldest_seconds';

describe('pending payment events', () => {
  test.each(PENDING)('%s is counted', async (result) => {
    await addPending(result, 2);
    expect((await instance()()).value('referral_payment_events_waiting', { result })).toBe(2);
  });

  test.each(RESOLVABLE)('%s has an age, because somebody can resolve it', async (result) => {
    await addPending(result);
    expect((await instance()()).value(age, { result })).toBe(7_200);
  });

  const lasting = PENDING.filter((result) => !RESOLVABLE.includes(result));
  test.each(lasting)('%s has no age, because it stays in normal business', async (result) => {
    await addPending(result);
    expect((await instance()()).value(age, { result })).toBeUndefined();
  });
});

describe('jobs', () => {
  const addJob = (name: string) =>
    db.knex('jobs').insert({ name, started_at: '2026-05-01', due_at: '2026-05-02', error: 'it had failed' });

  test('one that is switched off is neither overdue nor failed', async () => {
    await addJob('sessions');
    await addJob('old-clicks');
    const { value } = await instance(['sessions'])();
    expect(value('referral_job_overdue_seconds', { job_name: 'sessions' })).toBeGreaterThan(0);
    expect(value('referral_job_failed', { job_name: 'sessions' })).toBe(1);
    expect(value('referral_job_overdue_seconds', { job_name: 'old-clicks' })).toBeUndefined();
    expect(value('referral_job_failed', { job_name: 'old-clicks' })).toBeUndefined();
  });
});

describe('in a large database', () => {
  test('counts stop above 10,000', async () => {
    await addPending('customer_not_named', 10_050);
    await addPending('customer_unknown', 3);
    const mail = { kind: 'sign-in-link', subject_id: 1, state: 'queued', sealed: Buffer.from('x') };
    const times = { created_at: clock.now(), due_at: clock.now(), expires_at: clock.now() };
    await db.knex.batchInsert(
      'mails',
      Array.from({ length: 10_050 }, () => ({ ...mail, ...times })),
      1_000,
    );
    const { value } = await instance()();
    expect(value('referral_payment_events_waiting', { result: 'customer_not_named' })).toBe(10_001);
    expect(value('referral_payment_events_waiting', { result: 'customer_unknown' })).toBe(3);
    expect(value('referral_mails_queued')).toBe(10_001);
  });

  test('pending events and commissions are read every five minutes, the rest every ten seconds', async () => {
    const page = instance(['sessions']);
    await page();
    await addPending('customer_unknown');
    await db.knex('jobs').insert({ name: 'sessions', started_at: clock.now(), due_at: clock.now() });
    clock.advance({ seconds: 11 });
    const soon = await page();
    expect(soon.value(age, { result: 'customer_unknown' })).toBeUndefined();
    expect(soon.value('referral_job_overdue_seconds', { job_name: 'sessions' })).toBe(11);
    clock.advance({ seconds: 300 });
    expect((await page()).value(age, { result: 'customer_unknown' })).toBe(7_200 + 311);
  });

  test.each([
    ['payment_events', 'referral_sales_without_commission'],
    ['commissions', 'referral_mails_queued'],
  ])('a reading that waits for %s does not keep the others waiting', async (table, other) => {
    const lock = await db.knex.transaction();
    await lock.raw(`lock table ${table}`);
    const { value } = await instance()().finally(() => lock.rollback());
    expect([value(other), value('referral_sale_conflicts'), value('referral_database_up')]).toEqual([0, 0, 1]);
    const locked = table === 'commissions' ? 'referral_sales_without_commission' : 'referral_payment_events_waiting';
    expect(value(locked)).toBeUndefined();
  });
});
