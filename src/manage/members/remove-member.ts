import { removeMember as remove } from '../../store/people/members.ts';
import type { Manage } from '../context.ts';
import { showMember } from './show.ts';

export const removeMember: Manage<'removeMember'> = ({ caller, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const act = { programId: ids.program_id, accountId: ids.account_id, by: caller.accountId, at: now };
    const removed = await remove(tx, note, act);
    if (removed.kind === 'last_owner') throw fail('lastOwner');
    if (removed.kind !== 'done') throw fail('notFound');
    return answer(200, { data: showMember(removed.member) });
  });
