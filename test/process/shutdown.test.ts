import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';

import { send } from '../support/client.ts';
import { cloneDatabase, openTestDb, type TestDatabase } from '../support/database.ts';
import { platformError } from '../support/envelopes.ts';
import { fixtures, type Campaign } from '../support/fixtures.ts';
import { openRaw, type Raw } from '../support/raw.ts';
import { dataFolder, startProcess, type Running } from './support.ts';

// What clients and load balancers see while a service shuts down.

vi.setConfig({ testTimeout: 60_000 });

const dataDir = dataFolder();
let database: TestDatabase;
let campaign: Campaign;
beforeAll(async () => {
  database = await cloneDatabase();
  const db = openTestDb(database.url);
  campaign = await fixtures(db, systemClock).campaign();
  await db.close();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string>): Promise<Running> =>
  startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...env });

const exitOf = async ({ child }: Running): Promise<number | null> => {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
};
const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: test\r\n\r\n';
const answers = (raw: Raw): number => raw.received().split('HTTP/1.1 200').length - 1;

test('during the delay /readyz returns 503, requests are answered, and every response closes its connection', async () => {
  const service = await start({ SHUTDOWN_DELAY_MS: '1500' });
  const kept = await openRaw(service.baseUrl);
  kept.send(HEALTH);
  await expect.poll(() => answers(kept)).toBe(1);
  expect(kept.received()).not.toMatch(/connection: close/i);
  const ready = () => send(service.baseUrl, '/readyz', { method: 'GET' });
  expect((await ready()).status).toBe(200);

  service.child.kill('SIGTERM');
  await expect.poll(async () => (await ready()).status, { interval: 10 }).toBe(503);
  const refused = await ready();
  expect(refused.body).toEqual(platformError(503, 'Not ready'));
  expect(refused.headers.connection).toBe('close');
  const click = await send(service.baseUrl, '/api/v1/track/click', { body: { affiliate_url: campaign.url } });
  expect([click.status, click.headers.connection]).toEqual([200, 'close']);
  const page = await send(service.baseUrl, '/openapi.yaml', { method: 'GET' });
  expect([page.status, page.headers.connection]).toEqual([200, 'close']);
  kept.send(HEALTH);
  await kept.closed;
  expect(answers(kept)).toBe(2);
  expect(kept.received()).toMatch(/connection: close/i);

  expect(await exitOf(service)).toBe(0);
  await expect(ready()).rejects.toThrow('ECONNREFUSED');
});

test('without a delay a request that arrives on an open connection is still answered', async () => {
  const service = await start({});
  const kept = await Promise.all(Array.from({ length: 5 }, () => openRaw(service.baseUrl)));
  for (const raw of kept) raw.send(HEALTH);
  await expect.poll(() => kept.map(answers)).toEqual([1, 1, 1, 1, 1]);
  service.child.kill('SIGTERM');
  await expect
    .poll(
      () =>
        openRaw(service.baseUrl).then(
          (raw) => raw.close(),
          () => 'refused',
        ),
      { interval: 5 },
    )
    .toBe('refused');
  for (const raw of kept) raw.send(HEALTH);
  await Promise.all(kept.map((raw) => raw.closed));
  expect(kept.map(answers)).toEqual([2, 2, 2, 2, 2]);
  expect(await exitOf(service)).toBe(0);
});

test('idle connections do not delay the shutdown', async () => {
  const service = await start({});
  const idle = await openRaw(service.baseUrl);
  service.child.kill('SIGTERM');
  const began = performance.now();
  await idle.closed;
  expect(await exitOf(service)).toBe(0);
  expect(performance.now() - began).toBeLessThan(8_000);
});

test('a request that takes too long is cut off and logged, and the exit code is 1', async () => {
  const service = await start({ SHUTDOWN_TIMEOUT_MS: '700' });
  const locker = new pg.Client(database.url);
  await locker.connect();
  await locker.query('begin');
  await locker.query('lock table program_keys in access exclusive mode');
  const path = '/api/v1/programs/me/readiness?secret=of-no-concern';
  const cut = send(service.baseUrl, path, { method: 'GET', key: campaign.key }).catch((error: Error) => error.message);
  await sleep(200);
  service.child.kill('SIGTERM');
  expect(await cut).toMatch(/socket hang up|ECONNRESET/);
  await locker.query('rollback');
  await locker.end();
  expect(await exitOf(service)).toBe(1);
  expect(service.output()).toMatch(
    /"count":1,"requests":\[\{"method":"GET","route":"\/api\/v1\/programs\/me\/readiness"\}\],"msg":"requests were aborted after SHUTDOWN_TIMEOUT_MS"/,
  );
  expect(service.output()).not.toContain('of-no-concern');
});
