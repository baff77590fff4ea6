import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder, demoOf, startProcess } from './support.ts';

// The demo's key lies in a file and is printed at each start: right for a first try, wrong in production.

/** Starts the service, and gives all that it prints until it has stopped. */
async function outputOf(env: Record<string, string>): Promise<string> {
  const running = await startProcess(env);
  // The lines of the demo follow the line that it listens.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await running.kill('SIGTERM');
  return running.output();
}

test('with NODE_ENV=production no demo is made, and the key of an earlier one is not printed', async () => {
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
