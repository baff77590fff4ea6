import { stateOfSession } from '../domain/login-session.ts';
import { findSession, takeToken } from '../store/people/login-sessions.ts';
import type { Operation } from './context.ts';

export const cliAuthPoll: Operation<'cliAuthPoll'> = async ({ deps, query, now, requestId, answer, fail }) => {
  const session = await findSession(deps.db, query.state);
  if (!session) throw fail('sessionNotFound');
  const state = stateOfSession(session, now);
  if (state === 'consumed') throw fail('sessionConsumed');
  if (state !== 'complete') return answer(200, { data: { status: state } });

  const taken = await takeToken(deps.db, session.id, requestId, now);
  if (taken.kind === 'consumed') throw fail('sessionConsumed');
  // The account was suspended or removed after the sign-in, so this session can never complete.
  if (taken.kind === 'ended') return answer(200, { data: { status: 'expired' } });
  const { email, advertiser_id } = taken.account;
  return answer(200, { data: { status: state, token: taken.token, email, advertiser_id } });
};
