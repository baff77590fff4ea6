import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Target } from '../../packages/cli/src/conformance/kit.ts';
import { person, type Person, type Running } from '../cli/support.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { startService, type Service } from '../support/service.ts';
import { startBreaker, targetOn, type Breaker } from './support.ts';

// The command as a process.

let service: Service;
let breaker: Breaker;
let target: Target;
let anna: Person;
let folder: string;
beforeAll(async () => {
  service = await startService();
  breaker = await startBreaker(service);
  target = await targetOn(service, breaker.baseUrl);
  anna = person(breaker.baseUrl);
  folder = mkdtempSync(join(tmpdir(), 'referral-conformance-'));
});
afterAll(async () => {
  anna.clean();
  rmSync(folder, { recursive: true, force: true });
  await breaker.stop();
  await service.stop();
});

const conformance = (...args: string[]) =>
  anna.run('conformance', '--api-key', target.apiKey, '--aff', target.aff, ...args);

test('a conforming service: what was not asked by the flags that it needs, a summary and exit code 0', async () => {
  const { code, stdout, stderr } = await conformance('--only', 'click', 'status');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^\d+ rules need --disabled-aff$/m);
  expect(stdout).toMatch(/^1 rule needs --write$/m);
  expect(stdout).not.toMatch(/^pass|^not asked:/m);
  expect(stdout).toMatch(/\n\n\d+ rules: \d+ passed, 0 failed, \d+ not asked\n\d+ % of the rules were not asked, /);
  expect(stdout).toMatch(/\nTo ask \d+ more rules, add (?=.*--disabled-aff)(?=.*--write).*#ask-every-rule\n$/);
});

test('--verbose: a table of every rule, and each that was not asked', async () => {
  const { code, stdout, stderr } = await conformance('--only', 'click', 'status', '--verbose');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^pass {2}click +an unknown link +400 referralLinkNotFound$/m);
  expect(stdout).toMatch(/^not asked: click: a disabled link: 410 linkDisabled: needs --disabled-aff$/m);
  expect(stdout).toMatch(
    /^not asked: click: a click, and existing_click_id: the same click_id: needs --write: it makes production records$/m,
  );
  expect(stdout).toMatch(/\n\n\d+ rules: \d+ passed, 0 failed, \d+ not asked\n/);
  expect(await service.db.knex('clicks').count('* as n')).toEqual([{ n: 0 }]);
});

test('a non-conforming service: exit code 1, with the expected and actual responses in the table, JSON and JUnit', async () => {
  breaker.apply(({ body, status }) => void (status === 422 && (body.error.message = 'currency <&> "no"')));
  const file = join(folder, 'report.xml');
  const { code, document } = await conformance('--only', 'sale', '--json', '--junit', file);
  const text = await conformance('--only', 'sale');
  breaker.apply(undefined);
  expect([code, text.code]).toEqual([1, 1]);
  const failed = document.rows.filter((row: { outcome: string }) => row.outcome === 'failed');
  expect(failed).toContainEqual({
    endpoint: 'sale',
    asks: 'currency is "XXX"',
    expects: '422 unsupportedCurrency',
    outcome: 'failed',
    reason: expect.stringContaining('trackSale 422 is no error of the catalogue: {"data":null'),
    request: expect.stringMatching(/^POST \/api\/v1\/track\/sale \(conformance-\w+\)$/),
    seconds: expect.any(Number),
  });
  expect(document).toMatchObject({ failed: failed.length, passed: expect.any(Number), not_asked: expect.any(Number) });
  expect(text.stdout).toMatch(/^FAIL {2}sale +currency is "XXX" .*\n {6}trackSale 422 is no .*\n {6}request: POST/m);
  const xml = readFileSync(file, 'utf8');
  expect(xml).toMatch(
    new RegExp(
      `^<\\?xml .*\\n<testsuites name="conformance" tests="${document.rows.length}" failures="${failed.length}"`,
    ),
  );
  expect(xml).toMatch(
    /<testcase classname="sale" name="currency is &quot;XXX&quot;: [^"]+" time="[\d.]+"><failure message="[^"<&]*(?:&[a-z]+;[^"<&]*)+">POST /,
  );
  expect(xml).toContain('currency &lt;&amp;&gt; ');
  expect(`${JSON.stringify(document)}${text.stdout}${xml}`).not.toContain(target.apiKey);
});

