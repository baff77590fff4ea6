import { completeSignIn } from '../identity/sign-in.ts';
import { findSession } from '../store/people/login-sessions.ts';
import type { Operation } from './context.ts';

export const cliAuthCallback: Operation<'cliAuthCallback'> = async ({ deps, body, now, answer, fail }) => {
  const session = await findSession(deps.db, body.state);
  const result = await completeSignIn(deps, { session, idToken: body.id_token, now });
  switch (result.kind) {
    case 'not_waiting':
      throw fail('sessionNotFound');
    case 'expired':
      throw fail('sessionExpired');
    case 'invalid_token':
      throw fail('idTokenInvalid');
    case 'suspended':
      throw fail('accountSuspended');
    case 'complete':
      return answer(200, { data: { status: 'complete' } });
  }
};
