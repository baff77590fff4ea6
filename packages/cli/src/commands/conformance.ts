import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Option } from 'commander';
import type { Report, RowResult, Target } from '../conformance/index.ts';
import type { CommandContext, CommandResult, CommandRegistry } from '../action.ts';
import { keyOf, secretOf, withKey, type KeyFlags } from '../credential.ts';
import { EXIT } from '../exit.ts';
import { CommandFailure, wrongUsage } from '../failure.ts';
import { commandResult } from '../result.ts';
import type { Paint } from '../terminal.ts';
import { columns, count } from '../text.ts';
import { code, origin, token } from '../values.ts';

interface Flags extends KeyFlags {
  aff: string;
  disabledAff?: string;
  loginToken?: string;
  origin?: string;
  write?: boolean;
  only?: string[];
  junit?: string;
}

const MARKS: Record<RowResult['outcome'], { mark: string; colour: 'green' | 'red' | 'yellow' }> = {
  passed: { mark: 'pass', colour: 'green' },
  failed: { mark: 'FAIL', colour: 'red' },
  skipped: { mark: 'skip', colour: 'yellow' },
};

const indented = (text: string): string => `      ${text}`;

function linesOf({ outcome: result, reason, request }: RowResult, line: string, paint: Paint): string[] {
  const { mark, colour } = MARKS[result];
  const why = reason === undefined ? [] : [indented(reason)];
  const where = request === undefined ? [] : [indented(`request: ${request}`)];
  return [`${paint(colour, mark)}  ${line}`, ...why, ...where];
}

function read({ rows, passed, failed, skipped }: Report, paint: Paint): string {
  const table = columns(rows.map(({ endpoint, asks, expects }) => [endpoint, asks, expects])).split('\n');
  const summary = `${count(rows.length, 'rule')}: ${passed} passed, ${failed} failed, ${skipped} skipped`;
  const conforms = failed === 0 && passed > 0;
  return [
    ...rows.flatMap((row, i) => linesOf(row, table[i]!, paint)),
    '',
    paint(conforms ? 'green' : 'red', summary),
  ].join('\n');
}

function save(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new CommandFailure(EXIT.failed, `The report cannot be written: ${(error as Error).message}`);
  }
}

/** Loads the conformance kit only when it is used: it contains the whole document, which no other command needs. */
const load = () => import('../conformance/index.ts');

async function ask(
  target: Target,
  only: readonly string[],
  { terminal, signal, now }: CommandContext,
): Promise<Report> {
  const { runConformance, KeyRefused, Unreachable } = await load();
  const surroundings = {
    note: terminal.note,
    sleep: (seconds: number) => sleep(seconds * 1000, undefined, { signal }),
    signal,
    now,
  };
  try {
    return await runConformance(target, surroundings, only);
  } catch (error) {
    signal.throwIfAborted();
    const advice = 'Check that the service runs there, or set another address with --base-url or REFERRAL_BASE_URL.';
    if (error instanceof Unreachable) throw new CommandFailure(EXIT.unreachable, error.message, advice);
    if (error instanceof KeyRefused) throw new CommandFailure(EXIT.credential, error.message, 'Check the key.');
    throw error;
  }
}

async function conformance({ junit: file, only = [], ...flags }: Flags, deps: CommandContext): Promise<CommandResult> {
  const { ENDPOINTS, junit } = await load();
  const unknown = only.filter((endpoint) => !ENDPOINTS.includes(endpoint));
  if (unknown.length > 0) throw wrongUsage(`There is no ${unknown.join(', ')}: ${ENDPOINTS.join(', ')}`);
  if (flags.apiKey === '-' && flags.loginToken === '-') {
    throw wrongUsage('Only one of --api-key and --login-token can be read from standard input.');
  }
  const target: Target = {
    baseUrl: deps.baseUrl,
    apiKey: (await keyOf(flags, deps)).secret,
    aff: flags.aff,
    disabledAff: flags.disabledAff,
    loginToken: flags.loginToken && (await secretOf(flags.loginToken, '--login-token')),
    origin: flags.origin,
    write: flags.write ?? false,
  };
  const report = await ask(target, only, deps);
  if (file !== undefined) save(file, junit(report));
  return commandResult(report, read, report.failed === 0 && report.passed > 0 ? EXIT.done : EXIT.failed);
}

export function registerConformance({ command, action }: CommandRegistry): void {
  withKey(command('conformance', 'test a deployment against every rule of the contract, and report failures'))
    .addOption(new Option('--aff <code>', "an enabled link of the key's program").argParser(code).makeOptionMandatory())
    .addOption(new Option('--disabled-aff <code>', 'a disabled link').argParser(code))
    .addOption(
      new Option(
        '--login-token <token>',
        'for the rules of init and programs; - reads it from standard input',
      ).argParser(token),
    )
    .addOption(
      new Option('--origin <origin>', 'an allowed origin of the program, for the rules of browsers').argParser(origin),
    )
    .addOption(new Option('--write', 'also test the rules that create production records'))
    .addOption(new Option('--only <endpoint...>', 'only the rules of these endpoints'))
    .addOption(new Option('--junit <file>', 'also write a report for a CI server'))
    .action(action(conformance));
}
