import { changeProgram } from '../../store/programs/managed.ts';
import type { Manage } from '../context.ts';
import { showProgram } from './show.ts';

export const replaceOrigins: Manage<'replaceOrigins'> = ({ body, ids, role, write, answer, fail }) =>
  write(async (tx, note) => {
    const changed = await changeProgram(tx, note, { id: ids.program_id, settings: {}, origins: () => body.origins });
    if (changed.kind === 'missing') throw fail('notFound');
    if (changed.kind !== 'changed') throw fail('programArchived');
    return answer(200, { data: showProgram(changed.program, role) });
  });
