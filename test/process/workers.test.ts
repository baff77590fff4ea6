import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { send } from '../support/client.ts';
import { cloneDatabase, openTestDb, type TestDatabase } from '../support/database.ts';
import { platformError } from '../support/envelopes.ts';
import { fixtures, type Campaign } from '../support/fixtures.ts';
import { headOf, openRaw, type Raw } from '../support/raw.ts';
import { databaseRuns, dataFolder, startProcess, type Running } from './support.ts';

// Several processes on one port are one service to its clients and its operator.

vi.setConfig({ testTimeout: 90_000 });

const dataDir = dataFolder();
let database: TestDatabase;
let campaign: Campaign;
let service: Running | undefined;
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

async function start(env: Record<string, string> = {}): Promise<Running> {
  service = await startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, WORKERS: '2', ...env });
  return service;
}

interface Line {
  pid: number;
  msg?: string;
  route?: string;
  worker?: number;
}
const linesOf = (running: Running): Line[] =>
  running
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line);
/** The workers that have answered so far. */
const answering = (running: Running): number[] => [
  ...new Set(
    linesOf(running)
      .filter(({ msg }) => msg === 'request')
      .map(({ pid }) => pid),
  ),
];
const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n';

/** Asks on a connection of its own; rejects when it is refused. */
async function health({ baseUrl }: Running): Promise<string> {
  const raw = await openRaw(baseUrl);
  raw.send(HEALTH);
  await raw.closed;
  return raw.received();
}
/** Asks until this many workers have answered. */
const meet = (running: Running, workers: number) =>
  expect
    .poll(
      async () => {
        await Promise.all(Array.from({ length: 4 }, () => health(running)));
        return answering(running).length;
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(workers);
const lead = ({ baseUrl }: Running) => send(baseUrl, '/api/v1/track/lead', { body: { click_id: 'none' } });

const exitOf = async ({ child }: Running): Promise<number | null> => {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
};
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('two workers share a limit: exactly 30 of 90 leads from one address pass, and each was counted once', async () => {
  const running = await start({ RATE_LIMIT_SCALE: '1' });
  const answers = await Promise.all(Array.from({ length: 90 }, () => lead(running)));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(60);
  const left = answers
    .filter(({ status }) => status === 400)
    .map(({ headers }) => Number(headers['x-ratelimit-remaining']));
  expect(left.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n));
  await expect.poll(() => answering(running).length).toBe(2);
  expect(answering(running)).not.toContain(running.child.pid);
});

test('a worker that is killed is replaced, and the port is never lost', async () => {
  const running = await start();
  await meet(running, 2);
  const [killed] = answering(running);
  process.kill(killed!, 'SIGKILL');
  await expect.poll(() => isAlive(killed!)).toBe(false);
  // Each connection meanwhile was accepted.
  await meet(running, 3);
  const [told, ...more] = linesOf(running).filter(({ msg }) => msg === 'a worker ended and is replaced');
  expect(told).toMatchObject({ level: 50, pid: running.child.pid, worker: killed, signal: 'SIGKILL' });
  expect(more).toEqual([]);
  expect((await lead(running)).status).toBe(400);
});

const clickBody = (): string => JSON.stringify({ affiliate_url: campaign.url });
const isAnswered = (raw: Raw): boolean => raw.received().includes('HTTP/1.1 200');

test('a shutdown waits for the requests of every worker; meanwhile /readyz says 503 and the port is open', async () => {
  const running = await start({ SHUTDOWN_DELAY_MS: '1500' });
  const body = clickBody();
  const open = await Promise.all(Array.from({ length: 4 }, () => openRaw(running.baseUrl)));
  for (const raw of open) raw.send(headOf('/api/v1/track/click', body.length));
  const ready = () => send(running.baseUrl, '/readyz', { method: 'GET' });
  expect((await ready()).status).toBe(200);

  running.child.kill('SIGTERM');
  await expect.poll(async () => (await ready()).status, { interval: 10 }).toBe(503);
  expect((await ready()).body).toEqual(platformError(503, 'Not ready'));
  expect(await health(running)).toContain('HTTP/1.1 200');
  await sleep(2_000);
  await expect(ready()).rejects.toThrow('ECONNREFUSED');
  for (const raw of open) raw.send(body);
  await Promise.all(open.map((raw) => raw.closed));
  expect(open.map((raw) => isAnswered(raw))).toEqual([true, true, true, true]);
  expect(await exitOf(running)).toBe(0);
});

test('a request that takes too long is cut and logged, and the exit code is 1', async () => {
  const running = await start({ SHUTDOWN_TIMEOUT_MS: '500' });
  const raw = await openRaw(running.baseUrl);
  raw.send(headOf('/api/v1/track/click', 100));
  await meet(running, 2);
  const workers = answering(running);
  running.child.kill('SIGTERM');
  expect(await exitOf(running)).toBe(1);
  expect(linesOf(running)).toContainEqual(
    expect.objectContaining({ count: 1, requests: [{ method: 'POST', route: '/api/v1/track/click' }] }),
  );
  expect(workers.map(isAlive)).toEqual([false, false]);
});

test('a signal to the whole group, as a terminal sends it, is one demand', async () => {
  const running = await start();
  await meet(running, 2);
  for (const pid of [...answering(running), running.child.pid!]) process.kill(pid, 'SIGINT');
  expect(await exitOf(running)).toBe(0);
});

test('workers do not outlive a primary that is killed', async () => {
  const running = await start();
  await meet(running, 2);
  const workers = answering(running);
  running.child.kill('SIGKILL');
  await expect.poll(() => workers.map(isAlive), { timeout: 10_000 }).toEqual([false, false]);
});

test('the embedded database is the primary’s: one demo is printed, and a shutdown stops it', async () => {
  const folder = dataFolder();
  const running = await start({ DATABASE_URL: '', DATA_DIR: folder, BASE_URL: '' });
  await expect.poll(() => running.output().split('listens on').length - 1).toBe(1);
  await expect.poll(() => running.output()).toContain('curl');
  const url = /affiliate_url[^h]*(https?:[^"\\]+)/.exec(running.output())![1]!;
  const answer = await send(running.baseUrl, '/api/v1/track/click', { body: { affiliate_url: url } });
  expect(answer.status).toBe(200);
  expect(databaseRuns(folder)).toBe(true);
  running.child.kill('SIGTERM');
  expect(await exitOf(running)).toBe(0);
  expect(databaseRuns(folder)).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});

test('what is wrong with the configuration stops the start', async () => {
  const running = await start();
  const port = new URL(running.baseUrl).port;
  const second = startProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, WORKERS: '2', PORT: port });
  await expect(second).rejects.toThrow(`HOST 127.0.0.1 and PORT ${port}`);
});
