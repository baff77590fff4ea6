import { COMMAND } from '@referral-tracking/shared/command';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandContext } from './action.ts';
import { poll } from './answers.ts';
import { POLL_PATH, type StartedSignIn } from './contract.ts';
import { EXIT } from './exit.ts';
import { CommandFailure } from './failure.ts';

export interface SignedIn {
  token: string;
  email: string;
  advertiser_id: number | null;
}

/** How many polls in a row may fail with temporary errors. */
const PATIENCE = 5;
const AGAIN = `Start again: ${COMMAND} login`;

/** The base URL and state in the service's `poll_url`, for the typed client. */
function pollOf({ poll_url }: StartedSignIn): { baseUrl: string; state: string } {
  const [baseUrl, query = ''] = poll_url.split(`${POLL_PATH}?`);
  const state = new URLSearchParams(query).get('state');
  if (baseUrl === undefined || state === null) {
    throw new CommandFailure(EXIT.failed, `The service returned an invalid address to poll: ${poll_url}`);
  }
  return { baseUrl, state };
}

/** The seconds to wait after a temporary failure. Throws any other failure. */
function waitAfter(error: unknown, failures: number, interval: number): number {
  if (!(error instanceof CommandFailure)) throw error;
  const { exit, facts, message } = error;
  if (exit === EXIT.limited) return Math.max(interval, facts.retry_after_seconds ?? interval);
  const passing = exit === EXIT.unreachable || (facts.status ?? 0) >= 500;
  if (passing && failures < PATIENCE) return interval;
  throw passing ? error : new CommandFailure(exit, message, AGAIN, facts, error.warnings);
}

/** Polls until the person has signed in. If the session ends without a sign-in, throws a failure. */
export async function waitForSignIn(
  session: StartedSignIn,
  { service, signal, terminal }: Pick<CommandContext, 'service' | 'signal' | 'terminal'>,
): Promise<SignedIn> {
  const { baseUrl, state } = pollOf(session);
  const { ask } = service();
  const interval = Math.max(1, session.interval_seconds);
  for (let wait = interval, failures = 0; ;) {
    await sleep(wait * 1000, undefined, { signal });
    try {
      const { data } = await ask(
        (client, options) =>
          client.call((api, init) => api.GET(POLL_PATH, { baseUrl, params: { query: { state } }, ...init }), options),
        poll,
      );
      const { status, token, email, advertiser_id = null } = data;
      if (status === 'complete' && token !== undefined && email !== undefined) return { token, email, advertiser_id };
      if (status === 'expired')
        throw new CommandFailure(EXIT.failed, 'The sign-in was rejected, or not completed in time.', AGAIN);
      [wait, failures] = [interval, 0];
    } catch (error) {
      wait = waitAfter(error, ++failures, interval);
      terminal.note(`${(error as CommandFailure).message} Trying again in ${wait} seconds.`);
    }
  }
}
