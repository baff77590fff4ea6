import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../support/client.ts';
import { sources } from './support/pages.ts';
import { docs, startShell, type Shell } from './support/shell.ts';

// Runs the commands of the guides in one shell, as readers do.

let shell: Shell;
beforeAll(async () => void (shell = await startShell()));
afterAll(() => shell.stop());

test('all commands of the guides work, one after another', { timeout: 240_000 }, async () => {
  // The guides use the default address of the service; this service has another.
  const here = `export REFERRAL_BASE_URL=${shell.baseUrl}`;
  const clicked = 'export CLICK_ID=$(. "$SAMPLES/click.sh" | grep -o "clk_[A-Za-z0-9_-]*")';
  const files = [
    'commands/program.sh',
    here,
    `SAMPLES='${docs}/samples'`,
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
    'commands/browser-allowed.sh',
    clicked,
    'echo "== settled"; . "$SAMPLES/../commands/browser-lead.sh"; echo',
    'commands/origins.sh',
    'commands/recipe-origin.sh',
    'commands/short-address.sh',
    'export WEBHOOK_SECRET=whsec_c2FtcGxl',
    'commands/connect-stripe.sh',
    'commands/connect-account.sh',
    'commands/simulate-stripe.sh',
    'commands/pending-events.sh',
    'commands/mark-key.sh',
    'samples/rotation.sh',
    'commands/regenerate-key.sh',
  ];
  const said = await shell.paste(files);

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
  expect(readFileSync(join(shell.folder, 'conformance.xml'), 'utf8')).toContain('failures="0"');
  expect(said['commands/browser-allowed.sh']).toContain('browser_allowed');
  expect(said.settled).not.toContain('provisional');
  expect(said['commands/origins.sh']).toContain('http://localhost:5173');
  expect(said['commands/short-address.sh']).toMatch(
    /^https:\/\/brand\.dev\/\?aff=anna&click_id=clk_[\w-]+&sub=newsletter-12$/m,
  );
  expect(said['commands/connect-stripe.sh']).toContain('/api/v1/webhooks/stripe/');
  expect(said['commands/simulate-stripe.sh']).toContain('"result":"sale_recorded"');
  expect(said['commands/pending-events.sh']).toContain('"replayed"');
  expect(said['samples/rotation.sh']).toMatch(/^sunset: /im);
  const { api_key: next } = JSON.parse(said['commands/regenerate-key.sh']!) as { api_key: string };
  const answer = await send(shell.baseUrl, '/api/v1/programs/me/readiness', { method: 'GET', key: next });
  expect(answer.status).toBe(200);

  const run = files.filter((file) => file.startsWith('commands/')).map((file) => file.slice('commands/'.length));
  // These commands need separate servers: test/process/backups.test.ts runs them.
  const others = sources('commands').filter((name) => /^(backup|restore)/.test(name));
  expect([...run, ...others].sort()).toEqual(sources('commands'));
});
