import { commissionsOf } from '../../store/commission-list.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../pages.ts';
import { timesOf } from '../times.ts';
import { showOwnCommission } from './show.ts';

export const listOwnCommissions: Manage<'listOwnCommissions'> = async (context) => {
  const { deps, ids, partnerId, query, answer } = context;
  const filter = { programId: ids.program_id, status: query.status, partnerId, ...timesOf(query) };
  const page = await readPage(
    context,
    async (request) => (await commissionsOf(deps.db, filter, request)).map(showOwnCommission),
    (commission) => commission,
  );
  return answer(200, page);
};
