import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { sources } from './support/pages.ts';

// The commands of the guides, pasted into one shell after another, as their readers do.

const root = fileURLToPath(new URL('../..', import.meta.url));

let service: Service;
let folder: string;
beforeAll(async () => {
  service = await startService();
  folder = mkdtempSync(join(tmpdir(), 'referral-commands-'));
  // A checkout as far as the commands need one: its operator's commands run from source.
  const admin = `node --import ${import.meta.resolve('tsx')} ${join(root, 'src/admin/main.ts')}`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts: { admin } }));
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  const client = `exec node --import ${import.meta.resolve('tsx')} ${join(root, 'src/cli/main.ts')} "$@"`;
  writeFileSync(join(bin, 'referral'), `#!/bin/sh\n${client}\n`, { mode: 0o755 });
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

/** Runs the files in one shell, and gives what each of them printed. */
async function paste(...files: string[]): Promise<Record<string, string>> {
  const lines = files.map((file) =>
    file.endsWith('.sh') ? `echo "== ${file}"; . '${root}/docs/${file}'; echo` : file,
  );
  const script = ['set -euo pipefail', ...lines].join('\n');
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATABASE_URL: service.databaseUrl, DATA_DIR: folder };
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder, env });
  const parts = stdout.split(/^== (.+)$/m).slice(1);
  return Object.fromEntries(parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1]!.trim()]] : [])));
}

test('every command of the guides works, one after another', { timeout: 240_000 }, async () => {
  // The guides write the address of a service that was started as they say; this one has another.
  const here = `export REFERRAL_BASE_URL=${service.baseUrl}`;
  const clicked = 'export CLICK_ID=$(. "$SAMPLES/click.sh" | grep -o "clk_[A-Za-z0-9_-]*")';
  const files = [
    'commands/program.sh',
    here,
    `SAMPLES='${root}/docs/samples'`,
    clicked,
    'commands/browser-lead.sh',
    'samples/lead.sh',
    'samples/sale.sh',
    'samples/refund.sh',
    'commands/explain.sh',
    'commands/figures.sh',
    'commands/readiness.sh',
    'commands/synthetic-chain.sh',
    'commands/check-program.sh',
    'commands/pipeline.sh',
    'commands/browser-allowed.sh',
    clicked,
    'echo "== settled"; . "$SAMPLES/../commands/browser-lead.sh"; echo',
    'commands/origins.sh',
    'commands/mark-key.sh',
    'samples/rotation.sh',
    'commands/regenerate-key.sh',
  ];
  const said = await paste(...files);

  expect(said['commands/browser-lead.sh']).toContain('"provisional":true');
  expect(said['samples/lead.sh']).toContain('Lead tracked successfully');
  expect(said['samples/sale.sh']).toContain('"attributed":true');
  expect(JSON.parse(said['samples/refund.sh']!)).toMatchObject({ status: 'reversed', deduction_cents: 1980 });
  expect(said['commands/explain.sh']).toContain('Attributed');
  expect(said['commands/figures.sh']).toContain('"settled_leads": 1');
  expect(JSON.parse(said['commands/readiness.sh']!)).toMatchObject({ state: 'live_verified' });
  expect(JSON.parse(said['commands/synthetic-chain.sh']!)).toMatchObject({ data: { attributed: true } });
  expect(said['commands/check-program.sh']).toContain('The chain is attributed');
  expect(JSON.parse(said['commands/pipeline.sh']!)).toMatchObject({ data: { type: 'chain', attributed: true } });
  expect(said['commands/browser-allowed.sh']).toContain('browser_allowed');
  expect(said.settled).not.toContain('provisional');
  expect(said['commands/origins.sh']).toContain('http://localhost:5173');
  expect(said['samples/rotation.sh']).toMatch(/^sunset: /im);
  const { api_key: next } = JSON.parse(said['commands/regenerate-key.sh']!) as { api_key: string };
  expect((await service.call('/api/v1/programs/me/readiness', { method: 'GET', key: next })).status).toBe(200);

  const run = files.filter((file) => file.startsWith('commands/')).map((file) => file.slice('commands/'.length));
  expect([...run].sort()).toEqual(sources('commands'));
});
