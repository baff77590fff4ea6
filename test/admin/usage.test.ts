import { describe, expect, it } from 'vitest';
import { parseCommandLine } from '../../src/admin/command-line.ts';
import { testClock } from '../support/clock.ts';
import { spawnAdmin } from './support.ts';

const PROGRAM = ['program', 'create', '--name', 'Shop', '--domain', 'shop.dev', '--commission-type', 'percent'];
const CONNECT = ['stripe', 'connect', '--program-id', '1'];
const RATED = [...PROGRAM, '--commission-rate', '10'];

function parse(...args: string[]) {
  let stdout = '';
  let stderr = '';
  const output = { out: (text: string) => void (stdout += text), err: (text: string) => void (stderr += text) };
  return { ...parseCommandLine(args, testClock(), output), stdout, stderr };
}

const WRONG: [name: string, args: string[], message: RegExp][] = [
  ['an unknown noun', ['shop', 'create'], /unknown command 'shop'/],
  ['an unknown verb', ['program', 'destroy'], /unknown command 'destroy'/],
  ['an unknown flag', ['program', 'list', '--all'], /unknown option '--all'/],
  ['a missing flag', ['key', 'regenerate'], /required option '--program-id <id>'/],
  ['a flag without its value', ['key', 'regenerate', '--program-id'], /argument missing/],
  ['a flag given twice', ['program', 'show', '--program-id', '4', '--program-id', '5'], /given only once/],
  [
    'one of several ids that is none',
    ['commission', 'pay', '--commission-id', '4', '--commission-id', 'x'],
    /positive integer/,
  ],
  ['an unknown status', ['commission', 'list', '--program-id', '1', '--status', 'open'], /Allowed choices are pending/],
  [
    'an unknown format',
    ['commission', 'list', '--program-id', '1', '--format', 'xls'],
    /Allowed choices are json, csv/,
  ],
  ['a word too many', ['program', 'list', '7'], /too many arguments/],
  ['an invalid id', ['program', 'show', '--program-id', '0'], /positive integer/],
  ['an id too large', ['program', 'show', '--program-id', '9007199254740992'], /positive integer/],
  ['an id in another notation', ['program', 'show', '--program-id', '1e3'], /positive integer/],
  ['a rate of zero', [...PROGRAM, '--commission-rate', '0'], /positive number/],
  ['a negative rate', [...PROGRAM, '--commission-rate', '-5'], /positive number/],
  ['a rate that is no number', [...PROGRAM, '--commission-rate', '0x10'], /positive number/],
  [
    'more than all',
    [...PROGRAM, '--commission-rate', '100.5'],
    /--commission-rate must be at most 100 for the percent kinds/,
  ],
  [
    'more than any',
    [...PROGRAM, '--commission-rate', '1000001'],
    /at most 100 for the percent kinds and 1000000 for the/,
  ],
  ['an unknown kind', [...RATED, '--commission-type', 'gift'], /Allowed choices are percent, fixed/],
  ['an unknown currency', [...RATED, '--currency', 'XXX'], /It must be the code of a currency/],
  ['an unknown policy', [...RATED, '--lead-auth', 'open'], /Allowed choices are server_required, browser_allowed/],
  ['no days', [...RATED, '--cookie-window-days', '0'], /positive whole number of days/],
  ['part of a day', [...RATED, '--attribution-window-days', '1.5'], /positive whole number of days/],
  ['a negative amount', [...RATED, '--lead-commission-cents', '-1'], /whole number of the smallest/],
  ['an origin with a path', [...RATED, '--allowed-origin', 'https://shop.dev/'], /exact origin/],
  ['an origin with a wildcard', [...RATED, '--allowed-origin', 'https://*.shop.dev'], /exact origin/],
  ['an origin of another scheme', [...RATED, '--allowed-origin', 'ftp://shop.dev'], /exact origin/],
  ['a domain that is an address', [...RATED, '--domain', 'https://shop.dev'], /host name/],
  ['a blank name', [...RATED, '--name', '  '], /1 to 1000 characters/],
  ['a name of characters without width', [...RATED, '--name', '\u200b\u202e'], /1 to 1000 characters/],
  ['a name too long', [...RATED, '--name', 'n'.repeat(1001)], /1 to 1000 characters/],
  ['an update of nothing', ['program', 'update', '--program-id', '1'], /nothing to change/],
  ['a code too short', ['link', 'create', '--code', 'ab'], /3 to 32 letters/],
  ['a code with blanks', ['link', 'create', '--code', 'a b c'], /3 to 32 letters/],
  ['an invalid address', ['account', 'create', '--email', 'nobody'], /e-mail address/],
  ['an address with a line break', ['account', 'create', '--email', 'a@b.dev\n'], /e-mail address/],
  ['an address with an escape', ['partner', 'create', '--name', 'A', '--email', 'a\x1b[2J@b.dev'], /e-mail address/],
  ['a rebinding of nobody', ['account', 'rebind'], /required option '--email <address>'/],
  [
    'an address too long',
    ['partner', 'create', '--name', 'A', '--email', `${'a'.repeat(320)}@b.dev`],
    /e-mail address/,
  ],
  ['a time without offset', ['key', 'mark', '--program-id', '1', '--rotate-by', '2030-01-01T00:00:00'], /ISO 8601/],
  [
    'a day that does not exist',
    ['key', 'mark', '--program-id', '1', '--rotate-by', '2030-02-30T00:00:00Z'],
    /ISO 8601/,
  ],
  ['a time in the past', ['key', 'mark', '--program-id', '1', '--rotate-by', '2026-06-01T12:00:00Z'], /in the future/],
  ['a key of the wrong kind', [...CONNECT, '--webhook-secret', 'sk_live_1'], /signing secret of a webhook endpoint/],
  ['a secret with a blank', [...CONNECT, '--webhook-secret', 'whsec_a b'], /signing secret of a webhook endpoint/],
  ['no secret', CONNECT, /required option '--webhook-secret <secret>'/],
  [
    'an unknown state',
    ['stripe', 'events', '--program-id', '1', '--state', 'lost'],
    /Allowed choices are pending, applied/,
  ],
  ['no events', ['stripe', 'events', '--program-id', '1', '--limit', '0'], /from 1 to 1000/],
  ['nothing to replay', ['stripe', 'replay'], /one of --event-id and --program-id/],
  ['neither identifier', ['customer', 'explain', '--program-id', '1'], /one of --click-id and --customer-key/],
];

