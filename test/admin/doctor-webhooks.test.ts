import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { diagnose } from '../../src/admin/doctor/index.ts';
import { checkStuck } from '../../src/admin/doctor/stuck.ts';
import { testClock } from '../support/clock.ts';
import { cloneDatabase, openTestDb, type TestDatabase, type TestDb } from '../support/database.ts';
import { fixtures } from '../support/fixtures.ts';
import { addEndpoint } from '../webhooks/support.ts';

// `doctor` names the webhooks that fail or were disabled for it, and a text that is no network.

let database: TestDatabase;
let db: TestDb;
let programId: number;
const clock = testClock();
beforeAll(async () => {
  database = await cloneDatabase();
  db = openTestDb(database.url);
  ({ id: programId } = await fixtures(db, clock).program());
});
beforeEach(() => db.knex('webhook_endpoints').delete());
afterAll(async () => {
  await db.close();
  await database.drop();
});

const add = (given: object) => addEndpoint({ db, clock }, programId, given);
const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
const disabled = (because: string) => ({
  status: 'disabled',
  disabled_at: clock.now(),
  disabled_because: because,
});
async function finding() {
  const options = { db, now: clock.now(), secretKey: undefined, sends: false, jobs: [] };
  return (await checkStuck(options)).find(({ check }) => check === 'webhooks');
}

test('what works, fails for a moment, was disabled by a member or is deleted is fine', async () => {
  await add({});
  await add({ failing_since: minutesAgo(10) });
  await add(disabled('member'));
  await add({ ...disabled('failing'), deleted_at: clock.now(), secret: null });
  expect(await finding()).toEqual({ check: 'webhooks', level: 'fine', message: 'no endpoint fails' });
});

test('what fails and what was disabled for it is named, with what to do', async () => {
  const failing = await add({ failing_since: minutesAgo(20) });
  const [gone, dead] = [await add(disabled('gone')), await add(disabled('failing'))];
  expect(await finding()).toMatchObject({
    level: 'warning',
    message:
      `only failures for more than 15 minutes: ${failing} of program ${programId}; ` +
      `disabled because the receiver failed or refused: ${gone} of program ${programId}, ${dead} of program ${programId}`,
    action: expect.stringContaining('The page Webhooks'),
  });
});

test('a network that is none is a problem of the configuration, which names it', async () => {
  const { status, findings } = await diagnose({ WEBHOOK_ALLOWED_NETWORKS: '10.0.0.0/8, 10.1.0.0/40' }, () => undefined);
  expect(status).toBe('problem');
  expect(findings).toMatchObject([
    { check: 'configuration', level: 'problem', message: expect.stringContaining('"10.1.0.0/40"') },
  ]);
});
