import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { readableLine } from '../../src/readable-log.ts';
import { welcomeText } from '../../src/welcome.ts';
import { program } from '../support/compiled.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { dataFolder, demoOf, launch, startProcess } from './support.ts';

// A person at a terminal gets a short text with colours and readable log lines; a file or a pipe gets JSON.

// One for all tests: to create a database takes longer than everything else in them.
const DATA_DIR = dataFolder();
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const ESCAPE = '\u001b[';

/** Starts the service on a terminal of its own and stops it when it listens; returns everything that it shows. */
async function shownOnTerminal(env: Record<string, string>): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const command = `exec ${process.execPath} ${program('src/main.ts').join(' ')}`;
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: { PATH, HOME, SHELL: '/bin/sh', TERM: 'xterm-256color', PORT: String(await freePort()), ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await expect.poll(() => text, { timeout: 60_000 }).toContain('/refund');
  // Ctrl-C, as on a keyboard: `script` would kill the service before it has stopped its database.
  child.stdin.write('\u0003');
  await once(child, 'exit');
  child.stdin.end();
  return text.replaceAll('\r\n', '\n');
}

test('on a terminal the start shows colours, and the log is readable', async () => {
  const shown = await shownOnTerminal({ DATA_DIR, LOG_LEVEL: 'debug' });
  expect(shown).toContain(ESCAPE);
  expect(shown).not.toMatch(/^\{"level"/m);
  expect(shown).toMatch(/\d\d:\d\d:\d\d.* .*INFO.* SIGINT: finishing active requests\n/);

  const plain = await shownOnTerminal({ DATA_DIR, NO_COLOR: '1', LOG_LEVEL: 'debug' });
  expect(plain).not.toContain(ESCAPE);
  // Only people read a terminal, so the lines contain the key and work everywhere.
  expect(plain).toContain(`Bearer ${demoOf(DATA_DIR).api_key}'`);
  expect(plain).toMatch(/\d\d:\d\d:\d\d INFO {2}SIGINT: finishing active requests\n/);
  // The second terminal has neither the variables of the first one nor another address than the default one.
  const started = (script: string) =>
    `^DATA_DIR=${DATA_DIR} npm run ${script} -- --base-url http://127\\.0\\.0\\.1:\\d+$`;
  expect(plain).toMatch(new RegExp(started('demo'), 'm'));
  expect(plain).toMatch(new RegExp(started('example'), 'm'));
}, 180_000);

test('in a pipe the log is JSON and nothing has colours', async () => {
  const child = launch({ DATA_DIR, PORT: String(await freePort()), FORCE_COLOR: '1' });
  const heard = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (heard.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (heard.stderr += chunk.toString()));
  await expect.poll(() => heard.stdout, { timeout: 60_000 }).toContain('/refund');
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(heard.stdout + heard.stderr).not.toContain(ESCAPE);
  const lines = heard.stderr.trim().split('\n');
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) as number });
}, 120_000);

test('the printed lines run the whole chain when they are pasted', async () => {
  const running = await startProcess({ DATA_DIR });
  try {
    await expect.poll(() => running.output()).toContain('/refund');
    const { code, api_key } = demoOf(DATA_DIR);
    // Standard output is a pipe here, whose text may be stored as a log.
    expect(running.output()).not.toContain(api_key);
    const lines = running.output().split('\n');
    const pasted = lines.filter((line) => /^(API=|ID=|curl )/.test(line));
    expect(pasted).toHaveLength(5);
    expect(pasted[1]).toContain(`/?aff=${code}`);
    const { stdout } = await promisify(execFile)('bash', ['-c', pasted.join('\n')]);
    const [id, ...answers] = stdout.trim().split('\n');
    expect(id).toMatch(/^clk_/);
    expect(answers.map((line) => JSON.parse(line) as object)).toMatchObject([
      { success: true, message: 'Lead tracked successfully' },
      { success: true, attributed: true },
      { success: true, status: 'reversed', deduction_cents: 1980 },
    ]);
  } finally {
    await running.kill('SIGTERM');
  }
}, 120_000);

const unpainted = (_: unknown, text: string): string => text;

test('without a demo program the start shows the address, the dashboard and the documentation, if they are built', () => {
  const options = { baseUrl: 'https://referrals.brand.dev', demo: undefined, dataDir: undefined, paint: unpainted };
  expect(welcomeText({ ...options, documented: true, dashboard: true }).split('\n')).toEqual([
    'Referral tracking listens on https://referrals.brand.dev',
    '  Dashboard      https://referrals.brand.dev/app',
    '  Documentation  https://referrals.brand.dev/docs/',
    '  Try it         https://referrals.brand.dev/docs/try',
  ]);
  expect(welcomeText({ ...options, documented: false, dashboard: false })).toBe(
    'Referral tracking listens on https://referrals.brand.dev',
  );
});

test('the commands quote a folder for the shell, and name none if DATA_DIR is not set', () => {
  const demo = { program_id: 1, api_key: 'refkey_1', code: 'demo' };
  const options = { baseUrl: 'http://127.0.0.1:3000', documented: true, dashboard: false, demo, paint: unpainted };
  const rows = (dataDir?: string) =>
    welcomeText({ ...options, dataDir })
      .split('\n')
      .slice(6, 8);
  expect(rows()).toEqual(['npm run demo', 'npm run example -- --base-url http://127.0.0.1:3000']);
  expect(rows("/data/Anna's shop")[0]).toBe(`DATA_DIR='/data/Anna'\\''s shop' npm run demo`);
});

test('a readable line has the level, the message, the other fields and the stack of an error', () => {
  const common = { time: 0, pid: 1, hostname: 'h' };
  const line = { level: 50, ...common, msg: 'It failed', route: '/a', err: { stack: 'Error: no\n  at b.ts' } };
  expect(readableLine(JSON.stringify(line), unpainted).replace(/^\S+/, '')).toBe(
    ' ERROR It failed route=/a\n    Error: no\n      at b.ts\n',
  );
  // A message of somebody else must not control the terminal.
  const nasty = { level: 40, ...common, msg: 'a\u001b[2Jb\nc', err: { message: '\u001b[2J' } };
  expect(readableLine(JSON.stringify(nasty), unpainted).replace(/^\S+/, '')).toBe(' WARN  a [2Jb c\n     [2J\n');
  expect(readableLine('no JSON\n', unpainted)).toBe('no JSON\n');
});
