import { noteAs } from '../store/platform/audit.ts';
import { revokeLoginToken } from '../store/people/login-tokens.ts';
import type { Operation } from './context.ts';

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
