// The credential and the program of a management command.
import type { CommandContext } from '../action.ts';
import type { Credential } from '../client.ts';
import { loginOf, secretOf } from '../credential.ts';
import { EXIT } from '../exit.ts';
import { CommandFailure, wrongUsage } from '../failure.ts';
import { apiTokenOf } from '../settings.ts';
import type { ManagementCommand } from './table.ts';

export interface TokenFlags {
  token?: string;
  program?: number;
}

const HOW_TO_GET_ONE =
  'Set --token or REFERRAL_API_TOKEN. A person who is signed in to the service creates an API token: see /docs/management.';

/** The API token from the flag or the environment, else the saved login token where the operation accepts one. */
export async function credentialOf({ command, login }: ManagementCommand, flags: TokenFlags, deps: CommandContext) {
  const { token } = flags;
  const given = token === undefined ? apiTokenOf(deps.env) : await secretOf(token, '--token -');
  if (given !== undefined) return { kind: 'token', secret: given } satisfies Credential;
  if (!login) throw new CommandFailure(EXIT.credential, `${command} needs an API token.`, HOW_TO_GET_ONE);
  if (deps.credentials.login()) return loginOf(deps).credential;
  const advice = 'Sign in (npx referral login), or set --token or REFERRAL_API_TOKEN.';
  throw new CommandFailure(EXIT.credential, `Not signed in at ${deps.baseUrl}, and no API token is set.`, advice);
}

/** The program of the flag, or the only one whose key is saved. */
export function programOf({ program }: TokenFlags, { credentials, baseUrl }: CommandContext): number {
  if (program !== undefined) return program;
  const saved = credentials.programs();
  if (saved.length === 1) return saved[0]!.program_id;
  const advice = 'Choose one with --program <id>. To list yours: npx referral program list';
  const several = `The keys of several programs are saved for ${baseUrl}.`;
  throw wrongUsage(saved.length > 1 ? several : 'Not given: --program', advice);
}