test('no rule passes: exit code 1', async () => {
  breaker.apply(({ headers }) => void (headers['x-more'] = '1'));
  const none = await conformance('--only', 'stripe-connect', '--json');
  breaker.apply(undefined);
  expect([none.code, none.document.passed]).toEqual([1, 0]);
});

test('no service answers: exit code 4; another server: exit code 6; the key is rejected: exit code 3', async () => {
  const nobody = await conformance('--base-url', `http://127.0.0.1:${await freePort()}`);
  expect([nobody.code, nobody.stdout]).toEqual([4, '']);
  expect(nobody.stderr).toMatch(/^Error: http:\/\/127\.0\.0\.1:\d+ cannot be reached: .*ECONNREFUSED/);
  breaker.apply((answer) => void (answer.body = '<h1>Hello</h1>'));
  const stranger = await conformance();
  breaker.apply(undefined);
  expect(stranger.code).toBe(6);
  expect(stranger.stderr).toMatch(/is not the referral tracking service: GET .* is answered with 200 <h1>Hello/);
  const refused = await anna.run('conformance', '--api-key', 'refkey_x', '--aff', 'anna');
  expect([refused.code, refused.stdout]).toEqual([3, '']);
});

const FOREIGN: [name: string, status: number, body: object, headers: Record<string, string>][] = [
  ['another API', 404, { error: { message: 'Not Found' } }, {}],
  ['another API with the same envelope', 401, { data: null, error: { status: 401, message: 'No token' } }, {}],
  ['an object for everything', 200, { data: { id: 1 } }, {}],
  ['a list', 200, [], {}],
  ['a redirect', 301, {}, { location: 'https://elsewhere.example/' }],
];

test.each(FOREIGN)('%s is recognised as another server: exit code 6', async (_, status, body, headers) => {
  breaker.apply((answer) =>
    Object.assign(answer, { status, body, headers: { 'content-type': 'application/json', ...headers } }),
  );
  const { code, stdout, stderr } = await conformance();
  breaker.apply(undefined);
  expect([code, stdout]).toEqual([6, '']);
  expect(stderr).toContain(`is not the referral tracking service: GET /api/v1/cli/status is answered with ${status}`);
  expect(stderr.includes('refers to https://elsewhere.example/')).toBe(status === 301);
});

test('a deployment whose status has a fault is still recognised, and the fault is reported', async () => {
  breaker.apply((answer, { path }) => void (path.endsWith('/status') && (answer.body = { data: { program: 7 } })));
  const { code, document } = await conformance('--only', 'status', '--json');
  breaker.apply(undefined);
  expect([code, document.failed > 0]).toEqual([1, true]);
});

