import { membersOf } from '../../store/people/members.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../cursors.ts';
import { showMember } from './show.ts';

export const listMembers: Manage<'listMembers'> = async (context) => {
  const { deps, ids, answer } = context;
  const page = await readPage(context, (request) => membersOf(deps.db, ids.program_id, request), showMember);
  return answer(200, page);
};
