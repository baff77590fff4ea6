import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkStuck } from '../../src/admin/doctor/stuck.ts';
import { PENDING } from '../../src/payments/result.ts';
import { testClock } from '../support/clock.ts';
import { cloneDatabase, openTestDb, type TestDatabase, type TestDb } from '../support/database.ts';
import { fixtures, type Campaign } from '../support/fixtures.ts';

// `doctor` warns of a pending payment event only if somebody can resolve it: the others stay in normal business.

let database: TestDatabase;
let db: TestDb;
let campaign: Campaign;
const clock = testClock();
beforeAll(async () => {
  database = await cloneDatabase();
  db = openTestDb(database.url);
  campaign = await fixtures(db, clock).campaign();
});
beforeEach(() => db.knex('payment_events').delete());
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** What `doctor` says of payment events while one has been pending for this number of minutes. */
async function findingOf(result: string, minutes: number) {
  const at = new Date(clock.now().getTime() - minutes * 60_000);
  const event = { program_id: campaign.id, event_id: 'evt_1', type: 'x', notice: {}, names: [], state: 'pending' };
  await db.knex('payment_events').insert({ ...event, result, occurred_at: at, received_at: at });
  const options = { db, now: clock.now(), secretKey: undefined, sends: false, jobs: [] };
  return (await checkStuck(options)).find(({ check }) => check === 'payment events');
}

const RESOLVABLE = ['customer_unknown', 'unreadable'];

test.each(RESOLVABLE)('%s is a warning after an hour, and fine before', async (result) => {
  expect(await findingOf(result, 59)).toMatchObject({ level: 'fine', message: expect.stringContaining(`${result} 1`) });
  await db.knex('payment_events').delete();
  expect(await findingOf(result, 61)).toMatchObject({
    level: 'warning',
    message: `pending for more than an hour: ${result} 1`,
    action: expect.stringContaining('stripe replay'),
  });
});

test.each(PENDING.filter((result) => !RESOLVABLE.includes(result)))('%s is fine for good', async (result) => {
  expect(await findingOf(result, 60 * 24 * 30)).toMatchObject({ level: 'fine', message: 'none has to be resolved' });
});
