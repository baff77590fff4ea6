import { revokeOneKey } from '../../store/programs/managed-keys.ts';
import type { Manage } from '../context.ts';
import { showKey } from './show.ts';

export const revokeKey: Manage<'revokeKey'> = ({ ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const revoked = await revokeOneKey(tx, note, { programId: ids.program_id, keyId: ids.key_id, at: now });
    if (revoked.kind === 'last_usable') throw fail('lastKey');
    if (revoked.kind === 'not_usable') throw fail('keyNotUsable');
    if (revoked.kind !== 'done') throw fail('notFound');
    return answer(200, { data: showKey(revoked.key, now) });
  });
