import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder, demoOf, startProcess } from './support.ts';

// The demo's key is stored in a file and printed at each start, which suits a first try but not production.

/** Starts the service; returns everything that it prints until it stops. */
async function outputOf(env: Record<string, string>): Promise<string> {
  const running = await startProcess(env);
  // The demo's commands are printed after the message that the service is listening.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await running.kill('SIGTERM');
  return running.output();
}

test('with NODE_ENV=production no demo is created, and an earlier demo’s key is not printed', async () => {
  const DATA_DIR = dataFolder();
  try {
    const first = await outputOf({ DATA_DIR, NODE_ENV: 'production' });
    expect(first).not.toMatch(/demo|refkey_/i);
    expect(existsSync(join(DATA_DIR, 'demo.json'))).toBe(false);

    const development = await outputOf({ DATA_DIR });
    const { api_key } = demoOf(DATA_DIR);
    expect(development).toContain(api_key);

    expect(await outputOf({ DATA_DIR, NODE_ENV: 'production' })).not.toContain(api_key);
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}, 60_000);
