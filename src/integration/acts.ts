import { readReadiness } from './readiness.ts';
import type { Manage } from '../common/context.ts';
import type { Operation } from '../common/operation.ts';

const getProgramReadiness: Manage<'getProgramReadiness'> = async ({ deps, ids, now, answer }) =>
  answer(200, { data: await readReadiness(deps.db, ids.program_id, now) });

export const readiness = { getProgramReadiness };

export const getReadiness: Operation<'getReadiness'> = async ({ deps, program, now, answer }) =>
  answer(200, await readReadiness(deps.db, program.id, now));
