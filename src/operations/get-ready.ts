import { reachDatabase } from '../store/programs.ts';
import type { Operation } from './context.ts';

export const getReady: Operation<'getReady'> = async ({ answer, deps }) => {
  await reachDatabase(deps.db);
  return answer(200, { status: 'ok' });
};
