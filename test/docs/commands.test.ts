import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcess, type Running } from '../process/support.ts';
import { send } from '../support/client.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { sources } from './support/pages.ts';

// Runs the commands of the guides in one shell, as readers do.

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

let database: TestDatabase;
let service: Running;
let folder: string;
beforeAll(async () => {
  database = await cloneDatabase();
  folder = mkdtempSync(join(tmpdir(), 'referral-commands-'));
  // A process, as readers start it, so that it and the operator commands share a secret key.
  service = await startProcess({ DATABASE_URL: database.url, DATA_DIR: folder });
  // A minimal checkout for the commands: its operator commands run from source.
  const node = `node --import ${import.meta.resolve('tsx')}`;
  const scripts = {
    admin: `${node} ${join(root, 'src/admin/main.ts')}`,
    'simulate:stripe': `${node} ${join(root, 'scripts/simulate-stripe.ts')}`,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts }));
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  // In another folder, tsx needs the checkout's settings to find the client's source.
  const settings = `TSX_TSCONFIG_PATH='${join(root, 'tsconfig.json')}'`;
  // The limits of this service are those of the tests; a reader's are those of the document.
  const scaled = 'if [ "$1" = conformance ]; then set -- "$@" --limit-scale 1000; fi';
  const client = `${scaled}\nexec env ${settings} ${node} ${join(root, 'packages/cli/src/main.ts')} "$@"`;
  writeFileSync(join(bin, 'referral'), `#!/bin/sh\n${client}\n`, { mode: 0o755 });
});
afterAll(async () => {
  await service.kill('SIGTERM');
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Runs the files in one shell; returns the output of each. */
async function paste(...files: string[]): Promise<Record<string, string>> {
  const lines = files.map((file) =>
    file.endsWith('.sh') ? `echo "== ${file}"; . '${root}/docs/${file}'; echo` : file,
  );
  const script = ['set -euo pipefail', ...lines].join('\n');
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATABASE_URL: database.url, DATA_DIR: folder };
  const stdout = await new Promise<string>((resolve, reject) =>
    execFile('bash', ['-c', script], { cwd: folder, env }, (error, out, err) =>
      error ? reject(new Error(`the last of these failed:\n${out}${err}`)) : resolve(out),
    ),
  );
  const parts = stdout.split(/^== (.+)$/m).slice(1);
  return Object.fromEntries(parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1]!.trim()]] : [])));
}

test('all commands of the guides work, one after another', { timeout: 240_000 }, async () => {
  // The guides use the default address of the service; this service has another.
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
    'commands/conformance.sh',
    'commands/conformance-only.sh',
    'commands/browser-allowed.sh',
    clicked,
    'echo "== settled"; . "$SAMPLES/../commands/browser-lead.sh"; echo',
    'commands/origins.sh',
    'commands/recipe-origin.sh',
    'export WEBHOOK_SECRET=whsec_c2FtcGxl',
    'commands/connect-stripe.sh',
    'commands/connect-account.sh',
    'commands/simulate-stripe.sh',
    'commands/pending-events.sh',
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
  expect(said['commands/conformance.sh']).toMatch(/\d\d rules: \d+ passed, 0 failed/);
  expect(readFileSync(join(folder, 'conformance.xml'), 'utf8')).toContain('failures="0"');
  expect(JSON.parse(said['commands/conformance-only.sh']!)).toMatchObject({ failed: 0, not_asked: 0 });
  expect(said['commands/browser-allowed.sh']).toContain('browser_allowed');
  expect(said.settled).not.toContain('provisional');
  expect(said['commands/origins.sh']).toContain('http://localhost:5173');
  expect(said['commands/connect-stripe.sh']).toContain('/api/v1/webhooks/stripe/');
  expect(said['commands/simulate-stripe.sh']).toContain('"result":"sale_recorded"');
  expect(said['commands/pending-events.sh']).toContain('"replayed"');
  expect(said['samples/rotation.sh']).toMatch(/^sunset: /im);
  const { api_key: next } = JSON.parse(said['commands/regenerate-key.sh']!) as { api_key: string };
  const answer = await send(service.baseUrl, '/api/v1/programs/me/readiness', { method: 'GET', key: next });
  expect(answer.status).toBe(200);

  const run = files.filter((file) => file.startsWith('commands/')).map((file) => file.slice('commands/'.length));
  // These commands need separate servers: test/process/backups.test.ts runs them.
  const others = sources('commands').filter((name) => /^(backup|restore)/.test(name));
  expect([...run, ...others].sort()).toEqual(sources('commands'));
});
