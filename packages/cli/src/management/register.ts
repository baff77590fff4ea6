// Registers the commands of the generated table.
import { COMMAND } from '@referral-tracking/shared/command';
import { Option, type Command } from 'commander';
import type { CommandRegistry } from '../action.ts';
import { commands } from '../generated/commands.ts';
import { commandResult } from '../result.ts';
import { id, time, token } from '../values.ts';
import { isOfCustomer } from './customer.ts';
import { aboutNull, withRequest } from './flags.ts';
import { runApprove, runManagement, type RunFlags } from './run.ts';
import type { ManagementCommand } from './table.ts';

const HEADING = 'Management commands (with an API token, or a login):';
const APPROVE = 'approveCommissions';

/** What the credential of the command needs, for its help. */
export function needs({ scope, role, login }: ManagementCommand): string {
  if (scope === null) return `Needs a login: ${COMMAND} login.`;
  const rights = [`the scope ${scope}`, ...(role === null ? [] : [`the role ${role}`])].join(' and ');
  return `Needs ${rights}${login ? '' : '; an API token, no login token'}.`;
}

/** The examples of the help: also how what is due is approved without its ids, and how a customer is named otherwise. */
function examples(row: ManagementCommand): string {
  const lines = [row.example];
  if (row.id === APPROVE) lines.push(`${COMMAND} commission approve --all-before 2026-11-01 --program 3`);
  if (isOfCustomer(row)) lines.push(`${COMMAND} ${row.command} --customer-key user_42 --program 3`);
  return [`Example${lines.length > 1 ? 's' : ''}:`, ...lines.map((line) => `  ${line}`)].join('\n');
}

export function addFlags(command: Command, row: ManagementCommand): Command {
  if (row.scope !== null)
    command.addOption(
      new Option('--token <token>', 'an API token, or - to read it from standard input').argParser(token),
    );
  if (row.program)
    command.addOption(
      new Option('--program <id>', 'the program (default: the only one whose key is saved)').argParser(id),
    );
  if (row.takesKey)
    command.addOption(new Option('--idempotency-key <key>', 'the same key and request again have no second effect'));
  if (row.pages) command.addOption(new Option('--all', 'all pages as one list').conflicts('cursor'));
  return command;
}

const addSelection = (command: Command): Command =>
  command
    .addOption(new Option('--all-before <time>', 'all pending ones that were created before this time').argParser(time))
    .addOption(new Option('--partner-id <id>', 'with --all-before: only those of this partner').argParser(id));

/** The verbs of nouns that are no operations. */
const OTHER_VERBS: Readonly<Record<string, readonly string[]>> = { code: ['disable', 'enable'], processor: ['steps'] };

/** The words that may follow these of a command, for the overview. */
function verbsOf(...nouns: string[]): string {
  const beginning = `${nouns.join(' ')} `;
  const verbs = commands
    .filter(({ command }) => command.startsWith(beginning))
    .map(({ command }) => command.slice(beginning.length).split(' ', 1)[0]!)
    .concat(OTHER_VERBS[nouns.join(' ')] ?? []);
  return [...new Set(verbs)].join(', ');
}

function registerRow(parent: Command, row: ManagementCommand, { action }: CommandRegistry): void {
  const approves = row.id === APPROVE;
  const command = withRequest(addFlags(parent, row), row, { optional: approves });
  if (approves) addSelection(command);
  command.addHelpText('after', `\n${[examples(row), ...aboutNull(row), needs(row)].join('\n\n')}`);
  const run = approves ? runApprove : runManagement;
  command.action(action<RunFlags>((flags, deps, words) => run(row, flags, deps, words)));
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The group of a noun, which may have one within it, such as that of the hosts of links. */
function groupOf(registry: CommandRegistry, [noun, inner]: string[]): Command {
  const group = registry.group(noun!, verbsOf(noun!)).helpGroup(HEADING);
  if (inner === undefined) return group;
  return (
    group.commands.find((command) => command.name() === inner) ??
    group.command(inner).description(verbsOf(noun!, inner))
  );
}

export function registerManagement(registry: CommandRegistry): void {
  for (const row of commands) {
    const words = row.command.split(' ');
    const verb = words.pop()!;
    const summary = lowerFirst(row.summary);
    const command =
      words.length === 0
        ? registry.command(verb, summary).helpGroup(HEADING)
        : groupOf(registry, words).command(verb).description(summary);
    registerRow(command, row, registry);
  }
}

/** API tokens are not created by commands: only a person in a browser session creates one. */
export function registerToken({ command, action }: CommandRegistry): void {
  command('token', 'explain how to get an API token')
    .helpGroup(HEADING)
    .action(
      action((_flags, { baseUrl }) => {
        const guide = { account_url: `${baseUrl}/app/account`, guide_url: `${baseUrl}/docs/management#credentials` };
        return Promise.resolve(
          commandResult({ data: guide }, ({ data }: { data: typeof guide }) =>
            [
              'Only a person in a browser creates an API token:',
              `1. Open ${data.account_url} and sign in.`,
              '2. Create a token with the scopes and programs that it needs. It is shown only once.',
              '3. Use it in this terminal: export REFERRAL_API_TOKEN=<API_TOKEN>',
              `More: ${data.guide_url}`,
            ].join('\n'),
          ),
        );
      }),
    );
}
