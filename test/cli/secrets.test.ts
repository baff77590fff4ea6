import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { asPerson } from './signing.ts';

// Every user who can list processes can read the value of a flag, but not standard input.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test.each<[string, (key: string) => string, number, RegExp]>([
  ['the key', (key) => `${key}\n`, 0, /^$/],
  ['the key amid blanks, and more lines', (key) => `  ${key}  \r\nmore`, 0, /^$/],
  ['nothing', () => '', 2, /^Error: --api-key -: the first line of standard input must be the key as it was printed/],
  ['no key', () => 'a b\n', 2, /^Error: --api-key -: the first line/],
  ['another key', () => 'refkey_other\n', 3, /^Error: Invalid API key/],
])('--api-key - reads standard input: %s', (_, input, code, said) =>
  asPerson(service, async (anna) => {
    const { key } = await service.make.program();
    const running = anna.start('status', '--api-key', '-');
    running.child.stdin.end(input(key));
    const run = await running.ended;
    expect(run.code).toBe(code);
    expect(run.stderr).toMatch(said);
  }),
);

test('only one secret can be read from standard input', () =>
  asPerson(service, async (anna) => {
    const both = ['--api-key', '-', '--login-token', '-'];
    const run = await anna.run('conformance', '--aff', 'demo', ...both);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('Only one of --api-key and --login-token');
  }));
