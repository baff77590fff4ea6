import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { spawnAdmin } from '../admin/support.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { dataFolder, query, startProcess, type Running } from './support.ts';

// A service that starts with another key knows neither its clicks nor its secrets, and nobody would notice.

vi.setConfig({ testTimeout: 120_000 });

const [FIRST, SECOND, THIRD] = ['first-key-', 'second-key-', 'third-key-'].map((text) => text.repeat(4)) as [
  string,
  string,
  string,
];
const dataDir = dataFolder();
let database: TestDatabase;
let running: Running[] = [];
beforeEach(async () => void (database = await cloneDatabase()));
afterEach(async () => {
  for (const service of running) await service.kill('SIGTERM');
  running = [];
  await database.drop();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const env = (key: string, more: Record<string, string> = {}) => ({
  ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET_KEY: key },
  ...more,
});
async function start(key: string, more?: Record<string, string>): Promise<Running> {
  const service = await startProcess(env(key, more));
  running.push(service);
  return service;
}
async function doctor(key: string, more?: Record<string, string>) {
  const { document } = await spawnAdmin(env(key, more), ['doctor', '--json']);
  const { findings } = document as { findings: { check: string; level: string; message: string }[] };
  return findings.find(({ check }) => check === 'secret key');
}
const REFUSED = /Cannot start: SECRET_KEY is not the key of this database.*SECRET_KEY_CHANGED=accept/;

test('another key stops the start, the commands and `doctor`, until it is accepted', async () => {
  await (await start(FIRST)).kill('SIGTERM');
  await expect(startProcess(env(SECOND))).rejects.toThrow(REFUSED);
  expect(await doctor(SECOND)).toMatchObject({ level: 'problem' });
  const { stderr } = await spawnAdmin(env(SECOND), ['account', 'list']);
  expect(stderr).toMatch(/^Refused: SECRET_KEY is not the key of this database/);
  expect(await doctor(FIRST)).toMatchObject({ level: 'fine' });

  const accepted = await start(SECOND, { SECRET_KEY_CHANGED: 'accept' });
  await expect.poll(() => accepted.output()).toContain('SECRET_KEY_CHANGED=accept: clicks');
  expect(await doctor(SECOND, { SECRET_KEY_CHANGED: 'accept' })).toMatchObject({ level: 'warning' });
  await accepted.kill('SIGTERM');
  await start(SECOND);
  expect(await doctor(SECOND)).toMatchObject({ level: 'fine' });
});

describe('the key changes while two instances run', () => {
  test('with the old one among the previous', async () => {
    const old = await start(FIRST);
    const changed = await start(SECOND, { SECRET_KEY_PREVIOUS: FIRST });
    // The other instance may start again before it gets the new key.
    await old.kill('SIGTERM');
    const again = await start(FIRST);
    expect(await doctor(FIRST)).toMatchObject({ level: 'warning', message: expect.stringContaining('newer key') });
    for (const service of [changed, again]) await service.kill('SIGTERM');
    await start(SECOND);
  });

  test('announced to the old instance first', async () => {
    await start(FIRST, { SECRET_KEY_PREVIOUS: SECOND });
    await start(SECOND, { SECRET_KEY_PREVIOUS: FIRST });
    expect(await doctor(FIRST, { SECRET_KEY_PREVIOUS: SECOND })).toMatchObject({ level: 'fine' });
    await expect(startProcess(env(THIRD))).rejects.toThrow(REFUSED);
  });
});

test('of two instances with different keys that start at once, one starts', async () => {
  const starts = await Promise.allSettled([start(FIRST), start(SECOND)]);
  const refused = starts.filter((one) => one.status === 'rejected');
  expect(refused.map(({ reason }) => String(reason))).toEqual([expect.stringMatching(REFUSED)]);
  expect(await query(database.url, 'select fingerprint from secret_keys')).toHaveLength(1);
});
