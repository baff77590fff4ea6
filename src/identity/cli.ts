import { callPath } from '../contract/paths.ts';
import { startSession, findSession, takeToken } from '../accounts/login-sessions.ts';
import type { Operation } from '../common/operation.ts';
import { stateOfSession } from '../accounts/rules.ts';
import { completeSignIn } from './sign-in.ts';
import { noteAs } from '../common/audit.ts';
import { revokeLoginToken } from '../accounts/login-tokens.ts';

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

export const cliAuthLogout: Operation<'cliAuthLogout'> = async ({ deps, login, now, requestId, answer, fail }) => {
  const { token_id: id, account_id: accountId } = login;
  const actor = { kind: 'account' as const, id: accountId, credential: `login ${id}`, requestId };
  await deps.db.transaction(async (tx) => {
    const revoked = await revokeLoginToken(tx, noteAs(tx, actor, now), { id, accountId, at: now });
    // Another request has just ended it.
    if (revoked?.before.revoked_at !== null) throw fail('loginTokenInvalid');
  });
  return answer(200, { data: { status: 'signed_out' } });
};
