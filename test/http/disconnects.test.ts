import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captureLog } from '../support/log.ts';
import { headOf, openRaw } from '../support/raw.ts';
import { startService, type Service } from '../support/service.ts';

// A client that disconnects is not a failure of the service and must not cause an alert.

const captured = captureLog();
let service: Service;
let key: string;
beforeAll(async () => {
  service = await startService({ log: captured.log });
  ({ key } = await service.make.campaign());
});
afterAll(() => service.stop());

interface Line {
  level: number;
  msg?: string;
  route?: string;
}
const lines = () =>
  captured
    .text()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
const departures = () => lines().filter(({ msg }) => msg?.startsWith('the client disconnected'));
const failures = () => lines().filter(({ level }) => level >= 50);

test('while its key is looked up', async () => {
  const locker = new pg.Client(service.databaseUrl);
  await locker.connect();
  await locker.query('begin');
  await locker.query('lock table program_keys in access exclusive mode');
  const raw = await openRaw(service.baseUrl);
  raw.send(headOf('/api/v1/track/sale', 100, { Authorization: `Bearer ${key}` }) + '{"transaction_id":');
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
  raw.close();
  await raw.closed;
  // The service notices the disconnect with its next event.
  expect((await service.call('/healthz', { method: 'GET' })).status).toBe(200);
  await locker.query('rollback');
  await locker.end();
  await expect.poll(departures, { timeout: 10_000 }).toMatchObject([{ level: 30, route: '/api/v1/track/sale' }]);
  expect(failures()).toEqual([]);
});

/** Uses another connection: within a transaction, PostgreSQL shows the same activity as at its first query. */
const waiting = async (): Promise<number> =>
  (await service.db.knex('pg_stat_activity').whereRaw("datname = current_database() and wait_event_type = 'Lock'"))
    .length;

test('in the middle of its body', async () => {
  const before = departures().length;
  const raw = await openRaw(service.baseUrl);
  raw.send(headOf('/api/v1/track/click', 100) + '{"affiliate_url":');
  await new Promise((resolve) => setTimeout(resolve, 50));
  raw.close();
  await expect.poll(() => departures().length).toBe(before + 1);
  expect(failures()).toEqual([]);
});
