import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { send, type Answer } from '../support/client.ts';
import { cloneDatabase, openTestDb, type TestDatabase, type TestDb } from '../support/database.ts';
import { fixtures } from '../support/fixtures.ts';
import { countRows } from '../support/rows.ts';
import { dataFolder, startProcess, type Running } from './support.ts';

// The service is killed while it handles a request with an Idempotency-Key. The repeat goes to another instance.

const LOCK = 20_261_122;
const dataDir = dataFolder();
let database: TestDatabase;
let db: TestDb;
let token: string;
const instances: Running[] = [];
const start = async (): Promise<Running> => {
  const instance = await startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  instances.push(instance);
  return instance;
};
beforeAll(async () => {
  database = await cloneDatabase();
  db = openTestDb(database.url);
  const make = fixtures(db, systemClock);
  token = await make.apiToken((await make.person()).accountId);
});
afterAll(async () => {
  for (const instance of instances) await instance.kill('SIGKILL');
  await db.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

let doomed: Running;
let other: Running;
beforeEach(async () => {
  [doomed, other] = await Promise.all([start(), start()]);
  await db.knex.raw(
    `create function wait_for_test() returns trigger language plpgsql as $$
     begin perform pg_advisory_xact_lock_shared(${LOCK}); return null; end $$`,
  );
});
afterEach(() => db.knex.raw('drop function wait_for_test cascade'));

const BODY = { name: 'Acme', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };
const create = (on: Running, key: string): Promise<Answer> =>
  send(on.baseUrl, '/api/v1/programs', { body: BODY, key: token, headers: { 'idempotency-key': key } });
const programs = () => countRows(db, 'programs');
const waiting = async () =>
  (
    await db.knex.raw<{ rows: { n: number }[] }>(
      `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted and objid = ${LOCK}`,
    )
  ).rows[0]!.n;

/** Sends a request, which waits in the trigger; runs the work then, and lets the trigger continue within. */
async function whileWaiting(key: string, work: (release: () => Promise<void>) => Promise<void>): Promise<void> {
  const blocker = await db.knex.transaction();
  await blocker.raw('select pg_advisory_xact_lock(?)', [LOCK]);
  const request = create(doomed, key).then(
    ({ status }) => status,
    () => 'no answer',
  );
  await expect.poll(waiting, { timeout: 8_000 }).toBe(1);
  await work(async () => void (await blocker.commit()));
  if (!blocker.isCompleted()) await blocker.commit();
  expect(await request).toBe('no answer');
}

test('killed between the effect and the stored answer: nothing was done, and the repeat does it once', async () => {
  await db.knex.raw(
    `create trigger waits after insert on idempotency_keys for each statement execute function wait_for_test()`,
  );
  const before = await programs();
  await whileWaiting('before the commit', async () => {
    // Another instance does not start the request again while PostgreSQL has not noticed the end of the first one.
    expect((await create(other, 'before the commit')).body.error.code).toBe('idempotency_in_flight');
    await doomed.kill('SIGKILL');
  });
  await expect.poll(async () => (await create(other, 'before the commit')).status).toBe(201);
  expect(await programs()).toBe(before + 1);
}, 120_000);

test('killed between the commit and the response: the repeat gets the answer with its secret, and does nothing', async () => {
  await db.knex.raw(
    `create constraint trigger waits after insert on idempotency_keys deferrable initially deferred
     for each row execute function wait_for_test()`,
  );
  const before = await programs();
  await whileWaiting('after the commit', async (release) => {
    doomed.child.kill('SIGSTOP');
    await release();
    // PostgreSQL commits, and the service cannot answer any more.
    await expect.poll(programs, { timeout: 8_000 }).toBe(before + 1);
    await doomed.kill('SIGKILL');
  });
  const again = await create(other, 'after the commit');
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
  expect(await programs()).toBe(before + 1);
  const { api_key: key, program } = again.body.data;
  const readiness = await send(other.baseUrl, '/api/v1/programs/me/readiness', { method: 'GET', key });
  expect([readiness.status, readiness.body.program_id]).toEqual([200, program.id]);
}, 120_000);
