import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE } from '../../src/lib/clock.ts';
import { JOBS, type Job } from '../../src/jobs/jobs.ts';
import { runDueJobs, startScheduler } from '../../src/jobs/scheduler.ts';
import { operator, type Operator } from '../admin/support.ts';
import { testClock, type TestClock } from '../support/clock.ts';
import { cloneDatabase, openTestDb, type TestDatabase, type TestDb } from '../support/database.ts';

let database: TestDatabase;
let db: TestDb;
let admin: Operator;
let clock: TestClock;
let errors: object[];
beforeAll(async () => {
  database = await cloneDatabase();
  db = openTestDb(database.url);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});
beforeEach(() => {
  clock = testClock();
  errors = [];
  admin = operator(database.url, db, clock);
});
afterEach(async () => {
  admin.clean();
  await db.knex('jobs').delete();
});

const log = { error: (...[fields]: unknown[]) => void errors.push(fields as object) };

/** A job every five minutes, and how often it ran. */
function counter(work: () => void = () => undefined) {
  const runs: Date[] = [];
  const job: Job = {
    name: 'count',
    everyMs: 5 * MINUTE,
    run: ({ now }) => {
      runs.push(now);
      return Promise.resolve().then(work);
    },
  };
  return { runs, look: () => runDueJobs({ db, clock, log, jobs: [job] }) };
}

test('a job runs at once, and again when its time has come', async () => {
  const { runs, look } = counter();
  await look();
  clock.advance({ ms: 5 * MINUTE - 1 });
  await look();
  expect(runs).toHaveLength(1);
  clock.advance({ ms: 1 });
  await look();
  expect(runs.map((run) => run.toISOString())).toEqual(['2026-06-01T12:00:00.000Z', '2026-06-01T12:05:00.000Z']);
});

test('of ten instances that look at the same moment one runs the job', async () => {
  const { runs, look } = counter();
  await Promise.all(Array.from({ length: 10 }, look));
  expect(runs).toHaveLength(1);
  clock.advance({ ms: 5 * MINUTE });
  await Promise.all(Array.from({ length: 10 }, look));
  expect(runs).toHaveLength(2);
});

test('a job that fails is logged, listed with its reason, and tried again after a minute', async () => {
  let fails = true;
  const { runs, look } = counter(() => {
    if (fails) throw new Error('no work today');
  });
  await look();
  expect(errors).toMatchObject([{ job: 'count', err: { message: 'no work today' } }]);
  const at = '2026-06-01T12:00:00.000Z';
  expect(await admin.done('job', 'list')).toEqual({
    jobs: [
      { name: 'count', started_at: at, finished_at: null, error: 'no work today', due_at: '2026-06-01T12:01:00.000Z' },
    ],
  });
  fails = false;
  clock.advance({ ms: MINUTE });
  await look();
  expect(runs).toHaveLength(2);
  const later = '2026-06-01T12:01:00.000Z';
  expect((await admin.done('job', 'list')).jobs).toMatchObject([
    { name: 'count', started_at: later, finished_at: later, error: null, due_at: '2026-06-01T12:06:00.000Z' },
  ]);
});

test('one job that fails keeps no other from running', async () => {
  const ran: string[] = [];
  const jobs: Job[] = ['first', 'second'].map((name) => ({
    name,
    everyMs: MINUTE,
    run: () => {
      ran.push(name);
      return name === 'first' ? Promise.reject(new Error('broken')) : Promise.resolve();
    },
  }));
  await runDueJobs({ db, clock, log, jobs });
  expect(ran).toEqual(['first', 'second']);
});

test.each([
  ['years', '2030-01-01T00:00:00Z'],
  ['minutes', '2026-06-01T12:10:00Z'],
])('a job that a clock %s ahead of time has started runs again once the clock is right', async (_, ahead) => {
  const { runs, look } = counter();
  clock.set(ahead);
  await look();
  clock.set('2026-06-01T12:00:00Z');
  await look();
  expect(runs).toHaveLength(2);
});

test('without its database nothing fails: the job is tried at the next look', async () => {
  await db.knex.raw('alter table jobs rename to jobs_away');
  const { runs, look } = counter();
  await look();
  await db.knex.raw('alter table jobs_away rename to jobs');
  expect([runs, errors.length]).toEqual([[], 1]);
  await look();
  expect(runs).toHaveLength(1);
});

test('at the shutdown the running job is told to end, and no other begins', async () => {
  const begun: string[] = [];
  const waiting: Job = {
    name: 'waits',
    everyMs: MINUTE,
    run: ({ signal }) => {
      begun.push('waits');
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    },
  };
  const next: Job = { name: 'next', everyMs: MINUTE, run: () => Promise.resolve(void begun.push('next')) };
  const scheduler = startScheduler({ db, clock, log, jobs: [waiting, next] });
  await expect.poll(() => begun).toEqual(['waits']);
  await scheduler.stop();
  expect(begun).toEqual(['waits']);
  expect(errors).toEqual([]);
});

test('the service makes the partitions of three months and rolls up what is over', async () => {
  clock.set(new Date());
  await runDueJobs({ db, clock, log, jobs: JOBS });
  expect(errors).toEqual([]);
  const { jobs } = await admin.done('job', 'list');
  expect(jobs).toMatchObject([
    { name: 'click-partitions', error: null },
    { name: 'commission-approvals', error: null },
    { name: 'idempotency-keys', error: null },
    { name: 'invitations', error: null },
    { name: 'mergers', error: null },
    { name: 'roll-ups', error: null },
    { name: 'sessions', error: null },
    { name: 'statistics', error: null },
    { name: 'webhook-events', error: null },
  ]);
  const { rows } = await db.knex.raw(
    `select count(*)::int as count from pg_inherits where inhparent = 'clicks'::regclass`,
  );
  expect(rows).toEqual([{ count: 3 }]);
});

test('a clock that is ahead does not let totals run ahead', async () => {
  const [{ id }] = (await db
    .knex('programs')
    .insert({
      name: 'Brand',
      slug: 'brand',
      domain: 'brand.dev',
      commission_type: 'percent',
      commission_rate: '20',
      currency: 'USD',
      lead_auth: 'server_required',
      cookie_window_days: 60,
      attribution_window_days: 60,
      created_at: new Date(),
    })
    .returning('id')) as [{ id: number }];
  clock.set(new Date(Date.now() + 30 * 24 * 60 * MINUTE));
  await runDueJobs({ db, clock, log, jobs: JOBS });
  const { rolled_until } = await db.knex('rolled_programs').where({ program_id: id }).first();
  expect(rolled_until.getTime()).toBeLessThan(Date.now());
});
