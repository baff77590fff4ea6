import { readFileSync, statSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { parseCommandLine } from '../../packages/cli/src/command-line.ts';
import { person } from './support.ts';

const anna = person('http://127.0.0.1:9');
afterAll(() => anna.clean());

function parse(...args: string[]) {
  let stdout = '';
  let stderr = '';
  const output = { out: (text: string) => void (stdout += text), err: (text: string) => void (stderr += text) };
  return { ...parseCommandLine(args, output), stdout, stderr };
}

const INIT = ['init', '--name', 'Brand', '--domain', 'brand.dev', '--commission-type', 'percent'];
const WRONG: [name: string, args: string[], message: RegExp][] = [
  ['an unknown command', ['deploy'], /unknown command 'deploy'/],
  ['an unknown flag', ['status', '--all'], /unknown option '--all'/],
  ['a word too many', ['status', 'now'], /too many arguments/],
  ['no kind of test', ['test'], /missing required argument 'event'/],
  [
    'an unknown kind of test',
    ['test', 'refund'],
    /^error: unknown event 'refund': choose click, lead, sale or chain\n/,
  ],
  ['a flag without its value', ['status', '--api-key'], /argument missing/],
  ['a key that cannot be one', ['status', '--api-key', 'a b'], /the key as it was printed/],
  ['an empty key', ['status', '--api-key', ''], /the key as it was printed/],
  ['two ways to name the program', ['status', '--api-key', 'k', '--program', '3'], /cannot be used with option/],
  ['a program that is no id', ['status', '--program', 'brand'], /the id of a record/],
  ['an address without scheme', ['status', '--base-url', 'brand.dev'], /an address such as/],
  ['an address of another scheme', ['status', '--base-url', 'ftp://brand.dev'], /an address such as/],
  ['an address with a password', ['status', '--base-url', 'https://a:b@brand.dev'], /without credentials/],
  ['an address with the path of the API', ['status', '--base-url', 'https://brand.dev/api/v1/'], /without \/api\/v1/],
  ['an address with a query', ['status', '--base-url', 'https://brand.dev?x=1'], /an address such as/],
  ['an unknown commission', [...INIT, '--commission-type', 'gift'], /Allowed choices are percent, fixed, recurring_/],
  ['a rate that is no number', [...INIT, '--commission-rate', 'ten'], /a number such as 12\.5/],
  ['a rate that is hardly one', [...INIT, '--commission-rate', '0x10'], /a number such as 12\.5/],
];

test.each(WRONG)('invalid usage: %s', (_, args, message) => {
  const { kind, stdout, stderr } = parse(...args);
  expect([kind, stdout]).toEqual(['usage', '']);
  expect(stderr).toMatch(message);
});

test('invalid usage names the help of the command', () => {
  expect(parse('status', '--all').stderr).toBe(
    "error: unknown option '--all'\n(see: npx @referral-tracking/cli status --help)\n",
  );
  expect(parse('link', 'create', '--all').stderr).toMatch(
    /\n\(see: npx @referral-tracking\/cli link create --help\)\n$/,
  );
});

test('a mistyped flag is named, not the one that is missing because of it', () => {
  const { stderr } = parse('link', 'create', '--partner', '3');
  expect(stderr).toMatch(/^error: unknown option '--partner'\n\(Did you mean --partner-id\?\)\n/);
  expect(parse('link', 'create').stderr).toMatch(/^error: required option '--partner-id <id>'/);
});

test('invalid usage exits with 2, and prints a message for people and a document for programs', async () => {
  const text = await anna.run('test', 'refund');
  expect([text.code, text.stdout]).toEqual([2, '']);
  expect(text.stderr).toContain("unknown event 'refund': choose click, lead, sale or chain");
  const json = await anna.run('test', 'refund', '--json');
  expect(json.code).toBe(2);
  expect(json.document.error).toMatchObject({ message: expect.stringMatching(/^unknown event/), exit_code: 2 });
});

describe('an invalid variable is invalid usage, and its name is printed', () => {
  test.each([
    [{ REFERRAL_BASE_URL: 'brand.dev' }, /^Error: REFERRAL_BASE_URL must be an address such as/],
    [{ REFERRAL_API_KEY: 'two words' }, /^Error: REFERRAL_API_KEY must be the key/],
  ])('%o', async (env, message) => {
    const { code, stderr, stdout } = await anna.runWith(env, 'status');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('two words');
  });

  test('an empty variable is ignored, and so is one that a flag replaces', async () => {
    const empty = await anna.runWith({ REFERRAL_API_KEY: '' }, 'status');
    expect(empty.code).toBe(3);
    const replaced = await anna.runWith({ REFERRAL_BASE_URL: '?' }, 'status', '--base-url', 'http://127.0.0.1:9');
    expect(replaced.code).toBe(3);
  });
});

describe('help', () => {
  const COMMANDS = ['login', 'logout', 'whoami', 'init', 'programs', 'status', 'readiness', 'test', 'stripe'];

  test('lists every command, the exit codes and the environment variables', async () => {
    const { code, stdout, stderr } = await anna.run('--help');
    expect([code, stderr]).toEqual([0, '']);
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
    for (const exit of [0, 1, 2, 3, 4, 5, 130]) expect(stdout).toMatch(new RegExp(`^  ${exit} +\\S`, 'm'));
    for (const name of ['REFERRAL_BASE_URL', 'REFERRAL_API_KEY', 'NO_COLOR']) expect(stdout).toContain(name);
  });

  test.each(COMMANDS)('exists for %s, with the common flags and without what is common to all', (command) => {
    const { kind, stdout, stderr } = parse(command, '--help');
    expect([kind, stderr]).toEqual(['help', '']);
    for (const flag of ['--json', '--base-url']) expect(stdout).toContain(flag);
    expect(stdout).not.toMatch(/Exit codes|Environment/);
  });
});

test('the help of conformance has lines to copy, which are valid', () => {
  const lines = parse('conformance', '--help').stdout.match(/(?<=^ {2}npx @referral-tracking\/cli )conformance .*$/gm)!;
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const words = [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
    expect(parse(...words).kind).toBe('job');
  }
});

test('the usage of a command names the flags that it needs, which are marked and come first', () => {
  const { stdout } = parse('link', 'create', '--help');
  expect(stdout).toContain('Usage: referral link create --partner-id <id> [options]\n');
  expect(stdout.replace(/\s+/g, ' ')).toMatch(/Options: --partner-id <id> [^-]*\(required\) --token/);
});

test('calling it without a command is invalid usage, with the help', async () => {
  const { code, stderr, document } = await anna.run('--json');
  expect(code).toBe(2);
  expect(stderr).toContain('Commands:');
  expect(document).toEqual({ error: { message: 'a command is required', exit_code: 2 } });
});

test('the package’s command is an executable file, even before the build', () => {
  const { bin } = JSON.parse(readFileSync('packages/cli/package.json', 'utf8')) as { bin: Record<string, string> };
  expect(Object.keys(bin)).toEqual(['referral']);
  const file = `packages/cli/${bin.referral!}`;
  // npm links a command only if its file exists.
  expect(readFileSync(file, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(statSync(file).mode & 0o111).toBe(0o111);
});

test('the version is that of the package', async () => {
  expect((await anna.run('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});
