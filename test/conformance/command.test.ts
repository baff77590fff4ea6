import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Target } from '../../packages/cli/src/conformance/kit.ts';
import { person, type Person } from '../cli/support.ts';
import { freePort } from '../process/support.ts';
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

test('a conforming service: a table, a summary and exit code 0; no production records without --write', async () => {
  const { code, stdout, stderr } = await conformance('--only', 'click', 'status');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^pass {2}click +an unknown link +400 referralLinkNotFound$/m);
  expect(stdout).toMatch(/^skip {2}click +a disabled link +410 linkDisabled\n +needs --disabled-aff$/m);
  expect(stdout).toMatch(
    /^skip {2}click +a click, and existing_click_id .*\n +needs --write: it makes production records$/m,
  );
  expect(stdout).toMatch(/\n\n\d+ rules: \d+ passed, 0 failed, 2 skipped\n$/);
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
  expect(document).toMatchObject({ failed: failed.length, passed: expect.any(Number), skipped: expect.any(Number) });
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

test('no service answers: exit code 4; the key is rejected: exit code 3', async () => {
  const nobody = await conformance('--base-url', `http://127.0.0.1:${await freePort()}`);
  expect([nobody.code, nobody.stdout]).toEqual([4, '']);
  expect(nobody.stderr).toMatch(/^Error: http:\/\/127\.0\.0\.1:\d+ cannot be reached: .*ECONNREFUSED/);
  breaker.apply((answer) => void (answer.body = '<h1>Hello</h1>'));
  const stranger = await conformance();
  breaker.apply(undefined);
  expect(stranger.code).toBe(4);
  expect(stranger.stderr).toMatch(/is not the referral tracking service/);
  const refused = await anna.run('conformance', '--api-key', 'refkey_x', '--aff', 'anna');
  expect([refused.code, refused.stdout]).toEqual([3, '']);
});

test.each([
  [['--aff', 'anna', '--only', 'clicks'], /There is no clicks: click, lead, /],
  [['--only', 'click'], /required option '--aff <code>' not specified/],
  [['--aff', 'a b'], /the code of a link/],
  [['--aff', 'anna', '--origin', 'https://brand.dev/'], /an origin such as/],
])('invalid usage: %j', async (args, message) => {
  const { code, stderr } = await anna.run('conformance', '--api-key', 'refkey_x', ...args);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
});