test('the report as JSON and TAP, into files', async () => {
  const [json, tap] = [join(folder, 'report.json'), join(folder, 'report.tap')];
  breaker.apply(({ body, status }) => void (status === 410 && (body.error.message = 'Gone # \\ for\never')));
  const { code, document } = await conformance(
    '--only',
    'stripe-connect',
    'click',
    '--json',
    '--json-file',
    json,
    '--tap',
    tap,
  );
  breaker.apply(undefined);
  expect(code).toBe(1);
  expect(JSON.parse(readFileSync(json, 'utf8'))).toEqual(document);
  const lines = readFileSync(tap, 'utf8').split('\n');
  expect(lines.slice(0, 2)).toEqual(['TAP version 14', `1..${document.rows.length}`]);
  expect(lines).toContainEqual(expect.stringMatching(/^ok \d+ - click: an unknown link: 400 referralLinkNotFound$/));
  expect(lines).toContainEqual(
    expect.stringMatching(/^ok \d+ - click: a disabled link: 410 linkDisabled # SKIP not asked: needs --disabled-aff$/),
  );
  const failed = lines.findIndex((line) => /^not ok \d+ - stripe-connect: nothing: 410 retired$/.test(line));
  expect(lines.slice(failed + 1, failed + 5)).toEqual([
    '  ---',
    expect.stringMatching(/^ {2}message: ".*Gone # /),
    expect.stringMatching(/^ {2}request: "POST \/api\/v1\/cli\/stripe-connect /),
    '  ...',
  ]);
});

test('report paths are checked before the first request', async () => {
  const before = service.clock.now();
  const missing = await conformance('--junit', join(folder, 'no', 'report.xml'));
  const isFolder = await conformance('--tap', folder);
  const twice = await conformance('--junit', join(folder, 'x'), '--json-file', join(folder, '.', 'x'));
  expect([missing.code, isFolder.code, twice.code]).toEqual([2, 2, 2]);
  expect(missing.stderr).toContain(
    `The file of --junit cannot be written: ${join(folder, 'no', 'report.xml')}: there is no folder`,
  );
  expect(isFolder.stderr).toMatch(/The file of --tap cannot be written: .*: it is a folder/);
  expect(twice.stderr).toMatch(/Two reports cannot be written to the same file/);
  expect(existsSync(join(folder, 'x'))).toBe(false);
  // The proxy sets the service's clock at each request.
  expect(service.clock.now()).toEqual(before);
});

test('a report that can no longer be written is printed, with exit code 1', async () => {
  const gone = join(folder, 'gone');
  mkdirSync(gone);
  breaker.apply(() => rmSync(gone, { recursive: true, force: true }));
  const tap = join(folder, 'kept.tap');
  const { code, document, stderr } = await conformance(
    '--only',
    'status',
    '--json',
    '--junit',
    join(gone, 'r.xml'),
    '--tap',
    tap,
  );
  breaker.apply(undefined);
  expect([code, document.failed]).toEqual([1, 0]);
  expect(stderr).toContain(`The report cannot be written: ${join(gone, 'r.xml')}: `);
  expect(readFileSync(tap, 'utf8')).toContain('ok 1 - status');
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s: what is known is printed and written, with exit code 130',
  async (signal) => {
    const [xml, tap] = [join(folder, `${signal}.xml`), join(folder, `${signal}.tap`)];
    const args = [
      '--api-key',
      target.apiKey,
      '--aff',
      target.aff,
      '--only',
      'status',
      '--json',
      '--junit',
      xml,
      '--tap',
      tap,
    ];
    const started: Running[] = [];
    let asked = 0;
    // The proxy interrupts the command at a request in the middle of the run.
    breaker.apply(() => void (++asked === 6 && started[0]?.child.kill(signal)));
    started.push(anna.start('conformance', ...args));
    const { code, document } = await started[0]!.ended;
    breaker.apply(undefined);
    expect(code).toBe(130);
    expect(document.rows.length).toBeGreaterThan(0);
    expect(document).toMatchObject({ failed: 0, passed: document.rows.length, left: expect.any(Number) });
    expect(document.left).toBeGreaterThan(0);
    expect(readFileSync(xml, 'utf8')).toContain(`<error message="Interrupted: ${document.left} rules are left."/>`);
    expect(readFileSync(tap, 'utf8')).toMatch(/^Bail out! Interrupted: \d+ rules are left\.$/m);
  },
);

test.each([
  [['--aff', 'anna', '--only', 'leads'], /There is no leads: .*click, lead, /],
  [['--only', 'click'], /required option '--aff <code>' not specified/],
  [['--aff', 'a b'], /the code of a link/],
  [['--aff', 'anna', '--origin', 'https://brand.dev/'], /an origin such as/],
])('invalid usage: %j', async (args, message) => {
  const { code, stderr } = await anna.run('conformance', '--api-key', 'refkey_x', ...args);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
});
