import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundled } from '../support/bundled.ts';
import type { Campaign } from '../support/fixtures.ts';
import { startService, type Service } from '../support/service.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { dataFolder, demoOf, launch, startProcess } from './support.ts';

// The demo's key is stored in a file, from which the printed commands read it. That suits a first try but not production.

/** Starts the service; returns everything that it prints until it stops, which is after it has printed this. */
async function outputOf(env: Record<string, string>, last = 'listens on'): Promise<string> {
  const running = await startProcess(env);
  await expect.poll(() => running.output(), { timeout: 10_000 }).toContain(last);
  // The demo's commands would be printed after the message that the service is listening.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await running.kill('SIGTERM');
  return running.output();
}

test('npm run demo says that DATA_DIR may be another one, if there is no demo program', async () => {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: join(tmpdir(), 'referral-nothing') };
  const run = promisify(execFile)(process.execPath, [await bundled('scripts/demo.ts')], { env });
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

    const development = await outputOf({ DATA_DIR }, join(DATA_DIR, 'demo.json'));
    expect(development).toContain(join(DATA_DIR, 'demo.json'));
    expect(development).not.toContain(demoOf(DATA_DIR).api_key);

    expect(await outputOf({ DATA_DIR, NODE_ENV: 'production' })).not.toMatch(/demo|refkey_/i);
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}, 60_000);

test('the first start writes the history of the demo before it listens, without a warning, and later ones do not', async () => {
  const DATA_DIR = dataFolder();
  const written = 'The demo program has two months of events';
  try {
    const first = await startProcess({ DATA_DIR });
    // An event that came before the history would have a lower identifier than what is older.
    const headers = { authorization: `Bearer ${demoOf(DATA_DIR).api_key}` };
    const readiness = await fetch(`${first.baseUrl}/api/v1/programs/me/readiness`, { headers });
    expect(await readiness.json()).toMatchObject({ state: 'live_verified' });
    await expect.poll(() => first.output()).toContain(written);
    await first.kill('SIGTERM');
    expect(first.output()).not.toMatch(/Warning|"level":[45]0,(?!.*DEVELOPMENT SIGN-IN)/);
    expect(first.child.exitCode).toBe(0);
    expect(await outputOf({ DATA_DIR })).not.toContain(written);
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}, 120_000);

test('a start that is stopped at once leaves no part of the history, and the next one writes it', async () => {
  const DATA_DIR = dataFolder();
  try {
    const first = launch({ DATA_DIR, PORT: String(await freePort()) });
    const exit = once(first, 'exit');
    let output = '';
    first.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    // The history begins when the program is there.
    await expect.poll(() => existsSync(join(DATA_DIR, 'demo.json')), { timeout: 60_000, interval: 10 }).toBe(true);
    first.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    const second = await startProcess({ DATA_DIR });
    const headers = { authorization: `Bearer ${demoOf(DATA_DIR).api_key}` };
    const readiness = await fetch(`${second.baseUrl}/api/v1/programs/me/readiness`, { headers });
    expect(await readiness.json()).toMatchObject({ state: 'live_verified' });
    await second.kill('SIGTERM');
    // The signal may come a moment after the end of the history.
    expect((output + second.output()).match(/The demo program has two months of events/g)).toHaveLength(1);
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}, 120_000);

describe('npm run demo', () => {
  let service: Service;
  let campaign: Campaign;
  beforeAll(async () => {
    service = await startService();
    campaign = await service.make.campaign();
  });
  afterAll(() => service.stop());

  let script: string;
  beforeAll(async () => void (script = await bundled('scripts/demo.ts')));
  const demo = (...args: string[]) => {
    const program = ['--base-url', service.baseUrl, '--api-key', campaign.key, '--code', campaign.code];
    const { PATH = '', HOME = '' } = process.env;
    return spawn(process.execPath, [script, ...program, ...args], {
      env: { PATH, HOME },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  const finished = async (child: ReturnType<typeof demo>) => {
    const printed = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = (await once(child, 'exit')) as [number | null];
    const [stdout, stderr] = await printed;
    return { code, stdout, stderr };
  };
  const events = async () => {
    const { clicks, leads, sales } = (
      await service.call('/api/v1/programs/me/readiness', { method: 'GET', key: campaign.key })
    ).body.counts_24h as Record<string, number>;
    return clicks! + leads! + sales!;
  };

  test('with --count 0 runs the chain and shows each request and answer', async () => {
    const { code, stdout } = await finished(demo('--count', '0'));
    expect(code).toBe(0);
    expect(stdout.match(/^POST .*$/gm)).toEqual([
      'POST /api/v1/track/click  without a key',
      'POST /api/v1/track/lead  with the API key',
      'POST /api/v1/track/sale  with the API key',
      'POST /api/v1/track/refund  with the API key',
    ]);
    expect(stdout.match(/^200 /gm)).toHaveLength(4);
  }, 60_000);

  test('then sends further events, each of which is recorded and named in a line, until the count', async () => {
    const before = await events();
    const { code, stdout } = await finished(demo('--count', '12', '--every', '0'));
    expect(code).toBe(0);
    const lines = stdout.match(/^\d\d:\d\d:\d\d  (click|lead|sale|refund) .*$/gm)!;
    expect(lines).toHaveLength(12);
    expect(stdout).toContain('12 more events were sent.');
    const refunds = lines.filter((line) => line.includes('  refund ')).length;
    // The chain before has three that are counted.
    expect((await events()) - before).toBe(3 + 12 - refunds);
  }, 60_000);

  test('counts a single event as one', async () => {
    const { code, stdout } = await finished(demo('--count', '1', '--every', '0'));
    expect(code).toBe(0);
    expect(stdout).toMatch(/\n1 more event was sent\.\n$/);
  }, 60_000);

  test('Ctrl-C ends it in order', async () => {
    const child = demo('--every', '0.2');
    const ended = finished(child);
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        if (/^\d\d:\d\d:\d\d  /m.test(chunk.toString())) resolve();
      });
    });
    child.kill('SIGINT');
    const { code, stdout, stderr } = await ended;
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/\d+ more events? (was|were) sent\.\n$/);
  }, 60_000);

  test.each([
    ['--count', 'many', '--count must be a whole number; it is "many"'],
    ['--count', '-1', 'argument is ambiguous'],
    ['--every', 'soon', '--every must be a number of seconds; it is "soon"'],
  ])(
    '%s %s is refused before anything is sent',
    async (flag, value, message) => {
      const before = await events();
      const { code, stderr } = await finished(demo(flag, value));
      expect(code).toBe(1);
      expect(stderr).toContain(message);
      expect(await events()).toBe(before);
    },
    60_000,
  );
});
