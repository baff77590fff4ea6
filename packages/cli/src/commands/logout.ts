import type { CommandContext, CommandRegistry } from '../action.ts';
import { signedOut } from '../answers.ts';
import { EXIT } from '../exit.ts';
import { CommandFailure } from '../failure.ts';
import { commandResult } from '../result.ts';
import { count } from '../text.ts';

/** Ends the token at the service; returns the failure if it may still be valid there. */
async function endToken(secret: string, { service, baseUrl }: CommandContext): Promise<CommandFailure | undefined> {
  try {
    await service({ kind: 'login', secret }).ask(
      (client, options) => client.call((api, init) => api.POST('/api/v1/cli/auth/logout', init), options),
      signedOut,
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    // The service no longer accepts the token.
    if (error.exit === EXIT.credential) return undefined;
    const advice = `The token is no longer saved here. Revoke it on the page ${baseUrl}/app/account; otherwise it expires.`;
    const message = `The service did not end the login token: ${error.message}`;
    return new CommandFailure(error.exit, message, advice, error.facts, error.warnings);
  }
}

async function logout({ all = false }: { all?: boolean }, deps: CommandContext) {
  const { baseUrl, credentials } = deps;
  const login = credentials.login();
  const failed = login && (await endToken(login.token, deps));
  const signed_out = credentials.forgetLogin();
  const forgotten_keys = all ? credentials.forgetPrograms() : 0;
  if (failed) throw failed;
  return commandResult({ data: { base_url: baseUrl, signed_out, forgotten_keys } }, ({ data }) => {
    const text = data.signed_out ? `Signed out of ${data.base_url}.` : `You were not signed in at ${data.base_url}.`;
    return all ? `${text} ${count(data.forgotten_keys, 'program key')} deleted.` : text;
  });
}

export function registerLogout({ command, action }: CommandRegistry): void {
  command('logout', 'end the login token, and delete it here')
    .option('--all', 'also delete the keys of programs')
    .action(action(logout));
}
