import { COMMAND } from '@referral-tracking/shared/command';
import type { CommandContext, CommandRegistry } from '../action.ts';
import { loginSession } from '../answers.ts';
import type { StartedSignIn } from '../contract.ts';
import { commandResult } from '../result.ts';
import { waitForSignIn } from '../polling.ts';

/** Opens the page in a browser; returns false if this machine has no program for that. */
async function openPage(url: string): Promise<boolean> {
  const { default: open } = await import('open');
  return open(url).then(
    () => true,
    () => false,
  );
}

async function show(
  { auth_url, user_code }: StartedSignIn,
  browser: boolean,
  { terminal }: CommandContext,
): Promise<void> {
  // The normalised URL, in which spaces and quotes are escaped.
  const page = new URL(auth_url).href;
  const opened = browser && terminal.interactive && terminal.hasDisplay && (await openPage(page));
  terminal.note(
    opened ? 'Opening your browser. If it does not open, go to this address:' : 'Open this address in a browser:',
  );
  terminal.note(`  ${page}`);
  terminal.note(`Confirmation code: ${user_code} (continue only if the page shows the same code)`);
}

async function login({ browser }: { browser: boolean }, deps: CommandContext) {
  const { baseUrl, credentials, service, terminal, now } = deps;
  // The token is returned only once, so check first whether it can be saved.
  credentials.prepare();
  const { data: session } = await service().ask(
    (client, options) => client.call((api, init) => api.POST('/api/v1/cli/auth/start', init), options),
    loginSession,
  );
  await show(session, browser, deps);
  const { token, email, advertiser_id } = await terminal.waiting('Waiting for the sign-in', () =>
    waitForSignIn(session, deps),
  );
  const signed_in_at = now().toISOString();
  credentials.saveLogin({ token, email, advertiser_id, signed_in_at });
  return commandResult(
    { data: { base_url: baseUrl, email, advertiser_id, signed_in_at } },
    ({ data }) => `Signed in at ${data.base_url} as ${data.email}.\nNext: ${COMMAND} init, or ${COMMAND} programs`,
  );
}

export function registerLogin({ command, action }: CommandRegistry): void {
  command('login', 'sign in through a browser and save the login token')
    .option('--no-browser', 'print the address instead of opening it')
    .action(action(login));
}
