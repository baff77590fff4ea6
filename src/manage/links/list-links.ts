import { linksOf } from '../../store/links/managed.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../cursors.ts';
import { timesOf } from '../times.ts';
import { showLink } from './show.ts';

export const listLinks: Manage<'listLinks'> = async (context) => {
  const { deps, ids, query, answer } = context;
  const filters = { partnerId: query.partner_id, enabled: query.enabled, ...timesOf(query) };
  const page = await readPage(context, (request) => linksOf(deps.db, ids.program_id, filters, request), showLink);
  return answer(200, page);
};
