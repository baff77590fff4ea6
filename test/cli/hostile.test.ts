import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCredentials } from '../../packages/cli/src/credential-store.ts';
import { junit } from '../../packages/cli/src/conformance/junit.ts';
import { person, type Person, type Run } from './support.ts';

// A deployment is not trusted. The client checks responses before it uses them and removes control characters before a
// terminal shows them. It writes only to its own folder.

let server: Server;
let anna: Person;
let answers: Record<string, unknown>;
let status: number;
beforeAll(async () => {
  server = createServer((req, res) => {
    const path = req.url!.split('?')[0]!;
    req.resume();
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answers[path] ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  status = 200;
  answers = {};
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  anna?.clean();
  anna = person(baseUrl);
  const credentials = openCredentials(baseUrl, join(anna.config, 'referral-tracking'));
  credentials.saveLogin({
    token: 'reflogin_x',
    email: 'anna@brand.dev',
    advertiser_id: 1,
    signed_in_at: '2026-06-01T12:00:00Z',
  });
});
afterAll(() => {
  anna.clean();
  server.close();
});

const KEY = ['--api-key', 'refkey_x'];
const INIT = [
  'init',
  '--name',
  'Shop',
  '--domain',
  'brand.dev',
  '--commission-type',
  'percent',
  '--commission-rate',
  '5',
];
const MADE = {
  program_id: 7,
  program_slug: 'shop',
  name: 'Shop',
  domain: 'brand.dev',
  api_key: `refkey_${'a'.repeat(49)}`,
};
const STATUS = {
  program_id: 7,
  name: 'Shop',
  domain: 'brand.dev',
  lead_auth: 'server_required',
  key: { masked: 'refkey_…aaaa', created_at: '2026-06-01T12:00:00Z', rotate_by: null },
  stripe_connected: false,
  integration_verified: false,
  recent_events: { clicks_24h: 0, leads_24h: 0, sales_24h: 0 },
  active_partners: 0,
  pending_commissions: 0,
};
const SESSION = {
  state: 's',
  user_code: 'BCDF-GHJK',
  auth_url: 'http://127.0.0.1:1/cli/login',
  poll_url: 'http://127.0.0.1:1/api/v1/cli/auth/poll?state=s',
  expires_at: '2026-06-01T12:05:00Z',
  interval_seconds: 1,
};

/** C0 except the line end, DEL, C1, and the characters that change the direction of text. */
const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const NASTY = 'A\u001b]0;owned\u0007B\u009b2JC\u007fD\u202egpj.exe\u2066E\rF';

const everything = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

function expectRefused(run: Run, field: string): void {
  expect([run.code, run.stdout]).toEqual([1, '']);
  expect(run.stderr).toContain(`Error: The response of the service does not match its contract: ${field}`);
}

describe('a response that does not match the contract is not used', () => {
  test.each([
    ['a path as the program’s number', { program_id: 'x/../../../../pwned' }, 'data.program_id'],
    ['an invalid number', { program_id: 1e300 }, 'data.program_id'],
    ['a key with a line of its own', { api_key: 'refkey_a\nX-Other: b' }, 'data.api_key'],
    ['a key that is too long', { api_key: `refkey_${'a'.repeat(5000)}` }, 'data.api_key'],
    ['a name that is no text', { name: { toString: 'x' } }, 'data.name'],
    ['a name that is too long', { name: 'n'.repeat(1001) }, 'data.name'],
  ])('init: %s', async (_, fields, field) => {
    const home = dirname(anna.config);
    const before = everything(home);
    answers['/api/v1/cli/init'] = { data: { ...MADE, ...fields } };
    expectRefused(await anna.run(...INIT), field);
    expect(everything(home)).toEqual(before);
  });

  test('a program number that is a path is also rejected when files are written', () => {
    const credentials = openCredentials('http://127.0.0.1:1', join(anna.config, 'referral-tracking'));
    const before = everything(dirname(anna.config));
    const program_id = '1/../../../pwned' as unknown as number;
    expect(() => credentials.saveProgram({ program_id, name: 'n', api_key: 'k' })).toThrow(
      'not the number of a program',
    );
    expect(everything(dirname(anna.config))).toEqual(before);
  });

  test.each([
    ['another scheme to open', { auth_url: 'file:///etc/passwd' }, 'data.auth_url'],
    ['no address to open', { auth_url: 'javascript:alert(1)' }, 'data.auth_url'],
    ['another scheme to poll', { poll_url: 'data:/api/v1/cli/auth/poll?state=s' }, 'data.poll_url'],
    ['a code of another form', { user_code: '\u001b[2J' }, 'data.user_code'],
    ['an interval that never ends', { interval_seconds: 1e12 }, 'data.interval_seconds'],
    ['an interval of no time', { interval_seconds: 0 }, 'data.interval_seconds'],
  ])('login: %s', async (_, fields, field) => {
    answers['/api/v1/cli/auth/start'] = { data: { ...SESSION, ...fields } };
    expectRefused(await anna.run('login', '--no-browser'), field);
  });

  test.each([
    ['a token with a blank', { token: 'reflogin_a b' }, 'data.token'],
    ['an advertiser that is a path', { token: 'reflogin_a', advertiser_id: '../1' }, 'data.advertiser_id'],
  ])('login: %s', async (_, fields, field) => {
    const { port } = server.address() as AddressInfo;
    const poll_url = `http://127.0.0.1:${port}/api/v1/cli/auth/poll?state=s`;
    answers['/api/v1/cli/auth/start'] = { data: { ...SESSION, poll_url } };
    answers['/api/v1/cli/auth/poll'] = { data: { status: 'complete', email: 'a@b.dev', advertiser_id: 1, ...fields } };
    const before = anna.files();
    const run = await anna.run('login', '--no-browser');
    expect([run.code, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toContain(field);
    expect(anna.files()).toEqual(before);
  });

  test('stripe: an invalid number is not put into a command to paste', async () => {
    answers['/api/v1/cli/status'] = { data: { ...STATUS, program_id: '7; touch /tmp/pwned' } };
    expectRefused(await anna.run('stripe', ...KEY), 'data.program_id');
  });

  test.each([
    ['status', '/api/v1/cli/status', { ...STATUS, recent_events: { clicks_24h: '1', leads_24h: 0, sales_24h: 0 } }],
    ['programs', '/api/v1/cli/programs', [{ id: 1 }]],
    [
      'test',
      '/api/v1/cli/test-event',
      { event_type: 'click', event_id: 'x', received: true, attributed: false, message: '' },
    ],
  ])('%s', async (command, path, data) => {
    answers[path] = { data };
    const args = { status: KEY, programs: [], test: ['click', ...KEY] }[command]!;
    const run = await anna.run(command, ...args);
    expect([run.code, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toContain('The response of the service does not match its contract: data');
  });

  test('readiness', async () => {
    answers['/api/v1/programs/me/readiness'] = { gates: {} };
    expectRefused(await anna.run('readiness', ...KEY), 'program_id');
  });

  test('an endless response is not read to its end', async () => {
    answers['/api/v1/cli/status'] = { data: { ...STATUS, more: 'x'.repeat(20_000_000) } };
    const run = await anna.run('status', ...KEY);
    expect(run.code).toBe(4);
    expect(run.stderr).toContain('its response is too long');
  });
});

describe('printed text cannot control the terminal', () => {
  test.each([['status'], ['init']])('of an answer: %s', async (command) => {
    answers['/api/v1/cli/status'] = { data: { ...STATUS, name: NASTY } };
    answers['/api/v1/cli/init'] = { data: { ...MADE, name: NASTY } };
    const args = command === 'init' ? INIT : ['status', ...KEY];
    const text = await anna.run(...args);
    const json = await anna.run(...args, '--json');
    expect([text.code, json.code]).toEqual([0, 0]);
    expect(text.stdout).toContain('A ]0;owned B 2JC D gpj.exe E F');
    for (const { stdout, stderr } of [text, json]) expect(stdout + stderr).not.toMatch(UNSAFE);
    // The JSON document contains the same text: the characters are escaped, not removed.
    expect(json.document.data.name).toBe(NASTY);
  });

  test('in an error, its details and its warnings', async () => {
    status = 400;
    const warning = {
      code: 'api_key_rotation_required',
      message: NASTY,
      hint: NASTY,
      rotate_by: NASTY,
      docs_url: NASTY,
    };
    const error = {
      status: 400,
      name: NASTY,
      message: NASTY,
      code: NASTY,
      hint: NASTY,
      docs_url: NASTY,
      details: { [NASTY]: NASTY },
    };
    answers['/api/v1/cli/status'] = { error, warnings: [warning, 7, null, { code: 1 }] };
    const text = await anna.run('status', ...KEY);
    const json = await anna.run('status', ...KEY, '--json');
    expect([text.code, json.code]).toEqual([1, 1]);
    expect(text.stderr).toContain('Error: A ]0;owned');
    for (const { stdout, stderr } of [text, json]) expect(stdout + stderr).not.toMatch(UNSAFE);
  });

  test('in fields of another type', async () => {
    status = 400;
    answers['/api/v1/cli/status'] = {
      error: { message: 'No.', name: [1], code: {}, hint: 7, details: 'x', docs_url: null },
      warnings: 'x',
    };
    const { code, stderr } = await anna.run('status', ...KEY);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^Error: No\.\n {2}Code: 400\n {2}Request: [0-9a-f-]{36}\n {2}What to do: This version of the client does not know the error/,
    );
  });

  test('in the report for a CI server', () => {
    const row = {
      endpoint: 'status',
      asks: 'a',
      expects: 'b',
      outcome: 'failed',
      reason: NASTY,
      request: NASTY,
    } as const;
    const report = { rows: [{ ...row, seconds: 1 }], passed: 0, failed: 1, skipped: 0 };
    expect(junit(report as never)).not.toMatch(UNSAFE);
  });
});
