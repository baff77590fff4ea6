import type { Deps, Registry } from '../action.ts';
import { outcome } from '../outcome.ts';
import { count } from '../text.ts';

function logout({ all = false }: { all?: boolean }, { baseUrl, kept }: Deps) {
  const signed_out = kept.forgetLogin();
  const forgotten_keys = all ? kept.forgetPrograms() : 0;
  return Promise.resolve(
    outcome({ data: { base_url: baseUrl, signed_out, forgotten_keys } }, ({ data }) => {
      const login = data.signed_out ? `Signed out of ${data.base_url}.` : `You were not signed in at ${data.base_url}.`;
      return all ? `${login} ${count(data.forgotten_keys, 'program key')} deleted.` : login;
    }),
  );
}

export function registerLogout({ command, action }: Registry): void {
  command('logout', 'delete the login token')
    .option('--all', 'also delete the keys of programs')
    .action(action(logout));
}
