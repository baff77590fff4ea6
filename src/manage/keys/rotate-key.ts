import { rotateKey as rotate } from '../../store/programs/managed-keys.ts';
import type { Manage } from '../context.ts';
import { showKey } from './show.ts';

export const rotateKey: Manage<'rotateKey'> = ({ body, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const change = { programId: ids.program_id, rotateBy: new Date(body.rotate_by), at: now };
    const rotated = await rotate(tx, note, change);
    if (rotated.kind === 'archived') throw fail('programArchived');
    if (rotated.kind === 'two_usable') throw fail('twoKeysUsable');
    if (rotated.kind !== 'done') throw fail('notFound');
    return answer(201, { data: { key: showKey(rotated.key, now), api_key: rotated.apiKey } });
  });
