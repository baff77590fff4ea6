import { Command, CommanderError } from 'commander';
import type { Clock } from '../lib/clock.ts';
import { plainHelp } from '@referral-tracking/shared/help';
import { nameUnknownFirst } from '@referral-tracking/shared/unknown-first';
import type { AloneJob, Job, Registry } from './action.ts';
import { registerAccount } from './commands/account.ts';
import { registerClicks } from './commands/clicks.ts';
import { registerCommission } from './commands/commission.ts';
import { registerCustomer } from './commands/customer.ts';
import { registerDemo } from './commands/demo.ts';
import { registerDistribute } from './commands/distribute.ts';
import { registerDoctor } from './commands/doctor.ts';
import { registerJob } from './commands/job.ts';
import { registerKey } from './commands/key.ts';
import { registerLink } from './commands/link.ts';
import { registerMove } from './commands/move.ts';
import { registerPartner } from './commands/partner.ts';
import { registerProgram } from './commands/program.ts';
import { registerSale } from './commands/sale.ts';
import { registerStripe } from './commands/stripe.ts';
import { id } from './values.ts';

const NOUNS = [
  registerAccount,
  registerProgram,
  registerKey,
  registerPartner,
  registerLink,
  registerClicks,
  registerCommission,
  registerCustomer,
  registerSale,
  registerStripe,
  registerDemo,
  registerJob,
  registerDoctor,
  registerMove,
  registerDistribute,
];

const NOTES = `
First steps:
  program create --name Brand --domain brand.dev --commission-type percent --commission-rate 20
  partner create --name Anna --email anna@partner.dev
  partner join --partner-id <id> --program-id <id>
  link create --code anna --program-id <id> --partner-id <id>

Prints one JSON document on standard output and everything else on standard error, except doctor.
Exit codes: 0 success, 1 rejected, 2 invalid usage; doctor has its own. Every noun and verb accepts --help.`;

export interface Output {
  out: (text: string) => void;
  err: (text: string) => void;
}

/** What a command does with the database: reads it, changes records, creates records that may be the first, or moves it. */
export type Access = 'reads' | 'changes' | 'creates' | 'moves';

export type Parsed =
  | { kind: 'job'; job: Job; access: Access }
  | { kind: 'alone'; job: AloneJob }
  | { kind: 'help' }
  | { kind: 'usage' };

/** Creates the parser. Commands inherit its settings, so they must be set before the commands are added. */
function root({ out, err }: Output): Command {
  return new Command('npm run -s admin --')
    .description(
      'Commands for the operator of the referral tracking service. They use its database, whether or not it is running.',
    )
    .usage('<noun> <verb> [--flag value …]')
    .addHelpText('after', NOTES)
    .configureHelp(plainHelp)
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: err });
}

const fullName = (command: Command): string =>
  command.parent ? `${fullName(command.parent)} ${command.name()}` : command.name();

/** The usage of one command, and the words that may follow it. */
function usageOf(command: Command): string {
  const [usage] = command.helpInformation().split('\n');
  const names = command.commands.map((each) => each.name()).join(', ');
  return names === '' ? `${usage}\n` : `${usage}\nOne of: ${names}\n`;
}

/** Prints the usage of the command after a message, not the help: that may be longer than the screen. */
function shortenErrors(command: Command): void {
  command.configureOutput({
    outputError: (text, write) => write(`${text}${usageOf(command)}(see: ${fullName(command)} --help)\n`),
  });
  command.commands.forEach(shortenErrors);
}

/** Rejects a repeated flag: otherwise commander would ignore the first value without a message. */
function refuseRepeats(command: Command): void {
  for (const option of command.options.filter(({ parseArg }) => parseArg === (id as unknown))) {
    let seen = false;
    command.on(`option:${option.name()}`, () => {
      if (seen) command.error(`error: option '${option.flags}' may be given only once`);
      seen = true;
    });
  }
  command.commands.forEach(refuseRepeats);
}

/** `npx @referral-tracking/cli` has `--program` for the same. */
const known = (word: string): string => word.replace(/^--program(?==|$)/, '--program-id');

/** Parses a command line without the program's name: the result is a job, a request for help, or invalid usage. */
export function parseCommandLine(args: readonly string[], clock: Clock, output: Output): Parsed {
  const command = root(output);
  let found: Exclude<Parsed, { kind: 'help' | 'usage' }> | undefined;
  const declare =
    (access: Access): Registry['action'] =>
    (work) =>
    (flags) =>
      void (found = { kind: 'job', job: (deps) => work(flags, deps), access });
  const registry: Registry = {
    clock,
    noun: (name, description) => command.command(name).description(description).usage('<verb> [--flag value …]'),
    action: declare('changes'),
    creating: declare('creates'),
    reading: declare('reads'),
    alone: (work) => (flags) => void (found = { kind: 'alone', job: (deps) => work(flags, deps) }),
    moving: declare('moves'),
  };
  for (const register of NOUNS) register(registry);
  refuseRepeats(command);
  shortenErrors(command);
  nameUnknownFirst(command);
  try {
    command.parse(args.map(known), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? { kind: 'help' } : { kind: 'usage' };
  }
  return found ?? { kind: 'usage' };
}
