import type { CommandContext, CommandRegistry } from '../action.ts';
import { programs as programsCheck } from '../answers.ts';
import { loginOf } from '../credential.ts';
import { commandResult } from '../result.ts';
import { columns, count } from '../text.ts';

interface Flags {
  showToken?: boolean;
}

async function whoami({ showToken = false }: Flags, deps: CommandContext) {
  const { credential, email, advertiser_id, signed_in_at, token } = loginOf(deps);
  // Call the service, because a stored token may have expired.
  const { data: programs } = await deps
    .service(credential)
    .ask(
      (client, options) => client.call((api, init) => api.GET('/api/v1/cli/programs', init), options),
      programsCheck,
    );
  const saved_keys = deps.credentials.programs().map(({ program_id, name }) => ({ program_id, name }));
  const who = { base_url: deps.baseUrl, email, advertiser_id, signed_in_at, programs: programs.length, saved_keys };
  return commandResult({ data: { ...who, ...(showToken ? { token } : {}) } }, ({ data }) => {
    const rows = [
      ['Account', data.email],
      ['Advertiser', data.advertiser_id === null ? 'none' : String(data.advertiser_id)],
      ['Service', data.base_url],
      ['Signed in', data.signed_in_at],
      ['Programs', `${data.programs}, ${count(data.saved_keys.length, 'key')} saved here`],
      ...(data.token === undefined ? [] : [['Token', data.token]]),
    ];
    return columns(rows);
  });
}

export function registerWhoami({ command, action }: CommandRegistry): void {
  command('whoami', 'show who is signed in, and whether the service still accepts the login token')
    .option('--show-token', 'also print the login token')
    .action(action(whoami));
}
