import { revokeLoginToken as revoke } from '../../store/people/login-tokens.ts';
import type { Manage } from '../context.ts';
import { showLoginToken } from './show.ts';

export const revokeLoginToken: Manage<'revokeLoginToken'> = ({ ids, caller, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const revoked = await revoke(tx, note, { id: ids.login_token_id, accountId: caller.accountId, at: now });
    if (!revoked) throw fail('notFound');
    return answer(200, { data: showLoginToken(revoked.after) });
  });