describe('wrong usage', () => {
  it.each(WRONG)('%s is rejected with the usage, and nothing is opened', (_name, args, message) => {
    const { kind, stdout, stderr } = parse(...args);
    expect(kind).toBe('usage');
    expect(stderr.replace(/\s+/g, ' ')).toMatch(message);
    expect(stderr).toContain('Usage: npm run -s admin --');
    expect(stdout).toBe('');
  });

  it('is explained first, with the usage of this command alone', () => {
    expect(parse('link', 'create', '--code', 'anna', '--kind', 'x').stderr).toBe(
      [
        "error: unknown option '--kind'",
        'Usage: npm run -s admin -- link create --code <code> [options]',
        '(see: npm run -s admin -- link create --help)\n',
      ].join('\n'),
    );
  });

  it('names a mistyped flag, not the one that is missing because of it', () => {
    const { stderr } = parse('program', 'create', '--nam', 'Brand', '--domain', 'brand.dev');
    expect(stderr).toMatch(/^error: unknown option '--nam'\n\(Did you mean --name\?\)\nUsage: /);
    expect(parse('program', 'create', '--name', 'Brand').stderr).toMatch(/^error: required option '--domain <host>'/);
    expect(parse('program', 'create', '--', '--').stderr).toMatch(/^error: required option '--name <text>'/);
  });

  it('lists the verbs of a noun after an unknown one', () => {
    expect(parse('link', 'destroy').stderr).toBe(
      [
        "error: unknown command 'destroy'",
        'Usage: npm run -s admin -- link <verb> [--flag value …]',
        'One of: create, list, disable, enable',
        '(see: npm run -s admin -- link --help)\n',
      ].join('\n'),
    );
  });

  it.each([[[]], [['program']]])('%j alone shows the help as an error', (args) => {
    const { kind, stdout, stderr } = parse(...args);
    expect([kind, stdout]).toEqual(['usage', '']);
    expect(stderr).toContain('Commands:');
  });
});

