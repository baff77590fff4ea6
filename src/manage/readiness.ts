import { readReadiness } from '../store/programs/readiness.ts';
import type { Manage } from './context.ts';

const getProgramReadiness: Manage<'getProgramReadiness'> = async ({ deps, ids, now, answer }) =>
  answer(200, { data: await readReadiness(deps.db, ids.program_id, now) });

export const readiness = { getProgramReadiness };
