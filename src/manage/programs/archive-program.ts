import { archiveProgram as archive } from '../../store/programs/managed.ts';
import type { Manage } from '../context.ts';
import { showProgram } from './show.ts';

export const archiveProgram: Manage<'archiveProgram'> = ({ ids, role, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const changed = await archive(tx, note, ids.program_id, now);
    if (changed.kind === 'missing') throw fail('notFound');
    if (changed.kind !== 'changed') throw fail('programArchived');
    return answer(200, { data: showProgram(changed.program, role) });
  });
