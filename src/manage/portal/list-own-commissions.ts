import { commissionsOf } from '../../store/commissions/list.ts';
import { commissionTotalsOf } from '../../store/commissions/totals.ts';
import type { Manage } from '../context.ts';
import { readPage } from '../cursors.ts';
import { timesOf } from '../times.ts';
import { showOwnCommission } from './show.ts';

export const listOwnCommissions: Manage<'listOwnCommissions'> = async (context) => {
  const { deps, ids, partnerId, query, now, answer } = context;
  const filter = { programId: ids.program_id, status: query.status, partnerId, ...timesOf(query) };
  const page = await readPage(
    context,
    async (request) => (await commissionsOf(deps.db, filter, request)).map(showOwnCommission),
    (commission) => commission,
  );
  // A reader of further pages has the totals from the first one.
  if (query.cursor !== undefined) return answer(200, page);
  const currencies = await commissionTotalsOf(deps.db, ids.program_id, partnerId);
  return answer(200, { ...page, totals: { currencies, as_of: now.toISOString() } });
};
