import { COMMAND } from '@referral-tracking/shared/command';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Report, ReportFiles, Target } from '../conformance/index.ts';
import type { CommandContext, CommandResult, CommandRegistry } from '../action.ts';
import { keyOf, secretOf } from '../credential.ts';
import { EXIT, type Exit } from '../exit.ts';
import { CommandFailure, wrongUsage } from '../failure.ts';
import { commandResult } from '../result.ts';
import { loopbackAddresses } from '../settings.ts';
import type { Paint } from '../terminal.ts';
import { addConformanceFlags, type ConformanceFlags } from './conformance/flags.ts';
import { textOf } from './conformance/text.ts';

/** Loads the conformance kit only when it is used: it contains the whole document, which no other command needs. */
const load = () => import('../conformance/index.ts');

const SECRETS = [
  'apiKey',
  'loginToken',
  'apiToken',
  'narrowToken',
  'webhookSecret',
  'markedKey',
  'retiredKey',
] as const;
const flagOf = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Checks everything that is wrong usage before the first request. */
async function checkUsage(flags: ConformanceFlags, files: ReportFiles): Promise<void> {
  const { ENDPOINTS, problemOfFiles } = await load();
  const unknown = (flags.only ?? []).filter((endpoint) => !ENDPOINTS.includes(endpoint));
  if (unknown.length > 0) throw wrongUsage(`There is no ${unknown.join(', ')}: ${ENDPOINTS.join(', ')}`);
  const read = SECRETS.filter((name) => flags[name] === '-').map(flagOf);
  if (read.length > 1) throw wrongUsage(`Only one of ${read.join(' and ')} can be read from standard input.`);
  const problem = problemOfFiles(files);
  if (problem !== undefined) throw wrongUsage(problem);
}

async function targetOf(flags: ConformanceFlags, deps: CommandContext): Promise<Target> {
  const secret = async (name: (typeof SECRETS)[number]) => {
    const text = flags[name];
    return text === undefined ? undefined : secretOf(text, flagOf(name));
  };
  return {
    baseUrl: deps.baseUrl,
    apiKey: (await keyOf(flags, deps)).secret,
    aff: flags.aff,
    disabledAff: flags.disabledAff,
    loginToken: await secret('loginToken'),
    apiToken: await secret('apiToken'),
    narrowToken: await secret('narrowToken'),
    origin: flags.origin,
    webhookSecret: await secret('webhookSecret'),
    markedKey: await secret('markedKey'),
    retiredKey: await secret('retiredKey'),
    write: flags.write ?? false,
    testEvents: flags.testEvents ?? false,
    limits: flags.limits ?? false,
    limitScale: flags.limitScale ?? 1,
    direct: flags.direct ?? false,
  };
}

async function ask(
  target: Target,
  { only = [] }: ConformanceFlags,
  { terminal, signal, now }: CommandContext,
): Promise<Report> {
  const { runConformance, ForeignServer, KeyRefused, LinkUnusable, Unreachable } = await load();
  const surroundings = {
    note: terminal.note,
    sleep: (seconds: number) => sleep(seconds * 1000, undefined, { signal }),
    signal,
    now,
    parallel: true,
    needsLink: true,
    addresses: loopbackAddresses(target.baseUrl),
  };
  try {
    return await runConformance(target, surroundings, only);
  } catch (error) {
    signal.throwIfAborted();
    const advice = 'Check that the service runs there, or set another address with --base-url or REFERRAL_BASE_URL.';
    if (error instanceof Unreachable) throw new CommandFailure(EXIT.unreachable, error.message, advice);
    if (error instanceof ForeignServer) throw new CommandFailure(EXIT.foreign, error.message, advice);
    if (error instanceof KeyRefused) throw new CommandFailure(EXIT.credential, error.message, 'Check the key.');
    if (error instanceof LinkUnusable) throw wrongUsage(error.message, 'Set --aff to an enabled link of the program.');
    throw error;
  }
}

function exitOf({ failed, passed, left }: Report, problems: readonly string[]): Exit {
  if (left > 0) return EXIT.interrupted;
  return failed === 0 && passed > 0 && problems.length === 0 ? EXIT.done : EXIT.failed;
}

async function conformance(flags: ConformanceFlags, deps: CommandContext): Promise<CommandResult> {
  const { writeReports } = await load();
  const files = { junit: flags.junit, tap: flags.tap, json: flags.jsonFile };
  await checkUsage(flags, files);
  const report = await ask(await targetOf(flags, deps), flags, deps);
  const problems = writeReports(report, files);
  problems.forEach((problem) => deps.terminal.note(`Error: ${problem}`));
  const text = (shown: Report, paint: Paint) => textOf(shown, paint, flags.verbose);
  return commandResult(report, text, exitOf(report, problems));
}

const EXAMPLES = `
Examples:
  ${COMMAND} conformance --aff anna --base-url https://referrals.brand.dev
  ${COMMAND} conformance --aff anna --write --test-events --limits

The program is that of the saved key, of REFERRAL_API_KEY, or of --api-key. /docs/conformance of every deployment explains
the report.`;

export function registerConformance({ command, action }: CommandRegistry): void {
  const description = 'test a deployment against the contract, and report failures';
  addConformanceFlags(command('conformance', description)).addHelpText('after', EXAMPLES).action(action(conformance));
}
