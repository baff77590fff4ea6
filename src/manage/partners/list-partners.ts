import { partnersOf } from '../../store/partners/managed.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../cursors.ts';
import { timesOf } from '../times.ts';
import { showPartner } from './show.ts';

export const listPartners: Manage<'listPartners'> = async (context) => {
  const { deps, ids, query, role, answer } = context;
  const filters = { status: query.status, ...timesOf(query) };
  const page = await readPage(
    context,
    (request) => partnersOf(deps.db, ids.program_id, filters, request),
    (partner) => showPartner(partner, role),
  );
  return answer(200, page);
};
