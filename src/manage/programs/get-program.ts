import { findManagedProgram } from '../../store/programs/managed.ts';
import type { Manage } from '../context.ts';
import { showProgram } from './show.ts';

export const getProgram: Manage<'getProgram'> = async ({ deps, ids, role, answer, fail }) => {
  const program = await findManagedProgram(deps.db, ids.program_id);
  if (!program) throw fail('notFound');
  return answer(200, { data: showProgram(program, role) });
};
