import type { CommandContext, CommandRegistry } from '../action.ts';
import { commandResult } from '../result.ts';
import { count } from '../text.ts';

function logout({ all = false }: { all?: boolean }, { baseUrl, credentials }: CommandContext) {
  const signed_out = credentials.forgetLogin();
  const forgotten_keys = all ? credentials.forgetPrograms() : 0;
  return Promise.resolve(
    commandResult({ data: { base_url: baseUrl, signed_out, forgotten_keys } }, ({ data }) => {
      const login = data.signed_out ? `Signed out of ${data.base_url}.` : `You were not signed in at ${data.base_url}.`;
      return all ? `${login} ${count(data.forgotten_keys, 'program key')} deleted.` : login;
    }),
  );
}

export function registerLogout({ command, action }: CommandRegistry): void {
  command('logout', 'delete the login token')
    .option('--all', 'also delete the keys of programs')
    .action(action(logout));
}
