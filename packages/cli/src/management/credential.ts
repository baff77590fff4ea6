// The credential and the program of a management command.
import { COMMAND } from '@referral-tracking/shared/command';
import type { CommandContext } from '../action.ts';
import type { Credential } from '../client.ts';
import { loginOf, secretOf } from '../credential.ts';
import { EXIT } from '../exit.ts';
import { CommandFailure, wrongUsage } from '../failure.ts';
import { apiKeyOf, apiTokenOf } from '../settings.ts';
import type { ManagementCommand } from './table.ts';

export interface TokenFlags {
  token?: string;
  program?: number;
}

const HOW_TO_GET_ONE =
  'Set --token or REFERRAL_API_TOKEN. A person who is signed in to the service creates an API token: see /docs/management.';

const isGiven = ({ token }: TokenFlags, { env }: CommandContext): boolean =>
  token !== undefined || apiTokenOf(env) !== undefined;

/** People who have the key of a program try it here. */
function missing({ baseUrl, credentials, env }: CommandContext): CommandFailure {
  const hasKey = apiKeyOf(env) !== undefined || credentials.programs().length > 0;
  const key = hasKey ? ' The API key of a program is not enough for this command.' : '';
  const advice = `Sign in (${COMMAND} login), or set --token or REFERRAL_API_TOKEN.${key}`;
  return new CommandFailure(EXIT.credential, `Not signed in at ${baseUrl}, and no API token is set.`, advice);
}

/** Throws if there is no credential. It reads nothing yet: what comes first on standard input may be another secret. */
export function requireCredential(
  { command, login, scope }: ManagementCommand,
  flags: TokenFlags,
  deps: CommandContext,
): void {
  if (scope === null) return void loginOf(deps);
  if (isGiven(flags, deps)) return;
  if (!login) throw new CommandFailure(EXIT.credential, `${command} needs an API token.`, HOW_TO_GET_ONE);
  if (!deps.credentials.login()) throw missing(deps);
}

/**
 * The API token from the flag or the environment, else the saved login token, which is the only one that a command without
 * a scope accepts. `requireCredential` has passed before.
 */
export async function credentialOf({ scope }: ManagementCommand, { token }: TokenFlags, deps: CommandContext) {
  if (scope === null) return loginOf(deps).credential;
  const given = token === undefined ? apiTokenOf(deps.env) : await secretOf(token, '--token -');
  return given === undefined ? loginOf(deps).credential : ({ kind: 'token', secret: given } satisfies Credential);
}

/** The program of the flag, or the only one whose key is saved. */
export function programOf({ program }: TokenFlags, { credentials, baseUrl }: CommandContext): number {
  if (program !== undefined) return program;
  const saved = credentials.programs();
  if (saved.length === 1) return saved[0]!.program_id;
  const advice = `Choose one with --program <id>. To list yours: ${COMMAND} program list`;
  const several = `The keys of several programs are saved for ${baseUrl}.`;
  throw wrongUsage(saved.length > 1 ? several : 'Not given: --program', advice);
}
