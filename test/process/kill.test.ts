import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { send } from '../support/client.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import {
  clickUntilGone,
  databaseRuns,
  dataFolder,
  demoOf,
  launch,
  postmasterPid,
  startProcess,
  type Running,
} from './support.ts';

const dataDir = dataFolder();
const started: Running[] = [];
const start = async (): Promise<Running> => {
  const service = await startProcess({ DATA_DIR: dataDir });
  started.push(service);
  return service;
};
afterAll(async () => {
  for (const service of started) await service.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

/** The number of clicks that the service still has: it returns an existing click unchanged. */
async function known(baseUrl: string, clickIds: string[]): Promise<number> {
  const { code } = demoOf(dataDir);
  let count = 0;
  for (const existing_click_id of clickIds) {
    const body = { affiliate_url: `${baseUrl}/?aff=${code}`, existing_click_id };
    const answer = await send(baseUrl, '/api/v1/track/click', { body });
    if (answer.body.click_id === existing_click_id) count += 1;
  }
  return count;
}

test('every acknowledged click survives kill -9 of the service, and of service and database', async () => {
  const first = await start();
  const demo = demoOf(dataDir);
  const clicks = await clickUntilGone(first.baseUrl, demo.code, () => first.kill('SIGKILL'));

  const second = await start();
  expect(await known(second.baseUrl, clicks)).toBe(clicks.length);

  const both = async () => {
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    await second.kill('SIGKILL');
  };
  clicks.push(...(await clickUntilGone(second.baseUrl, demo.code, both)));

  const third = await start();
  expect(clicks.length).toBeGreaterThanOrEqual(200);
  expect(await known(third.baseUrl, clicks)).toBe(clicks.length);
  expect(demoOf(dataDir)).toEqual(demo);
}, 120_000);

test('a signal during startup leaves no database running', async () => {
  for (const service of started) await service.kill('SIGTERM');
  const child = launch({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  await expect.poll(() => databaseRuns(dataDir), { interval: 2, timeout: 10_000 }).toBe(true);
  // The database was just started; the service does not listen yet.
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  expect(databaseRuns(dataDir)).toBe(false);
}, 60_000);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops service and database in order',
  async (signal) => {
    for (const service of started) await service.kill('SIGTERM');
    const service = await start();
    expect(databaseRuns(dataDir)).toBe(true);
    service.child.kill(signal);
    // npm forwards Ctrl-C although the terminal has already sent it; the second signal must not interrupt the shutdown.
    service.child.kill(signal);
    await service.kill(signal);
    expect(service.child.exitCode).toBe(0);
    expect(databaseRuns(dataDir)).toBe(false);
  },
  60_000,
);