const NOUNS: Record<string, string[]> = {
  account: ['create', 'list', 'suspend', 'reinstate'],
  program: ['create', 'update', 'list', 'show'],
  key: ['list', 'regenerate', 'mark'],
  partner: ['create', 'list', 'join', 'leave', 'export', 'erase', 'show'],
  link: ['create', 'list', 'disable', 'enable'],
  commission: ['list', 'approve', 'pay', 'repair'],
  customer: ['explain'],
  stripe: ['connect', 'disconnect', 'events', 'replay'],
  demo: ['seed'],
  clicks: ['prune'],
  job: ['list'],
};
const VERBS = Object.entries(NOUNS).flatMap(([noun, verbs]) => verbs.map((verb) => [noun, verb] as const));

describe('help that was asked for', () => {
  it('lists every noun', () => {
    const { kind, stdout } = parse('--help');
    expect(kind).toBe('help');
    for (const noun of Object.keys(NOUNS)) expect(stdout).toMatch(new RegExp(`^  ${noun} `, 'm'));
  });

  it.each(VERBS)('%s %s has help', (noun, verb) => {
    expect(parse(noun, '--help').stdout).toMatch(new RegExp(`^  ${verb} `, 'm'));
    const { kind, stdout, stderr } = parse(noun, verb, '--help');
    expect([kind, stderr]).toEqual(['help', '']);
    expect(stdout).toContain(`admin -- ${noun} ${verb}`);
  });
});

describe('flags that a command needs', () => {
  it('are in its usage, marked, and before the others', () => {
    const { stdout } = parse('link', 'create', '--help');
    const needed = /--code <code>  .+ \(required\)/;
    expect(stdout).toContain('admin -- link create --code <code> [options]');
    expect(stdout).toMatch(needed);
    expect(parse('program', 'create', '--help').stdout).toMatch(
      /^Usage: .+ --name <text> --domain <host> .*\[options\]/,
    );
  });

  it('are not all that a link needs to accept clicks, as its help says', () => {
    const help = parse('link', 'create', '--help').stdout.replace(/\s+/g, ' ');
    expect(help).toMatch(/--program-id <id> [^-]*without it, every click is refused/);
    expect(help).toMatch(/--partner-id <id> [^-]*without it, every click is refused/);
    expect(help).toContain('Give both: link create --code anna --program-id <id> --partner-id <id>');
  });

  it('leave the usage of other commands as it is', () => {
    const { stdout } = parse('program', 'list', '--help');
    expect(stdout).toContain('Usage: npm run -s admin -- program list [options]\n');
    expect(stdout).not.toContain('(required)');
  });
});

describe('as a process', () => {
  it('exits with 2 and the usage on standard error', async () => {
    const run = await spawnAdmin({}, ['program', 'destroy']);
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain('Usage:');
  });

  it('exits with 0 and the help on standard output when asked', async () => {
    const run = await spawnAdmin({}, ['key', '--help']);
    expect([run.code, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toContain('regenerate');
  });

  it('exits with 1 and one line when the database cannot be reached', async () => {
    const run = await spawnAdmin({ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/none' }, ['program', 'list']);
    expect([run.code, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toMatch(/^Refused: the database cannot be reached: .*ECONNREFUSED[^\n]*\n$/m);
    expect(run.stderr).not.toContain('hidden');
  });

  it('exits with 1 and the name of a variable that is wrong', async () => {
    const run = await spawnAdmin({ DATABASE_URL: 'mysql://127.0.0.1' }, ['program', 'list']);
    expect([run.code, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toBe('Refused: DATABASE_URL must be a postgres:// URL\n');
  });
});
