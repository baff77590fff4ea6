import { tokensOf } from '../../store/people/api-tokens.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../cursors.ts';
import { showToken } from './show.ts';

export const listTokens: Manage<'listTokens'> = async (context) => {
  const { deps, caller, answer } = context;
  const page = await readPage(context, (request) => tokensOf(deps.db, caller.accountId, request), showToken);
  return answer(200, page);
};
