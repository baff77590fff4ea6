import { callPath } from '../contract/paths.ts';
import { startSession } from '../store/people/login-sessions.ts';
import type { Operation } from './context.ts';

/** How long a client should wait between two polls. */
const INTERVAL_SECONDS = 2;

export const cliAuthStart: Operation<'cliAuthStart'> = async ({ deps, now, answer }) => {
  await deps.identity.ready();
  const { state, handle, user_code, expires_at } = await startSession(deps.db, now);
  return answer(200, {
    data: {
      state,
      user_code,
      auth_url: `${deps.baseUrl}/cli/login?handle=${handle}`,
      poll_url: `${deps.baseUrl}${callPath('cliAuthPoll')}?state=${state}`,
      expires_at: expires_at.toISOString(),
      interval_seconds: INTERVAL_SECONDS,
    },
  });
};
