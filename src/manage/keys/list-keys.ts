import { keysOf } from '../../store/programs/managed-keys.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../cursors.ts';
import { showKey } from './show.ts';

export const listKeys: Manage<'listKeys'> = async (context) => {
  const { deps, ids, now, answer } = context;
  const page = await readPage(
    context,
    (request) => keysOf(deps.db, ids.program_id, request),
    (key) => showKey(key, now),
  );
  return answer(200, page);
};
