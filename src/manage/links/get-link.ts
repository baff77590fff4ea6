import { findManagedLink } from '../../store/links/managed.ts';
import type { Manage } from '../context.ts';
import { showLink } from './show.ts';

export const getLink: Manage<'getLink'> = async ({ deps, ids, answer, fail }) => {
  const link = await findManagedLink(deps.db, ids.program_id, ids.link_id);
  if (!link) throw fail('notFound');
  return answer(200, { data: showLink(link) });
};
