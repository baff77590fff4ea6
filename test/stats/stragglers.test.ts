import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { ensureClickMonths } from '../../src/database/partitions.ts';
import { configuredJobs } from '../../src/jobs/configured.ts';
import { runDueJobs } from '../../src/jobs/scheduler.ts';
import { MINUTE } from '../../src/lib/clock.ts';
import { showPartner } from '../../src/partners/figures.ts';
import { hasNoStragglers } from '../../src/stats/stragglers.ts';
import type { Campaign } from '../support/fixtures.ts';
import { startService, type Service } from '../support/service.ts';

// Totals follow within a minute or so, unless a write can still be on its way.

let service: Service;
let campaign: Campaign;
let open: pg.Client[] = [];
beforeAll(async () => {
  service = await startService();
  campaign = await service.make.campaign();
  await ensureClickMonths(service.db, [new Date()]);
});
afterEach(async () => {
  await Promise.all(open.map((client) => client.end()));
  open = [];
});
afterAll(() => service.stop());

/** A connection of another instance. */
async function another(application_name = 'referral-tracking worker'): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: service.databaseUrl, application_name });
  open.push(client);
  await client.connect();
  await client.query('select 1');
  return client;
}

/** Closes the connections of the service itself, which it opens again. */
async function closeOwn(): Promise<void> {
  const operator = await another('psql');
  await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'referral-tracking' and pid <> pg_backend_pid()`);
  await sleep(20);
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const CLICK = `insert into clicks (program_id, occurred_at, click_id, link_id, partnership_id)
  values ($1, now() - make_interval(secs => $2), $3, $4, $5)`;
let clicks = 0;
const click = (secondsAgo: number): [string, unknown[]] => [
  CLICK,
  [campaign.id, secondsAgo, `clk_${++clicks}`, campaign.linkId, campaign.partnershipId],
];

test('without another transaction there is no straggler', async () => {
  await another();
  expect(await hasNoStragglers(service.db)).toBe(true);
});

test('a connection that was silent for too long may send something old, unless it never writes events', async () => {
  await another('referral-tracking changes');
  await another('psql');
  await sleep(50);
  await closeOwn();
  expect(await hasNoStragglers(service.db, 40)).toBe(true);
  await another();
  await sleep(50);
  await closeOwn();
  expect(await hasNoStragglers(service.db, 40)).toBe(false);
});

test('a transaction that is open is waited for', async () => {
  const writer = await another();
  await writer.query('begin');
  let over = false;
  const asked = hasNoStragglers(service.db).finally(() => (over = true));
  await sleep(300);
  expect(over).toBe(false);
  await writer.query('commit');
  expect(await asked).toBe(true);
});

test('a transaction that stays open is a straggler', async () => {
  const writer = await another();
  await writer.query('begin');
  expect(await hasNoStragglers(service.db)).toBe(false);
  await writer.query('rollback');
});

const clock = { now: () => new Date(), monotonic: () => performance.now() };
const config = {
  retainClicksDays: undefined,
  retainTestEventsDays: undefined,
  clickLog: undefined as object | undefined,
};

/** Runs the job, and returns how many milliseconds ago the totals of the program end. */
async function behind(clickLog?: object): Promise<number> {
  await service.db.knex('jobs').delete();
  const jobs = configuredJobs({ ...config, clickLog }, undefined).filter(({ name }) => name === 'roll-ups');
  await runDueJobs({ db: service.db, clock, log: { error: () => expect.unreachable() }, jobs });
  const [until] = await service.db.knex('rolled_programs').where({ program_id: campaign.id }).pluck('rolled_until');
  return Date.now() - (until as Date).getTime();
}
const shown = async () => (await showPartner(service.db, campaign.partnerId))!.programs[0]!.clicks;

test('totals follow after a minute, or after a quarter of an hour while there are stragglers or a log', async () => {
  const isSlow = inject('distributed');
  expect(await behind({})).toBeGreaterThanOrEqual(15 * MINUTE);
  const writer = await another();
  await writer.query(...click(62));
  await writer.query('begin');
  await writer.query(...click(61));
  expect(await behind()).toBeGreaterThanOrEqual(15 * MINUTE);
  await writer.query('commit');
  expect(await behind()).toBeLessThan((isSlow ? 16 : 1.2) * MINUTE);
  expect(await shown()).toBe(2);
  // The totals never go back, and a program without events is left alone.
  const then = await behind({});
  await sleep(20);
  expect(await behind()).toBeGreaterThan(then);
  expect(await shown()).toBe(2);
  // One that has some is not.
  await writer.query(...click(59.98));
  await sleep(100);
  if (!isSlow) expect(await behind()).toBeLessThan(1.2 * MINUTE);
  expect(await shown()).toBe(3);
});
