import { changeRole } from '../../store/people/members.ts';
import type { Manage } from '../context.ts';
import { showMember } from './show.ts';

export const updateMember: Manage<'updateMember'> = ({ body, caller, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const change = { programId: ids.program_id, accountId: ids.account_id, by: caller.accountId, at: now };
    const changed = await changeRole(tx, note, { ...change, role: body.role });
    if (changed.kind === 'last_owner') throw fail('lastOwner');
    if (changed.kind !== 'done') throw fail('notFound');
    return answer(200, { data: showMember(changed.member) });
  });
