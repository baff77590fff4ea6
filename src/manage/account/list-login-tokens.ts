import { loginTokensOf } from '../../store/people/login-tokens.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../cursors.ts';
import { showLoginToken } from './show.ts';

export const listLoginTokens: Manage<'listLoginTokens'> = async (context) => {
  const { deps, caller, answer } = context;
  const page = await readPage(context, (request) => loginTokensOf(deps.db, caller.accountId, request), showLoginToken);
  return answer(200, page);
};
