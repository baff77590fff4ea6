import { COMMAND } from '@referral-tracking/shared/command';
import { Option, type Command } from 'commander';
import { firstLine } from '@referral-tracking/shared/first-line';
import type { CommandContext } from './action.ts';
import { EXIT } from './exit.ts';
import { CommandFailure, wrongUsage } from './failure.ts';
import type { StoredLogin } from './credential-store.ts';
import type { Credential } from './client.ts';
import { API_KEY_RULE, apiKeyOf, parseApiKey } from './settings.ts';
import { apiKey, id } from './values.ts';

export interface KeyFlags {
  apiKey?: string;
  program?: number;
}

/** Adds the flags of a command that acts for a program. */
export const withKey = (command: Command): Command =>
  command
    .addOption(
      new Option('--api-key <key>', "the program's key, or - to read it from standard input").argParser(apiKey),
    )
    .addOption(new Option('--program <id>', 'the program whose saved key is used').argParser(id).conflicts('apiKey'));

/**
 * The flag value that stands for the first line of standard input. Other users can see the values of flags in the
 * process list.
 */
const STANDARD_INPUT = '-';

/** Returns the secret in a flag; with `-`, the first line of standard input. */
export async function secretOf(flag: string, name: string): Promise<string> {
  if (flag !== STANDARD_INPUT) return flag;
  const secret = parseApiKey(await firstLine(process.stdin));
  if (secret === undefined) throw wrongUsage(`${name}: the first line of standard input must be ${API_KEY_RULE}`);
  return secret;
}

/** The key from the flag, the environment, or the saved programs: the one that `--program` names, or the only one. */
export async function keyOf(
  { apiKey, program }: KeyFlags,
  { credentials, env, baseUrl }: CommandContext,
): Promise<Credential> {
  const flag = apiKey && (await secretOf(apiKey, '--api-key -'));
  const given = flag ?? (program === undefined ? apiKeyOf(env) : undefined);
  if (given !== undefined) return { kind: 'key', secret: given };
  const programs = credentials.programs();
  const fitting = programs.filter(({ program_id }) => program === undefined || program_id === program);
  if (fitting.length === 1) return { kind: 'key', secret: fitting[0]!.api_key };
  if (fitting.length > 1) {
    const list = programs.map(({ program_id, name }) => `${program_id} (${name})`).join(', ');
    throw wrongUsage(
      `The keys of several programs are saved for ${baseUrl}: ${list}`,
      'Choose one with --program <id>.',
    );
  }
  const which = program === undefined ? '' : ` of program ${program}`;
  const advice = `Set --api-key or REFERRAL_API_KEY, or create a program: ${COMMAND} init`;
  throw new CommandFailure(EXIT.credential, `No key${which} is saved for ${baseUrl}.`, advice);
}

/** The stored login. Throws a failure that says how to sign in. */
export function loginOf({ credentials, baseUrl }: CommandContext): StoredLogin & { credential: Credential } {
  const login = credentials.login();
  if (!login) throw new CommandFailure(EXIT.credential, `Not signed in at ${baseUrl}.`, `Sign in: ${COMMAND} login`);
  return { ...login, credential: { kind: 'login', secret: login.token } };
}
