import { markKey as mark } from '../../store/programs/managed-keys.ts';
import type { Manage } from '../context.ts';
import { showKey } from './show.ts';

export const markKey: Manage<'markKey'> = ({ body, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const change = { programId: ids.program_id, keyId: ids.key_id, rotateBy: new Date(body.rotate_by), at: now };
    const marked = await mark(tx, note, change);
    if (marked.kind === 'archived') throw fail('programArchived');
    if (marked.kind === 'not_usable') throw fail('keyNotUsable');
    if (marked.kind !== 'done') throw fail('notFound');
    return answer(200, { data: showKey(marked.key, now) });
  });
