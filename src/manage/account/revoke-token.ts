import { revokeApiToken } from '../../store/people/api-tokens.ts';
import type { Manage } from '../context.ts';
import { showToken } from './show.ts';

export const revokeToken: Manage<'revokeToken'> = ({ ids, caller, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const token = await revokeApiToken(tx, note, { id: ids.token_id, accountId: caller.accountId, at: now });
    if (!token) throw fail('notFound');
    return answer(200, { data: showToken(token) });
  });
