import type { Operation } from './context.ts';
import { readReadiness } from '../store/programs/readiness.ts';

export const getReadiness: Operation<'getReadiness'> = async ({ deps, program, now, answer }) =>
  answer(200, await readReadiness(deps.db, program.id, now));
