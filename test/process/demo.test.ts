import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { dataFolder, demoOf, startProcess } from './support.ts';

// The demo's key is stored in a file, from which the printed commands read it. That suits a first try but not production.

/** Starts the service; returns everything that it prints until it stops. */
async function outputOf(env: Record<string, string>): Promise<string> {
  const running = await startProcess(env);
  // The demo's commands are printed after the message that the service is listening.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await running.kill('SIGTERM');
  return running.output();
}

test('npm run demo says that DATA_DIR may be another one, if there is no demo program', async () => {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: join(tmpdir(), 'referral-nothing') };
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/demo.ts'], { env });
  const { code, stderr } = await run.then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^There is no demo program in \S+referral-nothing\/demo\.json\. If the service has another DATA_DIR, set it here too: DATA_DIR=<folder> npm run demo\n/,
  );
}, 60_000);

test('with NODE_ENV=production no demo is created, and the commands of an earlier demo are not printed', async () => {
  const DATA_DIR = dataFolder();
  try {
    const first = await outputOf({ DATA_DIR, NODE_ENV: 'production' });
    expect(first).not.toMatch(/demo|refkey_/i);
    expect(existsSync(join(DATA_DIR, 'demo.json'))).toBe(false);

    const development = await outputOf({ DATA_DIR });
    expect(development).toContain(join(DATA_DIR, 'demo.json'));
    expect(development).not.toContain(demoOf(DATA_DIR).api_key);

    expect(await outputOf({ DATA_DIR, NODE_ENV: 'production' })).not.toMatch(/demo|refkey_/i);
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}, 60_000);
