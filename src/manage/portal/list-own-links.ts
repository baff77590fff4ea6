import { linksOf } from '../../store/links/managed.ts';
import type { Manage } from '../context.ts';
import { showLink } from '../links/show.ts';
import { readPage } from '../cursors.ts';
import { timesOf } from '../times.ts';

export const listOwnLinks: Manage<'listOwnLinks'> = async (context) => {
  const { deps, ids, partnerId, query, answer } = context;
  const filters = { partnerId, enabled: query.enabled, ...timesOf(query) };
  const page = await readPage(context, (request) => linksOf(deps.db, ids.program_id, filters, request), showLink);
  return answer(200, page);
};
