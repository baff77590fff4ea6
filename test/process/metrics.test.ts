import { readFileSync, rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { getPage } from '../metrics/support/page.ts';
import { send } from '../support/client.ts';
import { cloneDatabase, openTestDb, type TestDatabase } from '../support/database.ts';
import { fixtures, type Campaign } from '../support/fixtures.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { dataFolder, startProcess, type Running } from './support.ts';

// The metrics of all processes of an instance are one page.

vi.setConfig({ testTimeout: 90_000 });

const dataDir = dataFolder();
let database: TestDatabase;
let campaign: Campaign;
let service: Running | undefined;
let port: number;
beforeAll(async () => {
  database = await cloneDatabase();
  const db = openTestDb(database.url);
  campaign = await fixtures(db, systemClock).campaign();
  await db.close();
});
afterEach(async () => service?.kill('SIGKILL'));
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string>): Promise<Running> {
  port = await freePort();
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, METRICS_PORT: String(port), ...env };
  return (service = await startProcess(settings));
}

const CLICKS = { operation: 'trackClick', status: '200' };
const clicks = async (): Promise<number> =>
  (await getPage(port)).sum('referral_request_duration_seconds_count', CLICKS);
/** Each on a connection of its own, so that all workers get some. */
const click = ({ baseUrl }: Running, count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      send(baseUrl, '/api/v1/track/click', { body: { affiliate_url: campaign.url }, headers: { connection: 'close' } }),
    ),
  );
/** The processes that have answered clicks, from their log. */
const answering = (running: Running): number[] => [
  ...new Set(
    [...running.output().matchAll(/"pid":(\d+)[^\n]*"route":"\/api\/v1\/track\/click"/g)].map(([, pid]) => Number(pid)),
  ),
];

test('one process: its metrics are on the port, and those of Node.js', async () => {
  const running = await start({});
  await click(running, 5);
  const page = await getPage(port);
  expect(page.sum('referral_request_duration_seconds_count', CLICKS)).toBe(5);
  expect(page.names).toContain('nodejs_version_info');
  expect(page.names).not.toContain('referral_workers');
});

test('two workers: a page has the requests of both, and the limits that the first process counts stay exact', async () => {
  const running = await start({ WORKERS: '2' });
  await click(running, 60);
  await expect.poll(() => answering(running).length).toBe(2);
  const page = await getPage(port);
  expect(page.sum('referral_request_duration_seconds_count', CLICKS)).toBe(60);
  expect(page.sum('referral_limited_requests_total', { bucket: 'click', result: 'passed' })).toBe(60);
  expect(page.value('referral_workers', { state: 'configured' })).toBe(2);
  expect(page.value('referral_workers', { state: 'answering' })).toBe(2);
  // What is read from the database is on the page once.
  expect(page.value('referral_migrations', { state: 'pending' })).toBe(0);
  expect(page.value('referral_database_up')).toBe(1);
});

test('a worker that is killed leaves what it had counted, and its replacement adds to it', async () => {
  const running = await start({ WORKERS: '2' });
  await click(running, 40);
  await expect.poll(() => answering(running).length).toBe(2);
  expect(await clicks()).toBe(40);
  process.kill(answering(running)[0]!, 'SIGKILL');
  await expect.poll(() => running.output()).toContain('a worker ended and is replaced');
  expect(await clicks()).toBe(40);
  await expect
    .poll(async () => (await getPage(port)).value('referral_workers', { state: 'answering' }), { timeout: 20_000 })
    .toBe(2);
  await click(running, 10);
  expect(await clicks()).toBe(50);
});

test('many collectors at once get whole pages', async () => {
  const running = await start({ WORKERS: '2' });
  await click(running, 20);
  const pages = await Promise.all(Array.from({ length: 10 }, clicks));
  expect(pages).toEqual(Array.from({ length: 10 }, () => 20));
});

test('a port that is in use stops the start, and the message names it', async () => {
  const running = await start({});
  const used = new URL(running.baseUrl).port;
  const second = startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, METRICS_PORT: used });
  await expect(second).rejects.toThrow(`METRICS_PORT ${used}`);
});

test('the metrics are for this machine only, unless METRICS_HOST says otherwise', async () => {
  const running = await start({});
  const listening = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  expect(listening.some((line) => line.includes(`0100007F:${hex}`))).toBe(true);
  expect(listening.some((line) => line.includes(`00000000:${hex}`))).toBe(false);
  expect((await fetch(`${running.baseUrl}/metrics`)).status).toBe(404);
});
