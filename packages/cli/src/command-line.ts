import { COMMAND } from '@referral-tracking/shared/command';
import { Command, CommanderError, Option } from 'commander';
import type { CommandContext, CommandRun, CommandRegistry } from './action.ts';
import { registerCatchUp } from './commands/catch-up.ts';
import { registerConformance } from './commands/conformance.ts';
import { registerInit } from './commands/init.ts';
import { registerKey } from './commands/key.ts';
import { registerLogin } from './commands/login.ts';
import { registerLogout } from './commands/logout.ts';
import { registerPrograms } from './commands/programs.ts';
import { registerProcessorSteps } from './commands/processor-steps.ts';
import { registerReadiness } from './commands/readiness.ts';
import { registerSimulate } from './commands/simulate.ts';
import { registerStatement } from './commands/statement.ts';
import { registerStatus } from './commands/status.ts';
import { registerStripe } from './commands/stripe.ts';
import { registerTest } from './commands/test.ts';
import { registerWebhookListen } from './commands/webhook-listen.ts';
import { registerWhoami } from './commands/whoami.ts';
import { registerCodes } from './management/codes.ts';
import { registerManagement, registerToken } from './management/register.ts';
import { EXIT_HELP } from './exit.ts';
import { plainHelp } from '@referral-tracking/shared/help';
import { nameUnknownFirst } from '@referral-tracking/shared/unknown-first';
import { DEFAULT_BASE_URL, ENVIRONMENT_HELP } from './settings.ts';
import { baseUrl } from './values.ts';
import { packageVersion } from './version.ts';

/** All commands, in the order of the help. */
const COMMANDS = [
  registerLogin,
  registerLogout,
  registerWhoami,
  registerInit,
  registerPrograms,
  registerKey,
  registerStatus,
  registerReadiness,
  registerTest,
  registerStripe,
  registerCatchUp,
  registerSimulate,
  registerConformance,
  registerStatement,
  registerWebhookListen,
  registerManagement,
  registerCodes,
  registerProcessorSteps,
  registerToken,
];

const FIRST_STEPS = `First steps:
  ${COMMAND} login         sign in through a browser
  ${COMMAND} init          create a program; asks for what it needs
  ${COMMAND} readiness     what is missing, and the command for each step
  ${COMMAND} test chain    a click, a lead and a sale that change no production data

The guide is at /docs/command-line of every deployment.`;

export interface Output {
  out: (text: string) => void;
  err: (text: string) => void;
}

/** The flags that every command has. */
export interface CommonFlags {
  json?: boolean;
  baseUrl?: string;
}

export type ParsedCommand =
  | { kind: 'job'; job: CommandRun; flags: CommonFlags }
  | { kind: 'help' }
  | { kind: 'usage'; message: string };

/** Creates the parser. Commands inherit its settings, so they must be set before the commands are added. */
function root({ out, err }: Output): Command {
  return new Command('referral')
    .description('Integrates an affiliate program with the referral tracking service.')
    .usage('<command> [--flag value …]')
    .version(packageVersion(), '--version', 'print the version')
    .addOption(new Option('--json', 'print exactly one JSON document on standard output'))
    .addOption(
      new Option('--base-url <url>', `address of the service (default: ${DEFAULT_BASE_URL})`).argParser(baseUrl),
    )
    .addHelpText('after', `\n${FIRST_STEPS}\n\n${ENVIRONMENT_HELP}\n\n${EXIT_HELP}`)
    .configureHelp({ ...plainHelp, showGlobalOptions: true })
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: err });
}

const fullName = (command: Command): string =>
  command.parent ? `${fullName(command.parent)} ${command.name()}` : COMMAND;

/** Names the help of the command after each message of invalid usage. */
function nameHelp(command: Command): void {
  command.showHelpAfterError(`(see: ${fullName(command)} --help)`);
  command.commands.forEach(nameHelp);
}

/** Parses a command line without the program's name: the result is a job, a request for help, or invalid usage. */
export function parseCommandLine(args: readonly string[], output: Output): ParsedCommand {
  const program = root(output);
  let parsed: ParsedCommand = { kind: 'usage', message: 'a command is required' };
  const registry: CommandRegistry = {
    command: (name, description) => program.command(name).description(description),
    group: (name, description) =>
      program.commands.find((command) => command.name() === name) ?? program.command(name).description(description),
    action:
      <Flags extends object>(work: (flags: Flags, deps: CommandContext, words: string[]) => ReturnType<CommandRun>) =>
      (...parameters: unknown[]) => {
        const command = parameters.at(-1) as Command;
        const flags = command.optsWithGlobals<Flags & CommonFlags>();
        parsed = { kind: 'job', flags, job: (deps) => work(flags, deps, command.args) };
      },
  };
  for (const register of COMMANDS) register(registry);
  nameHelp(program);
  nameUnknownFirst(program);
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { kind: 'help' };
    // If no command was given, commander shows the help, and no message is needed.
    return error.code === 'commander.help'
      ? parsed
      : { kind: 'usage', message: error.message.replace(/^error: (?:command-argument )?/, '') };
  }
  return parsed;
}
